/** A picture of a result to share, drawn on a canvas: the scene of the game, who came where, and how it went. */
import { FIGURES, lookOf, ROBOT } from "./figures";

export interface Picture {
  title: string;
  headline: string;
  places: { rank: number; name: string; score: string; look: string; bot: boolean; seat: number }[];
  course: number[][] | null;
  scene: SVGElement | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const PAPER = "#f5eddf";
const INK = "#2a2620";
const QUIET = "#625948";
const GROUNDS = ["#f0b9a6", "#b4d0ec", "#bfdfb4", "#d6c3ec", "#f1da94", "#c6d0d6", "#a9ded8", "#f2bfd2"];
const LINES = ["#c4513a", "#4a82b4", "#5c9a5c", "#9a6fb8", "#b08a2c", "#7b8b91"];
const FILLS: Record<string, string> = { orange: "#dd7a2e", cream: "#fff6e3", ink: INK, brown: "#8a5a35", amber: "#f0b429", grey: "#7f8b94", rose: "#e98d88", green: "#5b9a4e", white: "#ffffff", blue: "#4f86bd" };

type Paper = CanvasRenderingContext2D;

function font(paper: Paper, weight: number, size: number, display = true): void {
  paper.font = `${weight} ${size}px ${display ? '"Bricolage Grotesque Variable"' : '"Instrument Sans Variable"'}, sans-serif`;
}

function face(paper: Paper, { look, bot, name, seat }: Picture["places"][number], x: number, y: number, size: number): void {
  const found = bot ? null : lookOf(look);
  const layers = bot ? ROBOT : found ? FIGURES[found.figure]! : [];
  paper.save();
  paper.translate(x, y);
  paper.scale(size / 48, size / 48);
  paper.beginPath();
  paper.roundRect(0, 0, 48, 48, 12);
  paper.fillStyle = bot ? "#dcd3c2" : GROUNDS[found?.colour ?? seat % 6]!;
  paper.fill();
  paper.clip();
  paper.translate(5, 5.5);
  paper.scale(0.79, 0.79);
  for (const [fill, path] of layers) {
    const shape = new Path2D(path);
    paper.strokeStyle = INK;
    paper.lineWidth = 2;
    paper.lineCap = "round";
    if (fill === "line") paper.stroke(shape);
    else {
      paper.fillStyle = FILLS[fill]!;
      paper.fill(shape);
    }
  }
  if (!layers.length) {
    font(paper, 750, 26);
    paper.fillStyle = INK;
    paper.textAlign = "center";
    paper.fillText((name[0] ?? "?").toUpperCase(), 24, 33);
  }
  paper.restore();
}

function lines(paper: Paper, course: number[][], x: number, y: number, width: number, height: number): void {
  const most = Math.max(1, ...course.flat());
  course.forEach((line, seat) => {
    paper.beginPath();
    line.forEach((value, n) => paper.lineTo(x + (n / Math.max(1, line.length - 1)) * width, y + height - (Math.max(0, value) / most) * height));
    paper.strokeStyle = LINES[seat % 6]!;
    paper.lineWidth = 5;
    paper.lineJoin = "round";
    paper.setLineDash([[], [14, 8], [4, 8], [20, 6, 4, 6], [2, 6], [24, 8]][seat % 6]!);
    paper.stroke();
  });
  paper.setLineDash([]);
}

async function drawn(scene: SVGElement): Promise<HTMLImageElement> {
  const copy = scene.cloneNode(true) as SVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "720");
  copy.setAttribute("height", "400");
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** The picture as a PNG file. */
export async function pictureOf(picture: Picture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paper = canvas.getContext("2d")!;
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  if (picture.scene) {
    const image = await drawn(picture.scene);
    paper.drawImage(image, 217, 0, 286, 400, 0, 0, 450, HEIGHT);
    // The paper's edge is cut by hand.
    paper.beginPath();
    paper.moveTo(450, 0);
    [424, 446, 428, 450, 430].forEach((x, n) => paper.lineTo(x, ((n + 1) * HEIGHT) / 5));
    paper.lineTo(470, HEIGHT);
    paper.lineTo(470, 0);
    paper.fill();
  }
  const left = 490;
  paper.fillStyle = QUIET;
  font(paper, 500, 28, false);
  paper.fillText(picture.title, left, 78);
  paper.fillStyle = INK;
  for (let size = 64; size >= 34; size -= 3) {
    font(paper, 800, size);
    if (paper.measureText(picture.headline).width <= WIDTH - left - 40) break;
  }
  paper.fillText(picture.headline, left, 146, WIDTH - left - 40);
  const step = Math.min(62, 260 / picture.places.length);
  picture.places.forEach((one, n) => {
    const top = 178 + n * step;
    const size = step - 10;
    face(paper, one, left, top, size);
    paper.fillStyle = INK;
    font(paper, one.rank === 1 ? 800 : 600, Math.min(32, size * 0.62));
    const base = top + size * 0.68;
    paper.fillText(`${one.rank}. ${one.name}`, left + size + 18, base, 400);
    paper.textAlign = "right";
    paper.fillText(one.score, WIDTH - 48, base);
    paper.textAlign = "left";
  });
  if (picture.course) lines(paper, picture.course, left, 200 + picture.places.length * step, WIDTH - left - 48, HEIGHT - 290 - picture.places.length * step);
  font(paper, 800, 30);
  paper.fillStyle = INK;
  paper.fillText("Bauhof", left, HEIGHT - 36);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error())), "image/png"));
}

/** Share a picture where the system can, else save it. */
export async function share(blob: Blob, title: string): Promise<void> {
  const file = new File([blob], "bauhof.png", { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => {}); // nobody has to
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
