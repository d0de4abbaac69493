// Every instant game played once for money in its frame; one round seen again, its seed revealed, and checked on the page
// that needs no server.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
	betCrash,
	betOriginal,
	cashOutOriginal,
	enterCrash,
	type PlayedOriginal,
	stepOriginal,
} from "#originals/contract";
import { launch, registerPerson } from "../../../e2e/caller.ts";
import { expectNoFaults, keepPicture, openStage, smallDesk } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en, says } from "../../../e2e/words.ts";

const stage = openStage();
const { act, crash, fair, game: names, mines, verify } = en.originals;
/** A flight to 10,000 times takes 154 seconds, and the bet waits for the next one. */
const longFlight = 200_000;
const answered = z.object({ success: z.literal(true), value: betOriginal.output });

/** The answer to what is pressed. */
async function answerOf(page: Page, path: string, press: () => Promise<void>): Promise<PlayedOriginal> {
	const response = page.waitForResponse((one) => new URL(one.url()).pathname === path && one.ok());
	await press();
	return z.parse(answered, await (await response).json()).value;
}

const main = (page: Page, words: string) => page.getByRole("button", { name: new RegExp(`^${words}`) });
const bet = (page: Page) => answerOf(page, betOriginal.path, () => main(page, act.bet).click());

async function openGame(page: Page, game: string, token: string): Promise<void> {
	// From the frame of another game its address alone would change, and nothing be loaded.
	await page.goto("/mark.svg");
	await page.goto(`/arcade/#launch=${token}`);
	await page.getByRole("heading", { name: game, level: 1 }).waitFor({ state: "attached" });
}

describe("the instant games", () => {
	it("are each played for money, and a round is checked without the server", async () => {
		const visit = await stage.visit({ viewport: smallDesk });
		const { page } = visit;
		const person = await registerPerson();
		for (const [code, name] of Object.entries(names)) {
			if (code === "crash") continue;
			await openGame(page, name, await launch(code, person.client));
			const { round } = await bet(page);
			const least = ["dice", "mines", "hi-lo"].includes(code) ? "2.00" : "1.00";
			expect(round).toMatchObject({ payTable: `${code}@1`, mode: "real", stake: least });
			if (code === "mines") await openCell(page);
			if (code === "hi-lo") await callCard(page);
			await main(page, act.bet).waitFor();
			if (code === "keno") expect(await accessFaults(page, "main")).toEqual([]);
			await keepPicture(page, `instant game ${code}`);
		}
		await openGame(page, names.dice, await launch("dice", person.client));
		const { round } = await bet(page);
		await seeAgain(page);
		await checkOnItsOwn(page, round);
		expectNoFaults(visit);
	});

	it("crash is everybody's: a bet is decided by the flight, and a round is checked with its seed", async () => {
		const visit = await stage.visit({ viewport: smallDesk });
		const { page } = visit;
		const person = await registerPerson();
		await page.goto(`/arcade/#launch=${await launch("crash", person.client)}`);
		await page.getByRole("heading", { name: names.crash, level: 1 }).waitFor({ state: "attached" });
		const target = page.getByLabel(crash.target);
		await target.fill("1.01");
		await target.blur();
		await page.getByRole("button", { name: act.bet, exact: true, disabled: false }).waitFor({ timeout: longFlight });
		await keepPicture(page, "instant game crash");
		expect(await accessFaults(page, "main")).toEqual([]);
		const decided = page.waitForResponse(
			async (one) =>
				new URL(one.url()).pathname === enterCrash.path && /"state":"(?:taken|lost)"/.test(await one.text()),
			{ timeout: longFlight },
		);
		const placed = page.waitForResponse((one) => new URL(one.url()).pathname === betCrash.path && one.ok());
		await main(page, act.bet).click();
		await placed;
		await decided;
		await page.getByRole("list", { name: crash.past }).getByRole("listitem").first().waitFor({ timeout: longFlight });
		await keepPicture(page, "instant game crash, decided");
		await openMenu(page, fair.title);
		const link = page.getByRole("link", { name: fair.check, exact: true }).first();
		await link.waitFor();
		await page.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
		await page.getByRole("heading", { name: verify.title, exact: true }).waitFor();
		await page.getByText(/"game":"crash"/).waitFor();
		expectNoFaults(visit);
	}, 400_000);
});

/** One cell, and out with what it stands at where it was none of the mines. */
async function openCell(page: Page): Promise<void> {
	const cell = page.getByRole("button", { name: says(mines.closed, { row: 2, column: 3 }) });
	const { round } = await answerOf(page, stepOriginal.path, () => cell.click());
	if (!round.open) return;
	const ended = await answerOf(page, cashOutOriginal.path, () => main(page, act.cashOut).click());
	expect(ended.round).toMatchObject({ open: false, win: "2.22" });
}

async function callCard(page: Page): Promise<void> {
	const { round } = await answerOf(page, stepOriginal.path, () =>
		page
			.getByRole("button", { name: /^(?:Higher|Lower)/ })
			.first()
			.click(),
	);
	if (round.open) await answerOf(page, cashOutOriginal.path, () => main(page, act.cashOut).click());
}

async function openMenu(page: Page, item: string): Promise<void> {
	await page.getByRole("button", { name: en.slots.menu.open, exact: true }).click();
	await page.getByRole("button", { name: item, exact: true }).click();
}

/** The newest of the past rounds, shown again and marked as such. */
async function seeAgain(page: Page): Promise<void> {
	await main(page, act.bet).waitFor();
	await openMenu(page, en.slots.menu.history);
	await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").first().click();
	await page.getByText(en.slots.replay, { exact: true }).waitFor();
	await openMenu(page, fair.title);
	await page.getByText(fair.hidden, { exact: true }).waitFor();
}

/** Rotates, follows the link of the round, and finds the same hash and the same roll on the page of its own. */
async function checkOnItsOwn(page: Page, round: PlayedOriginal["round"]): Promise<void> {
	const [placed, drawn] = round.events;
	if (placed?.type !== "bet" || drawn?.type !== "outcome") throw new Error("a round without its bet");
	await page.getByRole("button", { name: fair.rotate, exact: true }).click();
	const link = page.getByRole("link", { name: fair.check, exact: true });
	await link.waitFor();
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await keepPicture(page, "fairness panel");
	await page.goto(new URL((await link.getAttribute("href")) ?? "", page.url()).href);
	await page.getByRole("heading", { name: verify.title, exact: true }).waitFor();
	await page.getByText(placed.fair.serverHash, { exact: true }).waitFor();
	await page.getByText(JSON.stringify(drawn.outcome), { exact: true }).waitFor();
	expect(await accessFaults(page, "main")).toEqual([]);
	const letters = page.evaluate(async () => (await document.fonts.load('1rem "Pretendard Variable"', "확")).length);
	expect(await letters).toBe(1);
	await keepPicture(page, "verifier");
}
