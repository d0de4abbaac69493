// What lies in a member's inbox: messages of their own and messages to many, in one order. Pure.

/** What the house says by itself, each in sentences of its own. */
export const templates = [
	"welcome",
	"deposit-credited",
	"withdrawal-paid",
	"bonus-granted",
	"bonus-released",
	"bonus-forfeited",
	"bonus-expired",
	"rank-up",
	"rank-down",
	"break-began",
	"exclusion-began",
	"balance-adjusted",
	"chat-muted",
	"chat-banned",
] as const;
export type Template = (typeof templates)[number];

/** Messages are kept for so long, whoever they are for. */
export const keptDays = 180;

/** A message is named by where it lies: `o12` a member's own, `s12` one to many. */
export type MessageName = { readonly kind: "own" | "shared"; readonly id: string };

export const nameOf = ({ kind, id }: MessageName): string => `${kind === "own" ? "o" : "s"}${id}`;

/** Undefined for what names none. */
export function parseName(name: string): MessageName | undefined {
	const [, kind, id] = /^([os])([1-9][0-9]{0,18})$/.exec(name) ?? [];
	if (id === undefined) return undefined;
	return { kind: kind === "o" ? "own" : "shared", id };
}

type Placed = MessageName & { readonly at: Date };

/** Newest first; what came at one moment by kind, then by number, so that the order is whole. */
export function inboxOrder(left: Placed, right: Placed): number {
	const byTime = right.at.getTime() - left.at.getTime();
	if (byTime !== 0) return byTime;
	if (left.kind !== right.kind) return left.kind === "own" ? -1 : 1;
	const later = BigInt(right.id) - BigInt(left.id);
	return later > 0n ? 1 : later < 0n ? -1 : 0;
}

/** Where a page goes on: after this one. */
export const cursorOf = ({ at, ...name }: Placed): string => `${at.getTime()}-${nameOf(name)}`;

/** Undefined for what is no cursor. */
export function parseCursor(cursor: string): Placed | undefined {
	const [, moment = "", word = ""] = /^([0-9]{1,15})-([os][0-9]+)$/.exec(cursor) ?? [];
	const name = parseName(word);
	return name && { ...name, at: new Date(Number(moment)) };
}

/** One page of both: each of the two is given newest first, one longer than a page where it goes on. */
export function pageOfInbox<Line extends Placed>(
	lines: readonly Line[],
	{ after, size }: { readonly after: Placed | undefined; readonly size: number },
): { readonly page: readonly Line[]; readonly next: string | undefined } {
	const rest = lines.filter((line) => after === undefined || inboxOrder(after, line) < 0).toSorted(inboxOrder);
	const page = rest.slice(0, size);
	const last = page.at(-1);
	return { page, next: last === undefined || rest.length <= size ? undefined : cursorOf(last) };
}
