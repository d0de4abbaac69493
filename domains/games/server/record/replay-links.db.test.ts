// Links to rounds as their member, a stranger and whoever was given one meet them.
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import { type MemberId, unwrap } from "#platform/kernel";
import { endReplayLink, listReplayLinks, makeReplayLink, openReplay, sharePlayRound } from "../../contract/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { openOwnHall } from "../testing/own-hall.ts";

const { hall, db } = await openOwnHall();
const { call, as } = callerOf(hall);
const day = 86_400_000;
const events = [
	{ type: "bet", mode: "base", cost: 20 },
	{ type: "total", win: 71 },
];
const notFound = { ok: false, error: { code: "REPLAY_LINK_NOT_FOUND" } };
const nobody = "0123456789abcdef";

type Played = { readonly member: MemberId; readonly play: PlayTicket; readonly roundId: string };

async function played(stake = 20n, win = 71n): Promise<Played> {
	const member = await hall.enrol(123_457n);
	const { play } = await hall.sit(member);
	const round = { play, key: `of-${play.playId}`, stake, win, payTable: "lantern@1", events };
	return { member, play, roundId: unwrap(await hall.games.api.playRound(round)).roundId };
}

const make = (member: MemberId, roundId: string, amounts = false) =>
	call(makeReplayLink, { roundId, amounts }, as(member));
const made = async ({ member, roundId }: Played, amounts = false) => unwrap(await make(member, roundId, amounts));
const opened = (token: string) => call(openReplay, { token });
const listed = async (member: MemberId) => unwrap(await call(listReplayLinks, {}, as(member))).links;
const setStatus = (roundId: string, status: string) =>
	db.tx((tx) =>
		sql`update games.round set status = ${status},
		ended_at = case when ${status} = 'open' then null else started_at end where id = ${roundId}::uuid`.execute(tx),
	);

describe("what a link shows", () => {
	it.each([
		["multiples of the stake where amounts are not told", false, { currency: "×", stake: "1.00", win: "3.55" }],
		["amounts where its maker chose to tell them", true, { currency: "P", stake: "0.20", win: "0.71" }],
	])("%s, without a login", async (_what, amounts, money) => {
		const { token } = await made(await played(), amounts);
		expect(unwrap(await opened(token))).toMatchObject({
			replay: true,
			gameCode: "lantern",
			payTable: "lantern@1",
			events,
			...money,
		});
	});

	it("nothing of whose round it was: neither member, number, time nor balance", async () => {
		const one = await played();
		const { token, link } = await made(one, true);
		const answer = unwrap(await opened(token));
		const fields =
			"currency displayName events gameCode gameType hue payTable replay smallIcon stake vassalage vendorName win";
		expect(Object.keys(answer).sort()).toEqual(fields.split(" "));
		const text = JSON.stringify(answer);
		for (const secret of [one.roundId, `"${one.member}"`, "1234.57", "1235.08", link.madeAt.slice(0, 10)]) {
			expect(text).not.toContain(secret);
		}
	});

	it("nothing of a round that it belongs to: a doubled one is not named", async () => {
		const { member, play, roundId } = await played();
		const doubled = [
			{ type: "bet", mode: "double-up", cost: 71 },
			{ type: "double-up", round: roundId, step: 1, picked: "left", drawn: "left", pay: 142 },
		];
		const round = { play, key: `double-${play.playId}`, stake: 71n, win: 142n, payTable: "lantern@1", events: doubled };
		const twice = unwrap(await hall.games.api.playRound(round));
		const { token } = await made({ member, play, roundId: twice.roundId });
		const { events: shown } = unwrap(await opened(token));
		expect(shown).toEqual([doubled[0], { ...doubled[1], round: "" }]);
	});

	it("a round that won nothing, in the language of whoever reads", async () => {
		const one = await played(20n, 0n);
		const { token } = await made(one);
		const answer = unwrap(await call(openReplay, { token, language: "KO" }));
		expect(answer).toMatchObject({ stake: "1.00", win: "0.00", displayName: "게임 lantern" });
	});
});

describe("which rounds", () => {
	it("one's own alone", async () => {
		const own = await played();
		const stranger = await played();
		const refused = { ok: false, error: { code: "ROUND_NOT_FOUND" } };
		expect(await make(stranger.member, own.roundId)).toEqual(refused);
		expect(await make(own.member, `01890a5d-ac96-774b-bcce-${nobody.slice(0, 12)}`)).toEqual(refused);
	});

	it("from the frame, of the game that runs in it; a trial has none to show", async () => {
		const own = await played();
		const share = (play: PlayTicket) => call(sharePlayRound, { roundId: own.roundId, amounts: true }, { play });
		const { token, link } = unwrap(await share(own.play));
		expect(unwrap(await opened(token))).toMatchObject({ stake: "0.20", win: "0.71" });
		expect(await listed(own.member)).toEqual([link]);
		const strangers = [
			(await played()).play,
			(await hall.sit(undefined)).play,
			(await hall.sit(own.member, "kite")).play,
		];
		for (const play of strangers) expect(await share(play)).toEqual({ ok: false, error: { code: "ROUND_NOT_FOUND" } });
	});

	it.each(["open", "cancelled", "void"])(
		"none that is %s, and a link goes dark when its round becomes so",
		async (status) => {
			const one = await played();
			const { token } = await made(one);
			await setStatus(one.roundId, status);
			expect(await make(one.member, one.roundId)).toEqual({ ok: false, error: { code: "ROUND_NOT_SHOWN" } });
			expect(await opened(token)).toEqual(notFound);
			await setStatus(one.roundId, "resettled");
			expect((await opened(token)).ok).toBe(true);
		},
	);

	it("none of a vendor outside the house, whose events may say who played", async () => {
		const { member, roundId } = await played();
		await db.tx((tx) =>
			sql`update games.round set game_id = (select id from games.game where code = 'wheel') where id = ${roundId}::uuid`.execute(
				tx,
			),
		);
		expect(await make(member, roundId)).toEqual({ ok: false, error: { code: "ROUND_NOT_SHOWN" } });
	});
});

describe("from the frame", () => {
	const share = ({ play, roundId }: Pick<Played, "play" | "roundId">, amounts = false) =>
		call(sharePlayRound, { roundId, amounts }, { play });

	it("a link is one of the member's, good as long, and taken back from the record", async () => {
		const one = await played();
		const { token, link } = unwrap(await share(one));
		expect(link).toMatchObject({ roundId: one.roundId, displayName: "Game lantern", amounts: false });
		expect(new Date(link.endsAt).getTime() - hall.clock.now().getTime()).toBe(30 * day);
		expect(unwrap(await opened(token))).toMatchObject({ currency: "×", stake: "1.00", win: "3.55", events });
		expect(await call(endReplayLink, { linkId: link.linkId }, as(one.member))).toMatchObject({ ok: true });
		expect(await opened(token)).toEqual(notFound);
	});

	it.each(["open", "cancelled", "void"])("a round that is %s is shown to nobody", async (status) => {
		const one = await played();
		await setStatus(one.roundId, status);
		expect(await share(one)).toEqual({ ok: false, error: { code: "ROUND_NOT_SHOWN" } });
		await setStatus(one.roundId, "complete");
		expect((await share(one)).ok).toBe(true);
	});

	it("a number that is no round of the member's is refused like another's", async () => {
		const { play } = await played();
		const refused = { ok: false, error: { code: "ROUND_NOT_FOUND" } };
		expect(await share({ play, roundId: `01890a5d-ac96-774b-bcce-${nobody.slice(0, 12)}` })).toEqual(refused);
	});

	it("links of the frame and of the record are fifty together", async () => {
		const one = await played();
		for (let made = 0; made < 25; made++) {
			expect([(await share(one)).ok, (await make(one.member, one.roundId)).ok]).toEqual([true, true]);
		}
		const full = { ok: false, error: { code: "TOO_MANY_REPLAY_LINKS" } };
		expect([await share(one), await make(one.member, one.roundId)]).toEqual([full, full]);
		expect(await listed(one.member)).toHaveLength(50);
	});

	it("a press again is another link, each with a token of its own", async () => {
		const one = await played();
		const [first, second] = [unwrap(await share(one)), unwrap(await share(one, true))];
		expect(first.token).not.toBe(second.token);
		expect((await listed(one.member)).map(({ amounts }) => amounts)).toEqual([true, false]);
		expect(unwrap(await opened(second.token))).toMatchObject({ currency: "P", stake: "0.20" });
	});

	it("is asked for with a play token, so many times a minute", () => {
		expect(sharePlayRound).toMatchObject({ access: "play", limit: { max: 60, by: "session" }, method: "POST" });
	});
});

describe("a token", () => {
	it("is 256 bits, new each time, and lies in the database as its digest alone", async () => {
		const one = await played();
		const tokens = [(await made(one)).token, (await made(one)).token];
		expect(new Set(tokens).size).toBe(2);
		const rows = await db.read((tx) =>
			sql<{ row: string; digest: Buffer }>`select l::text as row, digest from games.replay_link l
				where member_id = ${one.member}::bigint`.execute(tx),
		);
		const stored = rows.rows
			.map(({ row, digest }) => `${row} ${digest.toString("base64url")} ${digest.toString()}`)
			.join();
		for (const token of tokens) {
			expect(Buffer.from(token, "base64url")).toHaveLength(32);
			expect(stored).not.toContain(token);
			expect(stored).not.toContain(Buffer.from(token, "base64url").toString("hex"));
		}
		expect(rows.rows.every(({ digest }) => digest.length === 32)).toBe(true);
	});

	it("unknown, taken back and ended are one answer", async () => {
		const one = await played();
		const [back, old] = [await made(one), await made(one)];
		expect(await call(endReplayLink, { linkId: back.link.linkId }, as(one.member))).toMatchObject({ ok: true });
		hall.clock.advance(30 * day - 1);
		expect((await opened(old.token)).ok).toBe(true);
		hall.clock.advance(1);
		for (const token of [back.token, old.token, nobody.padEnd(43, "A")]) expect(await opened(token)).toEqual(notFound);
		expect(await listed(one.member)).toEqual([]);
		await hall.runJob("games.forget-old");
		const left = await db.read((tx) =>
			sql`select 1 from games.replay_link where member_id = ${one.member}::bigint`.execute(tx),
		);
		expect(left.rows).toEqual([]);
	});

	it.each(["", "A".repeat(42), "A".repeat(44), `${"A".repeat(42)}'`, `${"A".repeat(42)}/`])("%s is none", (token) => {
		expect(z.safeParse(openReplay.input, { token }).success).toBe(false);
	});

	it("is asked for from anywhere, so many times a minute from one address", () => {
		expect(openReplay).toMatchObject({ access: "public", limit: { by: "address" }, method: "POST" });
	});
});

describe("a member's links", () => {
	it("are listed without a token, and taken back by their member alone", async () => {
		const [one, other] = [await played(), await played()];
		const { token, link } = await made(one);
		expect(await listed(one.member)).toEqual([link]);
		expect(link).toMatchObject({ roundId: one.roundId, displayName: "Game lantern", amounts: false });
		expect(new Date(link.endsAt).getTime() - hall.clock.now().getTime()).toBe(30 * day);
		expect(await listed(other.member)).toEqual([]);
		expect(await call(endReplayLink, { linkId: link.linkId }, as(other.member))).toEqual(notFound);
		expect((await opened(token)).ok).toBe(true);
		expect(await call(endReplayLink, { linkId: link.linkId }, as(one.member))).toMatchObject({ ok: true });
		expect(await call(endReplayLink, { linkId: link.linkId }, as(one.member))).toEqual(notFound);
	});

	it("are fifty at most, however many are asked for at once; one that is taken back makes room", async () => {
		const one = await played();
		const answers = await Promise.all(Array.from({ length: 55 }, () => make(one.member, one.roundId)));
		expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
		const full = { ok: false, error: { code: "TOO_MANY_REPLAY_LINKS" } };
		expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 5 }, () => full));
		const [newest, ...rest] = await listed(one.member);
		expect(rest).toHaveLength(49);
		await call(endReplayLink, { linkId: newest?.linkId ?? "" }, as(one.member));
		expect((await make(one.member, one.roundId)).ok).toBe(true);
		expect(await make(one.member, one.roundId)).toEqual(full);
	});
});
