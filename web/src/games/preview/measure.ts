/** Whether every board fits its place in every position that we have; the answer is written into the page. */
import { mount, tick, unmount } from "svelte";
import { boards, type BoardProps } from "../index";

const files = import.meta.glob<{ default: { game: string; names: string[]; steps: any[] } }>("./fixtures/*.json");

export async function measure(width: number, height: number): Promise<void> {
  const place = document.createElement("div");
  place.style.cssText = `width:${width}px;height:${height}px;display:grid;overflow:auto`;
  const report = document.createElement("pre");
  document.body.append(place, report);
  document.documentElement.dataset.motion = "off";
  for (const [path, load] of Object.entries(files)) {
    const { default: fixture } = await load();
    const board = await boards[fixture.game]?.();
    if (!board) continue;
    for (const [number, step] of fixture.steps.entries()) {
      for (const language of ["en", "de"] as const) {
        const props: BoardProps = {
          view: step.view, names: fixture.names, me: step.me, turn: step.turn, events: [], language, preview: null,
          choices: step[language].choices.map((choice: any) => ({ ...choice, allowed: !choice.refusal, reason: choice.refusal })),
          onchoose: () => {}, onrefused: () => {}, onpreview: () => {},
        };
        const shown = mount(board.default, { target: place, props });
        await tick();
        const small = [...place.querySelectorAll("button")].filter((button) => {
          const box = button.getBoundingClientRect();
          return box.width < 24 || box.height < 24 || button.offsetHeight < 43 || button.offsetWidth < 43;
        });
        if (place.scrollHeight > height || place.scrollWidth > width || small.length > 0) {
          const sizes = small.map((button) => `${button.className} ${button.offsetWidth}x${button.offsetHeight}`);
          report.textContent += `${path} ${number} ${step.label} ${language}: ${place.scrollWidth}x${place.scrollHeight} ${[...new Set(sizes)].join("; ")}\n`;
        }
        await unmount(shown);
      }
    }
  }
  report.textContent += "measured";
}
