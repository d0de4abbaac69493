// A part of its own: who has WebGL never loads it.
export { CanvasRenderer } from "pixi.js";
