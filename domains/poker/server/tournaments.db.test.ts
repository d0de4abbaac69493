// Tournaments on a real ledger: entries once by their key, prizes in one transaction, everything back where it is cancelled or given
// up, another node that goes on, house bots with a visitor, and the desk.
import { afterAll, expect, test } from "vitest";
import type { Endpoint, InputOf } from "#platform/contract";
import { callRoute } from "#platform/http/testing";
import { listDeskPokerTournaments, readDeskPokerTournament, runPokerTournament } from "../contract/index.ts";
import { legalActs, type TournamentCommand } from "../core/index.ts";
import { ownerOf } from "./ports.ts";
import { openPoker, type PokerNode, type Sitting } from "./testing/open-poker.ts";

const hall = await openPoker();
afterAll(() => hall.close());

let presses = 0;
type Answer = { ok: boolean; error?: { code: string } | string; value?: unknown };
const codeOf = (answer: Answer) =>
	answer.ok ? "ok" : typeof answer.error === "string" ? answer.error : answer.error?.code;
const fieldOf = (answer: Answer, field: string): unknown => new Map(Object.entries(answer.value ?? {})).get(field);
const memberWith = async (balance: bigint): Promise<Sitting> => hall.come("holdem", await hall.enrol(balance));
const enter = (who: Sitting, tournament: string, key = `press-${++presses + 5_000_000}`) =>
	hall.call("enter-poker-tournament", who, { key, tournament });
const act = (who: Sitting, id: string, command: TournamentCommand, node: PokerNode = hall) =>
	node.rooms.act(node.poker.tournaments, { id, seat: ownerOf(who.play), command });
const stateOf = async (id: string, node: PokerNode = hall) =>
	(await node.rooms.read(node.poker.tournaments, id))?.state;
const isListed = (value: unknown): value is readonly { id: string; phase: string; entries: number; gameId: string }[] =>
	Array.isArray(value);
async function listed(who: Sitting, mode: string) {
	const found = fieldOf(await hall.call("list-poker-tournaments", who, { mode }), "tournaments");
	return isListed(found) ? found : [];
}

const staff = {
	staffId: "7",
	sessionId: "s",
	name: "Olga",
	merchant: "tessera",
	permissions: new Set<string>(),
	aloneUpTo: undefined,
};
const atDesk = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Answer> =>
	callRoute(hall.poker.desk.routes, { endpoint, input }, { now: hall.clock.now(), staff });

/** Everybody goes all in, until it is over. */
async function playOut(players: readonly Sitting[], id: string, node: PokerNode = hall, steps = 4_000): Promise<void> {
	for (let step = 0; step < steps; step++) {
		const state = await stateOf(id, node);
		if (state === undefined || state.phase === "done" || state.phase === "cancelled") return;
		const acted = await Promise.all(
			state.tables.map(async ({ state: table }) => {
				const playing = table.hand;
				const legal = playing === null || playing.end !== null ? undefined : legalActs(playing.hand);
				const seat = playing?.hand.players[playing.hand.actor ?? -1]?.seat;
				const owner = table.seats.find(({ no }) => no === seat)?.owner;
				const who = players.find(({ play }) => ownerOf(play) === owner);
				if (playing === null || legal === undefined || who === undefined) return false;
				const wish =
					legal.raise === undefined ? ({ type: "call" } as const) : ({ type: "raise", to: legal.raise.most } as const);
				await act(who, id, { type: "act", hand: playing.id, turn: playing.acts.length, act: wish }, node);
				return true;
			}),
		);
		if (acted.some(Boolean)) continue;
		hall.clock.advance(2_000);
		await node.running.round();
	}
	throw new Error(`${id} never ends`);
}

test("a sit and go from its entries to its prizes: bought in once by a key, paid in one transaction, the next one open", async () => {
	const players = await Promise.all(Array.from({ length: 6 }, () => memberWith(50_000n)));
	const [one, two] = players;
	if (one === undefined || two === undefined) throw new Error("nobody");
	const open = await listed(one, "real");
	expect(open.find(({ id }) => id === "srP-six-1")).toMatchObject({ phase: "registering", entries: 0 });
	expect(open.filter(({ id }) => id.startsWith("trP-hourly-"))).toHaveLength(3);
	expect(open.every(({ gameId }) => gameId !== "")).toBe(true);
	for (const id of ["nonsense", "sdP-six-1", "srP-six-7", "srKRW-six-1", "trP-hourly-17"])
		for (const name of ["open-poker-tournament", "enter-poker-tournament"])
			expect(codeOf(await hall.call(name, one, { tournament: id, key: "press-of-none" })), id).toBe(
				"POKER_TOURNAMENT_UNKNOWN",
			);
	expect(codeOf(await hall.call("open-poker-tournament", one, { tournament: "srP-six-1" }))).toBe("ok");
	for (let twice = 0; twice < 2; twice++) expect(codeOf(await enter(one, "srP-six-1", "press-of-one"))).toBe("ok");
	expect(codeOf(await enter(one, "srP-six-1"))).toBe("POKER_TOURNAMENT_ENTERED");
	expect(await hall.purses(one)).toMatchObject({ cash: 49_450n });
	// Given up before the start: all of it back, and entered again by another press.
	expect((await act(one, "srP-six-1", { type: "unregister" })).ok).toBe(true);
	expect(await hall.purses(one)).toMatchObject({ cash: 50_000n });
	expect(codeOf(await enter(one, "srP-six-1", "press-of-one"))).toBe("POKER_TOURNAMENT_CLOSED");
	expect(codeOf(await enter(await memberWith(549n), "srP-six-1"))).toBe("INSUFFICIENT_FUNDS");
	for (const who of players) expect(codeOf(await enter(who, "srP-six-1"))).toBe("ok");
	await hall.running.round();
	expect((await stateOf("srP-six-1"))?.phase).toBe("running");
	expect((await listed(one, "real")).map(({ id }) => id)).toContain("srP-six-2");
	// Another node goes on with it, over the sealed decks.
	const other = hall.node("two");
	await playOut(players, "srP-six-1", hall, 30).catch(() => undefined);
	hall.clock.advance(30_000);
	for (let round = 0; round < 4; round++) await other.running.round();
	await playOut(players, "srP-six-1", other);
	const purses = await Promise.all(players.map(async (who) => (await hall.purses(who)).cash ?? 0n));
	// The second prize is shared where all of the others went out in one hand.
	expect(purses.reduce((sum, cash) => sum + cash, 0n)).toBe(6n * 50_000n - 300n);
	expect(purses.filter((cash) => cash === 51_400n)).toHaveLength(1);
	expect(await hall.faults()).toEqual([]);
	const [hands] = await hall.rows("select count(*)::int as hands from poker.hand where currency = ''");
	expect(Number(hands?.hands)).toBeGreaterThan(0);
	expect(fieldOf(await hall.call("list-poker-hands", one), "hands")).not.toEqual([]);
	const figures = await hall.call("read-poker-figures", one);
	expect(fieldOf(figures, "cash")).toMatchObject({ hands: 0 });
	expect(fieldOf(figures, "tournaments")).toMatchObject({ entered: expect.any(Number), raked: 0 });
	const winner = players[purses.indexOf(51_400n)];
	const seen = fieldOf(await hall.call("open-poker-tournament", winner ?? one, { tournament: "srP-six-1" }), "seen");
	expect(seen).toMatchObject({ phase: "done", you: { place: 1, prize: 1_950 } });
	expect(codeOf(await enter(two, "srP-six-1"))).toBe("POKER_TOURNAMENT_CLOSED");
	const asked = { vendor: "TESSERA_POKER", abouts: ["poker:mtt:srP-six-1"] };
	const [sums] = await hall.db.read((tx) => hall.games.api.tickets.sums(tx, asked));
	expect(sums).toMatchObject({ open: 0, stake: 3_300n, returned: 3_000n });
}, 120_000);

test("a tournament begins by the clock, takes who comes late and again, and is cancelled with everything back", async () => {
	const players = await Promise.all(Array.from({ length: 5 }, () => memberWith(50_000n)));
	const [one, late] = players;
	if (one === undefined || late === undefined) throw new Error("nobody");
	const id = (await listed(one, "real")).find((of) => of.id.startsWith("trP-hourly-"))?.id ?? "";
	for (const who of players.filter((player) => player !== late)) expect(codeOf(await enter(who, id))).toBe("ok");
	hall.clock.advance(3_600_000);
	for (let round = 0; round < 3; round++) await hall.running.round();
	expect(await stateOf(id)).toMatchObject({ phase: "running" });
	expect(codeOf(await enter(late, id))).toBe("ok");
	expect((await stateOf(id))?.entries).toHaveLength(5);
	expect((await listed(one, "real")).find((of) => of.id === id)).toMatchObject({ phase: "running", entries: 5 });
	const desk = fieldOf(await atDesk(listDeskPokerTournaments, { mode: "real" }), "tournaments");
	expect(isListed(desk) && desk.some((of) => of.id === id)).toBe(true);
	expect(fieldOf(await atDesk(readDeskPokerTournament, { tournament: id }), "seen")).toMatchObject({
		entries: 5,
		you: null,
	});
	const run = (tournament: string, what: "start" | "cancel") =>
		atDesk(runPokerTournament, { tournament, act: what, reason: "A fault at the tables." });
	expect(codeOf(await run(id, "start"))).toBe("DESK_POKER_TOURNAMENT_CLOSED");
	expect(codeOf(await run("nonsense", "cancel"))).toBe("DESK_POKER_TOURNAMENT_UNKNOWN");
	expect(codeOf(await atDesk(readDeskPokerTournament, { tournament: "nonsense" }))).toBe(
		"DESK_POKER_TOURNAMENT_UNKNOWN",
	);
	// A call that died between its ticket and the tournament leaves a ticket that nobody knows.
	const stray = await memberWith(50_000n);
	await hall.games.api.tickets.place({
		play: stray.play,
		key: "press-that-died",
		stake: 1_100n,
		anyStake: true,
		about: `poker:mtt:${id}`,
		dueAt: new Date(hall.clock.now().getTime() + 86_400_000),
		payTable: "poker-tournament@1",
		terms: [{ type: "tournament", id }],
	});
	for (let twice = 0; twice < 2; twice++) expect(codeOf(await run(id, "cancel"))).toBe("ok");
	for (const who of [...players, stray]) expect(await hall.purses(who)).toMatchObject({ cash: 50_000n });
	expect(codeOf(await enter(one, id))).toBe("POKER_TOURNAMENT_CLOSED");
	// With too few at its time the next one is cancelled by itself.
	const next = (await listed(one, "real")).find((of) => of.id.startsWith("trP-hourly-") && of.id !== id)?.id ?? "";
	expect(codeOf(await enter(one, next))).toBe("ok");
	hall.clock.advance(7_200_000);
	for (let round = 0; round < 3; round++) await hall.running.round();
	expect(await stateOf(next)).toMatchObject({ phase: "cancelled", reason: "few" });
	expect(await hall.purses(one)).toMatchObject({ cash: 50_000n });
	// The desk may start one with two; one that nobody opened yet is seen empty.
	const nine = "srP-nine-1";
	expect(fieldOf(await atDesk(readDeskPokerTournament, { tournament: nine }), "seen")).toMatchObject({ entries: 0 });
	expect(codeOf(await enter(one, nine))).toBe("ok");
	expect(codeOf(await run(nine, "start"))).toBe("DESK_POKER_TOURNAMENT_CLOSED");
	expect(codeOf(await enter(late, nine))).toBe("ok");
	expect(codeOf(await run(nine, "start"))).toBe("ok");
	expect(codeOf(await enter(stray, nine))).toBe("POKER_TOURNAMENT_CLOSED");
	expect(codeOf(await run(nine, "cancel"))).toBe("ok");
	const acts = await hall.rows("select act from poker.operator_act order by id");
	expect(acts.map(({ act: what }) => String(what).split(" ").at(-1))).toEqual([
		...["cancelled", "cancelled", "started", "cancelled"],
	]);
	expect(await hall.faults()).toEqual([]);
}, 120_000);

test("a visitor plays a sit and go against house bots for play money, and is paid in it", async () => {
	const visitor = await hall.come("holdem");
	const before = await hall.games.api.playBalance(visitor.play);
	expect(codeOf(await enter(visitor, "sdP-duel-1"))).toBe("ok");
	expect(await hall.games.api.playBalance(visitor.play)).toBe(before - 550n);
	await playOut([visitor], "sdP-duel-1");
	const state = await stateOf("sdP-duel-1");
	expect(state?.entries.map(({ owner }) => owner)).toContain("b0");
	const prize = BigInt(state?.results.find(({ entry }) => !entry.startsWith("b"))?.prize ?? 0);
	expect([0n, 1_000n]).toContain(prize);
	expect(await hall.games.api.playBalance(visitor.play)).toBe(before - 550n + prize);
	expect(await hall.faults()).toEqual([]);
}, 120_000);
