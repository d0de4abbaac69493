// The rooms of the chat as somebody sees them, and what was said there. Visitors read the rooms of languages.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, type MemberId, ok } from "#platform/kernel";
import { listChatLines, listChatRooms } from "../../contract/index.ts";
import { partsOf, vipLevel, vipRoom } from "../../core/index.ts";
import { shownLine } from "./chat-room.ts";
import { lineOf, readLines } from "./chat-store.ts";
import type { ChatTools } from "./chat-tools.ts";
import { asksOf } from "./speak.ts";
import { blockedBy, findSpeaker } from "./speaker-store.ts";

export const listChatRoomsRoute = (tools: ChatTools): Route =>
	bind(listChatRooms, async (_input, { principal, merchant, now }) => {
		const rooms = tools.roomsOf(merchant);
		for (const { id } of rooms) await tools.isRoom({ room: id, merchant });
		const memberId = principal === undefined || principal.guest ? undefined : principal.memberId;
		const known = memberId && (await tools.db.read((tx) => ownPlace(tx, tools, { memberId, merchant, now })));
		const level = known?.level ?? 0;
		return ok({
			rooms: rooms.map(({ id, of }) => ({ id, of, open: of !== vipRoom || level >= vipLevel })),
			vipLevel,
			me: known?.me ?? null,
		});
	});

type Own = { readonly memberId: MemberId; readonly merchant: string; readonly now: Date };

async function ownPlace(tx: Tx, tools: ChatTools, { memberId, merchant, now }: Own) {
	const { currency } = tools.brand.brand(merchant);
	const speaker = await findSpeaker(tx, { memberId, currency, now });
	if (speaker === undefined) return undefined;
	const { barred, barred_until: until, barred_reason: reason } = speaker;
	const me = {
		author: tools.authorOf(memberId),
		asks: asksOf(speaker) ?? null,
		turnover: formatMinor(BigInt(speaker.asks_turnover), currency),
		currency,
		barred: barred ? { until: until?.toISOString() ?? null, reason: reason ?? "" } : null,
		blocked: [...(await blockedBy(tx, memberId))],
	};
	return { level: speaker.level, me };
}

const pageSize = 50;

export const listChatLinesRoute = (tools: ChatTools): Route =>
	bind(listChatLines, async ({ room, before }, { principal, merchant, now }) => {
		if (!(await tools.isRoom({ room, merchant }))) return err(failure("CHAT_ROOM_UNKNOWN"));
		return tools.db.read(async (tx) => {
			if (partsOf(room).of === vipRoom) {
				const { currency } = tools.brand.brand(merchant);
				const { memberId } = principal ?? {};
				const speaker = memberId && (await findSpeaker(tx, { memberId, currency, now }));
				if ((speaker?.level ?? 0) < vipLevel) return err(failure("CHAT_ROOM_UNKNOWN"));
			}
			const rows = await readLines(tx, { room, before, limit: pageSize + 1 });
			const lines = rows.slice(0, pageSize).map(lineOf).map(shownLine).reverse();
			return ok({ lines, more: rows.length > pageSize });
		});
	});
