// What an operator typed after `npm run member --`, and carrying it out: a password for one login, shown once, here; or
// another name for the pay-outs of a member, whose own is locked.
import { readSwitches } from "#brand/module";
import { changePayoutName, handOutPassword } from "#members/module";
import type { Database } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import type { Terminal } from "./carry-out.ts";

export const memberUsage = `usage: npm run member -- <order> <user name> [options]
  password <user name>      a password for one login: good for a day, to be changed before anything else
  payout-name <user name>   another account holder for pay-outs, which the member cannot change
    --name <name>           as it stands on the bank account
options
  --merchant <code>         which brand, where there is more than one
  --operator <name>         who does it; the user of this machine when not said
  --yes                     without being asked to type the user name`;

export type HandOutOrder = {
	readonly account: string;
	/** The account holder to be; undefined: a password is handed out. */
	readonly payoutName: string | undefined;
	readonly merchant: string | undefined;
	readonly operator: string | undefined;
	readonly sure: boolean;
};

const valued = ["--merchant", "--operator", "--name"];

/** The error is one line for the terminal, or how the verb is used. */
export function readHandOut(args: readonly string[]): Result<HandOutOrder, string> {
	const words: string[] = [];
	const options = new Map<string, string>();
	let sure = false;
	for (let index = 0; index < args.length; index++) {
		const word = args[index] ?? "";
		if (word === "--yes") sure = true;
		else if (valued.includes(word)) {
			index += 1;
			const value = args[index]?.trim() ?? "";
			if (value === "") return err(`${word} needs a value.`);
			options.set(word, value);
		} else if (word.startsWith("--")) return err(`${word} is no option.\n${memberUsage}`);
		else words.push(word);
	}
	const [act, account = "", ...rest] = words;
	const payoutName = options.get("--name");
	const wanted = act === "password" ? payoutName === undefined : act === "payout-name" && payoutName !== undefined;
	if (!wanted || account === "" || rest.length > 0) return err(memberUsage);
	return ok({ account, payoutName, merchant: options.get("--merchant"), operator: options.get("--operator"), sure });
}

export type HandOutAround = Terminal & {
	readonly db: Database;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
};

/** Resolves with the exit code. */
export async function carryOutHandOut(order: HandOutOrder, around: HandOutAround): Promise<number> {
	const { db, say, ask } = around;
	const merchant = order.merchant ?? (await onlyBrand(db));
	if (merchant === undefined) {
		say("Name the brand with --merchant.");
		return 1;
	}
	if (!order.sure) {
		say(warningOf(order));
		const typed = await ask(`Type ${order.account} to do it: `);
		if (typed?.trim() !== order.account) {
			say(order.payoutName === undefined ? "Nothing was handed out." : "Nothing was changed.");
			return 1;
		}
	}
	return order.payoutName === undefined
		? handOut(order, { ...around, merchant })
		: rename(order, { ...around, merchant, name: order.payoutName });
}

const warningOf = ({ account, payoutName }: HandOutOrder): string =>
	payoutName === undefined
		? `Who holds the password gets into the account of ${account}. Who handed it out is written down.`
		: `Pay-outs of ${account} go to "${payoutName}" from then on. Who changed it is written down.`;

type At = HandOutAround & { readonly merchant: string };

async function rename(order: HandOutOrder, at: At & { readonly name: string }): Promise<number> {
	const { db, say, now, user, merchant, name } = at;
	const { account, operator = user } = order;
	const changed = await changePayoutName(db, { merchant, account, name, operator, now });
	say(changed.ok ? `Pay-outs of ${changed.value.account} go to "${name}" now.` : refusals[changed.error]);
	return changed.ok ? 0 : 1;
}

async function handOut(order: HandOutOrder, { db, say, now, user, merchant }: At): Promise<number> {
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
	NAME_INVALID: "The name is too long.",
} as const;

async function onlyBrand(db: Database): Promise<string | undefined> {
	const [only, ...others] = await readSwitches(db, { acts: 0 });
	return others.length > 0 ? undefined : only?.merchant;
}
