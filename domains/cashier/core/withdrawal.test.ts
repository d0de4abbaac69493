import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	decideWithdrawal,
	heldStates,
	isFresh,
	levelsFor,
	type OpenWithdrawal,
	type WithdrawalAct,
	type WithdrawalState,
	withdrawable,
	withdrawalStates,
} from "./withdrawal.ts";

const confirmBy = new Date("2026-11-23T00:00:00Z");
const early = new Date(confirmBy.getTime() - 1);
const open = (state: WithdrawalState, change: Partial<OpenWithdrawal> = {}): OpenWithdrawal => ({
	state,
	levels: 1,
	approvedBy: state === "pending" ? [] : ["Han"],
	approvedNames: change.approvedBy ?? (state === "pending" ? [] : ["Han"]),
	confirmBy: state === "paid" ? confirmBy : undefined,
	...change,
});
const outcome = (withdrawal: OpenWithdrawal, act: WithdrawalAct): string => {
	const decided = decideWithdrawal(withdrawal, act);
	return decided.ok ? decided.value : decided.error;
};
const acts: readonly WithdrawalAct[] = [
	{ kind: "approve", operator: "Lee", name: "Lee" },
	{ kind: "refuse" },
	{ kind: "cancel", allowed: true },
	{ kind: "send" },
	{ kind: "settle" },
	{ kind: "fail" },
	{ kind: "question" },
	{ kind: "pay" },
	{ kind: "receive" },
	{ kind: "force", now: confirmBy },
	{ kind: "dispute" },
	{ kind: "prove" },
	{ kind: "reverse" },
];

/** A line an act, a column a state; "-" where it is not there for that act. */
const table = `
	         pending   approved  sent      paid      disputed
	approve  approved  -         -         -         -
	refuse   refused   refused   -         -         -
	cancel   cancelled DECIDED   DECIDED   DECIDED   DECIDED
	send     -         sent      -         -         -
	settle   -         paid      paid      -         -
	fail     -         -         approved  -         -
	question -         sent      sent      -         -
	pay      -         paid      -         -         -
	receive  -         -         -         received  -
	force    -         -         -         received  -
	dispute  -         -         -         disputed  -
	prove    -         -         -         -         paid
	reverse  -         -         -         -         reversed`;
const [head = "", ...lines] = table.trim().split("\n");
const columns = head.trim().split(/\s+/);
const cells = lines.flatMap((line) => {
	const [act = "", ...ends] = line.trim().split(/\s+/);
	return columns.map((state, index) => [act, state, ends[index] ?? ""] as const);
});
const words: Readonly<Record<string, string>> = { "-": "WITHDRAWAL_NOT_THERE", DECIDED: "WITHDRAWAL_DECIDED" };

describe("a withdrawal", () => {
	test.each(cells)("%s when it is %s: %s", (kind, state, end) => {
		const act = acts.find((one) => one.kind === kind);
		const from = withdrawalStates.find((one) => one === state);
		if (act === undefined || from === undefined) throw new Error("the table names what is not there");
		expect(outcome(open(from), act)).toBe(words[end] ?? end);
	});
	const closed: readonly WithdrawalState[] = ["received", "reversed", "refused", "cancelled"];
	test.each(closed.flatMap((state) => acts.map((act) => [state, act.kind, act] as const)))(
		"that was %s is not touched by %s",
		(state, _kind, act) => expect(outcome(open(state), act)).toBe("WITHDRAWAL_CLOSED"),
	);
	test("counts as received when its time is over, and not before", () => {
		expect(outcome(open("paid"), { kind: "force", now: early })).toBe("NOT_DUE");
		expect(outcome(open("paid"), { kind: "force", now: confirmBy })).toBe("received");
	});
});

describe("a large one", () => {
	const large = (approvedBy: readonly string[]) => open("pending", { levels: 2, approvedBy });
	test.each([
		["nobody yet", [], "Han", "pending"],
		["somebody else", ["Han"], "Lee", "approved"],
		["the same person", ["Han"], "Han", "APPROVED_BEFORE"],
	])("that was approved by %s", (_name, before, operator, end) => {
		expect(outcome(large(before), { kind: "approve", operator, name: operator })).toBe(end);
	});
	test.each([
		["before accounts were kept", "name:Alice", "staff:7", "Alice", "APPROVED_BEFORE"],
		["at the desk, and now at the machine", "staff:7", "name:Alice", "Alice", "APPROVED_BEFORE"],
		["by name, and another is called otherwise", "name:Alice", "staff:7", "Lee", "approved"],
		["by an account, and another person has that name", "staff:7", "staff:8", "Alice", "approved"],
	])("that Alice approved %s", (_name, first, operator, name, end) => {
		const half = open("pending", { levels: 2, approvedBy: [first], approvedNames: ["Alice"] });
		expect(outcome(half, { kind: "approve", operator, name })).toBe(end);
	});
	test("known by name alone, nobody of that name approves again at whatever place the name stands", () => {
		const many = ["staff:1", "name:Alice", "staff:2"];
		const third = open("pending", { levels: 4, approvedBy: many, approvedNames: ["Lee", "Alice", "Han"] });
		const by = (operator: string, name: string) => outcome(third, { kind: "approve", operator, name });
		expect(by("staff:9", "Alice")).toBe("APPROVED_BEFORE");
		expect(by("name:Han", "Han")).toBe("APPROVED_BEFORE");
		expect(by("staff:9", "Han")).toBe("approved");
		expect(by("staff:1", "Renamed")).toBe("APPROVED_BEFORE");
	});
	test("is not taken back once somebody decided", () => {
		expect(outcome(large(["Han"]), { kind: "cancel", allowed: true })).toBe("WITHDRAWAL_DECIDED");
	});
	test.each([
		[99n, 1],
		[100n, 1],
		[101n, 2],
	])("%s of a hundred asks for %s", (amount, levels) => expect(levelsFor(amount, 100n)).toBe(levels));
});

test("RTS 14B where the market forbids it nobody takes one back, whatever was decided", () => {
	for (const state of ["pending", "approved", "paid"] as const) {
		expect(outcome(open(state), { kind: "cancel", allowed: false })).toBe("CANCEL_NOT_ALLOWED");
	}
});

test("whatever is done in whatever order, money leaves once, and comes back only after it left", () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 20 }), fc.constantFrom(1, 2), (tried, levels) => {
			let now: OpenWithdrawal = { state: "pending", levels, approvedBy: [], approvedNames: [], confirmBy: undefined };
			let left = 0;
			for (const [index, one] of tried.entries()) {
				const act: WithdrawalAct = one.kind === "approve" ? { ...one, operator: `${index % 3}` } : one;
				const decided = decideWithdrawal(now, act);
				if (!decided.ok) continue;
				const wasHeld = heldStates.some((state) => state === now.state);
				if (wasHeld && decided.value === "paid") left += 1;
				if (decided.value === "reversed") expect(left).toBe(1);
				const approvedBy = act.kind === "approve" ? [...now.approvedBy, act.operator] : now.approvedBy;
				now = { ...now, state: decided.value, approvedBy, confirmBy: decided.value === "paid" ? confirmBy : undefined };
				if (!heldStates.some((state) => state === now.state) && left > 0) expect(approvedBy).toHaveLength(levels);
			}
			expect(left).toBeLessThanOrEqual(1);
		}),
	);
});

describe("what can be asked for now", () => {
	const clear = { unproven: false, missing: 0n, open: 0, mostOpen: 3 };
	test.each([
		["all that is free, when nothing stands before it", {}, 500n],
		["all of it with others under way", { open: 2 }, 500n],
		["nothing before a document", { unproven: true }, 0n],
		["nothing while play is missing", { missing: 1n }, 0n],
		["nothing while as many wait as may", { open: 3 }, 0n],
	] as const)("is %s", (_what, standing, most) => {
		expect(withdrawable(500n, { ...clear, ...standing })).toBe(most);
	});
});

describe("A.3.6 a login is fresh", () => {
	const now = new Date("2026-11-22T12:00:00Z");
	test.each([
		[0, true],
		[15, true],
		[15.1, false],
		[600, false],
	])("after %s minutes: %s", (minutes, fresh) => {
		const loggedInAt = new Date(now.getTime() - minutes * 60_000);
		expect(isFresh(loggedInAt, { now, minutes: 15 })).toBe(fresh);
	});
	test("never, when it has ended", () => expect(isFresh(undefined, { now, minutes: 15 })).toBe(false));
});
