// What holds of everything that two people decide about, of every kind alike: never approved by who asked, carried once, and of two
// who press at once one decides.
import { describe, expect, test } from "vitest";
import type { Failure } from "#platform/contract";
import { type Result, unwrap } from "#platform/kernel";
import {
	awardFreeSpins,
	decideAdjustment,
	decideFreeSpins,
	decideFunding,
	decideTournament,
	decideVouchers,
	fundJackpot,
	listFreeSpinsGames,
	makeVouchers,
	proposeAdjustment,
	readJackpots,
	readTournaments,
	saveJackpot,
	saveTournament,
	takeBackAdjustment,
	takeBackFunding,
	takeBackTournament,
	takeBackVouchers,
	withdrawFreeSpins,
} from "../contract/index.ts";
import { lapseAll } from "./testing/lapse-all.ts";
import { enrol } from "./testing/members.ts";
import { openReef } from "./testing/open-reef.ts";
import { comeIn, employ } from "./testing/staff-hands.ts";

const office = await openReef();
const { call, clock, rows } = office;
/** Each may do all, and 1000.00 alone within a day. */
const hire = () => {
	clock.advance(6_000);
	return employ(office, "owner");
};
const [asker, first, second] = [await hire(), await hire(), await hire()];
const day = 24 * 3_600_000;
const at = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();
const settings = { names: { en: "Pot" }, ratePpm: 5_000, seed: "10.00", most: "500.00", games: [], tag: null };
const pot = { jackpot: "harbour", kind: "mystery" as const, currency: "P" };
unwrap(await call(saveJackpot, { ...pot, settings: { ...settings, paused: true } }, { token: office.owner }));
const member = await enrol(office);

type Word = { readonly kind: "approve" } | { readonly kind: "refuse"; readonly why: string };
type Answer = Promise<Result<unknown, Failure<string>>>;
type Kind = {
	/** As rows of it are called. */
	readonly name: string;
	/** Asks for more than anybody may do alone; answers what decides of it. */
	readonly ask: (token: string) => Promise<string>;
	readonly decide: (id: string, token: string, word: Word) => Answer;
	readonly takeBack: (id: string, token: string) => Answer;
	/** How often what was asked for has been carried. */
	readonly carried: string;
};

let cups = 0;
const kinds: readonly Kind[] = [
	{
		name: "adjustment",
		ask: async (token) => {
			const input = { memberId: member, direction: "credit", amount: "2000.00", reason: "counted twice" } as const;
			return unwrap(await call(proposeAdjustment, input, { token })).adjustment.adjustmentId;
		},
		decide: (adjustmentId, token, decision) => call(decideAdjustment, { adjustmentId, decision }, { token }),
		takeBack: (adjustmentId, token) => call(takeBackAdjustment, { adjustmentId }, { token }),
		carried: "select 1 from wallet.posting where kind = 'adjust'",
	},
	{
		name: "jackpot-funding",
		ask: async (token) => {
			unwrap(await call(fundJackpot, { jackpot: "harbour", amount: "2000.00", reason: "for autumn" }, { token }));
			const { waiting } = unwrap(await call(readJackpots, {}, { token }));
			return waiting.at(-1)?.fundingId ?? "";
		},
		decide: (fundingId, token, decision) => call(decideFunding, { fundingId, decision }, { token }),
		takeBack: (fundingId, token) => call(takeBackFunding, { fundingId }, { token }),
		carried: "select 1 from games.operator_act where act = 'jackpot funded'",
	},
	{
		name: "vouchers",
		ask: async (token) => {
			const input = { amount: "200.00", count: 10, expiresAt: at(30 * day), reason: "a fair" };
			return unwrap(await call(makeVouchers, input, { token })).batchId;
		},
		decide: (batchId, token, decision) => call(decideVouchers, { batchId, decision }, { token }),
		takeBack: (batchId, token) => call(takeBackVouchers, { batchId }, { token }),
		carried: "select 1 from cashier.operator_act where act = 'vouchers made'",
	},
	{
		name: "tournament",
		ask: async (token) => {
			cups += 1;
			const tournament = `cup-${cups}`;
			const words = { names: { en: "Cup" }, rules: { en: "The most rounds." }, tag: null, games: [] };
			const rules = { score: "rounds", entry: "open", currency: "P", prizesIn: "money", repeatsHours: null } as const;
			const span = { startsAt: at(5 * day), endsAt: at(6 * day) };
			const tournamentSettings = { ...words, ...rules, ...span, minStake: "1.00", prizes: ["2000.00"] };
			const input = { tournament, settings: tournamentSettings };
			unwrap(await call(saveTournament, input, { token }));
			const { waiting } = unwrap(await call(readTournaments, {}, { token }));
			return waiting.find(({ code }) => code === tournament)?.proposalId ?? "";
		},
		decide: (proposalId, token, decision) => call(decideTournament, { proposalId, decision }, { token }),
		takeBack: (proposalId, token) => call(takeBackTournament, { proposalId }, { token }),
		carried: "select 1 from games.tournament",
	},
	{
		name: "free-spins",
		ask: async (token) => {
			const { games } = unwrap(await call(listFreeSpinsGames, {}, { token }));
			const given = {
				freeSpinsAccounts: [`player${member}`],
				freeSpinsGames: games.map(({ gameId }) => gameId),
				freeSpins: 200,
			};
			const span = { startsAt: at(0), endsAt: at(5 * day), reason: "a good customer" };
			return unwrap(await call(awardFreeSpins, { ...given, ...span, stake: "10.00" }, { token })).freeSpinsId;
		},
		decide: (freeSpinsId, token, decision) => call(decideFreeSpins, { freeSpinsId, decision }, { token }),
		takeBack: (freeSpinsId, token) => call(withdrawFreeSpins, { freeSpinsId, reason: "not meant so" }, { token }),
		carried: "select 1 from games.free_spins_award where stood_at is not null",
	},
];

const approve: Word = { kind: "approve" };
const refuse: Word = { kind: "refuse", why: "too dear" };

describe.each(kinds)("of $name", ({ name, ask, decide, takeBack, carried }) => {
	const times = async () => (await rows(carried)).length;
	/** Where the latest stands. */
	const latest = async () => {
		const [row] = await rows<{ state: string; askedById: string; decidedById: string | null }>(
			`select state, asked_by_id as "askedById", decided_by_id as "decidedById" from desk.approval
				where kind = '${name}' order by asked_at desc, id desc limit 1`,
		);
		return row;
	};
	const askAnew = (): Promise<string> => {
		clock.advance(1_000);
		return ask(asker.token);
	};

	test("nobody decides of their own, and nothing is carried before another agrees", async () => {
		const before = await times();
		const id = await askAnew();
		for (const word of [approve, refuse]) expect((await decide(id, asker.token, word)).ok).toBe(false);
		expect([await times(), (await latest())?.state]).toEqual([before, "proposed"]);
		expect((await decide(id, first.token, approve)).ok).toBe(true);
		expect(await times()).toBe(before + 1);
		expect(await latest()).toEqual({ state: "approved", askedById: asker.staffId, decidedById: first.staffId });
		for (const word of [approve, refuse]) expect((await decide(id, second.token, word)).ok).toBe(false);
		expect(await times()).toBe(before + 1);
	});

	test.each([
		["agree", [approve, approve]],
		["agree and refuse", [approve, refuse]],
		["refuse", [refuse, refuse]],
	])("two who %s at once decide once, and it is carried at most once", async (_, [one = approve, other = approve]) => {
		const before = await times();
		const id = await askAnew();
		const answers = await Promise.all([decide(id, first.token, one), decide(id, second.token, other)]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		const state = (await latest())?.state;
		expect(await times()).toBe(before + (state === "approved" ? 1 : 0));
		expect(state).toBe((answers[0].ok ? one : other).kind === "approve" ? "approved" : "refused");
	});

	test("whoever asked takes it back, and then nobody decides of it", async () => {
		const before = await times();
		const id = await askAnew();
		expect((await takeBack(id, asker.token)).ok).toBe(true);
		for (const word of [approve, refuse]) expect((await decide(id, first.token, word)).ok).toBe(false);
		expect([await times(), (await latest())?.state]).toEqual([before, "refused"]);
	});

	test("the table itself keeps nobody's own word, and what was decided as it was", async () => {
		const set = (part: string) =>
			rows(`update desk.approval set ${part} where id in
				(select id from desk.approval where kind = '${name}' order by asked_at desc, id desc limit 1)`);
		await askAnew();
		const own = "state = 'approved', decided_by = asked_by, decided_by_id = asked_by_id, decided_at = now()";
		await expect(set(own)).rejects.toThrow("another");
		await set("state = 'expired', decided_at = now()");
		await expect(set("state = 'proposed', decided_at = null")).rejects.toThrow("decided once");
		await expect(set("worth = worth + 1")).rejects.toThrow("decided once");
	});
});

test("what nobody decided in time is over, of every kind, and carried by nobody", async () => {
	const waiting = [];
	for (const kind of kinds)
		waiting.push({ kind, id: await kind.ask(asker.token), before: (await rows(kind.carried)).length });
	clock.advance(73 * 3_600_000);
	const token = await comeIn(office, first);
	await lapseAll(office, clock.now());
	for (const { kind, id, before } of waiting) {
		expect((await kind.decide(id, token, approve)).ok, kind.name).toBe(false);
		expect((await rows(kind.carried)).length, kind.name).toBe(before);
	}
});
