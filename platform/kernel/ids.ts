// Identifiers. Row ids are made by the database (bigint, carried as a decimal string);
// ids that must exist before the row does are UUID version 7, made from an injected clock and byte source.
import type { Brand } from "./brand.ts";
import type { Clock } from "./clock.ts";

export type MemberId = Brand<string, "MemberId">;
export type Uuid = Brand<string, "Uuid">;

export type RandomBytes = (count: number) => Uint8Array;
export type NewId = () => Uuid;

const rowId = /^[1-9][0-9]{0,18}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Parses a member id (a positive 64-bit integer in decimal); undefined when it is none. */
export function parseMemberId(text: string): MemberId | undefined {
	return isMemberId(text) ? text : undefined;
}

export function isMemberId(text: string): text is MemberId {
	return rowId.test(text) && BigInt(text) <= 9_223_372_036_854_775_807n;
}

/** A member id from the database, which has already proven its shape. Throws when it is none. */
export function memberId(text: string): MemberId {
	if (isMemberId(text)) return text;
	throw new Error("not a member id");
}

export function isUuid(text: string): text is Uuid {
	return uuid.test(text);
}

/** Makes UUID version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, then random bits. */
export function uuidMaker(source: { clock: Clock; randomBytes: RandomBytes }): NewId {
	let last = { milliseconds: -1, head: "" };
	return () => {
		const milliseconds = source.clock.now().getTime();
		if (milliseconds !== last.milliseconds) last = { milliseconds, head: headOf(milliseconds) };
		return uuidVersion7(last.head, source.randomBytes(10));
	};
}

/** The front of all ids of one millisecond. */
function headOf(milliseconds: number): string {
	const time = milliseconds.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}-`;
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function uuidVersion7(head: string, random: Uint8Array): Uuid {
	const hex = (place: number, masks = { and: 0xff, or: 0 }) => hexOf[((random[place] ?? 0) & masks.and) | masks.or];
	const text = `${head}${hex(0, version)}${hex(1)}-${hex(2, variant)}${hex(3)}-${hex(4)}${hex(5)}${hex(6)}${hex(7)}${hex(8)}${hex(9)}`;
	if (random.length !== 10) throw new RangeError(`the byte source returned ${random.length} bytes, not 10`);
	if (!isWhole(text)) throw new RangeError("a time beyond the year 10889");
	return text;
}

/** Only hexadecimal digits were put together above: a later time has one more of them. */
function isWhole(text: string): text is Uuid {
	return text.length === 36;
}

const version = { and: 0x0f, or: 0x70 };
const variant = { and: 0x3f, or: 0x80 };
