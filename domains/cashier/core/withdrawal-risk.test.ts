import { describe, expect, test } from "vitest";
import { type RiskFacts, type RiskReason, reasonsFor, riskReasons } from "./withdrawal-risk.ts";

const now = new Date("2026-11-22T12:00:00Z");
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

/** Nothing about it is odd. */
const usual: RiskFacts = {
	now,
	amount: 5_000n,
	largeFrom: 100_000n,
	paidBefore: 3,
	askedToday: 0,
	manyADay: 3,
	accountAddedAt: hoursAgo(1_000),
	accountShared: false,
	networkSince: hoursAgo(900),
	browserSince: hoursAgo(900),
	passwordChangedAt: hoursAgo(900),
	deposited: 10_000n,
	wagered: 10_000n,
	handsNothingDown: false,
};

test("a usual withdrawal has none", () => expect(reasonsFor(usual)).toEqual([]));

const table: readonly (readonly [RiskReason, Partial<RiskFacts>, Partial<RiskFacts>])[] = [
	["first-withdrawal", { paidBefore: 0 }, { paidBefore: 1 }],
	["new-account", { accountAddedAt: hoursAgo(23.9) }, { accountAddedAt: hoursAgo(24) }],
	["shared-account", { accountShared: true }, { accountShared: false }],
	["new-network", { networkSince: hoursAgo(1) }, { networkSince: undefined }],
	["new-browser", { browserSince: hoursAgo(23) }, { browserSince: hoursAgo(25) }],
	["password-changed", { passwordChangedAt: hoursAgo(2) }, { passwordChangedAt: hoursAgo(48) }],
	["unplayed-deposit", { wagered: 9_999n }, { deposited: 0n, wagered: 0n }],
	["large-amount", { amount: 100_000n }, { amount: 99_999n }],
	["many-today", { askedToday: 2 }, { askedToday: 1 }],
	["hand-downs-stopped", { handsNothingDown: true }, { handsNothingDown: false }],
];

describe("a reason", () => {
	test.each(table)("%s stands and falls with its fact", (reason, odd, plain) => {
		expect(reasonsFor({ ...usual, ...odd })).toEqual([reason]);
		expect(reasonsFor({ ...usual, ...plain })).toEqual([]);
	});
	test("each has its line in the table", () => {
		expect(table.map(([reason]) => reason)).toEqual([...riskReasons]);
	});
	test("comes with all others that hold, in one order", () => {
		const all = Object.assign({ ...usual }, ...table.map(([, odd]) => odd));
		expect(reasonsFor(all)).toEqual([...riskReasons]);
	});
});
