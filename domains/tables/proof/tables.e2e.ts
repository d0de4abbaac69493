// A table sat down at from the hall, on desk and phone: a bet by taps, dealt by the clock, paid and told.
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { launchGame, listGames } from "#games/contract";
import type { Client } from "#platform/contract/client";
import { placeTableBet, tableVendor } from "#tables/contract";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { keepPicture, openStage, phone, smallDesk } from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en } from "../../../e2e/words.ts";
import { isWhole, turnOf } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const { act, bets, moves, seats, spot, table, result } = en.tables;
/** A shuffle and a round, and what a busy machine takes. */
const patience = 90_000;
const answered = z.object({ success: z.literal(true), value: placeTableBet.output });

async function launchTable(client: Client, code: string): Promise<string> {
	const { games } = await must(client.call(listGames, { vassalage: tableVendor }));
	const { gameId = "" } = games.find(({ gameCode }) => gameCode === code) ?? {};
	const launched = await must(client.call(launchGame, { gameId, vassalage: tableVendor }));
	return new URLSearchParams(launched.game_url.split("#")[1]).get("launch") ?? "";
}

/** Bets of which one always brings something. */
const games = [
	["desk", smallDesk, "BAC03", [spot.player, spot.banker, spot.tie]],
	["phone", phone, "DT01", [spot.dragon, spot.tiger]],
	["wheel on a desk", smallDesk, "ROU01", [spot.red, spot.black, "0"]],
	["hwatu on a phone", phone, "SEO01", [spot.sun, spot.moon]],
] as const;

/** A table is a minute of a browser and its clock: a run walks the one whose turn it is, the night all. */
const walked = isWhole() ? games : [turnOf<(typeof games)[number]>(games, 0)];
const sizes = [
	["desk", smallDesk],
	["phone", phone],
] as const;
const sizesWalked = isWhole() ? sizes : [turnOf<(typeof sizes)[number]>(sizes, 0)];

describe("a table", () => {
	it.each(walked)(
		"is bet at by taps, dealt and paid (%s)",
		async (name, viewport, code, spots) => {
			const { page } = await stage.visit({ viewport });
			const person = await registerPerson();
			await page.goto(`/arcade/#launch=${await launchTable(person.client, code)}`);
			await page.getByRole("heading", { name: table[code], level: 1 }).waitFor({ state: "attached" });
			const board = page.getByRole("region", { name: bets.board });
			for (const words of spots) {
				const button = board.getByRole("button", { name: new RegExp(`^${words},`), disabled: false }).first();
				await button.click({ timeout: patience });
			}
			const response = page.waitForResponse((one) => new URL(one.url()).pathname === placeTableBet.path && one.ok());
			await page.getByRole("button", { name: act.confirm, exact: true, disabled: false }).click();
			const { ticket } = z.parse(answered, await (await response).json()).value;
			expect(ticket).toMatchObject({ state: "open", stake: `${spots.length}.00` });
			await keepPicture(page, `table ${name}, bet`);
			await page.getByText(new RegExp(result.won.replace("{{amount}}", ".*"))).waitFor({ timeout: patience });
			await keepPicture(page, `table ${name}, paid`);
			// At the end: on a busy machine the look takes longer than bets are open.
			expect(await accessFaults(page, "main")).toEqual([]);
		},
		240_000,
	);

	it.each(sizesWalked)(
		"of blackjack is sat down at, bet at and played to its end (%s)",
		async (name, viewport) => {
			const { page } = await stage.visit({ viewport });
			const person = await registerPerson();
			await page.goto(`/arcade/#launch=${await launchTable(person.client, "BJ01")}`);
			const board = page.getByRole("region", { name: bets.board });
			const sit = board.getByRole("button", { name: new RegExp(`^${seats.sit}`), disabled: false });
			await sit.first().click({ timeout: patience });
			await board.getByText(seats.own, { exact: true }).waitFor();
			await board
				.getByRole("button", { name: /1:1 · 3:2/, disabled: false })
				.first()
				.click({ timeout: patience });
			await page.getByRole("button", { name: act.confirm, exact: true, disabled: false }).click();
			const stand = page.getByRole("button", { name: moves.stand, exact: true });
			const dealer = page.getByText(new RegExp(`^${result.dealer.replace("{{total}}", "")}`)).first();
			await stand.or(dealer).first().waitFor({ timeout: patience });
			await keepPicture(page, `blackjack ${name}, turn`);
			if (await stand.isVisible()) await stand.click();
			await dealer.waitFor({ timeout: patience });
			await keepPicture(page, `blackjack ${name}, paid`);
			const end = new RegExp(`${result.won.replace("{{amount}}", ".*")}|${result.lost}`);
			await page.getByText(end).waitFor({ timeout: patience });
			expect(await accessFaults(page, "main")).toEqual([]);
		},
		240_000,
	);
});
