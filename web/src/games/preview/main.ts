import { mount } from "svelte";
import "@fontsource-variable/bricolage-grotesque";
import "@fontsource-variable/instrument-sans";
import "../../theme.css";
import "./page.css";
import Preview from "./Preview.svelte";

const size = new URLSearchParams(location.search).get("measure");
if (size) {
  const [width = 940, height = 560] = size.split("x").map(Number);
  void import("./measure").then(({ measure }) => measure(width, height));
} else {
  mount(Preview, { target: document.body });
}
