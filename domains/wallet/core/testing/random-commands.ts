// Random commands over a few members, purses and keys, so close together that they meet: repeats, conflicts, rollbacks
// before their bets, references across purses, groups that fail.
import fc from "fast-check";
import { memberId } from "#platform/kernel";
import { type CommandKey, type CommandKind, type PostCommand, postingKinds } from "../command.ts";
import { createReferenceLedger, type ReferenceLedger } from "../reference-ledger.ts";
import { scenarioKey } from "./scenario.ts";

const kinds = [
	"bet",
	"bet",
	"bet",
	"win",
	"win",
	"rollback",
	"rollback",
	"grant",
	"promo",
	"deposit",
	"withdraw",
	"transfer-in",
	"transfer-out",
] as const satisfies readonly CommandKind[];

const aKey: fc.Arbitrary<CommandKey> = fc.nat(14).map((index) => scenarioKey(`k${index}`));

export const aCommand: fc.Arbitrary<PostCommand> = fc
	.record({
		member: fc.constantFrom("1", "1", "2"),
		purse: fc.constantFrom("cash" as const, "cash" as const, "bonus" as const),
		kind: fc.constantFrom(...kinds),
		amount: fc.integer({ min: 0, max: 40 }),
		counter: fc.constantFrom("games:house" as const, "cashier:bank" as const),
		key: aKey,
		reference: fc.option(aKey, { nil: undefined }),
	})
	.map(({ member, purse, kind, amount, counter, key, reference }) => ({
		memberId: memberId(member),
		currency: "P",
		purse,
		kind,
		key,
		counter,
		delta: kind === "rollback" ? 0n : BigInt(postingKinds[kind] === "debit" ? -amount : amount),
		...(reference === undefined ? {} : { reference }),
	}));

export const aGroup = fc.oneof(
	{ weight: 4, arbitrary: fc.tuple(aCommand) },
	{ weight: 1, arbitrary: fc.array(aCommand, { minLength: 2, maxLength: 4 }) },
);

export const aHistory = fc.array(aGroup, { maxLength: 50 });

/** Members 1 and 2, each with cash and bonus; 60 in every purse but the bonus of member 2. */
export function fundedLedger(): ReferenceLedger {
	const ledger = createReferenceLedger();
	for (const [member, purse, amount] of [
		["1", "cash", 60n],
		["1", "bonus", 60n],
		["2", "cash", 60n],
		["2", "bonus", 0n],
	] as const) {
		const wallet = { memberId: memberId(member), currency: "P", purse } as const;
		ledger.open(wallet);
		if (amount === 0n) continue;
		const key = scenarioKey(`start-${purse}`);
		ledger.post([{ ...wallet, key, kind: "grant", delta: amount, counter: "house:grants" }]);
	}
	return ledger;
}
