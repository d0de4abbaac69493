// The round's state machine as text tables (one line a command, the status, the delta or the refusal last), and its laws.
import fc from "fast-check";
import { expect, test } from "vitest";
import { decideRound, liveOf, type Round, type RoundCommand, resolveInterrupted, totalsOf } from "./round.ts";

function command(text: string): RoundCommand {
	const [verb = "", id = "", amount = "0", ...flags] = text.split(" ");
	const closes = flags.includes("close");
	const reference = flags.find((flag) => flag.startsWith("for="))?.slice(4);
	if (verb === "bet") return { kind: "bet", id, amount: BigInt(amount), closes };
	if (verb === "win") return { kind: "win", id, amount: BigInt(amount), closes, reference };
	if (verb === "rollback") return { kind: "rollback", reference: id };
	return { kind: "end" };
}

function run(lines: string): Round | undefined {
	let round: Round | undefined;
	for (const line of lines.trim().split("\n")) {
		const [said = "", expected = ""] = line.split("->").map((part) => part.trim());
		const step = decideRound(round, command(said));
		expect(`${said} -> ${step.ok ? `${step.value.round.status} ${step.value.delta}` : step.error}`).toBe(
			`${said} -> ${expected}`,
		);
		if (step.ok) round = step.value.round;
	}
	return round;
}

const tables: readonly [string, string][] = [
	["a bet, a win that closes", "bet b1 100 -> open -100\nwin w1 250 close -> complete 250"],
	["vector 3: a win before its bet", "win w1 100 -> TRANSACTION_NOT_FOUND"],
	["vector 3: a win for a bet of another id", "bet b1 100 -> open -100\nwin w1 50 for=b2 -> TRANSACTION_NOT_FOUND"],
	[
		"vector 4: a rollback restores once",
		"bet b1 100 -> open -100\nrollback b1 -> cancelled 100\nrollback b1 -> cancelled 0",
	],
	["vector 5: a rollback of what is unknown", "rollback b1 -> TRANSACTION_NOT_FOUND"],
	["vector 13: a win of zero closes", "bet b1 100 -> open -100\nwin w1 0 -> complete 0"],
	[
		"vector 14: many bets, many wins, one close",
		`bet b1 100 -> open -100
		bet b2 50 -> open -50
		win w1 30 -> open 30
		bet b3 20 -> open -20
		win w2 40 -> open 40
		end -> complete 0
		end -> complete 0`,
	],
	[
		"vector 15: settled, rolled back, settled with another amount",
		`bet b1 100 -> open -100
		win w1 200 close -> complete 200
		rollback w1 -> void -200
		win w2 300 close -> resettled 300
		rollback w2 -> void -300
		win w3 10 -> resettled 10`,
	],
	["no bet after the close", "bet b1 100 close -> complete -100\nbet b2 100 -> ROUND_CLOSED\nwin w1 5 -> ROUND_CLOSED"],
	["no bet after a cancellation", "bet b1 1 -> open -1\nrollback b1 -> cancelled 1\nbet b2 1 -> ROUND_CLOSED"],
	[
		"a win for a bet that was rolled back",
		"bet b1 1 -> open -1\nbet b2 2 -> open -2\nrollback b1 -> open 1\nwin w1 9 for=b1 -> TRANSACTION_ROLLED_BACK\nwin w1 9 for=b2 close -> complete 9",
	],
	[
		"a win when every bet was rolled back",
		"bet b1 1 -> open -1\nrollback b1 -> cancelled 1\nwin w1 9 -> TRANSACTION_ROLLED_BACK",
	],
	[
		"a bet that has paid is not rolled back",
		"bet b1 10 -> open -10\nwin w1 20 -> open 20\nrollback b1 -> ROUND_CLOSED",
	],
	[
		"a bet is rolled back after its win was",
		"bet b1 10 -> open -10\nwin w1 20 close -> complete 20\nrollback w1 -> void -20\nrollback b1 -> void 10",
	],
	[
		"a lost round is voided by giving its wager back",
		"bet b1 10 -> open -10\nwin w1 0 -> complete 0\nrollback b1 -> void 10",
	],
	[
		"one of two lost wagers is given back: the round stays complete",
		"bet b1 10 -> open -10\nbet b2 5 -> open -5\nend -> complete 0\nrollback b1 -> complete 10",
	],
	[
		"a win of an open round is rolled back: it stays open",
		"bet b1 10 -> open -10\nwin w1 5 -> open 5\nrollback w1 -> open -5",
	],
	["the end of an unknown round", "end -> ROUND_NOT_FOUND"],
	[
		"the end of a cancelled round changes nothing",
		"bet b1 1 -> open -1\nrollback b1 -> cancelled 1\nend -> cancelled 0",
	],
	["amounts: a bet of nothing", "bet b1 0 -> INVALID_AMOUNT"],
	["amounts: a bet below nothing", "bet b1 -5 -> INVALID_AMOUNT"],
	["amounts: a win below nothing", "bet b1 5 -> open -5\nwin w1 -5 -> INVALID_AMOUNT"],
];

test.each(tables)("a round: %s", (_name, lines) => {
	run(lines);
});

test("totals are the sums of what stands", () => {
	const round = run("bet b1 100 -> open -100\nbet b2 50 -> open -50\nrollback b2 -> open 50\nwin w1 30 -> open 30");
	expect(round && totalsOf(round)).toEqual({ stake: 100n, win: 30n });
});

const resolved: readonly [string, string, "complete" | "refund", string][] = [
	["G27: completes by itself", "bet b1 10 -> open -10", "complete", "end"],
	["G28: all wagers come back", "bet b1 10 -> open -10\nbet b2 5 -> open -5", "refund", "rollback b1, rollback b2"],
	[
		"G28: only wagers that stand come back",
		"bet b1 1 -> open -1\nbet b2 2 -> open -2\nrollback b1 -> open 1",
		"refund",
		"rollback b2",
	],
	["a round that has paid completes", "bet b1 10 -> open -10\nwin w1 5 -> open 5", "refund", "end"],
	["a round that is complete needs nothing", "bet b1 10 close -> complete -10", "refund", ""],
];

test.each(resolved)("an interrupted round: %s", (_name, lines, policy, expected) => {
	const round = run(lines);
	const commands = round === undefined ? [] : resolveInterrupted(round, policy);
	expect(commands.map((one) => (one.kind === "rollback" ? `rollback ${one.reference}` : one.kind)).join(", ")).toBe(
		expected,
	);
});

const anyCommand = fc.oneof(
	fc.record({ verb: fc.constant("bet"), amount: fc.bigInt(1n, 1000n), closes: fc.boolean() }),
	fc.record({ verb: fc.constant("win"), amount: fc.bigInt(0n, 1000n), closes: fc.boolean() }),
	fc.record({ verb: fc.constant("rollback"), target: fc.nat(20) }),
	fc.record({ verb: fc.constant("end") }),
);

function toCommand(
	raw: { verb: string; amount?: bigint; closes?: boolean; target?: number },
	index: number,
): RoundCommand {
	if (raw.verb === "bet" || raw.verb === "win") {
		return { kind: raw.verb, id: `t${index}`, amount: raw.amount ?? 1n, closes: raw.closes ?? false };
	}
	return raw.verb === "rollback" ? { kind: "rollback", reference: `t${raw.target ?? 0}` } : { kind: "end" };
}

test("laws of a round: its balance is what stands, nothing vanishes, an end is final (property)", () => {
	fc.assert(
		fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
			let round: Round | undefined;
			let moved = 0n;
			for (const [index, raw] of commands.entries()) {
				const step = decideRound(round, toCommand(raw, index));
				if (!step.ok) continue;
				const before = round;
				round = step.value.round;
				moved += step.value.delta;
				const { stake, win } = totalsOf(round);
				expect(moved).toBe(win - stake);
				expect(round.transactions.length).toBeGreaterThanOrEqual(before?.transactions.length ?? 0);
				if (before !== undefined && before.status !== "open") expect(round.status).not.toBe("open");
				if (round.status === "cancelled") expect(liveOf(round, "bet")).toEqual([]);
				if (before?.status === "cancelled") expect(round.status).toBe("cancelled");
			}
		}),
	);
});

test("laws of an interruption: its commands are all taken and leave nothing open (property)", () => {
	fc.assert(
		fc.property(
			fc.array(anyCommand, { maxLength: 20 }),
			fc.constantFrom("complete" as const, "refund" as const),
			(commands, policy) => {
				let round: Round | undefined;
				for (const [index, raw] of commands.entries()) {
					const step = decideRound(round, toCommand(raw, index));
					if (step.ok) round = step.value.round;
				}
				if (round === undefined) return;
				for (const resolving of resolveInterrupted(round, policy)) {
					const step = decideRound(round, resolving);
					expect(step.ok).toBe(true);
					if (step.ok) round = step.value.round;
				}
				expect(round.status).not.toBe("open");
			},
		),
	);
});
