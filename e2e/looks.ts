// A page as people see it: in a theme, in a language, at a size. It looks for what axe, the console and the eye find.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type AxeBuilder from "@axe-core/playwright";
import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { desk, phone } from "./journey.ts";
import { en, ko } from "./words.ts";

export type Theme = "dark" | "light";

/** Each size with a language and a theme of its own: to draw a page in the other theme takes longer than to look at it. */
export const looks = [
	{ name: "an English desk", code: "EN", words: en, viewport: desk, theme: "dark" },
	{ name: "a Korean phone", code: "KO", words: ko, viewport: phone, theme: "light" },
] as const;

export type Look = (typeof looks)[number];

/** Of many places axe looks at each in one look, the next in the next: every place and every look are seen. */
export const isTurnOf = (look: Look, place: number): boolean => looks[place % looks.length] === look;

/** What a visit is given to see a page so. */
export const seenIn = ({ code, viewport, theme }: Look) => ({ viewport, colorScheme: theme, language: code }) as const;

/** Waits until the page stands: no call in flight, no skeleton, the letters there. */
export async function untilStill(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await expect.poll(() => page.locator(".skeleton, [aria-busy=true]").count(), { timeout: 15_000 }).toBe(0);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** A colour on its way to another is neither: what moves to an end is waited for. */
export async function untilDrawn(page: Page): Promise<void> {
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
	);
}

/** Puts the open page into a theme, by what the system prefers. */
export async function wear(page: Page, theme: Theme): Promise<void> {
	await page.emulateMedia({ colorScheme: theme });
	await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
}

/** As a document knows it, once it has been put there. */
declare const axe: {
	readonly run: (context: object, options: object) => ReturnType<AxeBuilder["analyze"]>;
};

const ofAxe = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const axeSource = readFileSync(ofAxe.resolve("axe-core/axe.min.js"), "utf8");

type Asked = {
	/** A selector of the frame that `within` is in. */
	readonly frame?: string;
	/** Selectors of what is left out; what is said of the page as a whole is still asked. */
	readonly except?: readonly string[];
	/** Only what a theme changes. */
	readonly coloursOnly?: boolean;
};

/**
 * What a machine can find against people who see, hear or move otherwise: each finding with its place. `within` is a
 * selector: what lies behind a popup is nobody's to reach. A frame that cannot be looked into is a finding too.
 */
export async function accessFaults(page: Page, within = "html", asked: Asked = {}): Promise<readonly string[]> {
	for (const frame of page.frames()) await bringAxe(frame);
	await untilDrawn(page);
	return page.evaluate(
		async ([place, { frame, except = [], coloursOnly = false }]) => {
			const { violations, incomplete } = await axe.run(
				{ include: frame === undefined ? [place] : [{ fromFrames: [frame, place] }], exclude: except },
				{ resultTypes: ["violations"], ...(coloursOnly ? { runOnly: ["color-contrast"] } : {}) },
			);
			return [...violations, ...incomplete.filter(({ id }) => id === "frame-tested")].flatMap(({ id, impact, nodes }) =>
				nodes.map(
					({ target, html, failureSummary = "" }) =>
						`${impact} ${id}: ${target.join(" ")} ${html.slice(0, 120)} ${failureSummary.split("\n")[1]?.trim() ?? ""}`,
				),
			);
		},
		[within, asked] as const,
	);
}

/** Axe is put into a document once: reading it takes longer than a look. */
async function bringAxe(frame: Frame): Promise<void> {
	if (!(await frame.evaluate(() => typeof axe === "object"))) await frame.evaluate(axeSource);
}

/** Nothing sticks out at the side: a page scrolls down, never across. */
export async function expectNoSideways(page: Page): Promise<void> {
	const surplus = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(surplus).toBeLessThanOrEqual(0);
}

/**
 * Words of tables that stand on more than one line, in the columns of a desk: whoever reads a name or a sum has all of it
 * in one place. What is broken at will, as a digest is, and what has a hyphen are left out.
 */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const broken: string[] = [];
		for (const cell of document.querySelectorAll("td, th")) {
			if (getComputedStyle(cell).display !== "table-cell") continue;
			const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const { currentNode: text } = texts;
				if (text.parentElement === null || getComputedStyle(text.parentElement).wordBreak === "break-all") continue;
				for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s\u200b-]+/g)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
					if (lines.size > 1) broken.push(word);
				}
			}
		}
		return broken;
	});
