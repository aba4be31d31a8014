import "@fontsource-variable/bricolage-grotesque";
import "@fontsource-variable/instrument-sans";
import { mount } from "svelte";
import "./theme.css";
import "./shell/base.css";
import App from "./shell/App.svelte";
import { settings } from "./shell/settings.svelte";

await settings.speak();
mount(App, { target: document.getElementById("app")! });
