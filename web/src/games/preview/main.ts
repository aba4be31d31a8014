import { mount } from "svelte";
import "@fontsource-variable/bricolage-grotesque";
import "@fontsource-variable/nunito-sans";
import "./theme.css";
import Preview from "./Preview.svelte";

mount(Preview, { target: document.body });
