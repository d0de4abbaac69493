// What one person gives alone within a day, through the office's face: prizes and free spins in many small parts ask another as
// one large one does, from however many windows, and whoever gives is told what is left.
import { describe, expect, test } from "vitest";
import { comeIn, type Employee, employ, enrol, openReef } from "#backoffice/testing";
import type { InputOf } from "#platform/contract";
import { unwrap } from "#platform/kernel";
import {
	awardFreeSpins,
	decideFreeSpins,
	decideTournament,
	listFreeSpins,
	listFreeSpinsGames,
	readTournaments,
	saveTournament,
	takeBackTournament,
} from "../../contract/index.ts";

const office = await openReef();
const { call, clock } = office;

let sven = await employ(office, "supervisor");
/** Somebody who gave nothing yet and may give 1000.00 alone. */
const hire = (): Promise<Employee> => {
	clock.advance(6_000);
	return employ(office, "owner");
};
const minute = 60_000;
const day = 24 * 60 * minute;
const at = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();

let cups = 0;
const cup = (prize: string): InputOf<typeof saveTournament> => {
	cups += 1;
	return {
		tournament: `alone-${cups}-cup`,
		settings: {
			names: { en: "Cup" },
			rules: { en: "The most rounds." },
			score: "rounds",
			entry: "open",
			currency: "P",
			minStake: "1.00",
			prizes: [prize],
			prizesIn: "money",
			games: [],
			tag: null,
			repeatsHours: null,
			startsAt: at(3 * day),
			endsAt: at(3 * day + 60 * minute),
		},
	};
};

/** Each spin stakes 10.00. */
async function spins(freeSpins: number): Promise<InputOf<typeof awardFreeSpins>> {
	const { games: offered } = unwrap(await call(listFreeSpinsGames, {}, { token: sven.token }));
	const freeSpinsGames = offered.map(({ gameId }) => gameId);
	const span = { startsAt: at(0), endsAt: at(3 * day), reason: "a good customer" };
	return { freeSpinsAccounts: [`player${await enrol(office)}`], freeSpinsGames, freeSpins, stake: "10.00", ...span };
}

type Kind = {
	/** So much of 10.00 each; whether it waits for another. */
	readonly give: (token: string, tens: number) => Promise<boolean>;
	readonly given: (token: string) => Promise<string>;
	/** Another person's word on all that waits. */
	readonly decide: (agree: boolean) => Promise<void>;
};

const kinds: Readonly<Record<"prizes" | "free spins", Kind>> = {
	prizes: {
		give: async (token, tens) => unwrap(await call(saveTournament, cup(`${tens * 10}.00`), { token })).waits,
		given: async (token) => unwrap(await call(readTournaments, {}, { token })).givenAlone,
		decide: async (agree) => {
			const decision = agree ? { kind: "approve" as const } : { kind: "refuse" as const, why: "too dear" };
			for (const { proposalId } of unwrap(await call(readTournaments, {}, { token: sven.token })).waiting)
				unwrap(await call(decideTournament, { proposalId, decision }, { token: sven.token }));
		},
	},
	"free spins": {
		give: async (token, tens) => {
			const award = unwrap(await call(awardFreeSpins, await spins(tens), { token, key: crypto.randomUUID() }));
			return award.state === "waiting";
		},
		given: async (token) => unwrap(await call(listFreeSpinsGames, {}, { token })).givenAlone,
		decide: async (agree) => {
			const decision = agree ? { kind: "approve" as const } : { kind: "refuse" as const, why: "too dear" };
			const { freeSpins } = unwrap(await call(listFreeSpins, {}, { token: sven.token }));
			for (const { freeSpinsId, state } of freeSpins)
				if (state === "waiting") unwrap(await call(decideFreeSpins, { freeSpinsId, decision }, { token: sven.token }));
		},
	},
};

describe.each(["prizes", "free spins"] as const)("%s", (name) => {
	const { give, given, decide } = kinds[name];

	test("in parts ask another where the whole would; what another decided does not count", async () => {
		const { token } = await hire();
		expect([await give(token, 60), await give(token, 39), await give(token, 2)]).toEqual([false, false, true]);
		expect(await given(token)).toBe("990.00");
		await decide(true);
		expect(await give(token, 101)).toBe(true);
		await decide(false);
		expect([await given(token), await give(token, 1), await give(token, 1)]).toEqual(["990.00", false, true]);
		await decide(false);
		expect([await given(token), await given(sven.token)]).toEqual(["1000.00", "0.00"]);
		const other = await hire();
		expect(await give(other.token, 100)).toBe(false);
	});

	test("from many windows at once stand as far as from one", async () => {
		const { token } = await hire();
		const waits = await Promise.all(Array.from({ length: 7 }, () => give(token, 30)));
		expect(waits.filter((one) => !one)).toHaveLength(3);
		expect(await given(token)).toBe("900.00");
		await decide(false);
	});
});

test("what is promised for one that stands is told apart; what waits is taken back and counts for nothing", async () => {
	const { token } = await hire();
	const first = cup("400.00");
	expect(unwrap(await call(saveTournament, first, { token })).waits).toBe(false);
	const large = cup("601.00");
	expect(unwrap(await call(saveTournament, large, { token })).waits).toBe(true);
	const seen = unwrap(await call(readTournaments, {}, { token }));
	expect(seen).toMatchObject({ givenAlone: "400.00", givenFor: { [first.tournament]: "400.00" } });
	const more = { ...first, was: 1, settings: { ...first.settings, prizes: ["1000.00"] } };
	expect(unwrap(await call(saveTournament, more, { token })).waits).toBe(false);
	for (const { proposalId, own } of seen.waiting)
		if (own) unwrap(await call(takeBackTournament, { proposalId }, { token }));
	expect(unwrap(await call(readTournaments, {}, { token })).givenAlone).toBe("1000.00");
	expect(await office.rows("select * from games.tournament_fault")).toEqual([]);
	expect(await office.rows("select * from games.free_spins_fault")).toEqual([]);
});

test("a day later it counts no more, to the millisecond; this test is the last, for time goes on", async () => {
	const ada = await hire();
	for (const { give } of Object.values(kinds)) expect(await give(ada.token, 100)).toBe(false);
	const end = clock.now().getTime() + day;
	clock.advance(day - 5 * minute);
	sven = { ...sven, token: await comeIn(office, sven) };
	const token = await comeIn(office, ada);
	clock.advance(end - 1 - clock.now().getTime());
	for (const { give, given } of Object.values(kinds))
		expect([await given(token), await give(token, 1)]).toEqual(["1000.00", true]);
	clock.advance(1);
	for (const { give, given } of Object.values(kinds))
		expect([await given(token), await give(token, 100), await give(token, 1)]).toEqual(["0.00", false, true]);
});
