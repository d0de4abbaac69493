// A lottery bet on by hand in its frame, on desk and phone: placed, drawn by the clock, paid and told.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { launchGame, listGames } from "#games/contract";
import { lottVendor, placeLotteryBet } from "#lottery/contract";
import type { Client } from "#platform/contract/client";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { keepPicture, openStage, phone, smallDesk } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en, says } from "../../../e2e/words.ts";

const stage = openStage();
const { bets, cart, draw, game, group, quick, row } = en.lottery;
/** A minute to the draw, and what a busy machine takes. */
const drawn = 120_000;
const answered = z.object({ success: z.literal(true), value: placeLotteryBet.output });

async function launchLottery(client: Client): Promise<string> {
	const { games } = await must(client.call(listGames, { vassalage: lottVendor }));
	const { gameId = "" } = games.find(({ gameCode }) => gameCode === "TSFFC") ?? {};
	const launched = await must(client.call(launchGame, { gameId, vassalage: lottVendor }));
	return new URLSearchParams(launched.game_url.split("#")[1]).get("launch") ?? "";
}

/** Every digit of the last place, ten bets of 2.00: the draw pays one of them 19.50. */
async function betEveryDigit(page: Page) {
	await page.getByRole("button", { name: group.FixedPlace, exact: true }).first().click();
	await page.getByRole("button", { name: says(quick.of, { row: row.place5, pick: quick.all }), exact: true }).click();
	const bet = page.getByRole("button", { name: cart.betNow, exact: true, disabled: false });
	await bet.waitFor({ timeout: drawn });
	await bet.click();
	const response = page.waitForResponse((one) => new URL(one.url()).pathname === placeLotteryBet.path && one.ok());
	await page.getByRole("dialog").getByRole("button", { name: cart.betNow }).click();
	return z.parse(answered, await (await response).json()).value;
}

describe("a lottery", () => {
	it.each([
		["desk", smallDesk],
		["phone", phone],
	] as const)(
		"is bet on, drawn and paid (%s)",
		async (name, viewport) => {
			const visit = await stage.visit({ viewport });
			const { page } = visit;
			const person = await registerPerson();
			await page.goto(`/arcade/#launch=${await launchLottery(person.client)}`);
			await page.getByRole("heading", { name: game.TSFFC, level: 1 }).waitFor({ state: "attached" });
			expect(await accessFaults(page, "main")).toEqual([]);
			const { orders } = await betEveryDigit(page);
			const [order] = orders;
			expect(order).toMatchObject({ status: 2, count: 10, stake: "20.00", gameId: "TSFFC" });
			await keepPicture(page, `lottery ${name}, placed`);
			const numero = order?.numero ?? "";
			await page.getByText(new RegExp(numero)).first().waitFor();
			await page.getByText(says(draw.back, { issue: numero, amount: "P 19.50" })).waitFor({ timeout: drawn });
			await keepPicture(page, `lottery ${name}, drawn`);
			await page.getByRole("button", { name: bets.title, exact: true }).click();
		},
		300_000,
	);
});
