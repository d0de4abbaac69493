// From the front page to a paid bet on a match: found in its hall, tapped, staked, seen among one's own, sold in part. A visitor tries
// the same for free.
import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { cashOutSportsBet, placeSportsBet } from "#sportsbook/contract";
import { registerPerson } from "../../../e2e/caller.ts";
import { expectHeaderBalance } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, gameFrame, keepPicture, openStage, phone, smallDesk } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en, says } from "../../../e2e/words.ts";

const stage = openStage();
const { bets, nav, slip, title } = en.sportsbook;
const { tile } = en.games;
const placed = z.object({ success: z.literal(true), value: placeSportsBet.output });
const sold = z.object({ success: z.literal(true), value: cashOutSportsBet.output });
const patience = 60_000;

/** From the front page by the hall to the book. */
async function comeToTheBook(page: Page): Promise<FrameLocator> {
	await page.goto("/index");
	await page.locator('a[href="/sports"]:visible').first().click();
	const play = page.getByRole("button", { name: says(tile.playName, { name: title }), exact: true }).first();
	await play.click();
	const frame = gameFrame(page);
	await frame.getByRole("heading", { name: title, level: 1 }).waitFor({ state: "attached" });
	return frame;
}

/** The first price of a match to come: nothing stops a bet before it begins. */
async function betOnWhatComes(page: Page, frame: FrameLocator, { isPhone }: { readonly isPhone: boolean }) {
	const coming = frame.getByRole("region", { name: nav.coming });
	await coming.locator("button[data-odds]:enabled").nth(6).click();
	if (isPhone) await frame.getByRole("button", { name: says(slip.count, { count: "1" }), exact: true }).click();
	const answer = page.waitForResponse((one) => new URL(one.url()).pathname === placeSportsBet.path && one.ok(), {
		timeout: patience,
	});
	await frame.getByRole("button", { name: slip.place, exact: true }).last().click();
	return z.parse(placed, await (await answer).json()).value;
}

/** Forty hundredths of it, among one's own bets. */
async function sellAPart(page: Page, frame: FrameLocator) {
	await frame.getByRole("button", { name: nav.bets, exact: true }).click();
	const part = frame.getByRole("slider", { name: bets.part });
	await part.waitFor();
	await part.fill("40");
	const answer = page.waitForResponse((one) => new URL(one.url()).pathname === cashOutSportsBet.path && one.ok(), {
		timeout: patience,
	});
	await frame.getByRole("button", { name: says(bets.cashOut) }).click();
	return z.parse(sold, await (await answer).json()).value;
}

describe("a bet on a match", () => {
	it.each([
		["desk", smallDesk],
		["phone", phone],
	] as const)(
		"is found, paid, and sold in part (%s)",
		async (name, viewport) => {
			const visit = await stage.visit({ viewport });
			const { page } = visit;
			await arriveAs(visit, await registerPerson());
			const frame = await comeToTheBook(page);
			await keepPicture(page, `sportsbook ${name}, matches`);
			const { bet, balance } = await betOnWhatComes(page, frame, { isPhone: name === "phone" });
			expect([bet.state, bet.stake, balance]).toEqual(["open", "5.00", "9995.00"]);
			await keepPicture(page, `sportsbook ${name}, placed`);
			if (name === "desk") await expectHeaderBalance(page, 999_500n);
			if (name === "phone") await page.keyboard.press("Escape");
			const { bet: left, paid } = await sellAPart(page, frame);
			expect([left.state, left.sold]).toEqual(["open", 40]);
			expect(Number(paid)).toBeGreaterThan(1);
			expect(Number(paid)).toBeLessThan(2.1);
			await keepPicture(page, `sportsbook ${name}, sold in part`);
			expect(await accessFaults(page, "main")).toEqual([]);
			expectNoFaults(visit);
		},
		3 * patience,
	);

	it("is tried for free by a visitor, who touches no money", async () => {
		const visit = await stage.visit({ viewport: smallDesk });
		const { page } = visit;
		await page.goto("/sports");
		const trial = page.getByRole("button", { name: says(tile.demoName, { name: title }), exact: true }).first();
		await trial.focus();
		await trial.click();
		const frame = gameFrame(page);
		await frame.getByRole("heading", { name: title, level: 1 }).waitFor({ state: "attached" });
		const { bet } = await betOnWhatComes(page, frame, { isPhone: false });
		expect(bet.state).toBe("open");
		expectNoFaults(visit);
	});
});
