// The life of a contract: who may do what, when, and from which border on it holds.
import { describe, expect, test } from "vitest";
import { type ContractCommand, type ContractVersion, decideContract, replaced, runsFrom } from "./contract.ts";
import { nextBorder } from "./periods.ts";

const at = (text: string) => new Date(`2026-11-${text}Z`);
const moment = (now: Date) => ({
	now,
	border: (from: Date) => nextBorder("day", from, { utcOffset: 540, dayStart: 0 }),
});
const decide = (version: ContractVersion, command: ContractCommand, now: Date) =>
	decideContract(version, command, moment(now));

const offeredAt = at("20T10:00:00");
const offered: ContractVersion = { state: "offered", offeredAt };
const active: ContractVersion = { state: "active", offeredAt, from: at("20T15:00:00") };
const asked = { state: "ending", endedBy: "downline", until: at("22T15:00:00") } as const;

describe("an offer", () => {
	test("is accepted by the downline and runs from the next border", () => {
		const decided = decide(offered, { action: "accept", by: "downline" }, at("20T11:00:00"));
		expect(decided).toEqual({ ok: true, value: active });
	});

	test.each([
		["accept", "upline"],
		["reject", "upline"],
		["withdraw", "downline"],
	] as const)("is not for the other to %s (%s)", (action, by) => {
		expect(decide(offered, { action, by }, at("20T11:00:00"))).toEqual({ ok: false, error: "NOT_YOURS" });
	});

	test.each([
		["reject", "downline", "rejected"],
		["withdraw", "upline", "withdrawn"],
	] as const)("is over when one may %s it (%s): %s", (action, by, state) => {
		expect(decide(offered, { action, by }, at("20T11:00:00"))).toMatchObject({ ok: true, value: { state } });
	});

	test("lapses after 72 hours, and is then too late", () => {
		const [last, over] = [at("23T09:59:59.999"), at("23T10:00:00")];
		expect(decide(offered, { action: "accept", by: "downline" }, last)).toMatchObject({ ok: true });
		expect(decide(offered, { action: "accept", by: "downline" }, over)).toEqual({ ok: false, error: "OFFER_LAPSED" });
		expect(decide(offered, { action: "pass", by: "clock" }, last)).toEqual({ ok: true, value: offered });
		expect(decide(offered, { action: "pass", by: "clock" }, over)).toMatchObject({ value: { state: "lapsed" } });
	});
});

describe("a contract that runs", () => {
	const terminated = { ...active, ...asked };

	test("ends after one whole period's notice when one asks", () => {
		const decided = decide(active, { action: "terminate", by: "downline" }, at("21T11:00:00"));
		expect(decided).toEqual({ ok: true, value: terminated });
	});

	test("ends at the next border when the other agrees", () => {
		const now = at("21T12:00:00");
		expect(decide(terminated, { action: "agree", by: "upline" }, now)).toMatchObject({
			value: { state: "ending", until: at("21T15:00:00") },
		});
		expect(decide(terminated, { action: "agree", by: "downline" }, now)).toEqual({ ok: false, error: "NOT_YOURS" });
	});

	test("is ended by an operator without notice, who says why", () => {
		const now = at("21T12:00:00");
		expect(decide(active, { action: "end", by: "operator", reason: " " }, now)).toEqual({
			ok: false,
			error: "REASON_MISSING",
		});
		const command = { action: "end", by: "operator", reason: "own accounts below" } as const;
		const ended = decide(active, command, now);
		expect(ended).toMatchObject({ value: { state: "ending", until: at("21T15:00:00"), reason: command.reason } });
		expect(decide(offered, command, now)).toMatchObject({ value: { state: "withdrawn" } });
		const state = { ...active, state: "ended" } as const;
		expect(decide(state, command, now)).toEqual({ ok: false, error: "WRONG_STATE" });
		if (ended.ok)
			expect(decide(ended.value, { action: "agree", by: "upline" }, now)).toEqual({ ok: false, error: "WRONG_STATE" });
	});

	test("has ended once its last period is over", () => {
		const pass = { action: "pass", by: "clock" } as const;
		expect(decide(terminated, pass, at("22T14:59:59.999"))).toEqual({ ok: true, value: terminated });
		expect(decide(terminated, pass, at("22T15:00:00"))).toMatchObject({ value: { state: "ended" } });
	});

	test("takes no answer to an offer, and only one that runs is terminated", () => {
		const now = at("21T12:00:00");
		expect(decide(active, { action: "accept", by: "downline" }, now)).toEqual({ ok: false, error: "WRONG_STATE" });
		expect(decide(offered, { action: "terminate", by: "upline" }, now)).toEqual({ ok: false, error: "WRONG_STATE" });
		expect(decide(active, { action: "agree", by: "upline" }, now)).toEqual({ ok: false, error: "WRONG_STATE" });
	});

	test("gives way to its next version at one border: no period has two, none is left out", () => {
		const next: ContractVersion = { state: "active", offeredAt: at("21T00:00:00"), from: at("21T15:00:00") };
		const old = replaced(active, next);
		for (const day of ["20T15:00:00", "21T15:00:00", "22T15:00:00"].map(at))
			expect([old, next].filter((version) => runsFrom(version, day))).toHaveLength(1);
		expect(runsFrom(old, at("19T15:00:00"))).toBe(false);
		expect(replaced(terminated, { ...next, from: at("25T15:00:00") }).until).toEqual(asked.until);
		expect(replaced(active, offered)).toBe(active);
		expect(runsFrom(offered, at("25T15:00:00"))).toBe(false);
	});
});
