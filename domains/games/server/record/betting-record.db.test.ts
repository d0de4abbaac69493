// The betting record as its member, a stranger and an auditor ask for it: periods at their edges, places in a list, and
// that nobody reads a round that is not theirs.
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { PlayTicket } from "#platform/http";
import { type MemberId, unwrap } from "#platform/kernel";
import { listPlayRounds, listRounds, recallPlayRound, recallRound } from "../../contract/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { hall } = await openOwnHall();
const { call, as } = callerOf(hall);
const day = 86_400_000;

type Sitting = { readonly member: MemberId; readonly play: PlayTicket; readonly rounds: readonly string[] };

/** A new member who plays some rounds, a second between them; the ids come oldest first. */
async function sitting(count: number, game = "lantern"): Promise<Sitting> {
	const member = await hall.enrol(100_000n);
	const { play } = await hall.sit(member, game);
	return { member, play, rounds: await playOn(play, count) };
}

async function playOn(play: PlayTicket, count: number): Promise<readonly string[]> {
	const ids: string[] = [];
	for (let index = 0; index < count; index++) {
		hall.clock.advance(1_000);
		const key = `${play.playId}-${hall.clock.now().getTime()}`;
		const round = { play, key, stake: 10n, win: 0n, payTable: "1", events: [{ n: index }] };
		ids.push(unwrap(await hall.games.api.playRound(round)).roundId);
	}
	return ids;
}

const idsOf = async (member: MemberId, query: z.input<typeof listRounds.input> = {}) =>
	unwrap(await call(listRounds, query, as(member))).records.map(({ roundId }) => roundId);

describe("a period", () => {
	it("takes its first moment and leaves its last out", async () => {
		const { member, rounds } = await sitting(3);
		const records = unwrap(await call(listRounds, {}, as(member))).records;
		const [, second] = records.toReversed();
		const at = second?.startedAt ?? "";
		const next = new Date(new Date(at).getTime() + 1).toISOString();
		expect(await idsOf(member, { from: at, to: next })).toEqual([rounds[1]]);
		expect(await idsOf(member, { to: at })).toEqual([rounds[0]]);
		expect(await idsOf(member, { from: next })).toEqual([rounds[2]]);
	});

	it("holds the round that was played this very moment", async () => {
		const { member, rounds } = await sitting(1);
		expect(await idsOf(member)).toEqual(rounds);
	});

	it.each([
		["three months", -93, 0, "ok"],
		["a day more than three months", -94, 0, "PERIOD_TOO_LONG"],
		["a year back", -366, -300, "ok"],
		["more than a year back", -369, -300, "PERIOD_NOT_AVAILABLE"],
		["the wrong way round", 0, -1, "PERIOD_NOT_AVAILABLE"],
		["no time at all", -1, -1, "PERIOD_NOT_AVAILABLE"],
		["the time to come", 1, 2, "ok"],
	])("RTS 1B: %s", async (_what, from, to, expected) => {
		const { member } = await sitting(0);
		const now = hall.clock.now().getTime();
		const asked = { from: new Date(now + from * day).toISOString(), to: new Date(now + to * day).toISOString() };
		const answer = await call(listRounds, asked, as(member));
		expect(answer.ok ? "ok" : answer.error.code).toBe(expected);
	});

	it("without a beginning goes thirty days back: what was before is asked for by name", async () => {
		const { member, play, rounds } = await sitting(2);
		hall.clock.advance(31 * day);
		const { play: later } = await hall.sit(member);
		const newer = await playOn(later, 1);
		expect(await idsOf(member)).toEqual(newer);
		const from = new Date(hall.clock.now().getTime() - 40 * day).toISOString();
		expect(await idsOf(member, { from })).toEqual([...rounds, ...newer].toReversed());
		const inFrame = unwrap(await call(listPlayRounds, {}, { play: later }));
		expect(inFrame.records.map(({ roundId }) => roundId)).toEqual([...rounds, ...newer].toReversed());
		expect(play.playId).not.toBe(later.playId);
	});

	it.each([
		["a day without a time", { from: "2026-02-03" }],
		["words", { from: "yesterday" }],
		["a page of nothing", { pageSize: "0" }],
		["a page above a hundred", { pageSize: "101" }],
		["a state there is not", { status: "lost" }],
	])("%s is refused before anything is read", (_what, query) => {
		expect(z.safeParse(listRounds.input, query).success).toBe(false);
	});
});

describe("a place in the list", () => {
	it("holds while rounds are being played: none is lost, none comes twice", async () => {
		const { member, play, rounds } = await sitting(9);
		const first = unwrap(await call(listRounds, { pageSize: "4" }, as(member)));
		await playOn(play, 3);
		const second = unwrap(await call(listRounds, { pageSize: "4", cursor: first.next ?? "" }, as(member)));
		const third = unwrap(await call(listRounds, { pageSize: "4", cursor: second.next ?? "" }, as(member)));
		const seen = [first, second, third].flatMap(({ records }) => records.map(({ roundId }) => roundId));
		expect(seen).toEqual(rounds.toReversed());
		expect(third.next).toBeNull();
	});

	it("is the end when the page is full to the last line", async () => {
		const { member, rounds } = await sitting(4);
		const page = unwrap(await call(listRounds, { pageSize: "4" }, as(member)));
		expect(page.records.map(({ roundId }) => roundId)).toEqual(rounds.toReversed());
		expect(page.next).toBeNull();
	});

	it("of another member's list shows nothing of that list", async () => {
		const other = await sitting(4);
		const own = await sitting(2);
		const foreign = unwrap(await call(listRounds, { pageSize: "2" }, as(other.member))).next ?? "";
		const answer = await call(listRounds, { cursor: foreign }, as(own.member));
		const seen = answer.ok ? answer.value.records.map(({ roundId }) => roundId) : [];
		expect(seen.filter((id) => other.rounds.includes(id))).toEqual([]);
	});

	it.each([
		["nonsense", "bm9uc2Vuc2U"],
		["an id of another kind", Buffer.from("0b0e6f6e-9a34-4c3a-8a52-0f7ad1f6ff11").toString("base64url")],
		["SQL", Buffer.from("' or true --").toString("base64url")],
	])("that is %s is refused", async (_what, cursor) => {
		const { member } = await sitting(1);
		expect(await call(listRounds, { cursor }, as(member))).toEqual({ ok: false, error: { code: "INVALID_CURSOR" } });
	});
});

describe("whose rounds", () => {
	it("G25: the same round is told alike in the list, in the frame and when it is recalled", async () => {
		const { member, play, rounds } = await sitting(3);
		const [listed] = unwrap(await call(listRounds, {}, as(member))).records;
		const [inFrame] = unwrap(await call(listPlayRounds, {}, { play })).records;
		const recalled = unwrap(await call(recallRound, { roundId: rounds[2] ?? "" }, as(member)));
		expect(inFrame).toEqual(listed);
		expect(recalled).toMatchObject({ ...listed, replay: true, events: [{ n: 2 }] });
		expect(unwrap(await call(recallRound, { roundId: rounds[2] ?? "" }, as(member)))).toEqual(recalled);
	});

	it("a stranger finds none of them, by list, by id, or from a frame", async () => {
		const { rounds } = await sitting(2);
		const stranger = await sitting(0);
		expect(await idsOf(stranger.member)).toEqual([]);
		for (const roundId of rounds) {
			const refused = { ok: false, error: { code: "ROUND_NOT_FOUND" } };
			expect(await call(recallRound, { roundId }, as(stranger.member))).toEqual(refused);
			expect(await call(recallPlayRound, { roundId }, { play: stranger.play })).toEqual(refused);
			expect(await hall.games.api.round(stranger.play, roundId)).toBeUndefined();
		}
	});

	it("a ticket with another member's name on it opens that member's session only", async () => {
		const { play, rounds } = await sitting(1);
		const stranger = await sitting(0);
		const forged: PlayTicket = { ...stranger.play, playId: play.playId };
		expect(unwrap(await call(listPlayRounds, {}, { play: forged })).records).toEqual([]);
		expect(await call(recallPlayRound, { roundId: rounds[0] ?? "" }, { play: forged })).toMatchObject({ ok: false });
	});

	it("the frame of a game shows that game alone; the record shows all", async () => {
		const { member, rounds } = await sitting(2);
		const { play } = await hall.sit(member, "kite");
		const kites = await playOn(play, 2);
		const inFrame = unwrap(await call(listPlayRounds, {}, { play })).records.map(({ roundId }) => roundId);
		expect(inFrame).toEqual(kites.toReversed());
		expect(await idsOf(member)).toEqual([...rounds, ...kites].toReversed());
	});
});

describe("taking a game up again", () => {
	it("finds the last round of this game, however much was played in another", async () => {
		const { member, play, rounds } = await sitting(2);
		const { play: kite } = await hall.sit(member, "kite");
		await playOn(kite, 20);
		expect(await hall.games.api.lastRound(play)).toMatchObject({ roundId: rounds[1], replayed: true });
	});

	it("finds nothing where nothing was played, nor another member's", async () => {
		await sitting(2);
		const fresh = await sitting(0);
		expect(await hall.games.api.lastRound(fresh.play)).toBeUndefined();
	});

	it("finds the last round of a trial in its own session only", async () => {
		const one = await hall.sit(undefined);
		const other = await hall.sit(undefined);
		const [id] = await playOn(one.play, 1);
		expect(await hall.games.api.lastRound(one.play)).toMatchObject({ roundId: id, mode: "demo" });
		expect(await hall.games.api.round(one.play, id ?? "")).toMatchObject({ roundId: id });
		expect(await hall.games.api.lastRound(other.play)).toBeUndefined();
		expect(await hall.games.api.round(other.play, id ?? "")).toBeUndefined();
		expect(await call(recallPlayRound, { roundId: id ?? "" }, { play: other.play })).toMatchObject({
			error: { code: "ROUND_NOT_FOUND" },
		});
	});
});
