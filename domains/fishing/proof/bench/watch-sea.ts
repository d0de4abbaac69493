// Looks at a sea from inside its page: what it says it shows each second, and what its frames take.
import type { Page } from "playwright-core";
import * as z from "zod/mini";

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
