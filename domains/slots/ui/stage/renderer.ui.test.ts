// Which renderer draws the stage: WebGL where there is one, else a plain canvas that draws as well.
import { CanvasRenderer, Container, Graphics, WebGLRenderer } from "pixi.js";
import { afterEach, expect, it, vi } from "vitest";
import { openRenderer } from "./renderer.ts";

const browser = vi.hoisted(() => ({ webGL: false }));

// Pixi asks the browser once and remembers it for all tests.
vi.mock("pixi.js", async (original) => ({
	...(await original<typeof import("pixi.js")>()),
	isWebGLSupported: () => browser.webGL,
}));

afterEach(() => void vi.restoreAllMocks());

const options = { width: 40, height: 20, resolution: 1 } as const;

/** A browser whose canvas knows two dimensions; answers what is done with them, in order. */
function plainBrowser(): string[] {
	const did: string[] = [];
	const note = (name: string) => () => {
		did.push(name);
		return null;
	};
	const flat = new Proxy({}, { get: (_, name) => note(String(name)), set: () => true });
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((kind) =>
		String(kind) === "2d" ? Object.assign(flat) : null,
	);
	return did;
}

it("without WebGL a plain canvas of the wanted size draws what is on the stage", async () => {
	browser.webGL = false;
	const did = plainBrowser();
	const renderer = await openRenderer(options);
	expect(renderer instanceof CanvasRenderer).toBe(true);
	expect([renderer.canvas.width, renderer.canvas.height]).toEqual([40, 20]);
	const stage = new Container();
	stage.addChild(new Graphics().rect(1, 2, 3, 4).fill(0xffffff));
	did.length = 0;
	renderer.render(stage);
	expect(did).toContain("fill");
	renderer.destroy();
});

it("with WebGL it is that which is opened, as it is told", async () => {
	browser.webGL = true;
	const init = vi.spyOn(WebGLRenderer.prototype, "init").mockResolvedValue();
	expect((await openRenderer(options)) instanceof WebGLRenderer).toBe(true);
	expect(init.mock.calls).toEqual([[options]]);
});
