// Shows what a brand asks of a login from a new network, and sets it.
import { readEntryRules, setEntryRules } from "#members/module";
import type { Database } from "#platform/db";
import type { Terminal } from "./carry-out.ts";
import type { EntryRulesWish } from "./read-member-order.ts";

type At = Terminal & {
	readonly db: Database;
	readonly now: Date;
	readonly merchant: string;
	readonly operator: string;
};

type Rules = Awaited<ReturnType<typeof readEntryRules>>;

/** Resolves with the exit code. */
export async function carryOutEntryRules(
	{ secondProof, enterWithoutWay, sure }: EntryRulesWish & { readonly sure: boolean },
	{ db, now, merchant, operator, say, ask }: At,
): Promise<number> {
	for (const line of linesOf(await db.read((tx) => readEntryRules(tx, merchant)))) say(`${merchant}: ${line}`);
	if (secondProof === undefined && enterWithoutWay === undefined) return 0;
	if (!sure && (await ask(`Type ${merchant} to change it: `))?.trim() !== merchant) {
		say("Nothing was changed.");
		return 1;
	}
	const change = {
		...(secondProof === undefined ? {} : { secondProof }),
		...(enterWithoutWay === undefined ? {} : { enterWithoutWay }),
	};
	const set = await setEntryRules(db, { merchant, operator, now, change });
	if (!set.ok) {
		say("It is so already: nothing was changed.");
		return 1;
	}
	for (const line of linesOf(set.value)) say(`${merchant} now: ${line}`);
	return 0;
}

const linesOf = ({ secondProof, enterWithoutWay }: Rules): readonly string[] => [
	`a login from a new network is ${secondProof ? "asked for a second proof" : "asked for nothing more"}`,
	`who has no way to prove it ${enterWithoutWay ? "comes in, and the trail says so" : "is sent to customer service"}`,
];
