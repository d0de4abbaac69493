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
	return () => uuidVersion7(source.clock.now().getTime(), source.randomBytes(10));
}

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const hyphenBefore: ReadonlySet<number> = new Set([4, 6, 8, 10]);

function uuidVersion7(milliseconds: number, random: Uint8Array): Uuid {
	const bytes = new Uint8Array(16);
	const view = new DataView(bytes.buffer);
	view.setUint16(0, Math.floor(milliseconds / 2 ** 32));
	view.setUint32(2, milliseconds % 2 ** 32);
	bytes.set(random, 6);
	view.setUint8(6, (view.getUint8(6) & 0x0f) | 0x70);
	view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
	let text = "";
	for (const [place, byte] of bytes.entries()) text += (hyphenBefore.has(place) ? "-" : "") + hexOf[byte];
	if (!isUuid(text)) throw new Error("the byte source returned too few bytes");
	return text;
}
