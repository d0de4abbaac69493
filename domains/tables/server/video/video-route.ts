// The door of an operator's video studio: one signed, numbered event a call. What counts is written before it is answered, and the
// answer says which number comes next, and at the close what was bet.
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { RawAnswer, RawCall, RawRoute } from "#platform/http";
import { formatMinor } from "#platform/kernel";
import { tableVendor } from "../../contract/index.ts";
import { stream } from "../../contract/models.ts";
import { isTableCode, type TableCode, type VideoTold } from "../../core/index.ts";
import { aboutOf } from "../ports.ts";
import type { TableHands } from "../table-room.ts";

export const videoHeaders = { timestamp: "x-timestamp", signature: "x-signature" } as const;
export const videoPath = (table: string) => `/studios/video/v1/${table}` as const;

type SignedEvent = { readonly table: string; readonly timestamp: string; readonly body: string };

/** HMAC-SHA256 of table, time (Unix milliseconds in decimal) and body, in lower-case hex. */
export const videoSignature = (key: Buffer, { table, timestamp, body }: SignedEvent): string =>
	createHmac("sha256", key).update(`tessera-video-v1|${table}|${timestamp}|${body}`).digest("hex");

/** How far a studio's clock may be from the house's. */
const validMilliseconds = 300_000;

const roundId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));
const die = z.int().check(z.minimum(1), z.maximum(6));
const word = z.string().check(z.maxLength(24), z.regex(/^[A-Za-z0-9=|]*$/));
const told: z.ZodMiniType<VideoTold> = z.discriminatedUnion("type", [
	z.strictObject({ type: z.literal("table.open"), streams: z.array(stream).check(z.maxLength(4)) }),
	z.strictObject({ type: z.literal("shoe.new") }),
	z.strictObject({ type: z.literal("round.open"), roundId, closesAt: z.int() }),
	z.strictObject({ type: z.literal("round.close"), roundId }),
	z.strictObject({ type: z.literal("card"), roundId, pos: word, code: word }),
	z.strictObject({ type: z.literal("ball"), roundId, number: z.int().check(z.minimum(0), z.maximum(36)) }),
	z.strictObject({ type: z.literal("dice"), roundId, dice: z.tuple([die, die, die]) }),
	z.strictObject({ type: z.literal("round.result"), roundId, result: word }),
	z.strictObject({ type: z.literal("round.void"), roundId, reason: z.string().check(z.maxLength(200)) }),
]);
const event = z.strictObject({ seq: z.int().check(z.minimum(1)), event: told });
type Event = z.infer<typeof event>;

export const videoRoute = (hands: TableHands): RawRoute => ({
	method: "POST",
	path: videoPath(":table"),
	handle: (call) => answer(hands, call),
});

async function answer(hands: TableHands, call: RawCall): Promise<RawAnswer> {
	const table = tableOf(call);
	const key = table === undefined ? undefined : await hands.db.read((tx) => hands.videoKeys.read(tx, table));
	if (table === undefined || key === undefined || !isSigned(key, table, call))
		return { status: 401, body: { status: "BAD_SIGNATURE" } };
	const sent = Number(call.header(videoHeaders.timestamp));
	if (Math.abs(call.now.getTime() - sent) > validMilliseconds)
		return { status: 401, body: { status: "STALE_TIMESTAMP" } };
	const heard = eventIn(call.body);
	return heard === undefined
		? { status: 422, body: { status: "INVALID_EVENT" } }
		: hear(hands, table, { ...heard, at: call.now });
}

function tableOf({ url }: RawCall): TableCode | undefined {
	const code = new URL(url, "http://house").pathname.split("/").at(-1) ?? "";
	return isTableCode(code) ? code : undefined;
}

function isSigned(key: Buffer, table: TableCode, { header, body }: RawCall): boolean {
	const timestamp = header(videoHeaders.timestamp) ?? "";
	const said = Buffer.from(header(videoHeaders.signature) ?? "", "hex");
	const right = Buffer.from(videoSignature(key, { table, timestamp, body }), "hex");
	return /^\d{13}$/.test(timestamp) && said.length === right.length && timingSafeEqual(said, right);
}

function eventIn(body: string): Event | undefined {
	try {
		return z.safeParse(event, JSON.parse(body)).data;
	} catch {
		return undefined;
	}
}

async function hear(
	hands: TableHands,
	table: TableCode,
	{ seq, event: said, at }: Event & { readonly at: Date },
): Promise<RawAnswer> {
	const command = { type: "video", seq, told: said } as const;
	const acted = await hands.rooms.act(hands.kind, { id: table, seat: "studio", command, at });
	const state = (await hands.rooms.read(hands.kind, table))?.state;
	const next = (state?.video?.seq ?? 0) + 1;
	if (!acted.ok) return { status: acted.error === "ROOM_BUSY" ? 503 : 409, body: { status: acted.error, next } };
	const bets = state?.round === null || state === undefined ? [] : await betsOn(hands, table, state.round.roundId);
	return {
		status: 200,
		body: { status: "OK", next, phase: state?.phase.name, halted: state?.video?.halt !== null, bets },
	};
}

/** What stands on a round, by currency. */
async function betsOn({ db, games }: TableHands, table: TableCode, id: string) {
	const sums = await db.read((tx) => games.tickets.sums(tx, { vendor: tableVendor, abouts: [aboutOf(table, id)] }));
	return sums.map(({ currency, tickets, stake }) => ({ currency, tickets, stake: formatMinor(stake, currency) }));
}
