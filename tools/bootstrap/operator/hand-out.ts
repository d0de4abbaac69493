// What an operator typed after `npm run member --`, and carrying it out: a password for one login, shown once, here.
import { readSwitches } from "#brand/module";
import { handOutPassword } from "#members/module";
import type { Database } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import type { Terminal } from "./carry-out.ts";

export const memberUsage = `usage: npm run member -- password <user name> [options]
  password <user name>      a password for one login: good for a day, to be changed before anything else
options
  --merchant <code>         which brand, where there is more than one
  --operator <name>         who does it; the user of this machine when not said
  --yes                     without being asked to type the user name`;

export type HandOutOrder = {
	readonly account: string;
	readonly merchant: string | undefined;
	readonly operator: string | undefined;
	readonly sure: boolean;
};

/** The error is one line for the terminal, or how the verb is used. */
export function readHandOut(args: readonly string[]): Result<HandOutOrder, string> {
	const words: string[] = [];
	let [merchant, operator, sure]: [string | undefined, string | undefined, boolean] = [undefined, undefined, false];
	for (let index = 0; index < args.length; index++) {
		const word = args[index] ?? "";
		if (word === "--yes") sure = true;
		else if (word === "--merchant" || word === "--operator") {
			index += 1;
			const value = args[index]?.trim() ?? "";
			if (value === "") return err(`${word} needs a value.`);
			if (word === "--merchant") merchant = value;
			else operator = value;
		} else if (word.startsWith("--")) return err(`${word} is no option.\n${memberUsage}`);
		else words.push(word);
	}
	const [act, account = "", ...rest] = words;
	if (act !== "password" || account === "" || rest.length > 0) return err(memberUsage);
	return ok({ account, merchant, operator, sure });
}

export type HandOutAround = Terminal & {
	readonly db: Database;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
};

/** Resolves with the exit code. */
export async function carryOutHandOut(order: HandOutOrder, around: HandOutAround): Promise<number> {
	const { db, say, ask, now, user } = around;
	const merchant = order.merchant ?? (await onlyBrand(db));
	if (merchant === undefined) {
		say("Name the brand with --merchant.");
		return 1;
	}
	if (!order.sure) {
		say(`Who holds the password gets into the account of ${order.account}. Who handed it out is written down.`);
		const typed = await ask(`Type ${order.account} to do it: `);
		if (typed?.trim() !== order.account) {
			say("Nothing was handed out.");
			return 1;
		}
	}
	const { account, operator = user } = order;
	const given = await handOutPassword(db, { merchant, account, operator, now, chance: secureChance() });
	if (!given.ok) {
		say(refusals[given.error]);
		return 1;
	}
	const { password, expiresAt } = given.value;
	say(`${given.value.account}  ${password}  until ${expiresAt.toISOString()}`);
	say("It opens the account once, and a new one is asked for at once. It is not shown again.");
	return 0;
}

const refusals = {
	UNKNOWN_MEMBER: "There is no such member.",
	CLOSED: "This account is closed.",
} as const;

async function onlyBrand(db: Database): Promise<string | undefined> {
	const [only, ...others] = await readSwitches(db, { acts: 0 });
	return others.length > 0 ? undefined : only?.merchant;
}
