// What holds of the ledger whatever it is told, in whatever order: the laws an auditor asks for.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memberId } from "#platform/kernel";
import { type PostCommand, reversibleKinds } from "./command.ts";
import type { ReferenceAnswer, ReferenceLedger, ReferenceState } from "./reference-ledger.ts";
import { aCommand, aHistory, fundedLedger } from "./testing/random-commands.ts";
import { scenarioKey } from "./testing/scenario.ts";

const stands = ({ status }: ReferenceAnswer) => status === "posted" || status === "replayed";

/** Plays a history and shows every step to `look`. */
function played(
	history: readonly (readonly PostCommand[])[],
	look: (step: {
		readonly before: ReferenceState;
		readonly after: ReferenceState;
		readonly group: readonly PostCommand[];
		readonly answers: readonly ReferenceAnswer[];
	}) => void,
): ReferenceLedger {
	const ledger = fundedLedger();
	for (const group of history) {
		const before = ledger.state();
		const answers = ledger.post(group);
		look({ before, after: ledger.state(), group, answers });
	}
	return ledger;
}

const walletName = ({ memberId: member, currency, purse }: PostCommand) => `${member} ${currency} ${purse}`;

const law = (says: string, look: Parameters<typeof played>[1]) =>
	it(says, () => {
		fc.assert(fc.property(aHistory, (history) => void played(history, look)));
	});

describe("after every step", () => {
	law("each balance is the sum of its own wallet's postings, each version their number", ({ after }) => {
		for (const [name, wallet] of after.wallets) {
			const own = [...after.postings.values()].filter(({ command }) => walletName(command) === name);
			expect(wallet.balance).toBe(own.reduce((sum, { delta }) => sum + delta, 0n));
			expect(wallet.version).toBe(BigInt(own.length));
		}
	});

	law("no balance is below zero", ({ after }) => {
		for (const { balance } of after.wallets.values()) expect(balance).toBeGreaterThanOrEqual(0n);
	});

	law("nothing that was posted is changed or gone", ({ before, after }) => {
		for (const [name, posting] of before.postings) expect(after.postings.get(name)).toEqual(posting);
		for (const name of before.reversed) expect(after.reversed.has(name)).toBe(true);
	});

	law("a group that was refused has left nothing, one that was repeated neither", ({ before, after, answers }) => {
		if (answers.some(({ status }) => status === "posted")) return;
		expect(after).toEqual(before);
	});

	law("a group stands as a whole, or one command of it says why it fell", ({ answers, group }) => {
		expect(answers).toHaveLength(group.length);
		if (answers.every(stands)) return;
		const refused = answers.filter((answer) => !stands(answer) && answer.status !== "aborted");
		expect(refused).toHaveLength(1);
		expect(answers.some(({ status }) => status === "posted")).toBe(false);
	});

	law("only the wallets that were named have moved", ({ before, after, group }) => {
		const named = new Set(group.map(walletName));
		for (const [name, wallet] of after.wallets) {
			if (!named.has(name)) expect(wallet).toEqual(before.wallets.get(name));
		}
	});

	law("the answer is the balance that was left", ({ after, answers, group }) => {
		const last = answers.at(-1);
		const command = group.at(-1);
		if (last?.status !== "posted" || command === undefined) return;
		expect(after.wallets.get(walletName(command))?.balance).toBe(last.balance);
	});

	law("a debit takes what it says, or nothing", ({ before, after, answers, group: [first] }) => {
		if (answers.length > 1 || answers[0]?.status !== "posted" || first === undefined) return;
		const moved =
			(after.wallets.get(walletName(first))?.balance ?? 0n) - (before.wallets.get(walletName(first))?.balance ?? 0n);
		if (first.kind !== "rollback") expect(moved).toBe(first.delta);
	});
});

describe("over a whole history", () => {
	it("vector 1: everything that stood, sent once more in any order, changes nothing and answers the same", () => {
		fc.assert(
			fc.property(aHistory, fc.infiniteStream(fc.nat()), (history, picks) => {
				const stood = new Map<string, { command: PostCommand; answer: ReferenceAnswer }>();
				const ledger = played(history, ({ group, answers }) => {
					for (const [index, command] of group.entries()) {
						const answer = answers[index];
						if (answer?.status === "posted") stood.set(`${command.memberId} ${command.key}`, { command, answer });
					}
				});
				const before = ledger.state();
				const left = [...stood.values()];
				while (left.length > 0) {
					const [one] = left.splice((picks.next().value ?? 0) % left.length, 1);
					if (one === undefined) continue;
					expect(ledger.post([one.command])).toEqual([{ status: "replayed", balance: one.answer.balance }]);
				}
				expect(ledger.state()).toEqual(before);
			}),
		);
	});

	it("vector 4: what was taken back was taken back once, in full, and only what may be", () => {
		fc.assert(
			fc.property(aHistory, (history) => {
				const { postings } = played(history, () => undefined).state();
				const taken = new Map<string, bigint>();
				for (const { command, delta } of postings.values()) {
					if (command.kind !== "rollback" || delta === 0n) continue;
					const origin = `${command.memberId} ${command.reference}`;
					expect(taken.has(origin)).toBe(false);
					taken.set(origin, delta);
				}
				for (const [name, delta] of taken) {
					const origin = postings.get(name);
					expect(origin?.delta).toBe(-delta);
					expect(reversibleKinds.has(origin?.command.kind ?? "grant")).toBe(true);
				}
			}),
		);
	});

	it("one member's story does not depend on when the others told theirs", () => {
		const singles = fc.array(fc.tuple(aCommand), { maxLength: 60 });
		const storyOf = (ledger: ReferenceLedger, member: string) =>
			[...ledger.state().wallets].filter(([name]) => name.startsWith(`${member} `));
		fc.assert(
			fc.property(singles, (history) => {
				const mixed = played(history, () => undefined);
				const apart = played(
					history.toSorted(([left], [right]) => Number(left.memberId) - Number(right.memberId)),
					() => undefined,
				);
				for (const member of ["1", "2"]) expect(storyOf(apart, member)).toEqual(storyOf(mixed, member));
			}),
		);
	});

	it("vector 5: a bet and its rollback end alike in either order", () => {
		const amount = fc.bigInt({ min: 1n, max: 60n });
		fc.assert(
			fc.property(amount, fc.boolean(), (stake, early) => {
				const wallet = { memberId: memberId("1"), currency: "P", purse: "cash", counter: "games:house" } as const;
				const bet: PostCommand = { ...wallet, key: scenarioKey("b"), kind: "bet", delta: -stake };
				const undo: PostCommand = {
					...wallet,
					key: scenarioKey("x"),
					kind: "rollback",
					delta: 0n,
					reference: bet.key,
				};
				const ledger = fundedLedger();
				for (const command of early ? [undo, bet] : [bet, undo]) ledger.post([command]);
				expect(ledger.state().wallets.get("1 P cash")?.balance).toBe(60n);
				expect(ledger.post([{ ...bet, key: scenarioKey("w"), kind: "win", delta: 5n, reference: bet.key }])).toEqual([
					{ status: "no-reference", balance: 60n },
				]);
			}),
		);
	});
});

describe("what is held", () => {
	it("no debit reaches into it, whoever asks how often", () => {
		fc.assert(
			fc.property(fc.bigInt({ min: 0n, max: 60n }), aHistory, (held, history) => {
				const ledger = fundedLedger();
				ledger.hold({ memberId: memberId("1"), currency: "P", purse: "cash" }, held);
				for (const group of history) ledger.post(group);
				const wallet = ledger.state().wallets.get("1 P cash");
				expect(wallet?.held).toBe(held);
				expect(wallet?.balance).toBeGreaterThanOrEqual(held);
			}),
		);
	});

	it("is nothing without a wallet", () => {
		const ledger = fundedLedger();
		const before = ledger.state();
		ledger.hold({ memberId: memberId("9"), currency: "P", purse: "cash" }, 5n);
		expect(ledger.state()).toEqual(before);
	});
});

it("a state that was looked at is a copy: what comes later does not change it", () => {
	const ledger = fundedLedger();
	const seen = ledger.state();
	ledger.hold({ memberId: memberId("1"), currency: "P", purse: "cash" }, 5n);
	ledger.post([
		{
			memberId: memberId("1"),
			currency: "P",
			purse: "cash",
			kind: "bet",
			delta: -9n,
			key: scenarioKey("b"),
			counter: "games:house",
		},
	]);
	expect(seen.wallets.get("1 P cash")).toEqual({ balance: 60n, held: 0n, version: 1n });
	expect(seen.postings.size).toBe(3);
});
