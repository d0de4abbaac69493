// The instant games on a real ledger: what is staked, drawn, won and shown; what races, crashes and retries leave behind.
import { createHash, createHmac } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { log } from "#platform/http/testing";
import { houseKeyFrom, sealerWith, secureChance, secureIds } from "#platform/kernel/node";
import { betOriginal, enterOriginal, originalEvent, rotateSeeds } from "../contract/index.ts";
import {
	type Choice,
	drawInstant,
	fairBits,
	isStepped,
	type OriginalEvent,
	originalGames,
	playSteps,
	winOf,
} from "../core/index.ts";
import { findPair } from "./seed-store.ts";
import { createSeeds } from "./seeds.ts";
import { openParlour, type Sitting, seedKey } from "./testing/open-parlour.ts";

const parlour = await openParlour();
afterAll(parlour.close);

const played = z.object({ ...betOriginal.output.shape });
const entered = z.object({ ...enterOriginal.output.shape });
const seedsShown = z.object({ ...rotateSeeds.output.shape });
type Answer = Awaited<ReturnType<typeof parlour.call>>;

let pressed = 0;
const newKey = (): string => `press-${String(++pressed).padStart(6, "0")}`;
const dice: Choice = { game: "dice", side: "under", winning: 5_000 };
const fiveMines: Choice = { game: "mines", mines: 5 };

const table = async (game: string, balance = 100_000n): Promise<Sitting> =>
	parlour.sit(game, await parlour.enrol(balance));

const press = (sitting: Sitting, picked: Choice, more: { key?: string; stake?: string } = {}): Promise<Answer> =>
	parlour.call("bet-original", sitting, { key: newKey(), stake: "2.00", picked, ...more });

const codeOf = (answer: Answer): string => (answer.ok ? "ok" : answer.error.code);

function good<Value>(answer: Answer, model: z.ZodMiniType<Value>): Value {
	if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
	return z.parse(model, answer.value);
}

const bet = async (...asked: Parameters<typeof press>) => good(await press(...asked), played);
const enter = async (sitting: Sitting) => good(await parlour.call("enter-original", sitting), entered);
const read = async (sitting: Sitting) => good(await parlour.call("read-seeds", sitting), seedsShown);

async function rotate(sitting: Sitting, clientSeed = "mine") {
	const { current } = await read(sitting);
	return parlour.call("rotate-seeds", sitting, { serverHash: current.serverHash, clientSeed });
}

const step = (sitting: Sitting, asked: { roundId: string; at: number; cell: number }): Promise<Answer> =>
	parlour.call("step-original", sitting, {
		roundId: asked.roundId,
		at: asked.at,
		move: { game: "mines", cell: asked.cell },
	});

const cashOut = (sitting: Sitting, roundId: string): Promise<Answer> =>
	parlour.call("cash-out-original", sitting, { roundId });

function betOf(events: readonly OriginalEvent[]) {
	const [first] = events;
	if (first?.type !== "bet") throw new Error("a round that does not begin with its bet");
	return first;
}

/** The server seed as only the server knows it: opened from the row with the key of this test. */
async function secretOf({ play }: Sitting): Promise<string> {
	const owner = play.memberId === undefined ? `p${play.playId}` : `m${play.memberId}`;
	const { rows } = await parlour.db.read((tx) =>
		sql<{ hash: string; id: string; sealed: Buffer; client: string }>`
			select server_hash as hash, id, sealed_seed as sealed, client_seed as client from originals.seed_pair
			where owner = ${owner} and game = ${play.gameCode} and retired_at is null`.execute(tx),
	);
	const [row] = rows;
	if (row === undefined) throw new Error("no seeds");
	const sealer = sealerWith(houseKeyFrom(seedKey)("server seeds"));
	return sealer.open(`${owner} ${play.gameCode} ${row.id}`, row.sealed)?.toString() ?? "";
}

const bitsWith = (serverSeed: string, fair: { clientSeed: string; nonce: number }) =>
	fairBits(fair, (message) => createHmac("sha256", serverSeed).update(message).digest());

/** A cell without a mine, or with one, in the open round. */
async function cellOf(sitting: Sitting, roundEvents: readonly OriginalEvent[], want: { mine: boolean; not?: number }) {
	const { fair, choice } = betOf(roundEvents);
	if (!isStepped(choice)) throw new Error("no steps");
	const secret = await secretOf(sitting);
	for (let cell = 0; cell < 25; cell++) {
		const round = playSteps(choice, bitsWith(secret, fair), [{ game: "mines", cell }]);
		if (cell !== want.not && (round?.state === "lost") === want.mine) return cell;
	}
	throw new Error("no such cell");
}

describe("a whole round", () => {
	const choices: readonly Choice[] = [
		dice,
		{ game: "limbo", target: 150 },
		{ game: "plinko", rows: 16, risk: "high" },
		{ game: "keno", picks: [1, 7, 40] },
		{ game: "wheel", risk: "low" },
	];

	test.each(choices)(
		"$game: money, record and recall agree, and the player can check it afterwards",
		async (picked) => {
			const sitting = await table(picked.game);
			const { round, balance } = await bet(sitting, picked, { stake: "2.00" });
			const outcome = round.events.find((event) => event.type === "outcome")?.outcome;
			const win = winOf(200n, outcome?.times ?? -1);
			expect(round).toMatchObject({ open: false, stake: "2.00", payTable: `${picked.game}@1`, mode: "real" });
			expect(await parlour.purse(sitting)).toBe(100_000n - 200n + win);
			expect(balance).toBe(((100_000 - 200 + Number(win)) / 100).toFixed(2));
			const recalled = await parlour.recall(sitting, round.roundId);
			const { events } = good(recalled, z.object({ events: z.array(originalEvent) }));
			expect(events).toEqual(round.events);

			const { fair } = betOf(round.events);
			const { past } = good(await rotate(sitting), seedsShown);
			const [revealed] = past;
			expect(
				createHash("sha256")
					.update(revealed?.serverSeed ?? "")
					.digest("hex"),
			).toBe(fair.serverHash);
			if (isStepped(picked)) throw new Error("not whole");
			expect(drawInstant(picked, bitsWith(revealed?.serverSeed ?? "", fair))).toEqual(outcome);
		},
	);

	test("the same press again is the same round: one nonce, one stake, also when twenty come at once", async () => {
		const sitting = await table("dice");
		const key = newKey();
		const answers = await Promise.all(Array.from({ length: 20 }, () => bet(sitting, dice, { key })));
		expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1);
		expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
		expect((await read(sitting)).current.nextNonce).toBe(1);
		const [first] = answers;
		expect(await parlour.purse(sitting)).toBe(BigInt(Math.round(Number(first?.balance) * 100)));
		expect(codeOf(await press(sitting, dice, { key, stake: "5.00" }))).toBe("DUPLICATE_TRANSACTION");
		expect(codeOf(await press(sitting, { ...dice, winning: 4_000 }, { key }))).toBe("DUPLICATE_TRANSACTION");
	});

	test("thirty presses at once take thirty nonces, each once, from two frames of one member", async () => {
		const member = await parlour.enrol(100_000n);
		const [one, two] = [await parlour.sit("dice", member), await parlour.sit("dice", member)];
		const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => bet(index % 2 ? one : two, dice)));
		const nonces = answers.map(({ round }) => betOf(round.events).fair.nonce).sort((a, b) => a - b);
		expect(nonces).toEqual(Array.from({ length: 30 }, (_, nonce) => nonce));
	});

	test("a server that is killed before or after the money moved: the press repeated is charged once, one nonce", async () => {
		for (const when of ["before", "after"] as const) {
			const sitting = await table("dice");
			const key = newKey();
			parlour.faults[when] = "playRound";
			await expect(press(sitting, dice, { key })).rejects.toThrow("killed");
			const { round } = await bet(sitting, dice, { key });
			expect(betOf(round.events).fair.nonce).toBe(0);
			expect((await read(sitting)).current.nextNonce).toBe(1);
			expect(good(await parlour.history(sitting), z.object({ records: z.array(z.unknown()) })).records).toHaveLength(1);
		}
	});

	test("a known win is answered from its record and never staked again, however old it is", async () => {
		const sitting = await table("dice");
		const [key, left] = [newKey(), newKey()];
		const first = await bet(sitting, dice, { key });
		parlour.faults.after = "playRound";
		await expect(press(sitting, dice, { key: left })).rejects.toThrow("killed");
		const purse = await parlour.purse(sitting);
		expect((await bet(sitting, dice, { key })).round).toEqual(first.round);
		const month = 31 * 86_400_000 + 60_000;
		parlour.clock.advance(month);
		const later = await parlour.sit("dice", sitting.member);
		for (const old of [key, left]) expect(codeOf(await press(later, dice, { key: old }))).toBe("DUPLICATE_TRANSACTION");
		expect(await parlour.purse(sitting)).toBe(purse);
		parlour.clock.advance(-month);
	});

	test("what was refused keeps its nonce while nobody can know it, and is drawn anew once the seed was shown", async () => {
		const sitting = await table("dice", 200n);
		const key = newKey();
		expect(codeOf(await press(sitting, dice, { key, stake: "5.00" }))).toBe("INSUFFICIENT_FUNDS");
		expect((await read(sitting)).current.nextNonce).toBe(1);
		expect(codeOf(await press(sitting, dice, { key, stake: "5.00" }))).toBe("INSUFFICIENT_FUNDS");
		expect((await read(sitting)).current.nextNonce).toBe(1);
		const before = (await read(sitting)).current.serverHash;
		expect(codeOf(await rotate(sitting))).toBe("ok");
		expect(codeOf(await press(sitting, dice, { key, stake: "5.00" }))).toBe("INSUFFICIENT_FUNDS");
		const { current } = await read(sitting);
		expect(current.serverHash).not.toBe(before);
		expect(current.nextNonce).toBe(1);
	});

	test("a draw left by a crash is never staked on once its seed was shown", async () => {
		const sitting = await table("dice");
		const key = newKey();
		parlour.faults.before = "playRound";
		await expect(press(sitting, dice, { key })).rejects.toThrow("killed");
		const { serverHash } = (await read(sitting)).current;
		expect(codeOf(await rotate(sitting))).toBe("ORIGINAL_SEEDS_IN_USE");
		parlour.clock.advance(16_000);
		expect(codeOf(await rotate(sitting))).toBe("ok");
		const { round } = await bet(sitting, dice, { key });
		expect(betOf(round.events).fair.serverHash).not.toBe(serverHash);
	});

	test.each([
		["a stake between the levels", { stake: "1.50" }, dice],
		["a stake finer than the currency", { stake: "1.001" }, dice],
		["a choice that is not offered", {}, { ...dice, winning: 9_999 }],
	] as const)("%s is refused and takes no nonce", async (_what, more, picked) => {
		const sitting = await table("dice");
		expect(codeOf(await press(sitting, picked, more))).toBe("ORIGINAL_NOT_OFFERED");
		expect((await read(sitting)).current.nextNonce).toBe(0);
	});

	test("a session of another vendor's game that is coded alike is refused by every call", async () => {
		const { play, member } = await table("mines");
		const foreign: Sitting = { play: { ...play, vendor: "ELSEWHERE" }, member };
		const roundId = "0190b0c4-0000-7000-8000-000000000000";
		const seeds = { serverHash: "0".repeat(64), clientSeed: "mine" };
		const answers = await Promise.all([
			press(foreign, fiveMines),
			parlour.call("enter-original", foreign),
			parlour.call("read-seeds", foreign),
			parlour.call("rotate-seeds", foreign, seeds),
			cashOut(foreign, roundId),
			step(foreign, { roundId, at: 0, cell: 1 }),
		]);
		const unknown = ["ORIGINAL_UNKNOWN", "ORIGINAL_ROUND_UNKNOWN"];
		expect(answers.map(codeOf)).toEqual([...Array.from({ length: 4 }, () => unknown[0]), unknown[1], unknown[1]]);
	});

	test("a bet on another game than was launched is refused", async () => {
		expect(codeOf(await press(await table("dice"), { game: "wheel", risk: "low" }))).toBe("ORIGINAL_UNKNOWN");
	});
});

/** The tickets of a seat that stand open. */
const lives = async ({ play }: Sitting) =>
	(await parlour.games.api.tickets.own(play, { limit: 20 })).filter(({ state }) => state === "open");

describe("a round of steps", () => {
	test("the stake is taken at once, safe cells raise it, cashing out pays, and the record holds all of it", async () => {
		const sitting = await table("mines");
		const { round, balance } = await bet(sitting, fiveMines, { stake: "5.00" });
		expect(round).toMatchObject({ open: true, win: "0.00" });
		expect(balance).toBe("995.00");
		expect(JSON.stringify(round.events)).not.toContain("laid-out");
		const cell = await cellOf(sitting, round.events, { mine: false });
		const after = good(await step(sitting, { roundId: round.roundId, at: 0, cell }), played);
		expect(after.round).toMatchObject({ open: true, win: "6.12" });
		const ended = good(await cashOut(sitting, round.roundId), played);
		expect(ended).toMatchObject({ balance: "1001.12", round: { open: false, win: "6.12" } });
		expect(ended.round.events.map(({ type }) => type)).toEqual(["bet", "cell", "laid-out", "total"]);
		const list = good(
			await parlour.history(sitting),
			z.object({ records: z.array(z.looseObject({ roundId: z.string() })) }),
		);
		expect(list.records).toMatchObject([{ status: "complete", stake: "5.00", win: "6.12" }]);
		const recalled = await parlour.recall(sitting, list.records[0]?.roundId ?? "");
		expect(good(recalled, z.object({ events: z.array(originalEvent) })).events).toEqual(ended.round.events);
		expect(good(await cashOut(sitting, round.roundId), played)).toMatchObject({ replayed: true, balance: "1001.12" });
	});

	test("a mine ends it with nothing", async () => {
		const sitting = await table("mines");
		const { round } = await bet(sitting, fiveMines);
		const cell = await cellOf(sitting, round.events, { mine: true });
		const lost = good(await step(sitting, { roundId: round.roundId, at: 0, cell }), played);
		expect(lost).toMatchObject({ balance: "998.00", round: { open: false, win: "0.00" } });
		expect(good(await cashOut(sitting, round.roundId), played).round.win).toBe("0.00");
		expect(await parlour.purse(sitting)).toBe(99_800n);
		expect((await bet(sitting, fiveMines)).round.open).toBe(true);
	});

	test("it waits for its player: another frame finds it, and no second one begins", async () => {
		const member = await parlour.enrol(10_000n);
		const first = await parlour.sit("mines", member);
		const key = newKey();
		const { round } = await bet(first, fiveMines, { key });
		expect(codeOf(await press(first, fiveMines))).toBe("ORIGINAL_ROUND_OPEN");
		const second = await parlour.sit("mines", member);
		expect((await enter(second)).openRound?.roundId).toBe(round.roundId);
		expect((await bet(second, fiveMines, { key })).replayed).toBe(true);
		expect(await parlour.purse(first)).toBe(9_800n);
		const cell = await cellOf(first, round.events, { mine: false });
		expect(codeOf(await step(second, { roundId: round.roundId, at: 0, cell }))).toBe("ok");
		expect(codeOf(await cashOut(first, round.roundId))).toBe("ok");
		expect((await enter(second)).openRound).toBeUndefined();
	});

	test("ten first presses at once open one round", async () => {
		const sitting = await table("mines");
		const answers = await Promise.all(Array.from({ length: 10 }, () => press(sitting, fiveMines)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect(new Set(answers.filter(({ ok }) => !ok).map(codeOf))).toEqual(new Set(["ORIGINAL_ROUND_OPEN"]));
		expect(await parlour.purse(sitting)).toBe(99_800n);
	});

	test("ten first presses with one key are one round: all are told of it, one stake is taken", async () => {
		const sitting = await table("mines");
		const key = newKey();
		const answers = await Promise.all(Array.from({ length: 10 }, () => bet(sitting, fiveMines, { key })));
		expect(new Set(answers.map(({ round }) => round.roundId)).size).toBe(1);
		expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
		expect(answers.every(({ round }) => round.open)).toBe(true);
		expect(await parlour.purse(sitting)).toBe(99_800n);
	});

	test("of one press that is refused no twin's late stake stands without a round", async () => {
		const sitting = await table("mines", 50n);
		const key = newKey();
		const refused = await Promise.all(Array.from({ length: 6 }, () => press(sitting, fiveMines, { key })));
		expect(refused.every(({ ok }) => !ok)).toBe(true);
		const { rows } = await parlour.db.read((tx) =>
			sql<{
				state: string;
				id: string;
			}>`select state, id from originals.round where owner = ${`m${sitting.member}`}`.execute(tx),
		);
		expect(rows.map(({ state }) => state)).toEqual(["refused"]);
		const [tickets] = await lives(sitting);
		expect(tickets).toBeUndefined();
		expect(await parlour.purse(sitting)).toBe(50n);
	});

	test("a stake that comes after its press was refused goes back, and its twin is told to come again", async () => {
		const sitting = await table("mines");
		const key = newKey();
		parlour.faults.after = "place";
		await expect(press(sitting, fiveMines, { key })).rejects.toThrow("killed");
		parlour.clock.advance(61_000);
		await Promise.all([parlour.runJob("originals.finish-left"), press(sitting, fiveMines, { key })]);
		const opened = (await enter(sitting)).openRound;
		expect(await parlour.purse(sitting)).toBe(opened === undefined ? 100_000n : 99_800n);
		expect((await lives(sitting)).length).toBe(opened === undefined ? 0 : 1);
	});

	test("a round whose stake the games gave back in time for it is paid what it stands at, once", async () => {
		const sitting = await table("mines");
		const { round } = await bet(sitting, fiveMines);
		const cell = await cellOf(sitting, round.events, { mine: false });
		await step(sitting, { roundId: round.roundId, at: 0, cell });
		const month = 30 * 86_400_000 + 1;
		parlour.clock.advance(month);
		const due = parlour.games.jobs.find(({ name }) => name === "games.resolve-interrupted-rounds");
		await due?.run({}, { jobId: "1", attempt: 1, now: parlour.clock.now(), log, signal: undefined });
		expect(await parlour.purse(sitting)).toBe(100_000n);
		await parlour.runJob("originals.finish-left");
		expect(await parlour.purse(sitting)).toBe(100_045n);
		parlour.clock.advance(-month);
		expect((await bet(sitting, fiveMines)).round.open).toBe(true);
	});

	test("a step sent twice is made once; another at its place is refused", async () => {
		const sitting = await table("mines");
		const { round } = await bet(sitting, fiveMines);
		const cell = await cellOf(sitting, round.events, { mine: false });
		const asked = { roundId: round.roundId, at: 0, cell };
		const answers = await Promise.all(Array.from({ length: 8 }, () => step(sitting, asked)));
		expect(answers.map(codeOf)).toEqual(Array.from({ length: 8 }, () => "ok"));
		const other = await cellOf(sitting, round.events, { mine: false, not: cell });
		expect(codeOf(await step(sitting, { ...asked, cell: other }))).toBe("ORIGINAL_STEP_NOT_OFFERED");
		expect(codeOf(await step(sitting, { ...asked, at: 2, cell: other }))).toBe("ORIGINAL_STEP_NOT_OFFERED");
		const now = good(await step(sitting, asked), played);
		expect(now.round).toMatchObject({ win: "2.45", open: true });
	});

	test("cash-outs and a fatal step at once: one of them decides, and it is paid once", async () => {
		for (let turn = 0; turn < 6; turn++) {
			const sitting = await table("mines");
			const { round } = await bet(sitting, fiveMines);
			const { roundId } = round;
			const safe = await cellOf(sitting, round.events, { mine: false });
			await step(sitting, { roundId, at: 0, cell: safe });
			const mine = await cellOf(sitting, round.events, { mine: true });
			const acts = [
				() => cashOut(sitting, roundId),
				() => step(sitting, { roundId, at: 1, cell: mine }),
				() => cashOut(sitting, roundId),
			];
			await Promise.all((turn % 2 === 0 ? acts : acts.reverse()).map((act) => act()));
			const end = good(await cashOut(sitting, roundId), played).round;
			expect(end.open).toBe(false);
			const won = BigInt(Math.round(Number(end.win) * 100));
			expect([0n, 245n]).toContain(won);
			expect(await parlour.purse(sitting)).toBe(99_800n + won);
		}
		expect(await parlour.violations()).toEqual([]);
	});

	test("killed at its end, at either side of the payment: all of it is undone, and it is paid once", async () => {
		for (const when of ["before", "after"] as const) {
			const sitting = await table("mines");
			const { round } = await bet(sitting, fiveMines);
			const cell = await cellOf(sitting, round.events, { mine: false });
			await step(sitting, { roundId: round.roundId, at: 0, cell });
			parlour.faults[when] = "stand";
			await expect(cashOut(sitting, round.roundId)).rejects.toThrow("killed");
			expect((await enter(sitting)).openRound?.win).toBe("2.45");
			expect(await parlour.purse(sitting)).toBe(99_800n);
			expect(good(await cashOut(sitting, round.roundId), played).round.win).toBe("2.45");
			expect(good(await cashOut(sitting, round.roundId), played).replayed).toBe(true);
			expect(await parlour.purse(sitting)).toBe(100_045n);
		}
	});

	test("killed around the stake: the press repeated goes on, and the stake is taken once", async () => {
		for (const when of ["before", "after"] as const) {
			const sitting = await table("mines");
			const key = newKey();
			parlour.faults[when] = "place";
			await expect(press(sitting, fiveMines, { key })).rejects.toThrow("killed");
			expect((await enter(sitting)).openRound).toBeUndefined();
			expect(codeOf(await press(sitting, fiveMines))).toBe("ORIGINAL_ROUND_OPEN");
			const { round } = await bet(sitting, fiveMines, { key });
			expect(round.open).toBe(true);
			expect(await parlour.purse(sitting)).toBe(99_800n);
		}
	});

	test("a stake that is refused leaves nothing open, and the same press may come again", async () => {
		const sitting = await table("mines", 50n);
		const key = newKey();
		expect(codeOf(await press(sitting, fiveMines, { key }))).toBe("INSUFFICIENT_FUNDS");
		expect((await enter(sitting)).openRound).toBeUndefined();
		expect(codeOf(await press(sitting, fiveMines, { key }))).toBe("INSUFFICIENT_FUNDS");
		expect(codeOf(await rotate(sitting))).toBe("ok");
		expect(codeOf(await press(sitting, fiveMines, { key }))).toBe("INSUFFICIENT_FUNDS");
	});

	test("nothing is cashed out before the first step, and nobody touches another's round", async () => {
		const sitting = await table("mines");
		const { round } = await bet(sitting, fiveMines);
		expect(codeOf(await cashOut(sitting, round.roundId))).toBe("ORIGINAL_STEP_NOT_OFFERED");
		const stranger = await table("mines");
		expect(codeOf(await cashOut(stranger, round.roundId))).toBe("ORIGINAL_ROUND_UNKNOWN");
		expect(codeOf(await step(stranger, { roundId: round.roundId, at: 0, cell: 1 }))).toBe("ORIGINAL_ROUND_UNKNOWN");
	});

	test("hi-lo: cards are called one after the other until one is wrong", async () => {
		const sitting = await table("hi-lo");
		let { round } = await bet(sitting, { game: "hi-lo" });
		for (let at = 0; round.open; at++) {
			const card = round.events.findLast((event) => event.type === "card")?.card ?? 0;
			const call = card % 13 === 12 ? "lower" : "higher";
			const move = { game: "hi-lo", call };
			round = good(await parlour.call("step-original", sitting, { roundId: round.roundId, at, move }), played).round;
		}
		expect(round.events.at(-1)).toMatchObject({ type: "total" });
		const { past } = good(await rotate(sitting), seedsShown);
		const { fair } = betOf(round.events);
		const steps = round.events.flatMap((event) =>
			event.type === "card" && event.call !== "first" ? [{ game: "hi-lo", call: event.call } as const] : [],
		);
		const again = playSteps({ game: "hi-lo" }, bitsWith(past[0]?.serverSeed ?? "", fair), steps);
		expect(again?.shown).toEqual(round.events.filter(({ type }) => type === "card"));
	});
});

describe("the seeds", () => {
	test("each game has its own; the hash is known before, the seed after, and never changes", async () => {
		const member = await parlour.enrol(10_000n);
		const [one, other] = [await parlour.sit("dice", member), await parlour.sit("limbo", member)];
		const before = (await enter(one)).seeds.current;
		expect((await read(one)).current).toEqual(before);
		expect((await read(other)).current.serverHash).not.toBe(before.serverHash);
		const coming = (await read(one)).next.serverHash;
		const twice = await Promise.all(
			Array.from({ length: 4 }, () =>
				parlour.call("rotate-seeds", one, { serverHash: before.serverHash, clientSeed: "of-my-own_1" }),
			),
		);
		const views = twice.map((answer) => good(answer, seedsShown));
		expect(new Set(views.map(({ current }) => current.serverHash)).size).toBe(1);
		expect(views[0]?.current).toMatchObject({ clientSeed: "of-my-own_1", nextNonce: 0 });
		expect(views[0]?.past).toMatchObject([{ serverHash: before.serverHash, clientSeed: before.clientSeed, nonces: 0 }]);
		// What comes next was fixed before its client seed was chosen, and so is what comes after it.
		expect(views[0]?.current.serverHash).toBe(coming);
		expect(new Set(views.map(({ next }) => next.serverHash)).size).toBe(1);
		expect(views[0]?.next.serverHash).not.toBe(coming);
	});

	test("that were revealed are told twenty at a time, each once, of this game alone", async () => {
		const sitting = await table("dice");
		const retired: string[] = [];
		let announced = (await read(sitting)).current.serverHash;
		for (let turn = 0; turn < 21; turn += 1) {
			const { current, next } = await read(sitting);
			expect(current.serverHash).toBe(announced);
			announced = next.serverHash;
			retired.unshift(current.serverHash);
			good(
				await parlour.call("rotate-seeds", sitting, { serverHash: current.serverHash, clientSeed: "x" }),
				seedsShown,
			);
		}
		const newest = await read(sitting);
		expect([newest.past.map(({ serverHash }) => serverHash), newest.more]).toEqual([retired.slice(0, 20), true]);
		const last = newest.past.at(-1)?.serverHash ?? "";
		const older = good(await parlour.call("read-seeds", sitting, { olderThan: last }), seedsShown);
		expect([older.past.map(({ serverHash }) => serverHash), older.more]).toEqual([retired.slice(20), false]);
		const elsewhere = good(await parlour.call("read-seeds", await table("dice"), { olderThan: last }), seedsShown);
		expect(elsewhere.past).toEqual([]);
		expect(
			newest.past.every(
				({ serverSeed, serverHash }) => createHash("sha256").update(serverSeed).digest("hex") === serverHash,
			),
		).toBe(true);
	});

	test("are not shown while a round goes on under them", async () => {
		const sitting = await table("mines");
		const { round } = await bet(sitting, fiveMines);
		parlour.clock.advance(60_000);
		expect(codeOf(await rotate(sitting))).toBe("ORIGINAL_SEEDS_IN_USE");
		const cell = await cellOf(sitting, round.events, { mine: true });
		await step(sitting, { roundId: round.roundId, at: 0, cell });
		expect(codeOf(await rotate(sitting))).toBe("ok");
	});

	test("lie sealed: without the key of the house, or in another's place, they do not open", async () => {
		const sitting = await table("dice");
		await bet(sitting, dice);
		const secret = await secretOf(sitting);
		expect(secret).toMatch(/^[0-9a-f]{64}$/);
		const { rows } = await parlour.db.read((tx) =>
			sql<{ text: string }>`select row_to_json(pair)::text as text from originals.seed_pair pair`.execute(tx),
		);
		expect(rows.map(({ text }) => text).join()).not.toContain(secret);
		const hex = Buffer.from(secret).toString("hex");
		expect(rows.map(({ text }) => text).join()).not.toContain(hex);
		const parts = { newId: secureIds, chance: secureChance() };
		const strange = createSeeds({ ...parts, key: Buffer.alloc(32, 9) });
		await expect(
			parlour.db.read(async (tx) => {
				const pair = await findPair(tx, { owner: `m${sitting.member}`, game: "dice" }, { lock: false });
				if (pair !== undefined) strange.bitsOf(pair, 0);
			}),
		).rejects.toThrow("does not open");
	});

	test.each([
		"update originals.seed_pair set next_nonce = next_nonce - 1 where next_nonce > 0",
		"update originals.seed_pair set client_seed = 'other'",
		"update originals.seed_pair set retired_at = null where retired_at is not null",
		"update originals.next_seed set server_hash = md5('1') || md5('2')",
		"update originals.round set nonce = 0, seed_pair = (select seed_pair from originals.round limit 1)",
	])("the database itself refuses: %s", async (statement) => {
		await expect(parlour.db.tx((tx) => sql.raw(statement).execute(tx))).rejects.toThrow();
	});
});

describe("what is left open", () => {
	const day = 86_400_000;

	test("after a day it ends with what it stands at, or with its stake when nothing was risked", async () => {
		const [one, two] = [await table("mines"), await table("mines")];
		const { round } = await bet(one, fiveMines);
		const cell = await cellOf(one, round.events, { mine: false });
		await step(one, { roundId: round.roundId, at: 0, cell });
		await bet(two, fiveMines);
		await parlour.runJob("originals.finish-left");
		expect([await parlour.purse(one), await parlour.purse(two)]).toEqual([99_800n, 99_800n]);
		parlour.clock.advance(day + 1);
		await parlour.runJob("originals.finish-left");
		await parlour.runJob("originals.finish-left");
		expect([await parlour.purse(one), await parlour.purse(two)]).toEqual([100_045n, 100_000n]);
		expect(good(await cashOut(one, round.roundId), played).round).toMatchObject({ open: false, win: "2.45" });
	});

	test("a stake nobody knows of goes back, and its late press is a new round", async () => {
		const sitting = await table("mines");
		const key = newKey();
		parlour.faults.after = "place";
		await expect(press(sitting, fiveMines, { key })).rejects.toThrow("killed");
		expect(await parlour.purse(sitting)).toBe(99_800n);
		parlour.clock.advance(61_000);
		await parlour.runJob("originals.finish-left");
		expect(await parlour.purse(sitting)).toBe(100_000n);
		expect((await bet(sitting, fiveMines, { key })).round.open).toBe(true);
		expect(await parlour.purse(sitting)).toBe(99_800n);
	});

	test("a press in hand is left alone by the clock, and with it at once leaves a stake with its round or none", async () => {
		const sitting = await table("mines");
		const key = newKey();
		for (const _turn of [1, 2]) {
			parlour.faults.after = "place";
			await expect(press(sitting, fiveMines, { key })).rejects.toThrow("killed");
			parlour.clock.advance(50_000);
			await parlour.runJob("originals.finish-left");
			expect(await parlour.purse(sitting)).toBe(99_800n);
		}
		parlour.clock.advance(61_000);
		const [answer] = await Promise.all([
			press(sitting, fiveMines, { key }),
			parlour.runJob("originals.finish-left"),
			press(sitting, fiveMines, { key }),
			parlour.runJob("originals.finish-left"),
		]);
		expect(["ok", "PLAY_BUSY"]).toContain(codeOf(answer));
		const isOpen = (await enter(sitting)).openRound !== undefined;
		expect(await parlour.purse(sitting)).toBe(isOpen ? 99_800n : 100_000n);
	});

	test("a round that its player took up again a moment before is not ended over their head", async () => {
		const sitting = await table("mines");
		const { round } = await bet(sitting, fiveMines);
		const [one, other] = [
			await cellOf(sitting, round.events, { mine: false }),
			await cellOf(sitting, round.events, { mine: true }),
		];
		parlour.clock.advance(day + 1);
		await Promise.all([
			parlour.runJob("originals.finish-left"),
			step(sitting, { roundId: round.roundId, at: 0, cell: one }),
		]);
		const ended = (await enter(sitting)).openRound === undefined;
		expect(await parlour.purse(sitting)).toBe(ended ? 100_000n : 99_800n);
		expect(codeOf(await step(sitting, { roundId: round.roundId, at: 1, cell: other }))).toBe(
			ended ? "ORIGINAL_STEP_NOT_OFFERED" : "ok",
		);
	});

	test("what fails goes to the end of the list, and comes again in an hour", async () => {
		const sitting = await table("mines");
		const { round } = await bet(sitting, fiveMines);
		const cell = await cellOf(sitting, round.events, { mine: false });
		await step(sitting, { roundId: round.roundId, at: 0, cell });
		parlour.clock.advance(day + 1);
		parlour.faults.before = "stand";
		for (const _again of [1, 2]) await parlour.runJob("originals.finish-left");
		expect(await parlour.purse(sitting)).toBe(99_800n);
		parlour.clock.advance(61 * 60_000);
		await parlour.runJob("originals.finish-left");
		expect(await parlour.purse(sitting)).toBe(100_045n);
	});

	test("keys that nobody can send again are forgotten, seeds of members are not", async () => {
		const sitting = await table("dice");
		await bet(sitting, dice);
		const trial = await parlour.sit("dice");
		await bet(trial, dice);
		parlour.clock.advance(32 * day);
		await parlour.runJob("originals.forget-old");
		const { rows } = await parlour.db.read((tx) =>
			sql<{ rounds: string; trials: string; pairs: string }>`select
				(select count(*) from originals.round where owner in (${`m${sitting.member}`}, ${`p${trial.play.playId}`})) as rounds,
				(select count(*) from originals.seed_pair where owner = ${`p${trial.play.playId}`}) as trials,
				(select count(*) from originals.seed_pair where owner = ${`m${sitting.member}`}) as pairs`.execute(tx),
		);
		expect(rows[0]).toEqual({ rounds: "0", trials: "0", pairs: "1" });
	});
});

describe("a trial", () => {
	test.each(originalGames.filter((game) => game !== "crash"))(
		"%s opens with seeds of its own and stakes to choose",
		async (game) => {
			const trial = await parlour.sit(game);
			const opened = await enter(trial);
			expect(opened).toMatchObject({ mode: "demo", balance: "10000.00", payTable: `${game}@1` });
			const fine = ["dice", "mines", "hi-lo"].includes(game);
			const least = fine ? [] : ["1.00"];
			expect(opened.stakes).toEqual([...least, "2.00", "5.00", "10.00", "20.00", "50.00", "100.00", "200.00"]);
			expect(opened.seeds.current.nextNonce).toBe(0);
		},
	);

	test("never touches the ledger, and a round of steps moves its purse as money does", async () => {
		const trial = await parlour.sit("mines");
		const { round, balance } = await bet(trial, fiveMines, { stake: "10.00" });
		expect([balance, round.mode]).toEqual(["9990.00", "demo"]);
		expect((await enter(trial)).balance).toBe("9990.00");
		const cell = await cellOf(trial, round.events, { mine: false });
		await step(trial, { roundId: round.roundId, at: 0, cell });
		const ended = good(await cashOut(trial, round.roundId), played);
		expect(ended.balance).toBe("10002.25");
		expect((await enter(trial)).balance).toBe("10002.25");
		expect((await bet(await parlour.sit("dice"), dice)).round.mode).toBe("demo");
		expect(await parlour.violations()).toEqual([]);
	});

	test("posts a key once, whatever was pressed in between and whatever comes at once", async () => {
		const trial = await parlour.sit("dice");
		const [one, two] = [newKey(), newKey()];
		const answers = await Promise.all(Array.from({ length: 6 }, () => bet(trial, dice, { key: one })));
		expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
		const [first] = answers;
		await bet(trial, dice, { key: two });
		const { balance } = await enter(trial);
		for (const key of [one, two, one]) {
			expect(await bet(trial, dice, { key })).toMatchObject({ replayed: true, balance });
		}
		expect((await bet(trial, dice, { key: one })).round.events).toEqual(first?.round.events);
		await parlour.db.tx((tx) =>
			sql`update games.play_session set demo_balance = 50 where id = ${trial.play.playId}`.execute(tx),
		);
		const poor = newKey();
		expect(codeOf(await press(trial, dice, { key: poor }))).toBe("INSUFFICIENT_FUNDS");
		expect(codeOf(await press(trial, dice, { key: poor }))).toBe("INSUFFICIENT_FUNDS");
	});

	test("cannot stake more than its purse", async () => {
		const trial = await parlour.sit("mines");
		await parlour.db.tx((tx) =>
			sql`update games.play_session set demo_balance = 50 where id = ${trial.play.playId}`.execute(tx),
		);
		expect(codeOf(await press(trial, fiveMines))).toBe("INSUFFICIENT_FUNDS");
	});
});

test("after all of it the ledger balances", async () => {
	expect(await parlour.violations()).toEqual([]);
});

describe("the catalogue", () => {
	test("has the eight games of the vendor, open for trials, with the returns that the gate found", async () => {
		const { rows } = await parlour.db.read((tx) =>
			sql<{
				code: string;
				rtp: string;
				pay_table: string;
				trial: boolean;
				top: string | null;
				least: string;
				most: string;
			}>`
				select game.code, game.rtp, game.pay_table, game.trial, game.top_times as top, stake.min_stake as least, stake.max_stake as most
				from games.game join games.game_limit stake on stake.game_id = game.id and stake.currency = 'P'
				where game.vendor = 'TESSERA_INSTANT' order by game.sort_order`.execute(tx),
		);
		const limits = { trial: true, least: "100", most: "20000" };
		const fine = { ...limits, least: "200" };
		expect(rows).toEqual([
			{ code: "dice", rtp: "97.53", pay_table: "dice@1", top: "49.00", ...fine },
			{ code: "limbo", rtp: "98.00", pay_table: "limbo@1", top: "10000.00", ...limits },
			{ code: "mines", rtp: "97.66", pay_table: "mines@1", top: "9100.52", ...fine },
			{ code: "plinko", rtp: "97.66", pay_table: "plinko@1", top: "1000.00", ...limits },
			{ code: "keno", rtp: "97.70", pay_table: "keno@1", top: "800.00", ...limits },
			{ code: "wheel", rtp: "98.00", pay_table: "wheel@1", top: "24.20", ...limits },
			{ code: "hi-lo", rtp: "97.69", pay_table: "hi-lo@1", top: null, ...fine },
			{ code: "crash", rtp: "98.00", pay_table: "crash@1", top: "10000.00", ...limits },
		]);
	});

	test("a game that is taken out of service lets its open round finish, and takes no new one", async () => {
		const sitting = await table("mines");
		const { round } = await bet(sitting, fiveMines);
		const serve = (enabled: boolean) =>
			parlour.db.tx((tx) =>
				sql`update games.game set enabled = ${enabled} where vendor = 'TESSERA_INSTANT' and code = 'mines'`.execute(tx),
			);
		await serve(false);
		await parlour.games.refresh();
		const cell = await cellOf(sitting, round.events, { mine: false });
		expect(codeOf(await step(sitting, { roundId: round.roundId, at: 0, cell }))).toBe("ok");
		expect(good(await cashOut(sitting, round.roundId), played).round).toMatchObject({ open: false, win: "2.45" });
		expect(codeOf(await press(sitting, fiveMines))).toBe("GAME_DISABLED");
		await serve(true);
		await parlour.games.refresh();
		expect(codeOf(await press(sitting, fiveMines))).toBe("ok");
	});

	test("a stake outside what the operator allows is refused, and so is a session that ended", async () => {
		const sitting = await table("mines");
		const most = (minor: bigint) =>
			parlour.db.tx((tx) =>
				sql`update games.game_limit set max_stake = ${minor.toString()} where currency = 'P' and game_id =
					(select id from games.game where vendor = 'TESSERA_INSTANT' and code = 'mines')`.execute(tx),
			);
		await most(500n);
		await parlour.games.refresh();
		const refused = await press(sitting, fiveMines, { stake: "10.00" });
		expect(refused).toMatchObject({ ok: false, error: { code: "STAKE_OUT_OF_RANGE", value: { maxBet: "5.00" } } });
		await most(20_000n);
		await parlour.games.refresh();
		await parlour.games.api.endPlay(sitting.play.playId);
		expect(codeOf(await press(sitting, fiveMines))).toBe("PLAY_EXPIRED");
		expect(await parlour.purse(sitting)).toBe(100_000n);
	});

	test("a session that ended does not keep a member from finishing what is open", async () => {
		const member = await parlour.enrol(10_000n);
		const first = await parlour.sit("mines", member);
		const { round } = await bet(first, fiveMines);
		const cell = await cellOf(first, round.events, { mine: false });
		await step(first, { roundId: round.roundId, at: 0, cell });
		await parlour.games.api.endPlay(first.play.playId);
		const second = await parlour.sit("mines", member);
		expect(good(await cashOut(second, round.roundId), played).round.win).toBe("2.45");
		expect(await parlour.purse(second)).toBe(10_045n);
	});
});
