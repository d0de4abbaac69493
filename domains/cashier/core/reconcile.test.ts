// Two books side by side, as tables: what differs between a statement and our lines, and what came, stays and goes.
import { describe, expect, test } from "vitest";
import { compareStatement, type Difference, type OwnLine, type StatementLine, settleFindings } from "./reconcile.ts";

const line = (number: number, change: Partial<StatementLine> = {}): StatementLine => ({
	line: `L${number}`,
	payment: `p${number}`,
	amount: "10.00",
	currency: "P",
	...change,
});
const own = (number: number, change: Partial<OwnLine> = {}): OwnLine => ({
	...line(number),
	credited: true,
	arrived: "10.00",
	...change,
});
const kinds = (theirs: readonly StatementLine[], ours: readonly OwnLine[]) =>
	compareStatement("gateway", { theirs, ours }).map(({ kind, subject }) => `${kind} of ${subject}`);

describe("a statement against our lines", () => {
	test.each([
		["nothing on either side", [], [], []],
		["alike", [line(1), line(2)], [own(2), own(1)], []],
		["alike, in other words of the same amount", [line(1, { amount: "10.00" })], [own(1, { arrived: "10" })], []],
		["nobody told us", [line(1)], [], ["statement-unheard of gateway L1"]],
		["they know nothing of it", [], [own(1)], ["statement-missing of gateway L1"]],
		["they know nothing of it, nor did we credit it", [], [own(1, { credited: false, arrived: undefined })], []],
		["another amount", [line(1, { amount: "11.00" })], [own(1)], ["statement-differs of gateway L1"]],
		["another currency", [line(1, { currency: "USD" })], [own(1)], ["statement-differs of gateway L1"]],
		["another payment", [line(1, { payment: "p2" })], [own(1)], ["statement-differs of gateway L1"]],
		["credited with more", [line(1)], [own(1, { arrived: "10.01" })], ["statement-credit of gateway L1"]],
		["credited with ten times as much", [line(1)], [own(1, { arrived: "100" })], ["statement-credit of gateway L1"]],
		["kept, not credited yet", [line(1)], [own(1, { credited: false, arrived: undefined })], []],
		[
			"all at once",
			[line(1), line(2, { amount: "1.00" })],
			[own(2), own(3)],
			["statement-unheard of gateway L1", "statement-differs of gateway L2", "statement-missing of gateway L3"],
		],
	] as const)("%s", (_name, theirs, ours, expected) => {
		expect(kinds(theirs, ours)).toEqual(expected);
	});
	test("tells both figures", () => {
		expect(compareStatement("gateway", { theirs: [line(1, { amount: "11.00" })], ours: [own(1)] })).toEqual([
			{
				kind: "statement-differs",
				subject: "gateway L1",
				ours: "10.00 P for p1",
				theirs: "11.00 P for p1",
			},
		]);
	});
});

describe("findings", () => {
	const all = { looked: () => true, accepted: () => false };
	const difference = (subject: string, theirs = "1"): Difference => ({ kind: "ledger", subject, ours: "0", theirs });
	const open = (id: string, subject: string) => ({ id, kind: "ledger", subject }) as const;
	const settle = (known: readonly string[], found: readonly string[], looked = true) => {
		const settled = settleFindings(
			known.map((subject) => open(`id-${subject}`, subject)),
			{ found: found.map((subject) => difference(subject)), looked: () => looked, accepted: () => false },
		);
		const { raised, seen, vanished } = settled;
		return [raised.map(({ subject }) => subject), seen.map(({ id }) => id), vanished];
	};
	test.each([
		["nothing", [], [], [[], [], []]],
		["the first time", [], ["a"], [["a"], [], []]],
		["again", ["a"], ["a"], [[], ["id-a"], []]],
		["gone", ["a"], [], [[], [], ["id-a"]]],
		["each by itself", ["a", "b"], ["b", "c"], [["c"], ["id-b"], ["id-a"]]],
		["twice in one run is one", [], ["a", "a"], [["a"], [], []]],
	] as const)("%s", (_name, known, found, expected) => {
		expect(settle(known, found)).toEqual(expected);
	});
	test("what was not looked at has not vanished", () => {
		expect(settle(["a"], [], false)).toEqual([[], [], []]);
	});
	test("what an operator has accepted is not raised again, as long as its figures stay", () => {
		const accepted = ({ theirs }: Difference) => theirs === "1";
		const raised = (theirs: string) =>
			settleFindings([], { ...all, found: [difference("a", theirs)], accepted }).raised;
		expect([raised("1").length, raised("2").length]).toEqual([0, 1]);
	});
	test("of one subject and two kinds are two", () => {
		const both: readonly Difference[] = [difference("a"), { ...difference("a"), kind: "uncovered" }];
		expect(settleFindings([], { found: both, ...all }).raised).toEqual(both);
	});
	test("keep the newest figures", () => {
		const { seen } = settleFindings([open("1", "a")], { found: [difference("a", "7")], ...all });
		expect(seen).toEqual([{ id: "1", difference: difference("a", "7") }]);
	});
});
