// Whole rounds on a real database: money and round in one write, repeats, refusals, races, trials, recall.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import { seededChance, unwrap } from "#platform/kernel";
import type { PlayRound } from "../api.ts";
import { listing } from "../testing/open-hall.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { hall } = await openOwnHall({
	games: [listing("lantern"), listing("kite", { limits: { P: { min: 10n, max: 20n } } })],
});
const api = hall.games.api;

const events = [
	{ type: "reels", stops: [3, 1, 4], text: 'quote " backslash \\ newline \n 한글' },
	{ type: "win", amount: "2.50" },
];
const round = (play: PlayTicket, changes: Partial<PlayRound> = {}): PlayRound => ({
	play,
	key: `key-${Math.random()}`,
	stake: 100n,
	win: 0n,
	payTable: "7",
	events,
	...changes,
});

async function seated(balance: bigint, game?: string) {
	const member = await hall.enrol(balance);
	return { member, ...(await hall.sit(member, game)) };
}

describe("a whole round", () => {
	it("moves the stake and the win and keeps the round, balance before and after (T20)", async () => {
		const { member, play } = await seated(1000n);
		const played = unwrap(await api.playRound(round(play, { win: 250n })));
		expect(played).toMatchObject({
			stake: 100n,
			win: 250n,
			balanceBefore: 1000n,
			balance: 1150n,
			replayed: false,
			status: "complete",
		});
		expect(await hall.balance(member)).toBe(1150n);
		expect(await api.round(play, played.roundId)).toEqual({ ...played, replayed: true });
		expect(await hall.violations()).toEqual([]);
	});

	it("vector 1: the same key answers the same round, whatever outcome the repeat drew", async () => {
		const { member, play } = await seated(1000n);
		const first = unwrap(await api.playRound(round(play, { key: "k", win: 0n })));
		const again = unwrap(await api.playRound(round(play, { key: "k", win: 90_000n, events: [] })));
		expect(again).toEqual({ ...first, replayed: true });
		expect(await hall.balance(member)).toBe(900n);
	});

	it("vector 2: the same key with another stake is refused and moves nothing", async () => {
		const { member, play } = await seated(1000n);
		unwrap(await api.playRound(round(play, { key: "k" })));
		expect(await api.playRound(round(play, { key: "k", stake: 200n }))).toEqual({
			ok: false,
			error: { code: "DUPLICATE_TRANSACTION" },
		});
		expect(await hall.balance(member)).toBe(900n);
	});

	it("vector 8: a stake above the balance is refused with the true balance; its win is never paid", async () => {
		const { member, play } = await seated(99n);
		const refused = await api.playRound(round(play, { win: 5000n }));
		expect(refused).toEqual({ ok: false, error: { code: "INSUFFICIENT_FUNDS", value: { balance: "0.99" } } });
		expect(await hall.balance(member)).toBe(99n);
	});

	it("vector 9: of 100 parallel stakes of 1 on a balance of 50 exactly 50 are taken", async () => {
		const { member, play } = await seated(50n);
		const answers = await Promise.all(Array.from({ length: 100 }, () => api.playRound(round(play, { stake: 1n }))));
		expect(answers.filter((answer) => answer.ok)).toHaveLength(50);
		const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
		expect(new Set(refused)).toEqual(new Set(["INSUFFICIENT_FUNDS"]));
		expect(await hall.balance(member)).toBe(0n);
		expect(await hall.violations()).toEqual([]);
	});

	it("vector 1: 40 parallel repeats of one key are one round", async () => {
		const { member, play } = await seated(1000n);
		const answers = await Promise.all(
			Array.from({ length: 40 }, (_, index) => api.playRound(round(play, { key: "one", win: BigInt(index) }))),
		);
		const ids = new Set(answers.map((answer) => unwrap(answer).roundId));
		expect(ids.size).toBe(1);
		const [first] = answers;
		expect(await hall.balance(member)).toBe(900n + (first === undefined ? 0n : unwrap(first).win));
	});

	it("vector 10: connections die between the write and the answer: the retries get the stored rounds", async () => {
		const { member, play } = await seated(100_000n);
		const keys = Array.from({ length: 120 }, (_, index) => `lost-${index}`);
		const send = (key: string, win: bigint) => api.playRound(round(play, { key, win })).catch(() => undefined);
		const first = keys.map((key, index) => send(key, BigInt(index)));
		for (let kill = 0; kill < 5; kill++) await killConnections();
		await Promise.all(first);
		const settled = await Promise.all(
			keys.map(async (key) => (await send(key, 77_777n)) ?? (await send(key, 77_777n))),
		);
		const rounds = settled.map((answer) => (answer === undefined ? undefined : unwrap(answer)));
		const expected = rounds.reduce((sum, one) => sum - (one?.stake ?? 0n) + (one?.win ?? 0n), 100_000n);
		expect(new Set(rounds.map((one) => one?.roundId)).size).toBe(keys.length);
		expect(await hall.balance(member)).toBe(expected);
		expect(await hall.violations()).toEqual([]);
	});

	async function killConnections(): Promise<void> {
		await hall.db.tx((tx) =>
			sql`select pg_terminate_backend(pid) from pg_stat_activity
				where datname = current_database() and pid <> pg_backend_pid() and query like '%play_batch%'`.execute(tx),
		);
	}

	it("many members at once: every round is written once and the sums agree (vector 16)", async () => {
		const players = await Promise.all(Array.from({ length: 20 }, () => seated(500n)));
		const played = await Promise.all(
			players.flatMap(({ play }, index) =>
				Array.from({ length: 15 }, (_, turn) =>
					api.playRound(round(play, { stake: 50n, win: (index + turn) % 3 === 0 ? 70n : 0n })),
				),
			),
		);
		expect(played).toHaveLength(300);
		for (const [index, { member, play }] of players.entries()) {
			const own = played.slice(index * 15, index * 15 + 15).flatMap((answer) => (answer.ok ? [answer.value] : []));
			const expected = own.reduce((sum, one) => sum - one.stake + one.win, 500n);
			expect(await hall.balance(member)).toBe(expected);
			expect(await api.lastRound(play)).toBeDefined();
		}
		expect(await hall.violations()).toEqual([]);
	});
});

/** What a member's calls must come to, in the order they were sent: one round a key, and no stake above the balance. */
function bookOf(balance: bigint) {
	const rounds = new Map<string, bigint>();
	let left = balance;
	return {
		left: () => left,
		rounds: () => rounds.size,
		say({ key, stake, win }: Pick<PlayRound, "key" | "stake" | "win">): string {
			const before = rounds.get(key);
			if (before !== undefined) return before === stake ? "the round of before" : "DUPLICATE_TRANSACTION";
			if (stake > left) return "INSUFFICIENT_FUNDS";
			rounds.set(key, stake);
			left += win - stake;
			return "a new round";
		},
	};
}

const seeds = [20_261_123, 4_711, 99];

it.each(seeds)(
	"vectors 1, 2, 8: new keys, repeats and other stakes, all at once, are what a book says (seed %i)",
	async (seed) => {
		const chance = seededChance(seed);
		const players = await Promise.all([300n, 700n, 2_000n].map(async (held) => ({ ...(await seated(held)), held })));
		const books = players.map(({ held }) => bookOf(held));
		const calls = Array.from({ length: 150 }, () => {
			const place = chance.below(players.length);
			const win = chance.below(4) === 0 ? BigInt(chance.below(300)) : 0n;
			return { place, key: `k${chance.below(25)}`, stake: BigInt(10 + 10 * chance.below(3)), win };
		});
		const answers = await Promise.all(
			calls.map(async ({ place, ...asked }) => {
				const play = players[place]?.play;
				if (play === undefined) throw new Error("nobody sits there");
				const answer = await api.playRound(round(play, asked));
				if (!answer.ok) return answer.error.code;
				return answer.value.replayed ? "the round of before" : "a new round";
			}),
		);
		expect(answers).toEqual(calls.map(({ place, ...asked }) => books[place]?.say(asked)));
		for (const [place, { member }] of players.entries()) expect(await hall.balance(member)).toBe(books[place]?.left());
		expect(await hall.violations()).toEqual([]);
	},
);

describe("what refuses a stake (vector 7)", () => {
	it.each([
		["frozen", "ACCOUNT_FROZEN"],
		["excluded", "ACCOUNT_EXCLUDED"],
	] as const)("a member that is %s", async (state, code) => {
		const { member, play } = await seated(1000n);
		const before = unwrap(await api.playRound(round(play, { key: "before" })));
		hall.setStanding(member, state);
		hall.clock.advance(30_000);
		expect(await api.playRound(round(play))).toMatchObject({ ok: false, error: { code } });
		// The stored answer of what was taken before is still given.
		expect(unwrap(await api.playRound(round(play, { key: "before" })))).toEqual({ ...before, replayed: true });
		expect(await hall.balance(member)).toBe(900n);
	});

	it("a session whose login ended, and one that ran out", async () => {
		const { member, play, token } = await seated(1000n);
		await api.endSession(`login-${member}`);
		expect(await api.authenticatePlay(token)).toBeUndefined();
		expect(await api.playRound(round(play))).toMatchObject({ ok: false, error: { code: "PLAY_EXPIRED" } });
		const other = await seated(1000n);
		hall.clock.advance(3_600_001);
		expect(await api.authenticatePlay(other.token)).toBeUndefined();
		expect(await api.playRound(round(other.play))).toMatchObject({ ok: false, error: { code: "PLAY_EXPIRED" } });
	});

	it("a game that an operator disabled, at once (T03)", async () => {
		const { play } = await seated(1000n);
		await hall.db.tx((tx) => sql`update games.game set enabled = false where code = 'lantern'`.execute(tx));
		await hall.games.refresh();
		expect(await api.playRound(round(play))).toMatchObject({ ok: false, error: { code: "GAME_DISABLED" } });
		await hall.db.tx((tx) => sql`update games.game set enabled = true where code = 'lantern'`.execute(tx));
		await hall.games.refresh();
		expect((await api.playRound(round(play))).ok).toBe(true);
	});

	it.each([
		[9n, false],
		[10n, true],
		[20n, true],
		[21n, false],
	])("a stake of %i in a game from 10 to 20", async (stake, taken) => {
		const { play } = await seated(1000n, "kite");
		const answer = await api.playRound(round(play, { stake }));
		expect(answer.ok).toBe(taken);
		if (!answer.ok)
			expect(answer.error).toEqual({ code: "STAKE_OUT_OF_RANGE", value: { minBet: "0.10", maxBet: "0.20" } });
	});
});

describe("a trial (G19)", () => {
	it("plays with its own purse and never touches the ledger", async () => {
		const { play } = await hall.sit(undefined);
		const before = await postings();
		const first = unwrap(await api.playRound(round(play, { key: "t1", win: 40n })));
		expect(first).toMatchObject({ mode: "demo", balanceBefore: 1_000_000n, balance: 999_940n });
		expect(unwrap(await api.playRound(round(play, { key: "t1", win: 0n })))).toEqual({ ...first, replayed: true });
		expect(await api.playRound(round(play, { key: "t1", stake: 7n }))).toMatchObject({
			ok: false,
			error: { code: "DUPLICATE_TRANSACTION" },
		});
		expect(await api.lastRound(play)).toEqual({ ...first, replayed: true });
		expect(await api.playBalance(play)).toBe(999_940n);
		expect(await postings()).toBe(before);
	});

	it("keeps the limits and its purse's end", async () => {
		const { play } = await hall.sit(undefined);
		for (let turn = 0; turn < 10; turn++) unwrap(await api.playRound(round(play, { stake: 100_000n })));
		expect(await api.playRound(round(play))).toEqual({
			ok: false,
			error: { code: "INSUFFICIENT_FUNDS", value: { balance: "0.00" } },
		});
	});

	async function postings(): Promise<string> {
		const { rows } = await hall.db.read((tx) =>
			sql<{ n: string }>`select count(*) as n from wallet.posting`.execute(tx),
		);
		return rows[0]?.n ?? "";
	}
});
