// What draws the stage: WebGL, or a plain canvas in a browser that has none, such as where the graphics card is blocked.
// The plain one is slower and shows the same; its code is loaded only there.
import { isWebGLSupported, type Renderer, type RendererOptions, WebGLRenderer } from "pixi.js";

export async function openRenderer(options: Partial<RendererOptions>): Promise<Renderer> {
	const renderer = isWebGLSupported()
		? new WebGLRenderer()
		: new (await import("./plain-renderer.ts")).CanvasRenderer();
	await renderer.init(options);
	return renderer;
}
