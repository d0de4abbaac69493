// The moderators' desk: what was said and reported, who may not write, the pace of rooms. Each act is written down.

import { accountsNamed } from "#members/api";
import { failure } from "#platform/contract";
import { atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, memberId, ok, parseMinor } from "#platform/kernel";
import {
	barFromChat,
	type ChatBar,
	type DeskLine,
	judgeChatLine,
	liftChatBar,
	listDeskChat,
	readChatDesk,
	setChatRoom,
	setChatRule,
} from "../../contract/index.ts";
import { cursorOf, parseCursor, partsOf, reportReasons } from "../../core/index.ts";
import {
	type BarRow,
	type DeskLineRow,
	findBar,
	findRule,
	insertBar,
	keepRule,
	liftBar,
	markJudged,
	readBars,
	readDeskLines,
} from "../chat/bar-store.ts";
import { chatKind } from "../chat/chat-room.ts";
import { findLine, type LineRow, lineOf } from "../chat/chat-store.ts";
import type { ChatTools } from "../chat/chat-tools.ts";
import { writeOwn } from "../inbox-store.ts";
import { writeAct } from "../operator-act.ts";

export const chatDeskRoutes = (tools: ChatTools): readonly Route[] => [
	listDeskChatRoute(tools),
	readChatDeskRoute(tools),
	judgeChatLineRoute(tools),
	barFromChatRoute(tools),
	liftChatBarRoute(tools),
	setChatRoomRoute(tools),
	setChatRuleRoute(tools),
];

const listDeskChatRoute = ({ db }: ChatTools): Route =>
	bind(listDeskChat, async ({ cursor, which, room, account }, { staff: { merchant } }) => {
		const after = cursor === undefined ? undefined : parseCursor(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		const asked = { merchant, room, account, waiting: which === "waiting", after, limit: pageSize + 1 };
		const page = pageOf(await db.read((tx) => readDeskLines(tx, asked)));
		const next = page.last && cursorOf({ kind: "own", id: page.last.id, at: page.last.at });
		return ok({ lines: page.shown.map(shownLine), next: next ?? null });
	});

const mostBars = 200;

const readChatDeskRoute = (tools: ChatTools): Route =>
	bind(readChatDesk, async (_input, { staff: { merchant }, now }) => {
		const { currency } = tools.brand.brand(merchant);
		const rooms = await Promise.all(
			tools.roomsOf(merchant).map(async ({ id, of }) => {
				await tools.isRoom({ room: id, merchant });
				const { slowSeconds = 0, closed = false, pinned = "" } = (await tools.rooms.read(chatKind, id))?.state ?? {};
				return { id, of, slowSeconds, closed, pinned };
			}),
		);
		const { bars, rule } = await tools.db.read(async (tx) => ({
			bars: await readBars(tx, { merchant, limit: mostBars }),
			rule: await findRule(tx, merchant),
		}));
		const turnover = formatMinor(BigInt(rule.turnover), currency);
		return ok({
			rooms,
			rule: { proven: rule.proven, turnover },
			currency,
			bars: bars.map((bar) => shownBar(bar, now)),
		});
	});

/** Hidden or shown again in the room first: what an answer was lost of is done again by the same press. */
const judgeChatLineRoute = (tools: ChatTools): Route =>
	bind(judgeChatLine, async ({ room, id, word }, call) => {
		const { merchant, name: operator } = call.staff;
		const { now } = call;
		if (partsOf(room).merchant !== merchant) return err(failure("CHAT_LINE_UNKNOWN"));
		const line = await tools.db.read((tx) => findLine(tx, { room, id }));
		if (line === undefined) return err(failure("CHAT_LINE_UNKNOWN"));
		const hidden = line.hidden_at !== null;
		const command =
			word === "hide" && !hidden
				? { do: "hide" as const, id }
				: word === "keep" && hidden
					? { do: "restore" as const, line: lineOf(line) }
					: undefined;
		if (command !== undefined) await tools.rooms.act(chatKind, { id: room, seat: "moderators", command });
		return atDesk(tools.db, call, async (tx) => {
			await markJudged(tx, { room, id, operator, now });
			const act = word === "hide" ? "chat line hidden" : "chat line kept";
			const after = { room, id, memberId: line.member_id, text: line.text };
			await writeAct(tx, { merchant, act, operator, at: now, before: { hidden }, after });
			const [row] = await readOne(tx, line, merchant);
			return row === undefined ? err(failure("CHAT_LINE_UNKNOWN")) : ok(shownLine(row));
		});
	});

async function readOne(tx: Parameters<typeof readDeskLines>[0], line: LineRow, merchant: string) {
	const after = { at: line.at, id: String(BigInt(line.id) + 1n) };
	const asked = { merchant, room: line.room, account: undefined, waiting: false, after, limit: 1 };
	return readDeskLines(tx, asked);
}

const barFromChatRoute = (tools: ChatTools): Route =>
	bind(barFromChat, async ({ account, minutes, reason }, call) => {
		const { merchant, name: operator } = call.staff;
		const { now } = call;
		const until = minutes === null ? undefined : new Date(now.getTime() + minutes * 60_000);
		return atDesk(tools.db, call, async (tx) => {
			const found = (await accountsNamed(tx, { merchant, names: [account] })).get(account);
			if (found === undefined) return err(failure("ACCOUNTS_UNKNOWN", { accounts: account }));
			const whom = { merchant, memberId: memberId(found.memberId) };
			const id = await insertBar(tx, { ...whom, until, reason, operator, now });
			const params = { reason, ...(until === undefined ? {} : { until: until.toISOString() }) };
			const template = until === undefined ? "chat-banned" : "chat-muted";
			await writeOwn(tx, { ...whom, template, params, at: now, source: `chat bar ${id}`, read: false });
			const after = { id, memberId: found.memberId, until: until?.toISOString() ?? null, reason };
			await writeAct(tx, { merchant, act: "chat bar set", operator, at: now, before: {}, after });
			const bar = await findBar(tx, { merchant, id });
			return bar === undefined ? err(failure("ACCOUNTS_UNKNOWN", { accounts: account })) : ok(shownBar(bar, now));
		});
	});

const liftChatBarRoute = (tools: ChatTools): Route =>
	bind(liftChatBar, async ({ id }, call) => {
		const { merchant, name: operator } = call.staff;
		const { now } = call;
		return atDesk(tools.db, call, async (tx) => {
			const bar = await findBar(tx, { merchant, id });
			if (bar === undefined || bar.lifted_at !== null) return err(failure("CHAT_BAR_UNKNOWN"));
			await liftBar(tx, { id, operator, now });
			const after = { id, memberId: bar.member_id };
			await writeAct(tx, { merchant, act: "chat bar lifted", operator, at: now, before: {}, after });
			return ok(shownBar({ ...bar, lifted_at: now, lifted_by: operator }, now));
		});
	});

const setChatRoomRoute = (tools: ChatTools): Route =>
	bind(setChatRoom, async ({ room, ...settings }, call) => {
		const { merchant, name: operator } = call.staff;
		const { now } = call;
		if (!(await tools.isRoom({ room, merchant }))) return err(failure("CHAT_ROOM_UNKNOWN"));
		const stood = (await tools.rooms.read(chatKind, room))?.state;
		const acted = await tools.rooms.act(chatKind, {
			id: room,
			seat: "moderators",
			command: { do: "set", ...settings },
		});
		if (!acted.ok) return err(failure("CHAT_ROOM_UNKNOWN"));
		const before = { slowSeconds: stood?.slowSeconds, closed: stood?.closed, pinned: stood?.pinned };
		await atDesk(tools.db, call, (tx) =>
			writeAct(tx, { merchant, act: "chat room set", operator, at: now, before, after: { room, ...settings } }),
		);
		return ok(settings);
	});

const setChatRuleRoute = (tools: ChatTools): Route =>
	bind(setChatRule, async ({ proven, turnover }, call) => {
		const { merchant, name: operator } = call.staff;
		const { currency } = tools.brand.brand(merchant);
		const minor = parseMinor(turnover, currency);
		if (!minor.ok) return err(failure("AMOUNT_INVALID"));
		await atDesk(tools.db, call, async (tx) => {
			const before = await findRule(tx, merchant);
			await keepRule(tx, { merchant, proven, turnover: minor.value });
			const after = { proven, turnover: minor.value.toString() };
			await writeAct(tx, { merchant, act: "chat rule set", operator, at: call.now, before, after });
		});
		return ok({ proven, turnover: formatMinor(minor.value, currency) });
	});

const shownLine = (row: DeskLineRow): DeskLine => ({
	room: row.room,
	id: Number(row.id),
	memberId: row.member_id,
	account: row.account,
	name: row.name,
	text: row.text,
	card: row.card,
	at: row.at.toISOString(),
	reports: row.reports,
	reasons: reportReasons.filter((reason) => row.reasons.includes(reason)),
	flagged: row.flagged,
	hidden: row.hidden_at !== null,
	judgedBy: row.judged_by ?? "",
});

const shownBar = (bar: BarRow, now: Date): ChatBar => ({
	id: bar.id,
	memberId: bar.member_id,
	account: bar.account,
	until: bar.until?.toISOString() ?? null,
	reason: bar.reason,
	by: bar.operator,
	at: bar.at.toISOString(),
	liftedBy: bar.lifted_by ?? "",
	holds: bar.lifted_at === null && (bar.until === null || bar.until > now),
});
