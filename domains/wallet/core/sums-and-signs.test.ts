// Properties of the wallet's small rules: sums of purses, signs of commands, periods and places of a statement.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberId } from "#platform/kernel";
import { type PurseState, spendable, summarise } from "./balance.ts";
import { type CommandKind, isWellFormed, largestDelta, type PostCommand, postingKinds } from "./command.ts";
import { lineId, longestPeriodDays, readCursor, statementPeriod, usualPeriodDays, writeCursor } from "./statement.ts";
import { scenarioKey } from "./testing/scenario.ts";

const amount = fc.bigInt({ min: -largestDelta, max: largestDelta });
const aPurse: fc.Arbitrary<PurseState> = fc.record({
	purse: fc.constantFrom("cash", "bonus", "points", "float", "vendor:abc", "vendor:cash"),
	balance: amount,
	held: fc.bigInt({ min: 0n, max: largestDelta }),
});
const somePurses = fc.uniqueArray(aPurse, { selector: ({ purse }) => purse });

describe("what a member is told to have", () => {
	it("does not depend on the order of the purses", () => {
		fc.assert(
			fc.property(somePurses, (purses) => {
				expect(summarise(purses.toReversed())).toEqual(summarise(purses));
			}),
		);
	});

	it("T09: is cash and bonus to the last unit, however large, and no other purse", () => {
		fc.assert(
			fc.property(somePurses, (purses) => {
				const of = (name: string) => purses.find(({ purse }) => purse === name)?.balance ?? 0n;
				const told = summarise(purses);
				expect(told.sum).toBe(of("cash") + of("bonus"));
				expect(told.restricted).toBe(of("bonus"));
			}),
		);
	});

	it("can be spent up to the cash that is free, never below nothing, never from the bonus", () => {
		fc.assert(
			fc.property(somePurses, (purses) => {
				const cash = purses.find(({ purse }) => purse === "cash");
				const { available } = summarise(purses);
				expect(available).toBe(spendable(cash));
				expect(available).toBeGreaterThanOrEqual(0n);
				if (cash !== undefined && cash.balance >= cash.held) expect(available + cash.held).toBe(cash.balance);
			}),
		);
	});
});

describe("a command by itself", () => {
	const isCommandKind = (kind: string): kind is CommandKind => kind !== "adjust" && Object.hasOwn(postingKinds, kind);
	const kinds = Object.keys(postingKinds).filter(isCommandKind);
	const command = (kind: CommandKind, delta: bigint): PostCommand => ({
		memberId: memberId("1"),
		currency: "P",
		purse: "cash",
		key: scenarioKey("k"),
		kind,
		delta,
		counter: "games:house",
	});

	it("is never good both ways: what may be taken may not be given under the same name", () => {
		fc.assert(
			fc.property(fc.constantFrom(...kinds), amount, (kind, delta) => {
				if (kind === "rollback" || delta === 0n) return;
				expect(isWellFormed(command(kind, delta))).not.toBe(isWellFormed(command(kind, -delta)));
			}),
		);
	});

	it("is judged by its kind and not by how much: what is good for one unit is good up to the bound", () => {
		fc.assert(
			fc.property(fc.constantFrom(...kinds), fc.bigInt({ min: 1n, max: largestDelta }), (kind, size) => {
				expect(isWellFormed(command(kind, size))).toBe(isWellFormed(command(kind, 1n)));
				expect(isWellFormed(command(kind, -size))).toBe(isWellFormed(command(kind, -1n)));
				expect(isWellFormed(command(kind, size + largestDelta))).toBe(false);
				expect(isWellFormed(command(kind, -size - largestDelta))).toBe(false);
			}),
		);
	});

	it.each(kinds)("a %s with a house account of no name is refused", (kind) => {
		const sound = { ...command(kind, postingKinds[kind] === "debit" ? -1n : 1n), reference: scenarioKey("r") };
		expect(isWellFormed(sound)).toBe(true);
		expect(isWellFormed({ ...sound, counter: ":" })).toBe(false);
	});
});

describe("the period of a statement", () => {
	const now = new Date("2026-03-15T12:00:00.000Z");
	const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
	const asked = fc.record({ from: moment, to: moment }, { requiredKeys: [] });

	it("T14: whatever is asked for, what is read is a time that goes forward and no longer than a year", () => {
		fc.assert(
			fc.property(asked, (wish) => {
				const period = statementPeriod(wish, now);
				if (!period.ok) return;
				const days = (period.value.to.getTime() - period.value.from.getTime()) / 86_400_000;
				expect(days).toBeGreaterThan(0);
				expect(days).toBeLessThanOrEqual(longestPeriodDays);
				if (wish.from !== undefined) expect(period.value.from).toEqual(wish.from);
				if (wish.to !== undefined) expect(period.value.to).toEqual(wish.to);
			}),
		);
	});

	it("an end alone always holds, and shows the three months before it", () => {
		fc.assert(
			fc.property(moment, (to) => {
				const period = statementPeriod({ to }, now);
				expect(period.ok && to.getTime() - period.value.from.getTime()).toBe(usualPeriodDays * 86_400_000);
			}),
		);
	});

	it("what happened at this very moment is in it", () => {
		fc.assert(
			fc.property(moment, (at) => {
				const period = statementPeriod({}, at);
				expect(period.ok && period.value.from <= at && at < period.value.to).toBe(true);
			}),
		);
	});
});

describe("the place where a page goes on", () => {
	it("nothing that was not written is read: a text either comes back letter by letter or is refused", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{1,4}-[0-9]{1,4}-([2-7][0-9a-f]){1,4}$/)), (text) => {
				const place = readCursor(text);
				if (place.ok) expect(BigInt(text.split("-")[0] ?? "")).toBe(place.value.atMicros);
				if (place.ok && !/(^|-)0[0-9]/.test(text)) expect(writeCursor(place.value)).toBe(text);
			}),
		);
	});

	it.each([
		["another page", "1-2-63; drop table"],
		["a line break at the end", "1-2-63\n"],
		["digits of another script", "１-2-63"],
		["a purse that is too long", `1-2-${"63".repeat(41)}`],
		["more digits than a version has", `1-${"9".repeat(20)}-63`],
		["letters in capitals", "1-2-6A"],
	])("%s is refused", (_what, text) => {
		expect(readCursor(text)).toEqual({ ok: false, error: "INVALID_CURSOR" });
	});

	it("two lines never share an id", () => {
		const line = fc.record({
			memberId: fc.nat(50).map(String),
			currency: fc.constantFrom("P", "KRW"),
			purse: fc.constantFrom("cash", "bonus", "vendor:a", "vendor:a-1"),
			version: fc.bigInt({ min: 1n, max: 50n }),
		});
		fc.assert(
			fc.property(line, line, (one, other) => {
				const same = JSON.stringify({ ...one, version: `${one.version}` });
				const also = JSON.stringify({ ...other, version: `${other.version}` });
				expect(lineId(one) === lineId(other)).toBe(same === also);
			}),
		);
	});
});
