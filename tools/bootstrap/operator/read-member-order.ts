// What an operator typed after `npm run member --`.
import { type IdentityCheck, identityChecks } from "#members/module";
import { err, ok, type Result } from "#platform/kernel";
import { readOptions } from "./read-options.ts";

export const memberUsage = `usage: npm run member -- <order> [options]
  password <user name>      a password for one login: good for a day, to be changed before anything else
  payout-name <user name>   another account holder for pay-outs, which the member cannot change
    --name <name>           as it stands on the bank account
  lost-device <user name>   takes the authenticator and the passkeys off, and ends every session
    --checked <how>         how it was made sure who asks: ${identityChecks.join(", ")}
  entry-rules               what a login from a network that is new to its account is asked; without options: shows it
    --second-proof on|off   whether it is asked for a second proof
    --without-way in|refused
                            whether who has no way to prove it comes in
  channel                   a third-party channel that logs members in; without options: how
  phone-provider            a third party that proves mobile numbers; without options: how
options
  --merchant <code>         which brand, where there is more than one
  --operator <name>         who does it; the user of this machine when not said
  --yes                     without being asked to type the name`;

type Common = {
	readonly merchant: string | undefined;
	readonly operator: string | undefined;
	readonly sure: boolean;
};
export type PasswordOrder = { readonly act: "password"; readonly account: string };
export type PayoutNameOrder = { readonly act: "payout-name"; readonly account: string; readonly name: string };
export type LostDeviceOrder = {
	readonly act: "lost-device";
	readonly account: string;
	readonly checked: IdentityCheck;
};
/** Undefined: as it is. */
export type EntryRulesWish = {
	readonly act: "entry-rules";
	readonly secondProof: boolean | undefined;
	readonly enterWithoutWay: boolean | undefined;
};
type Wish = PasswordOrder | PayoutNameOrder | LostDeviceOrder | EntryRulesWish;
export type MemberOrder = Common & Wish;

const always = ["--merchant", "--operator"];
const own: Readonly<Record<Wish["act"], readonly string[]>> = {
	password: [],
	"payout-name": ["--name"],
	"lost-device": ["--checked"],
	"entry-rules": ["--second-proof", "--without-way"],
};
const valued = [...always, ...Object.values(own).flat()];

/** The error is one line for the terminal, or how the verb is used. */
export function readMemberOrder(args: readonly string[]): Result<MemberOrder, string> {
	const typed = readOptions(args, { valued, usage: memberUsage });
	if (!typed.ok) return typed;
	const { words, options, sure } = typed.value;
	const wish = wishOf(words, options);
	const foreign = [...options.keys()].some(
		(name) => wish !== undefined && ![...always, ...own[wish.act]].includes(name),
	);
	if (wish === undefined || foreign) return err(memberUsage);
	return ok({ ...wish, merchant: options.get("--merchant"), operator: options.get("--operator"), sure });
}

function wishOf(words: readonly string[], options: ReadonlyMap<string, string>): Wish | undefined {
	const [act, account, ...rest] = words;
	if (act === "entry-rules") return account === undefined ? entryRulesWish(options) : undefined;
	if (account === undefined || rest.length > 0) return undefined;
	if (act === "password") return { act, account };
	const name = options.get("--name");
	if (act === "payout-name" && name !== undefined) return { act, account, name };
	const checked = identityChecks.find((one) => one === options.get("--checked"));
	return act === "lost-device" && checked !== undefined ? { act, account, checked } : undefined;
}

const switches: Readonly<Record<string, boolean>> = { on: true, off: false, in: true, refused: false };

function entryRulesWish(options: ReadonlyMap<string, string>): EntryRulesWish | undefined {
	const asked = { proof: options.get("--second-proof"), way: options.get("--without-way") };
	if (asked.proof !== undefined && asked.proof !== "on" && asked.proof !== "off") return undefined;
	if (asked.way !== undefined && asked.way !== "in" && asked.way !== "refused") return undefined;
	return {
		act: "entry-rules",
		secondProof: asked.proof === undefined ? undefined : switches[asked.proof],
		enterWithoutWay: asked.way === undefined ? undefined : switches[asked.way],
	};
}
