// How the tour looks at a place: opened at its address in a size and a language, seen in both themes. It answers with what
// is wrong, all of it at once, and keeps a picture of each look for the eye where
// pictures are asked for.
import { mkdirSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { phone } from "../journey.ts";
import { accessFaults, looks, type Theme, untilStill, wear } from "../looks.ts";
import { en } from "../words.ts";

/** A phone in both languages: what fits in one may stick out in the other. */
export const tourLooks = [
	...looks,
	{ name: "an English phone", code: "EN", words: en, viewport: phone, theme: "dark" },
] as const;

export type TourLook = (typeof tourLooks)[number];

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
	const heading = await place.open(page, look);
	await heading.first().waitFor();
	await untilStill(page);
	const faults = [...(await shapeFaults(page)), ...(await themeFaults(page, { place, look }))];
	return faults.map((fault) => `${look.name}: ${fault}`);
}

/** Begins with the theme the page wears. In it the page is looked at whole, in the other for what a theme changes. */
async function themeFaults(page: Page, { place, look }: Seen): Promise<readonly string[]> {
	const faults: string[] = [];
	const worn = await page.getAttribute("html", "data-theme");
	for (const theme of worn === "light" ? lightFirst : darkFirst) {
		if (theme !== worn) await wear(page, theme);
		const found = await accessFaults(page, place.within, { except: place.except ?? [], coloursOnly: theme !== worn });
		faults.push(...found.map((fault) => `${theme}: ${fault}`));
		await keep(page, `${place.name} ${look.name} ${theme}`);
	}
	return faults;
}

const [darkFirst, lightFirst]: readonly [readonly Theme[], readonly Theme[]] = [
	["dark", "light"],
	["light", "dark"],
];

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
