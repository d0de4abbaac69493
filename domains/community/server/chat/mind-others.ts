// What a member does about another's lines: reports one to the moderators, or reads nothing of its author any more.
import { failure } from "#platform/contract";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { blockChatAuthor, reportChatLine, unblockChatAuthor } from "../../contract/index.ts";
import { partsOf, reportsToHide, vipLevel, vipRoom } from "../../core/index.ts";
import { tellModerators } from "./bar-store.ts";
import { chatKind } from "./chat-room.ts";
import { findLine, insertReport, type LineRow } from "./chat-store.ts";
import type { ChatTools } from "./chat-tools.ts";
import { deleteBlock, findSpeaker, insertBlock } from "./speaker-store.ts";

type Asked = { readonly room: string; readonly id: number };

/** A line that whoever asks may read. */
async function readable(
	tools: ChatTools,
	{ room, id }: Asked,
	{ principal, now }: CallContext<"member">,
): Promise<LineRow | undefined> {
	const { memberId, merchant, currency } = principal;
	if (!(await tools.isRoom({ room, merchant }))) return undefined;
	return tools.db.read(async (tx) => {
		const speaker = await findSpeaker(tx, { memberId, currency, now });
		if (partsOf(room).of === vipRoom && (speaker?.level ?? 0) < vipLevel) return undefined;
		const line = await findLine(tx, { room, id });
		return line?.hidden_at === null ? line : undefined;
	});
}

export const reportChatLineRoute = (tools: ChatTools): Route =>
	bind(reportChatLine, async ({ room, id, reason }, call) => {
		const line = await readable(tools, { room, id }, call);
		const { memberId } = call.principal;
		if (line === undefined || line.member_id === memberId) return err(failure("CHAT_LINE_UNKNOWN"));
		const reports = await tools.db.tx(async (tx) => {
			const told = await insertReport(tx, { room, id, memberId, reason, now: call.now });
			if (told !== undefined) await tellModerators(tx);
			return told ?? 0;
		});
		if (reports >= reportsToHide)
			await tools.rooms.act(chatKind, { id: room, seat: "reports", command: { do: "hide", id } });
		return ok({});
	});

export const blockChatAuthorRoute = (tools: ChatTools): Route =>
	bind(blockChatAuthor, async ({ room, id }, call) => {
		const line = await readable(tools, { room, id }, call);
		if (line === undefined) return err(failure("CHAT_LINE_UNKNOWN"));
		const { author, name, member_id: blockedId } = line;
		const { memberId } = call.principal;
		if (blockedId === memberId) return err(failure("CHAT_BLOCK_REFUSED"));
		const block = { memberId, blockedId, author, name, now: call.now };
		return (await tools.db.tx((tx) => insertBlock(tx, block)))
			? ok({ author, name })
			: err(failure("CHAT_BLOCK_REFUSED"));
	});

export const unblockChatAuthorRoute = (tools: ChatTools): Route =>
	bind(unblockChatAuthor, async ({ author }, { principal }) => {
		await tools.db.tx((tx) => deleteBlock(tx, { memberId: principal.memberId, author }));
		return ok({});
	});
