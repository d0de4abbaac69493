// A lottery from the lobby to a draw that anybody can check: found on its hall, bet on by hand, drawn by the clock, paid and told,
// seen among one's bets, its draw computed again on the page that needs no server.
import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { placeLotteryBet } from "#lottery/contract";
import { registerPerson } from "../../../e2e/caller.ts";
import { expectHeaderBalance } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, gameFrame, keepPicture, openStage, phone, smallDesk } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en, says } from "../../../e2e/words.ts";
import { isWhole, turnOf } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const { bets, cart, draw, game, group, hall, quick, results, row, verify } = en.lottery;
/** A minute to the draw, and what a busy machine takes. */
const drawn = 120_000;
const answered = z.object({ success: z.literal(true), value: placeLotteryBet.output });

/** From the front page by the hall to the game. */
async function comeToTheGame(page: Page): Promise<FrameLocator> {
	await page.goto("/index");
	await page.locator('a[href^="/lottery"]:visible').first().click();
	await page.getByRole("link", { name: says(hall.playName, { name: game.TSFFC }), exact: true }).click();
	const frame = gameFrame(page);
	await frame.getByRole("heading", { name: game.TSFFC, level: 1 }).waitFor({ state: "attached" });
	return frame;
}

/** Every digit of the last place, ten bets of 2.00: the draw pays one of them 19.50. */
async function betEveryDigit(page: Page, frame: FrameLocator) {
	await frame.getByRole("button", { name: group.FixedPlace, exact: true }).first().click();
	await frame.getByRole("button", { name: says(quick.of, { row: row.place5, pick: quick.all }), exact: true }).click();
	const bet = frame.getByRole("button", { name: cart.betNow, exact: true, disabled: false });
	await bet.waitFor({ timeout: drawn });
	await bet.click();
	const response = page.waitForResponse((one) => new URL(one.url()).pathname === placeLotteryBet.path && one.ok());
	await frame.getByRole("dialog").getByRole("button", { name: cart.betNow }).click();
	return z.parse(answered, await (await response).json()).value;
}

/** The won bet among one's own, then the draw on the page that checks it. */
async function checkTheDraw(page: Page, frame: FrameLocator, numero: string): Promise<void> {
	await frame.getByRole("button", { name: bets.title, exact: true }).click();
	const panel = frame.getByRole("dialog");
	await panel.getByRole("button", { name: bets.all, exact: true }).click();
	await panel.getByText(bets.state.won).first().waitFor();
	await panel.getByText(new RegExp(numero)).first().waitFor();
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "hidden" });
	await frame.getByRole("button", { name: results.title, exact: true }).click();
	const opened = page.context().waitForEvent("page");
	await frame.getByRole("button", { name: says(results.checkOf, { issue: numero }), exact: true }).click();
	const checking = await opened;
	await checking.getByText(verify.same).waitFor();
	await keepPicture(checking, "lottery, checked");
	await checking.close();
}

/** A minute to the draw in each: a run walks the one whose turn it is, the night both. */
const sizes = [
	["desk", smallDesk],
	["phone", phone],
] as const;
const walked = isWhole() ? sizes : [turnOf<(typeof sizes)[number]>(sizes, 0)];

describe("a lottery", () => {
	it.each(walked)(
		"is found, bet on, drawn, paid and checked (%s)",
		async (name, viewport) => {
			const visit = await stage.visit({ viewport });
			const { page } = visit;
			await arriveAs(visit, await registerPerson());
			const frame = await comeToTheGame(page);
			const { orders } = await betEveryDigit(page, frame);
			const [order] = orders;
			expect(order).toMatchObject({ status: 2, count: 10, stake: "20.00", gameId: "TSFFC" });
			expect(await accessFaults(page, "main")).toEqual([]);
			await keepPicture(page, `lottery ${name}, placed`);
			const numero = order?.numero ?? "";
			await frame.getByText(says(draw.back, { issue: numero, amount: "P 19.50" })).waitFor({ timeout: drawn });
			await keepPicture(page, `lottery ${name}, drawn`);
			if (name === "desk") await expectHeaderBalance(page, 999_950n);
			await checkTheDraw(page, frame, numero);
			expectNoFaults(visit);
		},
		300_000,
	);
});
