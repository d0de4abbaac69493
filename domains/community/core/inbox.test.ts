import { expect, test } from "vitest";
import { cursorOf, inboxOrder, type MessageName, nameOf, pageOfInbox, parseCursor, parseName } from "./inbox.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 12, minute));
const own = (id: string, minute: number) => ({ kind: "own" as const, id, at: at(minute) });
const shared = (id: string, minute: number) => ({ kind: "shared" as const, id, at: at(minute) });

test("a name says where a message lies, and nothing else is a name", () => {
	const names: readonly MessageName[] = [
		{ kind: "own", id: "7" },
		{ kind: "shared", id: "12" },
	];
	expect(names.map(nameOf)).toEqual(["o7", "s12"]);
	expect(names.map(nameOf).map(parseName)).toEqual(names);
	expect(["", "7", "o0", "o-1", "x7", "o7 ", "o1e3", "s12345678901234567890"].map(parseName)).toEqual(
		Array.from({ length: 8 }, () => undefined),
	);
});

test("pages of both kinds have no gap and no double, also where many came at one moment", () => {
	const lines = [
		...Array.from({ length: 9 }, (_, index) => own(String(index + 1), index % 3)),
		...Array.from({ length: 8 }, (_, index) => shared(String(index + 1), index % 2)),
	];
	const seen: string[] = [];
	for (let next: string | undefined, turn = 0; turn < 20; turn++) {
		const page = pageOfInbox(lines, { after: next === undefined ? undefined : parseCursor(next), size: 4 });
		seen.push(...page.page.map(nameOf));
		next = page.next;
		if (next === undefined) break;
	}
	expect(seen).toEqual(lines.toSorted(inboxOrder).map(nameOf));
	expect(seen.slice(0, 4)).toEqual(["o9", "o6", "o3", "o8"]);
});

test("a page that is just full ends", () => {
	expect(pageOfInbox([own("1", 0), own("2", 1)], { after: undefined, size: 2 }).next).toBeUndefined();
});

test("what is no cursor is none", () => {
	expect(["", "x", "1764000000000", "never-o1", "1764000000000-q1"].map(parseCursor)).toEqual(
		Array.from({ length: 5 }, () => undefined),
	);
	expect(parseCursor(cursorOf(own("3", 5)))).toEqual(own("3", 5));
});
