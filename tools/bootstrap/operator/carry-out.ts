// Carries an operator's order out: finds the brand, shows what will change, asks, changes it, says what it is now.
import { type BrandSwitches, carryOutAct, type OperatorAct, readSwitches } from "#brand/module";
import type { Database } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { startError } from "../embedded-postgres/index.ts";
import type { Order } from "./read-order.ts";
import { stateLines, switchLines } from "./state-lines.ts";

export type Terminal = {
	readonly say: (line: string) => void;
	/** The line that a person types; undefined where nobody can. */
	readonly ask: (question: string) => Promise<string | undefined>;
};

type Around = Terminal & {
	readonly db: Database;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
};

const shownActs = 5;

/** Resolves with the exit code. */
export async function carryOutOrder(order: Order, around: Around): Promise<number> {
	const { db, say } = around;
	const brands = await readSwitches(db, { acts: shownActs });
	const { act } = order;
	if (act === undefined) {
		const asked = brands.filter(({ merchant }) => order.merchant === undefined || merchant === order.merchant);
		for (const brand of asked) for (const line of switchLines(brand)) say(line);
		if (asked.length === 0) say(brandWanted(brands));
		return asked.length === 0 ? 1 : 0;
	}
	const brand = brandOf(order, brands);
	if (!brand.ok) throw startError(brand.error);
	if (!order.sure && !(await isSure(brand.value, { act, around }))) {
		say("Nothing was changed.");
		return 1;
	}
	const { merchant } = brand.value;
	const done = await carryOutAct(db, { merchant, act, operator: order.operator ?? around.user, at: around.now });
	if (!done.ok) throw startError(refusals[done.error]);
	say(`${merchant} now:`);
	for (const line of stateLines(done.value.after)) say(line);
	return 0;
}

const refusals = {
	UNKNOWN_MERCHANT: "There is no such brand.",
	UNKNOWN_COUNTRY: "There is no such country.",
	NOTHING_TO_CHANGE: "It is so already: nothing was changed.",
} as const;

/** The brand that is named, or the only one. */
function brandOf({ merchant }: Order, brands: readonly BrandSwitches[]): Result<BrandSwitches, string> {
	const found = merchant === undefined ? brands : brands.filter((brand) => brand.merchant === merchant);
	const [only, ...others] = found;
	return only === undefined || others.length > 0 ? err(brandWanted(brands)) : ok(only);
}

const brandWanted = (brands: readonly BrandSwitches[]): string =>
	brands.length === 0
		? "There is no brand yet: npm start writes the first."
		: `Name the brand with --merchant: ${brands.map(({ merchant }) => merchant).join(", ")}.`;

async function isSure(
	brand: BrandSwitches,
	{ act, around }: { readonly act: OperatorAct; readonly around: Around },
): Promise<boolean> {
	around.say(`${brand.merchant} as it is:`);
	for (const line of stateLines(brand.state)) around.say(line);
	around.say(`To be done: ${wordsOf(act)}.`);
	const typed = await around.ask(`Type ${brand.merchant} to do it: `);
	return typed?.trim() === brand.merchant;
}

function wordsOf(act: OperatorAct): string {
	if ("country" in act) return `${act.kind} ${act.country}`;
	if ("flag" in act) return `${act.kind} ${act.flag}`;
	if ("offer" in act) return `${act.kind} ${act.offer === "" ? "none" : act.offer}`;
	if (act.kind !== "maintenance on") return act.kind;
	const until = act.until === undefined ? "" : ` until ${act.until.toISOString()}`;
	return `${act.kind}${until}${act.message === "" ? "" : ` "${act.message}"`}`;
}
