// A slot game in its frame, as a person finds it: by what its controls are called.
import type { FrameLocator, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import * as z from "zod/mini";
import { spinSlot } from "#slots/contract";
import { gameFrame } from "./journey.ts";
import { en } from "./words.ts";

export type SlotWords = Pick<typeof en.slots, "controls" | "spin" | "skip" | "balance" | "win" | "stake">;
export type SpinAnswer = z.infer<typeof answered>["value"];

const answered = z.object({ success: z.literal(true), value: spinSlot.output });
const patience = { timeout: 20_000, interval: 50 };

export type Slot = {
	readonly frame: FrameLocator;
	/** The large button while the game waits for a spin. */
	readonly spin: Locator;
	/** The large button while a round is shown. */
	readonly skip: Locator;
	readonly figure: (name: "balance" | "win" | "stake") => Locator;
};

export function slotIn(page: Page, words: SlotWords = en.slots): Slot {
	const frame = gameFrame(page.locator("#content"));
	const figures = frame.getByRole("region", { name: words.controls }).locator("dl");
	return {
		frame,
		spin: frame.getByRole("button", { name: words.spin, exact: true }),
		skip: frame.getByRole("button", { name: words.skip, exact: true }),
		figure: (name) => figures.filter({ has: frame.getByText(words[name], { exact: true }) }).locator("dd"),
	};
}

/** Resolves when the game stands and waits for a spin. */
export async function untilReady(slot: Slot): Promise<void> {
	await expect.poll(() => isReady(slot), patience).toBe(true);
}

/** Presses what starts a round, and waits until it has been shown to its end. */
export async function playRound(page: Page, press: (slot: Slot) => Promise<void>): Promise<SpinAnswer> {
	const slot = slotIn(page);
	await untilReady(slot);
	const answer = nextSpin(page);
	await press(slot);
	const value = await answer;
	await untilShown(slot);
	return value;
}

/** The answer to the next spin that this page sends. */
export async function nextSpin(page: Page): Promise<SpinAnswer> {
	const response = await page.waitForResponse((candidate) => isSpin(candidate.url()) && candidate.ok());
	return z.parse(answered, await response.json()).value;
}

export const isSpin = (url: string): boolean => new URL(url).pathname === spinSlot.path;

/** Resolves when the round has been shown to its end, which with all its motion takes the longer the more it won. */
export const untilShown = (slot: Slot, { timeout }: { readonly timeout: number } = patience): Promise<void> =>
	expect.poll(() => isReady(slot), { ...patience, timeout }).toBe(true);

const isReady = async ({ spin }: Slot): Promise<boolean> => (await spin.isVisible()) && (await spin.isEnabled());

/** The amount a figure shows, in minor units of a currency with two decimals. */
export async function amountIn(figure: Locator): Promise<bigint> {
	return minorOf((await figure.textContent()) ?? "");
}

/** "P 1,250.50" is 125050. */
export function minorOf(text: string): bigint {
	const plain = /([0-9][0-9,]*)\.([0-9]{2})/.exec(text);
	if (plain === null) throw new Error(`no amount in "${text}"`);
	return BigInt(`${plain[1]}${plain[2]}`.replaceAll(",", ""));
}
