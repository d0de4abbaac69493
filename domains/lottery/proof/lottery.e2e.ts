// A lottery from the hall to a draw that anybody can check: bet on by hand, drawn by the clock, paid and told, seen among one's
// bets, its draw computed again on the page that needs no server. Then bets of the other halls, and a chase that stops.
import type { FrameLocator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { placeLotteryBet, readNearNumeros } from "#lottery/contract";
import type { LotteryGame } from "#lottery/core";
import { caller, must, registerPerson } from "../../../e2e/caller.ts";
import { headerBalance } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, gameFrame, keepPicture, openStage, phone, smallDesk } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { amountIn } from "../../../e2e/slot.ts";
import { en, says } from "../../../e2e/words.ts";
import { isWhole, turnOf } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const { bets, cart, chase, draw, game, group, hall, quick, results, row, verify } = en.lottery;
/** A minute to the draw, and what a busy machine takes. */
const drawn = { timeout: 180_000 };
const step = { timeout: 60_000 };
const answered = z.object({ success: z.literal(true), value: placeLotteryBet.output });

type Minutely = Extract<LotteryGame, "TSFFC" | "TSFFLHC" | "VN1F">;
type Sat = { readonly page: Page; readonly frame: FrameLocator };

/** At the game, the present issue of which takes bets for so long that a slow machine is in time too. */
async function sit(page: Page, { gameId, address }: { readonly gameId: Minutely; readonly address: string }) {
	await page.goto(address, step);
	const frame = gameFrame(page);
	const heading = frame.getByRole("heading", { name: game[gameId], level: 1 });
	const link = page.getByRole("link", { name: says(hall.playName, { name: game[gameId] }), exact: true });
	if (!address.includes("gameCode")) await link.click(step);
	await heading.waitFor({ state: "attached", ...step });
	const left = async (): Promise<number> => {
		const { now, current } = await must(caller().call(readNearNumeros, { gameId }));
		return current.closesAt - now;
	};
	await expect.poll(left, { ...drawn, interval: 1_000 }).toBeGreaterThan(20_000);
	return { page, frame };
}

const pickAll = ({ frame }: Sat, name: string): Promise<void> =>
	frame.getByRole("button", { name: says(quick.of, { row: name, pick: quick.all }), exact: true }).click(step);

/** Every digit of the last place, ten bets of 2.00: the draw pays one of them 19.50. */
async function pickEveryDigit(sat: Sat): Promise<void> {
	await sat.frame.getByRole("button", { name: group.FixedPlace, exact: true }).first().click(step);
	await pickAll(sat, row.place5);
}

/** Says yes to what is asked, and reads what was placed. */
async function confirm({ page, frame }: Sat) {
	const isAnswer = (url: string) => new URL(url).pathname === placeLotteryBet.path;
	const response = page.waitForResponse((one) => isAnswer(one.url()) && one.ok(), step);
	await frame
		.getByRole("dialog", { name: says(cart.confirm) })
		.getByRole("button", { name: cart.betNow })
		.click(step);
	return z.parse(answered, await (await response).json()).value.orders;
}

async function bet(sat: Sat) {
	await sat.frame.getByRole("button", { name: cart.betNow, exact: true, disabled: false }).click(drawn);
	return confirm(sat);
}

/** Waits for what the draw brought, in the line below the board. */
const untilTold = ({ frame }: Sat, issue = "", amount = ""): Promise<void> =>
	frame.getByText(says(draw.back, { issue, amount })).waitFor(drawn);

/** All of one's bets in this lottery. */
async function openBets({ frame }: Sat) {
	await frame.getByRole("button", { name: bets.title, exact: true }).click(step);
	const panel = frame.getByRole("dialog", { name: bets.title });
	await panel.getByRole("button", { name: bets.all, exact: true }).click(step);
	return panel;
}

/** The won bet among one's own, then the draw on the page that checks it. */
async function checkTheDraw({ page, frame }: Sat, numero: string): Promise<void> {
	const panel = await openBets({ page, frame });
	await panel.getByText(bets.state.won).first().waitFor(step);
	await panel.getByText(new RegExp(numero)).first().waitFor(step);
	await page.keyboard.press("Escape");
	await panel.waitFor({ state: "hidden", ...step });
	await frame.getByRole("button", { name: results.title, exact: true }).click(step);
	const opened = page.context().waitForEvent("page", step);
	await frame.getByRole("button", { name: says(results.checkOf, { issue: numero }), exact: true }).click(step);
	const checking = await opened;
	await checking.getByText(verify.same).waitFor(step);
	await keepPicture(checking, "lottery, checked");
	await checking.close();
}

/** Bets on all that can be drawn: so the draw pays what stands here, whatever it is. */
async function betAndBePaid(sat: Sat): Promise<void> {
	await pickEveryDigit(sat);
	const [order] = await bet(sat);
	expect(order).toMatchObject({ status: 2, count: 10, stake: "20.00", gameId: "TSFFC" });
	expect(await accessFaults(sat.page, "main")).toEqual([]);
	await keepPicture(sat.page, "lottery, placed");
	await untilTold(sat, order?.numero, "P 19.50");
	await keepPicture(sat.page, "lottery, drawn");
	await checkTheDraw(sat, order?.numero ?? "");
}

/** Every pair of digits on each of the 27 numbers: all of them hit, 96.00 each. */
async function hitOften(sat: Sat): Promise<void> {
	await pickAll(sat, row.pick);
	const [order] = await bet(sat);
	expect(order).toMatchObject({ status: 2, count: 2_700, stake: "2700.00", gameId: "VN1F" });
	await untilTold(sat, order?.numero, "P 2,592.00");
	await keepPicture(sat.page, "lottery, lots of Vietnam");
	expect(await accessFaults(sat.page, "main")).toEqual([]);
}

/** Every special number, 49 bets of 2.00: one of them is drawn. */
async function hitTheSpecial(sat: Sat): Promise<void> {
	await pickAll(sat, row.pick);
	const [order] = await bet(sat);
	expect(order).toMatchObject({ status: 2, count: 49, stake: "98.00", gameId: "TSFFLHC" });
	await untilTold(sat, order?.numero, "P 95.55");
	await keepPicture(sat.page, "lottery, Mark Six");
}

/** Three issues of a bet that the first of them wins. */
async function chaseAndStop(sat: Sat): Promise<void> {
	await pickEveryDigit(sat);
	await sat.frame.getByRole("button", { name: cart.add, exact: true }).click(step);
	await sat.frame.getByRole("button", { name: says(cart.open) }).click(step);
	await sat.frame.getByRole("button", { name: chase.title, exact: true }).click(step);
	const plan = sat.frame.getByRole("dialog", { name: chase.title });
	await plan.getByLabel(chase.issues, { exact: true }).fill("3", step);
	await keepPicture(sat.page, "lottery, a chase");
	await plan.getByRole("button", { name: new RegExp(`^${chase.bet}`) }).click(step);
	const chased = await confirm(sat);
	const placed = { stake: "20.00", chase: { of: 3, winningStop: true } };
	expect(chased).toMatchObject([placed, placed, placed]);
	const panel = await openBets(sat);
	const states = async (): Promise<readonly number[]> => {
		// The panel reads them as it is looked at.
		for (const kind of [bets.open, bets.all]) await panel.getByRole("button", { name: kind, exact: true }).click(step);
		await panel.getByRole("listitem").first().waitFor(step);
		const count = (state: string) => panel.getByText(state, { exact: true }).count();
		return [await count(bets.state.won), await count(bets.state.stopped)];
	};
	await expect.poll(states, { ...drawn, interval: 3_000 }).toEqual([1, 2]);
	await keepPicture(sat.page, "lottery, a chase that stopped");
	await sat.page.keyboard.press("Escape");
}

type Journey = {
	readonly says: string;
	readonly viewport: typeof phone;
	readonly gameId: Minutely;
	readonly address: string;
	readonly walk: (sat: Sat) => Promise<void>;
	/** In minor units, of the million that everybody begins with. */
	readonly left: bigint;
};

const five = { gameId: "TSFFC", left: 999_950n } as const;
const hallOfGroups = "/lottery?playType=Tradition";
/** A minute to the draw in each: a run walks the one whose turn it is, the night all. */
const journeys: readonly [Journey, ...Journey[]] = [
	{
		says: "is bet on, drawn, paid and checked",
		viewport: smallDesk,
		address: hallOfGroups,
		walk: betAndBePaid,
		...five,
	},
	{
		says: "pays each of the hits that a ticket of Vietnam has",
		viewport: smallDesk,
		gameId: "VN1F",
		address: "/vnlottery?gameCode=VN1F",
		walk: hitOften,
		left: 989_200n,
	},
	{ says: "is bet on and checked with a thumb", viewport: phone, address: hallOfGroups, walk: betAndBePaid, ...five },
	{
		says: "releases a chase that has won",
		viewport: smallDesk,
		address: "/lottery?gameCode=TSFFC&playType=Tradition",
		walk: chaseAndStop,
		...five,
	},
	{
		says: "draws the special number of Mark Six",
		viewport: smallDesk,
		gameId: "TSFFLHC",
		address: "/lottery?gameCode=TSFFLHC&playType=Tradition",
		walk: hitTheSpecial,
		left: 999_755n,
	},
];

describe("a lottery", () => {
	it.each(isWhole() ? journeys : [turnOf(journeys, 0)])(
		"$says",
		async ({ viewport, walk, left, ...seat }) => {
			const visit = await stage.visit({ viewport });
			await arriveAs(visit, await registerPerson());
			await walk(await sit(visit.page, seat));
			if (viewport !== phone) await expect.poll(() => amountIn(headerBalance(visit.page)), step).toBe(left);
			expectNoFaults(visit);
		},
		600_000,
	);
});
