// The chat over a real database and real rooms: who may write and how fast, what is shown to whom, what moderators do.
import { describe, expect, test } from "vitest";
import { failure } from "#platform/contract";
import { callRoute } from "#platform/http/testing";
import { type MemberId, memberId, ok } from "#platform/kernel";
import { createRooms, databaseFan, noAudience } from "#platform/rooms";
import {
	barFromChat,
	blockChatAuthor,
	judgeChatLine,
	liftChatBar,
	listChatLines,
	listChatRooms,
	listDeskChat,
	listInbox,
	readChatDesk,
	reportChatLine,
	sayInChat,
	setChatRoom,
	setChatRule,
	shareWin,
	unblockChatAuthor,
} from "../../contract/index.ts";
import { communityJobs } from "../jobs.ts";
import { openSquare } from "../testing/open-square.ts";
import { chatKind } from "./chat-room.ts";
import { nameInChat } from "./chat-tools.ts";

const square = await openSquare();
const { call, clock, register, running, work } = square;
const room = "tessera-en";
const day = 86_400_000;

/** Members who are here for longer than a day. */
async function settled(level?: number): Promise<MemberId> {
	const member = await register(level === undefined ? {} : { level });
	await square.run(`update members.accounts set created_at = created_at - interval '2 days' where id = ${member}`);
	return member;
}

let keys = 0;
const say = (member: MemberId, text: string, options: { readonly room?: string; readonly key?: string } = {}) => {
	keys += 1;
	clock.advance(15_000);
	return call(member, sayInChat, { room: options.room ?? room, text }, { key: options.key ?? `key-${keys}` });
};
const lines = async (member: MemberId, of = room) => {
	const answer = await call(member, listChatLines, { room: of });
	return answer.ok ? answer.value.lines.map(({ text }) => text) : answer.error.code;
};
const shownTo = async (of = room) => {
	const stands = await running.rooms.read(chatKind, of);
	return stands === undefined ? undefined : chatKind.shown(stands.state, undefined);
};
const code = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) => answer.error?.code;

describe("what is said", () => {
	test("is read by all, on every node, once however often it is sent, and says nothing of whose it is", async () => {
		const member = await settled(4);
		const first = await say(member, "hello fuck", { key: "same" });
		expect(first).toMatchObject({ ok: true, value: { text: "hello ****" } });
		clock.advance(60_000);
		expect(await call(member, sayInChat, { room, text: "hello fuck" }, { key: "same" })).toEqual(first);
		expect(await lines(await register())).toEqual(["hello ****"]);
		const seen = await shownTo();
		expect(seen?.lines).toMatchObject([{ text: "hello ****", level: 4, name: expect.stringMatching(/^Member|\*/) }]);
		expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${member}|member\\d+|owner|same`));
		const log = { debug() {}, info() {}, warn() {}, error() {} };
		const node = { db: square.db, clock, log, fan: databaseFan(square.db), audience: noAudience, node: "two" };
		const elsewhere = createRooms(node);
		elsewhere.know([chatKind]);
		expect((await elsewhere.join(`room:chat:${room}`))?.seen).toEqual(seen);
	});

	test.each([
		["come to best-odds.com", "link"],
		["call 010-1234-5678", "number"],
		["kill yourself", "word"],
		["   ", "empty"],
	])("%j is refused: %s", async (text, why) => {
		expect(await say(await settled(), text)).toMatchObject({ error: { code: "CHAT_REFUSED", value: { why } } });
	});

	test("comes neither too fast nor twice, and on the first day more slowly", async () => {
		const [member, newcomer] = [await settled(), await register()];
		const fast = (who: MemberId, text: string) => call(who, sayInChat, { room, text }, { key: `${who} ${text}` });
		clock.advance(1);
		for (const text of ["1", "2", "3", "4", "5"]) expect((await fast(member, text)).ok).toBe(true);
		expect(await fast(member, "6")).toMatchObject({ error: { code: "CHAT_TOO_FAST", value: { seconds: "10" } } });
		clock.advance(11_000);
		expect(code(await fast(member, " 5 "))).toBe("CHAT_SAME");
		expect((await fast(newcomer, "a")).ok).toBe(true);
		clock.advance(10_000);
		expect(await fast(newcomer, "b")).toMatchObject({ error: { code: "CHAT_TOO_FAST", value: { seconds: "20" } } });
	});

	test("of many at once is all there, numbered one after the other", async () => {
		const members: MemberId[] = [];
		for (let at = 0; at < 20; at++) members.push(await settled());
		const of = "tessera-ko";
		const said = await Promise.all(
			members.map((member, at) => call(member, sayInChat, { room: of, text: `at once ${at}` }, { key: `once ${at}` })),
		);
		expect(said.filter((answer) => !answer.ok)).toEqual([]);
		const ids = said.flatMap((answer) => (answer.ok ? [answer.value.id] : []));
		expect(ids.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
		expect(new Set(await lines(await register(), of))).toEqual(new Set(members.map((_, at) => `at once ${at}`)));
	});
});

describe("who may", () => {
	test("write where a rank is asked for reads there, and nobody else does by any call or push", async () => {
		const [vip, member] = [await settled(3), await settled(2)];
		const of = "tessera-vip";
		await call(vip, listChatRooms, {});
		expect((await say(vip, "among us", { room: of })).ok).toBe(true);
		expect(await lines(vip, of)).toEqual(["among us"]);
		const reached = [
			await call(member, listChatLines, { room: of }),
			await say(member, "let me in", { room: of }),
			await call(member, reportChatLine, { room: of, id: 1, reason: "spam" }),
			await call(member, blockChatAuthor, { room: of, id: 1 }),
		];
		expect(reached.map(code)).toEqual([
			...["CHAT_ROOM_UNKNOWN", "CHAT_ROOM_UNKNOWN", "CHAT_LINE_UNKNOWN", "CHAT_LINE_UNKNOWN"],
		]);
		expect(await shownTo(of)).toMatchObject({ sealed: true, last: 1, lines: [] });
	});

	test("go to a room of another brand or of no language: nobody", async () => {
		const member = await settled();
		for (const of of ["other-en", "tessera-ja", "tessera-en-en"])
			expect([of, code(await say(member, "hello", { room: of }))]).toEqual([of, "CHAT_ROOM_UNKNOWN"]);
	});

	test("write is what the brand's rule asks: a proven contact, turnover", async () => {
		const member = await settled();
		const place = async () => {
			const answer = await call(member, listChatRooms, {});
			return answer.ok ? answer.value.me?.asks : "refused";
		};
		await work(setChatRule, { proven: true, turnover: "5.00" });
		expect([code(await say(member, "one")), await place()]).toEqual(["CHAT_UNPROVEN", "proven"]);
		await square.run(`insert into members.contacts (member_id, merchant, kind, value, verified_at)
			values (${member}, 'tessera', 'email', 'a${member}@example.org', now())`);
		expect([code(await say(member, "two")), await place()]).toEqual(["CHAT_TURNOVER", "turnover"]);
		await square.run(`insert into games.turnover values (${member}, '2026-01-01', 'P', 'RNG', 500, 3)`);
		expect([(await say(member, "three")).ok, await place()]).toEqual([true, null]);
		expect(code(await work(setChatRule, { proven: false, turnover: "0.123" }))).toBe("AMOUNT_INVALID");
		await work(setChatRule, { proven: false, turnover: "0" });
	});

	test("not write is told until when and why, finds it in the inbox, and may again when it is lifted or over", async () => {
		const member = await settled();
		const account = String((await square.run(`select account from members.accounts where id = ${member}`))[0]?.account);
		const barred = await work(barFromChat, { account, minutes: 1_440, reason: "Insults" });
		expect(await say(member, "hello")).toMatchObject({
			error: { code: "CHAT_BARRED", value: { reason: "Insults" } },
		});
		expect(await call(member, listInbox, {})).toMatchObject({ value: { messages: [{ template: "chat-muted" }] } });
		expect((await work(liftChatBar, { id: barred.ok ? barred.value.id : "" })).ok).toBe(true);
		expect((await say(member, "again")).ok).toBe(true);
		await work(barFromChat, { account, minutes: 15, reason: "Insults" });
		expect(code(await say(member, "no"))).toBe("CHAT_BARRED");
		clock.advance(15 * 60_000);
		expect((await say(member, "over")).ok).toBe(true);
		await work(barFromChat, { account, minutes: null, reason: "Threats" });
		clock.advance(400 * day);
		expect(code(await say(member, "never"))).toBe("CHAT_BARRED");
		expect(code(await work(barFromChat, { account: "nobody", minutes: 15, reason: "Insults" }))).toBe(
			"ACCOUNTS_UNKNOWN",
		);
		expect(code(await work(liftChatBar, { id: barred.ok ? barred.value.id : "" }))).toBe("CHAT_BAR_UNKNOWN");
	});
});

describe("others' lines", () => {
	test("are hidden when three have reported one, until a moderator says that it stands", async () => {
		const author = await settled();
		const said = await say(author, "reported line");
		const id = said.ok ? said.value.id : 0;
		const others = [await settled(), await settled(), await settled()];
		const report = (who: MemberId) => call(who, reportChatLine, { room, id, reason: "insult" as const });
		expect(code(await report(author))).toBe("CHAT_LINE_UNKNOWN");
		for (const who of [others[0], others[0], others[1]]) if (who !== undefined) await report(who);
		expect(await lines(author)).toContain("reported line");
		if (others[2] !== undefined) await report(others[2]);
		expect(await lines(author)).not.toContain("reported line");
		expect((await shownTo())?.lines.map(({ text }) => text)).not.toContain("reported line");
		const waiting = await work(listDeskChat, {});
		expect(waiting).toMatchObject({ value: { lines: [{ id, reports: 3, reasons: ["insult"], hidden: true }] } });
		expect(await work(judgeChatLine, { room, id, word: "keep" })).toMatchObject({
			value: { hidden: false, judgedBy: "Ann" },
		});
		expect(await lines(author)).toContain("reported line");
		expect(await work(listDeskChat, {})).toMatchObject({ value: { lines: [] } });
		expect(await work(judgeChatLine, { room, id, word: "hide" })).toMatchObject({ value: { hidden: true } });
		expect(await lines(author)).not.toContain("reported line");
		expect(code(await work(judgeChatLine, { room, id, word: "hide" }, { merchant: "other" }))).toBe(
			"CHAT_LINE_UNKNOWN",
		);
	});

	test("are blocked by author, for whoever blocks alone, and read again", async () => {
		const [author, reader] = [await settled(), await settled()];
		const said = await say(author, "noise");
		const id = said.ok ? said.value.id : 0;
		const blocked = async (who: MemberId) => {
			const answer = await call(who, listChatRooms, {});
			return answer.ok ? answer.value.me?.blocked.map((one) => one.author) : undefined;
		};
		const block = await call(reader, blockChatAuthor, { room, id });
		const name = block.ok ? block.value.author : "";
		expect([await blocked(reader), await blocked(author)]).toEqual([[name], []]);
		expect(code(await call(author, blockChatAuthor, { room, id }))).toBe("CHAT_BLOCK_REFUSED");
		await call(author, unblockChatAuthor, { author: name });
		expect(await blocked(reader)).toEqual([name]);
		await call(reader, unblockChatAuthor, { author: name });
		expect(await blocked(reader)).toEqual([]);
	});
});

test("a won round is shown as a card of the games, never by typed figures", async () => {
	const member = await settled();
	const roundId = "01890a5d-ac96-774b-bcce-b302099a8057";
	const card = {
		gameId: "1",
		gameType: "RNG",
		displayName: "Reels",
		smallIcon: "/a.webp",
		currency: "×",
		stake: "1.00",
	};
	square.shared.set(roundId, ok({ token: "secret-token", win: "25.00", ...card }));
	const share = (id: string) => {
		clock.advance(61_000);
		return call(member, shareWin, { room, roundId: id }, { key: `share ${clock.now().getTime()}` });
	};
	expect((await share(roundId)).ok).toBe(true);
	expect((await shownTo())?.lines.at(-1)).toMatchObject({ text: "", card: { win: "25.00", token: "secret-token" } });
	expect(code(await share("01890a5d-ac96-774b-bcce-b302099a8058"))).toBe("CHAT_ROUND_UNKNOWN");
	square.shared.set(roundId, { ok: false, error: failure("TOO_MANY_REPLAY_LINKS") });
	expect(code(await share(roundId))).toBe("TOO_MANY_REPLAY_LINKS");
});

test("a room is slowed, closed and has a notice; each act of a moderator is written down", async () => {
	const member = await settled();
	await work(setChatRoom, { room, slowSeconds: 60, closed: false, pinned: "Be kind" });
	expect(await shownTo()).toMatchObject({ slowSeconds: 60, pinned: "Be kind" });
	expect([(await say(member, "first")).ok, code(await say(member, "second"))]).toEqual([true, "CHAT_TOO_FAST"]);
	await work(setChatRoom, { room, slowSeconds: 0, closed: true, pinned: "" });
	clock.advance(60_000);
	expect(code(await say(member, "third"))).toBe("CHAT_CLOSED");
	expect(await work(readChatDesk, {})).toMatchObject({
		value: { rooms: expect.arrayContaining([{ id: room, of: "EN", slowSeconds: 0, closed: true, pinned: "" }]) },
	});
	await work(setChatRoom, { room, slowSeconds: 0, closed: false, pinned: "" });
	const acts = await square.run("select distinct act from community.operator_act order by act");
	expect(acts.map(({ act }) => act)).toEqual([
		...["chat bar lifted", "chat bar set", "chat line hidden", "chat line kept", "chat room set", "chat rule set"],
	]);
});

test("what was said is kept for 90 days, with its reports", async () => {
	const forget = communityJobs(square.deps).jobs.find(({ name }) => name === "community.forget-chat");
	const log = { debug() {}, info() {}, warn() {}, error() {} };
	const run = () => forget?.run({}, { jobId: "1", attempt: 1, now: clock.now(), log, signal: undefined });
	const count = async () => (await square.run("select count(*)::int as lines from community.chat_line"))[0]?.lines;
	await square.run("delete from community.chat_line");
	await say(await settled(), "kept for long");
	clock.advance(90 * day - 60_000);
	await run();
	expect(await count()).toBe(1);
	clock.advance(120_000);
	await run();
	expect([await count(), await square.run("select * from community.chat_speaker")]).toEqual([0, []]);
});

/** One without an end, as the desk shows it. */
const anyBar = expect.objectContaining({ until: null, reason: "Threats", by: "Ann", holds: true });

test("the desk reads all that was said, of a room or an account, page by page, and nothing of another brand", async () => {
	await square.run("delete from community.chat_line");
	const [member, other] = [await settled(), await settled()];
	await square.run(`update members.accounts set nickname = account where id = ${member}`);
	await square.run(`insert into community.chat_line (room, id, merchant, member_id, author, name, level, key, text, at, flagged)
		select '${room}', 1000 + n, 'tessera', ${member}, 'a', 'n', 0, 'k' || n, 'line ' || n,
			'${clock.now().toISOString()}'::timestamptz + n * interval '1 second', n % 2 = 0 from generate_series(1, 60) n`);
	await say(other, "of another", { room: "tessera-ko" });
	const account = String((await square.run(`select account from members.accounts where id = ${member}`))[0]?.account);
	for (const which of ["all", "waiting"] as const) {
		const first = await work(listDeskChat, { which, room, account });
		const next = first.ok ? (first.value.next ?? "") : "";
		const second = next === "" ? undefined : await work(listDeskChat, { which, room, account, cursor: next });
		const seen = [first, second].flatMap((page) => (page?.ok === true ? page.value.lines.map(({ id }) => id) : []));
		expect([which, seen.length, new Set(seen).size]).toEqual(which === "all" ? ["all", 60, 60] : ["waiting", 30, 30]);
	}
	expect(code(await work(listDeskChat, { cursor: "nowhere" }))).toBe("INVALID_CURSOR");
	expect(await work(listDeskChat, { which: "all" }, { merchant: "other" })).toMatchObject({ value: { lines: [] } });
	const refused = [
		await work(setChatRoom, { room: "other-en", slowSeconds: 0, closed: true, pinned: "" }),
		await work(judgeChatLine, { room, id: 999_999, word: "hide" }),
		await call(member, listChatLines, { room: "other-en" }),
		await call(member, reportChatLine, { room: "other-en", id: 1, reason: "spam" }),
		await call(member, blockChatAuthor, { room, id: 999_999 }),
	];
	expect(refused.map(code)).toEqual([
		...["CHAT_ROOM_UNKNOWN", "CHAT_LINE_UNKNOWN", "CHAT_ROOM_UNKNOWN", "CHAT_LINE_UNKNOWN", "CHAT_LINE_UNKNOWN"],
	]);
	expect(await work(readChatDesk, {})).toMatchObject({ value: { bars: expect.arrayContaining([anyBar]) } });
});

test("a visitor is told of the rooms and reads them, a name that is no nickname is masked, what nobody knows is nobody's", async () => {
	const visitor = { now: clock.now(), principal: undefined };
	const { routes } = square.community;
	const rooms = await callRoute(routes, { endpoint: listChatRooms, input: {} }, visitor);
	expect(rooms).toMatchObject({
		value: { me: null, rooms: [{ of: "EN", open: true }, { of: "KO" }, { of: "VIP", open: false }] },
	});
	const read = (of: string, principal?: Parameters<typeof callRoute>[2]["principal"]) =>
		callRoute(routes, { endpoint: listChatLines, input: { room: of } }, { ...visitor, principal });
	expect([(await read(room)).ok, code(await read("tessera-vip"))]).toEqual([true, "CHAT_ROOM_UNKNOWN"]);
	const nobody = memberId("999");
	expect(code(await say(nobody, "hello"))).toBe("CHAT_ROOM_UNKNOWN");
	expect(await call(nobody, listChatRooms, {})).toMatchObject({ value: { me: null } });
	const name = (nickname: string) => nameInChat({ account: "member100001", nickname });
	expect(["Member 7", "MEMBER100001", "call 01012345678", "shit", "telegram me"].map(name)).toEqual([
		"Member 7",
		...Array.from({ length: 4 }, () => "me****01"),
	]);
});
