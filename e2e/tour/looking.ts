// How the tour looks at a place: opened at its address in a size and a language, seen in both themes. It answers with what
// is wrong, all of it at once, and keeps a picture of each look for the eye where
// pictures are asked for.
import { mkdirSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { accessFaults, untilDrawn, untilStill } from "../looks.ts";
import { en, ko, type Words } from "../words.ts";

export type Look = {
	readonly name: string;
	readonly viewport: { readonly width: number; readonly height: number };
	readonly code: "EN" | "KO";
	readonly words: Words;
	readonly themes: readonly ("dark" | "light")[];
	/** The first theme is looked at whole, the second for what a theme changes: its colours. Once in one language is enough. */
	readonly access: boolean;
};

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

export const looks: readonly [Look, ...Look[]] = [
	{ name: "desk", viewport: desk, code: "EN", words: en, themes: ["dark", "light"], access: true },
	{ name: "phone", viewport: phone, code: "EN", words: en, themes: ["light", "dark"], access: true },
	{ name: "phone-ko", viewport: phone, code: "KO", words: ko, themes: ["dark"], access: false },
];

export type Place = {
	readonly name: string;
	/** Opens it; resolves with the heading that must stand there. */
	readonly open: (page: Page, look: Look) => Promise<Locator>;
	/** A selector: the popup, where what lies behind it is nobody's to reach. */
	readonly within?: string;
};

const folder = ".cache/tour";
const mostShift = 0.1;

/** Everything that is wrong with a place in a look. */
export async function faultsOf(page: Page, { place, look }: { place: Place; look: Look }): Promise<readonly string[]> {
	const heading = await place.open(page, look);
	await heading.first().waitFor();
	await untilStill(page);
	const faults: string[] = [...(await shapeFaults(page))];
	for (const [index, theme] of look.themes.entries()) {
		await page.emulateMedia({ colorScheme: theme });
		await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
		await untilDrawn(page);
		if (look.access) faults.push(...(await accessFaults(page, place.within, { coloursOnly: index > 0 })));
		await keep(page, `${place.name} ${look.name} ${theme}`);
	}
	await page.emulateMedia({ colorScheme: look.themes[0] ?? "dark" });
	return faults.map((fault) => `${look.name}: ${fault}`);
}

async function shapeFaults(page: Page): Promise<readonly string[]> {
	const { surplus, shift, moved } = await page.evaluate(() => ({
		surplus: document.documentElement.scrollWidth - document.documentElement.clientWidth,
		shift: Number(Reflect.get(window, "layoutShift") ?? 0),
		moved: String(Reflect.get(window, "whatMoved") ?? ""),
	}));
	return [
		...(surplus > 0 ? [`sticks out at the side by ${surplus} px`] : []),
		...(shift >= mostShift ? [`jumps while it loads: a layout shift of ${shift.toFixed(3)} (${moved})`] : []),
	];
}

/** Adds up what moves by itself, from the first paint on. Call it before a page opens. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Reflect.set(window, "layoutShift", 0);
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (Reflect.get(entry, "hadRecentInput") === true) continue;
				const sum = Number(Reflect.get(window, "layoutShift")) + Number(Reflect.get(entry, "value"));
				Reflect.set(window, "layoutShift", sum);
				const sources: unknown = Reflect.get(entry, "sources");
				const nodes = Array.isArray(sources) ? sources.map((source) => Reflect.get(source, "node")) : [];
				const names = nodes.map((node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "?"));
				Reflect.set(window, "whatMoved", `${Reflect.get(window, "whatMoved") ?? ""} ${names.join(" ")}`);
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

async function keep(page: Page, name: string): Promise<void> {
	if (process.env.PICTURES !== "1") return;
	mkdirSync(folder, { recursive: true });
	const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
	await page.screenshot({ path: `${folder}/${file}.png` });
}
