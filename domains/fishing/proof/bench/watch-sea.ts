// Looks at a sea from inside its page: what it says it shows each second, and what its frames take.
import type { Browser, CDPSession, Page } from "playwright-core";
import * as z from "zod/mini";

/**
 * Runs in the page before its scripts: WebGL is told everything, draws nothing, and its canvas is none of the page's, for without a
 * graphics card the page itself would read every picture back from the software that drew it.
 */
export function swallowDrawing(): void {
	const nothing = { drawElements() {}, drawArrays() {}, clear() {} };
	for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) Object.assign(prototype, nothing);
	const own = HTMLCanvasElement.prototype.getContext;
	const aside = new WeakMap<HTMLCanvasElement, HTMLCanvasElement>();
	Object.assign(HTMLCanvasElement.prototype, {
		getContext(this: HTMLCanvasElement, ...args: unknown[]): unknown {
			if (!String(args[0]).startsWith("webgl")) return Reflect.apply(own, this, args);
			const other = aside.get(this) ?? document.createElement("canvas");
			aside.set(this, other);
			return Reflect.apply(own, other, args);
		},
	});
}

/** Runs in the page before its scripts: every callback of a frame is timed, with the count of fish that the canvas tells. */
export function countFrames(): void {
	const frames: { at: number; script: number; fish: number }[] = [];
	Object.assign(window, { seaFrames: frames });
	const own = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) =>
		own((at) => {
			const began = performance.now();
			callback(at);
			const script = performance.now() - began;
			const last = frames.at(-1);
			const sea = document.querySelector("canvas")?.dataset.sea;
			if (sea === undefined) return;
			if (last?.at === at) last.script += script;
			else frames.push({ at, script, fish: Number(sea.split(" ")[1]?.split("-")[0]) });
		});
}

/** Runs in the page: keeps what the canvas says, by the second. */
export function keepSeas(): void {
	const seas: Record<string, string> = {};
	Object.assign(window, { seas });
	const canvas = document.querySelector("canvas");
	// No function of its own here has a name: the translation of the sources would call a helper that no page has.
	if (canvas !== null)
		new MutationObserver(() => {
			const [second = "", digest = ""] = canvas.dataset.sea?.split(" ") ?? [];
			if (second !== "") seas[second] = digest;
		}).observe(canvas, { attributeFilter: ["data-sea"] });
}

export async function readSeas(page: Page): Promise<ReadonlyMap<string, string>> {
	const kept = await page.evaluate((): unknown => Reflect.get(window, "seas"));
	return new Map(Object.entries(z.parse(z.record(z.string(), z.string()), kept)));
}

const frame = z.object({ at: z.number(), script: z.number(), fish: z.number() });

export async function readFrames(page: Page): Promise<readonly z.infer<typeof frame>[]> {
	return z.parse(z.array(frame), await page.evaluate((): unknown => Reflect.get(window, "seaFrames")));
}

/** Seconds of the page's main thread until now: all script, and all work; when that was, by the browser and by the page's own clock. */
export type Spent = { readonly script: number; readonly task: number; readonly at: number; readonly page: number };

export async function readSpent(wire: CDPSession): Promise<Spent> {
	const { metrics } = await wire.send("Performance.getMetrics");
	const { result } = await wire.send("Runtime.evaluate", { expression: "performance.now()" });
	const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
	return {
		script: of("ScriptDuration"),
		task: of("TaskDuration"),
		at: of("Timestamp"),
		page: z.parse(z.number(), result.value),
	};
}

const traced = z.object({
	traceEvents: z.array(
		z.object({
			name: z.string(),
			ph: z.string(),
			pid: z.number(),
			tid: z.number(),
			tdur: z.optional(z.number()),
			args: z.optional(z.looseObject({ name: z.optional(z.unknown()) })),
		}),
	),
});

/** The tasks of a page's main thread meanwhile: milliseconds that each had the processor. */
export async function readTasks(
	browser: Browser,
	page: Page,
	meanwhile: () => Promise<void>,
): Promise<readonly { readonly name: string; readonly spent: number }[]> {
	await browser.startTracing(page, { categories: ["devtools.timeline", "toplevel"] });
	await meanwhile();
	const { traceEvents } = z.parse(traced, JSON.parse((await browser.stopTracing()).toString()));
	const threads = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
	const busy = new Map<number, number>();
	for (const { pid, name } of traceEvents) if (name === "FireAnimationFrame") busy.set(pid, (busy.get(pid) ?? 0) + 1);
	const [pid] = [...busy].sort(([, a], [, b]) => b - a)[0] ?? [];
	const main = threads.find((one) => one.pid === pid);
	return traceEvents.flatMap(({ name, ph, tdur, ...of }) =>
		ph === "X" && tdur !== undefined && of.pid === main?.pid && of.tid === main.tid
			? [{ name, spent: tdur / 1_000 }]
			: [],
	);
}
