import { describe, expect, test } from "vitest";
import { readOrder, usage } from "./read-order.ts";

const now = new Date("2026-05-01T12:00:00Z");
const read = (line: string) => readOrder(line.split(" ").filter(Boolean), now);
const plain = { merchant: undefined, operator: undefined, sure: false };

describe("an order", () => {
	test.each([
		["state", undefined],
		["maintenance off", { kind: "maintenance off" }],
		["maintenance on", { kind: "maintenance on", until: undefined, message: "" }],
		["region close KR", { kind: "region close", country: "KR" }],
		["region open kr", { kind: "region open", country: "KR" }],
		["flag on MOBILENUMREG3", { kind: "flag on", flag: "MOBILENUMREG3" }],
		["flag off freeplay3", { kind: "flag off", flag: "FREEPLAY3" }],
	])("%s", (line, act) => {
		expect(read(line)).toEqual({ ok: true, value: { act, ...plain } });
	});
	test.each([
		["maintenance on --until 90m", "2026-05-01T13:30:00.000Z"],
		["maintenance on --until 2h", "2026-05-01T14:00:00.000Z"],
		["--until 2026-05-01T23:00+09:00 maintenance on", "2026-05-01T14:00:00.000Z"],
		["maintenance on --until 2026-12-01T14:00:00Z", "2026-12-01T14:00:00.000Z"],
	])("%s ends at %s", (line, end) => {
		expect(read(line)).toMatchObject({ value: { act: { until: new Date(end) } } });
	});
	test("with a sentence, a brand, a name and without a question", () => {
		const args = ["maintenance", "on", "--message", " A new ledger moves in. ", "--merchant", "tessera"];
		expect(readOrder([...args, "--operator", "Han", "--yes"], now)).toEqual({
			ok: true,
			value: {
				act: { kind: "maintenance on", until: undefined, message: "A new ledger moves in." },
				merchant: "tessera",
				operator: "Han",
				sure: true,
			},
		});
	});
});

describe("refused", () => {
	test.each([
		["", usage],
		["nonsense", usage],
		["maintenance", usage],
		["maintenance on now", usage],
		["region close KR JP", usage],
		["state of things", usage],
		["region close", "A country"],
		["flag on", "A flag is one of MOBILENUMREG3,"],
		["flag on NOSUCHFLAG", "A flag is one of"],
		["flag MOBILENUMREG3", usage],
		["flag on FREEPLAY3 twice", usage],
		["region close KOR", "A country"],
		["region close 82", "A country"],
		["maintenance on --until yesterday", "--until must"],
		["maintenance on --until 2026-04-30T12:00:00Z", "--until must"],
		["maintenance on --until 2026-13-01T12:00:00Z", "--until must"],
		["maintenance on --until 2026-05-02T12:00", "--until must"],
		["maintenance on --until 0m", "--until must"],
		["maintenance on --until", "--until needs"],
		["maintenance off --until 2h", "--until and --message belong"],
		["region close KR --message no", "--until and --message belong"],
		["maintenance on --force", "--force is no option"],
	])("%j", (line, sentence) => {
		const order = read(line);
		expect(order.ok ? "accepted" : order.error.startsWith(sentence)).toBe(true);
	});
	test("a sentence without end, and a name without letters", () => {
		expect(readOrder(["maintenance", "on", "--message", "x".repeat(501)], now).ok).toBe(false);
		expect(readOrder(["state", "--operator", "  "], now).ok).toBe(false);
	});
});
