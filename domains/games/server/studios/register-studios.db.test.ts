// Studios stand in the catalogue by what they say of themselves, and their halls open with them.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { listing, vendor } from "../testing/open-hall.ts";
import { openOwnHall } from "../testing/own-hall.ts";
import { registerStudios } from "./register-studios.ts";
import type { Studio } from "./studio.ts";

const { db, hall } = await openOwnHall();
const studioVendor = { ...vendor, code: "HOUSE_LOTT", names: { en: "House lotteries" } };

type Draft = Pick<Studio, "vendors" | "opens" | "listings">;
const lotteries: Draft = {
	vendors: [studioVendor],
	opens: ["LOTT"],
	listings: async () => [
		{ ...withoutFigures(listing("five-digits")), gameType: "LOTT", vendor: "HOUSE_LOTT" },
		{ ...listing("three-digits"), gameType: "LOTT", vendor: "HOUSE_LOTT" },
	],
};

/** A game of draws has no lines and no volatility, and its return differs by what is bet on. */
function withoutFigures({ rtp: _rtp, lines: _lines, volatility: _volatility, ...rest }: ReturnType<typeof listing>) {
	return rest;
}

const register = (...studios: readonly Draft[]) => registerStudios({ db, now: hall.clock.now() }, studios);

async function openHalls(): Promise<readonly string[]> {
	await hall.games.refresh();
	const { rows } = await db.read((tx) =>
		sql<{ code: string }>`select code from games.category where open order by code`.execute(tx),
	);
	return rows.map(({ code }) => code);
}

describe("a studio of the house", () => {
	test("opens its hall and puts its games under its vendors, however often it starts", async () => {
		expect(await openHalls()).toEqual(["RNG"]);
		await register(lotteries);
		await register(lotteries);
		expect(await openHalls()).toEqual(["LOTT", "RNG"]);
		const { rows } = await db.read((tx) =>
			sql`select g.code, g.rtp, g.lines, g.volatility, v.house from games.game g join games.vendor v on v.code = g.vendor
				where v.code = 'HOUSE_LOTT' order by g.code`.execute(tx),
		);
		expect(rows).toEqual([
			{ code: "five-digits", rtp: null, lines: null, volatility: null, house: true },
			{ code: "three-digits", rtp: "96.40", lines: 20, volatility: "medium", house: true },
		]);
	});

	test("leaves a hall closed that no studio opens, and an operator's word about a vendor alone", async () => {
		await db.tx((tx) => sql`update games.vendor set enabled = false where code = 'HOUSE_LOTT'`.execute(tx));
		await register({ ...lotteries, opens: [] });
		expect(await openHalls()).toEqual(["LOTT", "RNG"]);
		const { rows } = await db.read((tx) =>
			sql<{ enabled: boolean }>`select enabled from games.vendor where code = 'HOUSE_LOTT'`.execute(tx),
		);
		expect(rows).toEqual([{ enabled: false }]);
	});

	test("may not list games under another's vendor", async () => {
		const stray: Draft = { ...lotteries, listings: async () => [{ ...listing("stray"), vendor: "TESSERA" }] };
		await expect(register(stray)).rejects.toThrow("stray names TESSERA");
		const { rows } = await db.read((tx) => sql`select 1 from games.game where code = 'stray'`.execute(tx));
		expect(rows).toEqual([]);
	});
});
