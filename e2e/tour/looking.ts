// How the tour looks at a place: opened at its address in a size, a language and a theme. It answers with what is wrong,
// all of it at once, and keeps a picture of each look for the eye where pictures are asked for.
import { mkdirSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { desk, phone } from "../journey.ts";
import { accessFaults, type Theme, untilStill, wear } from "../looks.ts";
import { en, ko, type Words } from "../words.ts";

export type Size = "desk" | "phone";

export type TourLook = {
	readonly name: string;
	readonly size: Size;
	readonly theme: Theme;
	readonly code: "EN" | "KO";
	readonly words: Words;
};

export const viewports = { desk, phone } as const;

const look = (size: Size, theme: Theme, code: TourLook["code"]): TourLook => ({
	name: `a ${theme} ${code === "EN" ? "English" : "Korean"} ${size}`,
	size,
	theme,
	code,
	words: code === "EN" ? en : ko,
});

/** Neighbours differ in size and language: what fits on one may stick out on the other. */
export const tourLooks = [
	look("desk", "dark", "EN"),
	look("phone", "light", "KO"),
	look("desk", "light", "KO"),
	look("phone", "dark", "EN"),
	look("desk", "dark", "KO"),
	look("phone", "light", "EN"),
	look("desk", "light", "EN"),
	look("phone", "dark", "KO"),
] as const;

export type Place = {
	readonly name: string;
	/** Opens it; resolves with the heading that must stand there. */
	readonly open: (page: Page, look: TourLook) => Promise<Locator>;
	/** A selector: the popup, where what lies behind it is nobody's to reach. */
	readonly within?: string;
	/** Selectors: what stands around every page, where the same window has been looked at with it. */
	readonly except?: readonly string[];
};

const folder = ".cache/tour";
const mostShift = 0.1;

type Seen = { readonly place: Place; readonly look: TourLook };

/** Everything that is wrong with a place in a look. */
export async function faultsOf(page: Page, { place, look }: Seen): Promise<readonly string[]> {
	await page.emulateMedia({ colorScheme: look.theme });
	const heading = await place.open(page, look);
	await heading.first().waitFor();
	await untilStill(page);
	await wear(page, look.theme);
	const faults = [
		...(await shapeFaults(page)),
		...(await accessFaults(page, place.within, { except: place.except ?? [] })),
	];
	await keep(page, `${place.name} ${look.name}`);
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
		...(shift >= mostShift ? [`jumps while it comes: a layout shift of ${shift.toFixed(3)} (${moved})`] : []),
	];
}

/** What has moved until now is forgotten: what moves from here on is the next place's. */
export const forgetShifts = (page: Page): Promise<void> =>
	page.evaluate(() => {
		Reflect.set(window, "layoutShift", 0);
		Reflect.set(window, "whatMoved", "");
	});

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
