// Says something in a room: who may, not too often, then what; the line is durable when it is answered. The words were judged
// before, or the card made.
import { createHash } from "node:crypto";
import { type Failure, failure } from "#platform/contract";
import type { Principal } from "#platform/http";
import { err, formatMinor, ok, type Result } from "#platform/kernel";
import { partsOf, takeTurn, vipLevel, vipRoom, type WinCard } from "../../core/index.ts";
import { chatKind } from "./chat-room.ts";
import { type ChatTools, nameInChat } from "./chat-tools.ts";
import { findSpeaker, keepSpoken, lockSpoken, type SpeakerRow } from "./speaker-store.ts";

export type SpeakFailure = Failure<
	| "CHAT_ROOM_UNKNOWN"
	| "CHAT_BARRED"
	| "CHAT_TURNOVER"
	| "CHAT_UNPROVEN"
	| "CHAT_SAME"
	| "CHAT_TOO_FAST"
	| "CHAT_CLOSED"
	| "CHAT_BUSY"
>;

/** What is about to be said, once it may be. */
export type Words = { readonly text: string; readonly flagged: boolean; readonly card: WinCard | null };

export type Speaking = {
	readonly room: string;
	readonly principal: Principal;
	/** Of the call: the same again is the same line. */
	readonly key: string;
	/** What is said, so that the same is not said twice in a row. */
	readonly about: string;
	readonly now: Date;
};

/** An account of its first day speaks more slowly. */
const newMilliseconds = 86_400_000;

/** `words` is asked once the speaker may speak: it may refuse in its turn. */
export async function speak<Refusal>(
	tools: ChatTools,
	speaking: Speaking,
	words: () => Promise<Result<Words, Refusal>>,
): Promise<Result<{ readonly id: number; readonly text: string }, SpeakFailure | Refusal>> {
	const { room, principal, key, now } = speaking;
	const { memberId, merchant } = principal;
	if (!(await tools.isRoom({ room, merchant }))) return err(failure("CHAT_ROOM_UNKNOWN"));
	const admitted = await admit(tools, speaking);
	if (!admitted.ok) return admitted;
	const said = await words();
	if (!said.ok) return said;
	const { level } = admitted.value;
	const line = {
		key,
		author: tools.authorOf(memberId),
		name: nameInChat(admitted.value),
		level,
		owner: memberId,
	};
	const command = { do: "say" as const, line: { ...line, ...said.value } };
	const acted = await tools.rooms.act(chatKind, { id: room, seat: memberId, command, at: now });
	if (!acted.ok) return err(failure(acted.error === "CHAT_CLOSED" ? "CHAT_CLOSED" : "CHAT_BUSY"));
	const [event] = acted.value.events;
	if (event?.type === "said") return ok({ id: event.line.id, text: event.line.text });
	const known = (await tools.rooms.read(chatKind, room))?.state.lines.find((one) => one.key === key);
	return known === undefined ? err(failure("CHAT_BUSY")) : ok({ id: known.id, text: known.text });
}

/** Whether the speaker may write there now. A turn is taken whatever comes of it, so that the filter is not felt for. */
async function admit(
	tools: ChatTools,
	{ room, principal, about, now }: Speaking,
): Promise<Result<SpeakerRow, SpeakFailure>> {
	const { memberId, currency } = principal;
	const slowSeconds = (await tools.rooms.read(chatKind, room))?.state.slowSeconds ?? 0;
	return tools.db.tx(async (tx) => {
		const speaker = await findSpeaker(tx, { memberId, currency, now });
		const sealed = partsOf(room).of === vipRoom;
		if (speaker === undefined || (sealed && speaker.level < vipLevel)) return err(failure("CHAT_ROOM_UNKNOWN"));
		const bar = barOf(speaker, currency);
		if (bar !== undefined) return err(bar);
		const spoken = await lockSpoken(tx, memberId, now);
		const digest = createHash("sha256").update(about).digest("base64").slice(0, 16);
		const newcomer = now.getTime() - speaker.created_at.getTime() < newMilliseconds;
		const turn = takeTurn(spoken, { at: now.getTime(), digest }, { slowSeconds, newcomer });
		if (turn.is === "same") return err(failure("CHAT_SAME"));
		if (turn.is === "wait") return err(failure("CHAT_TOO_FAST", { seconds: String(turn.seconds) }));
		await keepSpoken(tx, { memberId, spoken: turn.spoken, now });
		return ok(speaker);
	});
}

function barOf(speaker: SpeakerRow, currency: Principal["currency"]): SpeakFailure | undefined {
	const { barred, barred_until: until, barred_reason: reason } = speaker;
	if (barred) return failure("CHAT_BARRED", { until: until?.toISOString() ?? "", reason: reason ?? "" });
	const asked = asksOf(speaker);
	if (asked === "proven") return failure("CHAT_UNPROVEN");
	if (asked === undefined) return undefined;
	return failure("CHAT_TURNOVER", { turnover: formatMinor(BigInt(speaker.asks_turnover), currency), currency });
}

/** What is missing before the first word. */
export function asksOf(speaker: SpeakerRow): "proven" | "turnover" | undefined {
	if (speaker.asks_proven && !speaker.proven) return "proven";
	return BigInt(speaker.staked) < BigInt(speaker.asks_turnover) ? "turnover" : undefined;
}
