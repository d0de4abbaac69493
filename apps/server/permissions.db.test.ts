// Every call of the console, from its contract: without a session, with a member's or a stranger's token, and with the
// session of somebody who may do everything else, it is refused before anything is read.
import { describe, expect, test } from "vitest";
import { agentsDesk } from "#agents/module";
import { employ, openOffice } from "#backoffice/testing";
import { communityDesk } from "#community/module";
import { fishingDesk } from "#fishing/module";
import { lotteryDesk } from "#lottery/module";
import type { Endpoint } from "#platform/contract";
import { systemClock } from "#platform/kernel";
import { createPokerModule } from "#poker/module";
import { promotionsDesk } from "#promotions/module";
import { createEventRoom, sportsbookDesk } from "#sportsbook/module";
import { tablesDesk } from "#tables/module";
import { endpoints } from "../../e2e/hostile/endpoints.ts";

/** Nothing of a call is done before it was seen whether it may be. */
const never = (): never => {
	throw new Error("a refused call was carried out");
};
const key = Buffer.alloc(32);
const brands = { brand: never };
const office = await openOffice({
	brings: [
		{ desk: ({ db }) => agentsDesk({ db, dayZone: never, currencyOf: never, pointsOf: never }) },
		{
			desk: ({ db }) =>
				sportsbookDesk({
					db,
					clock: systemClock,
					rooms: { open: never, act: never, read: never, watch: never },
					room: createEventRoom({ chance: { below: never } }),
					games: { tickets: { moveHouseStakes: never } },
				}),
		},
		{ desk: ({ db }) => fishingDesk({ db }) },
		{
			desk: ({ db }) =>
				createPokerModule({
					db,
					clock: systemClock,
					chance: { below: never },
					log: { debug: never, info: never, warn: never, error: never },
					newId: never,
					rooms: { open: never, act: never, read: never, watch: never },
					games: {
						playBalance: never,
						chips: { refusal: never, bring: never, home: never, play: never },
						tickets: { place: never, stand: never, waiting: never },
						shownName: never,
						houseGames: never,
						brandCurrency: never,
					},
					deckKey: key,
					sharedBy: never,
				}).desk,
		},
		{ desk: ({ db }) => lotteryDesk({ db, games: { tickets: { sums: never, waiting: never } } }) },
		{
			desk: ({ db }) =>
				tablesDesk({
					db,
					games: { tickets: { sums: never, waiting: never } },
					videoKeys: { make: never },
					rooms: { look: never, wake: never, tellVoid: never },
				}),
		},
		{
			desk: ({ db }) =>
				promotionsDesk({
					db,
					clock: systemClock,
					chance: { below: never },
					newId: never,
					live: { toMember: never },
					brand: brands,
					wallet: { openAll: never, postAllIn: never, balance: never, announce: never },
					members: { identity: never, standings: never, account: never },
					protection: { zoneOf: never },
					games: { followPlays: never, playLines: never, excluded: never, houseGames: never },
					spinsStakes: never,
					giveFreeBet: never,
					rankOf: never,
					seedKey: key,
					pictureKey: key,
					digestKey: key,
				}),
		},
		{
			desk: ({ db }) =>
				communityDesk({
					db,
					clock: systemClock,
					live: { toMember: never, toAll: never },
					brand: brands,
					members: { account: never },
					games: { shareWin: never },
					rooms: { open: never, act: never, read: never },
					authorKey: key,
					isRoom: never,
					roomsOf: never,
					authorOf: never,
				}),
		},
	],
});
const { call, rows } = office;
const permissions = Object.keys(office.permissions);

const served: readonly Endpoint[] = office.module.routes.map(({ endpoint }) => endpoint);
/** Of every contract, whichever domain it is of. */
const staffCalls = endpoints.filter(({ access }) => access === "staff");

const codeOf = async (endpoint: Endpoint, token?: string): Promise<string> => {
	const answer = await call(endpoint, {}, token === undefined ? {} : { token });
	return answer.ok ? "OK" : answer.error.code;
};

test("every call of staff is served, and only the way in is open", () => {
	const names = served.map(({ name }) => name).sort();
	expect(new Set(names).size).toBe(names.length);
	expect(names).toEqual(expect.arrayContaining(staffCalls.map(({ name }) => name)));
	const open = served.filter(({ access }) => access !== "staff").map(({ name }) => name);
	expect(open.sort()).toEqual(["staff-begin", "staff-log-in", "staff-prove"]);
	expect(office.module.alwaysOpen).toHaveLength(3);
});

describe.each(staffCalls.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
	test("names a permission that a role can hold, under its own address", () => {
		expect(endpoint.path).toMatch(/^\/ops\//);
		expect(endpoint.permission === "own" || permissions.includes(endpoint.permission ?? "")).toBe(true);
	});

	test("is nobody's without a session of staff", async () => {
		for (const token of [undefined, "1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", `ops.${"A".repeat(43)}`])
			expect(await codeOf(endpoint, token)).toBe("NOT_LOGGED_IN");
	});

	test("is refused to whoever may do everything else", async () => {
		if (endpoint.permission === "own") return expect(["/ops/session", "/ops/waiting"]).toContain(endpoint.path);
		const others = permissions.filter((one) => one !== endpoint.permission);
		await rows(`insert into backoffice.role values ('tessera', 'all-but', '{${others.join()}}')
			on conflict (merchant, code) do update set permissions = excluded.permissions`);
		// So many come in by one address only with time between them.
		office.clock.advance(6_000);
		const clerk = await employ(office, "all-but");
		expect(await codeOf(endpoint, clerk.token)).toBe("NOT_PERMITTED");
	});
});
