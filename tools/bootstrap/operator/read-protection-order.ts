// What an operator typed after `npm run protection --`, read and refused in one sentence. Does nothing.
import { parseArgs } from "node:util";
import { err, ok, type Result } from "#platform/kernel";
import { type LimitKind, limitKinds, type Period, periods } from "#protection/core";

export const protectionUsage = `usage: npm run protection -- <order> [options]
  state                     by which market each brand plays, the markets, the last acts
  market <code>             the brand plays by another market's rules: great-britain
  limit <account> <kind> <period> <amount>
                            holds a member to a limit, at once; the stricter of theirs and this one holds
    <kind>                  ${limitKinds.join(", ")}
    <period>                ${periods.join(", ")}
    <amount>                money of the account's currency, minutes for time, or none to lift it
  identity list             documents that wait for review, the oldest first
  identity show <id>        writes their pictures into a folder; who looks is written down
    --to <folder>           which; one in the data directory when not said
  identity accept <id>      the document proves what it is sent for
  identity refuse <id> <why>
                            it does not; the member reads why, in quotes
options
  --merchant <code>         which brand, where there is more than one
  --operator <name>         who does it; the user of this machine when not said
  --yes                     without being asked`;

export type ProtectionAct =
	| { readonly kind: "market"; readonly market: string }
	| {
			readonly kind: "limit";
			readonly account: string;
			readonly limit: LimitKind;
			readonly period: Period;
			/** Null lifts it. */
			readonly amount: string | null;
	  }
	| { readonly kind: "list" }
	| { readonly kind: "show" | "accept"; readonly id: string }
	| { readonly kind: "refuse"; readonly id: string; readonly why: string };

export type ProtectionOrder = {
	/** Undefined: only look. */
	readonly act: ProtectionAct | undefined;
	readonly merchant: string | undefined;
	readonly operator: string | undefined;
	/** Where pictures are written; undefined for the data directory. */
	readonly to: string | undefined;
	readonly sure: boolean;
};

/** The error is one line for the terminal. */
export function readProtectionOrder(args: readonly string[]): Result<ProtectionOrder, string> {
	const typed = typedIn(args);
	if (typed === undefined) return err(protectionUsage);
	const { merchant, operator, to, yes } = typed.values;
	if (operator?.trim() === "") return err("--operator must be a name.");
	const act = readAct(typed.positionals);
	return act.ok ? ok({ act: act.value, merchant, operator, to, sure: yes === true }) : act;
}

function typedIn(args: readonly string[]) {
	const text = { type: "string" } as const;
	const options = { merchant: text, operator: text, to: text, yes: { type: "boolean" } } as const;
	try {
		return parseArgs({ args: [...args], options, allowPositionals: true });
	} catch {
		return undefined;
	}
}

function readAct([order, ...words]: readonly string[]): Result<ProtectionAct | undefined, string> {
	if (order === "state" && words.length === 0) return ok(undefined);
	if (order === "identity") return readIdentityAct(words);
	const [first = "", kind, period, amount = "", ...more] = words;
	if (order === "market" && words.length === 1) return ok({ kind: order, market: first });
	if (order !== "limit" || words.length !== 4 || more.length > 0) return err(protectionUsage);
	const limit = limitKinds.find((one) => one === kind);
	if (limit === undefined) return err(`A kind of limit is one of ${limitKinds.join(", ")}.`);
	const span = periods.find((one) => one === period);
	if (span === undefined) return err(`A period is one of ${periods.join(", ")}.`);
	return ok({ kind: order, account: first, limit, period: span, amount: amount === "none" ? null : amount });
}

const longestReason = 200;

function readIdentityAct([kind, id, why, ...more]: readonly string[]): Result<ProtectionAct, string> {
	if (kind === "list" && id === undefined) return ok({ kind });
	if (id === undefined || more.length > 0) return err(protectionUsage);
	if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return err("A document is named by its id.");
	if ((kind === "show" || kind === "accept") && why === undefined) return ok({ kind, id });
	if (kind !== "refuse" || why === undefined) return err(protectionUsage);
	const sentence = why.trim();
	if (sentence === "" || sentence.length > longestReason)
		return err(`The reason is a sentence of at most ${longestReason} characters.`);
	return ok({ kind, id, why: sentence });
}
