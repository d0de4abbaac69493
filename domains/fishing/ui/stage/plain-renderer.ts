// The renderer without WebGL, in a part of its own.
export { CanvasRenderer } from "pixi.js";
