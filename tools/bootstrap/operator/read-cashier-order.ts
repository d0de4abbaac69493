// What an operator typed after `npm run cashier --`, read and refused in one sentence. Does nothing.
import { parseArgs } from "node:util";
import { workedStates } from "#cashier/core";
import { err, ok, type Result } from "#platform/kernel";
import { readReason, readWithdrawalAct, type WithdrawalAct, type WithdrawalsListing } from "./read-withdrawal-order.ts";

export const cashierUsage = `usage: npm run cashier -- <order> [options]
  deposits                  what waits, the oldest first
    --newest                the newest first
    --most <count>          how many; 50 when not said, 200 at most
  match <line>              the deposit whose reference stands in a line of the bank, in quotes
  show <reference>          all about one; its pictures into a folder. Who looks is written down
    --to <folder>           which; one in the data directory when not said
  accept <reference>        credits it, once
    --arrived <amount>      what arrived, when it is not what was asked for
  refuse <reference> <why>  it is not credited; the member reads why, in quotes
  methods                   the ways to pay in, and the last acts
  method open <code>        the way is open
  method close <code>       it is closed; deposits that wait stay as they are
  method limits <code> <currency> <smallest> <largest>
  method fee <code> <currency> <fixed> <per cent>
  vouchers                  the last ones, without their codes
    --most <count>          how many; 50 when not said, 200 at most
  voucher make <amount> <currency>
                            a code that is good once; it is shown this once and kept nowhere
    --count <number>        how many; 1 when not said, 100 at most
    --days <number>         how long they are good; 30 when not said, 365 at most
  voucher withdraw <number> nobody redeems it from then on
  lines                     money that providers told of and nobody could credit by itself, the oldest first
    --most <count>          how many; 50 when not said, 200 at most
  line credit <number>      credits it to the deposit that it names, or to a new one where that came to its end
    --reference <reference> to this deposit instead
  line return <number> <why> it went back, or is nobody's; who waits for it reads why, in quotes
  reconcile                 the daily run, now: the ledger, deposits, statements of providers; raises what differs
  findings                  what differs, the newest first, and the last run
    --all                   what was resolved, too
    --most <count>          how many; 50 when not said, 200 at most
  finding resolve <number> <why> it is no matter, in quotes; the same is not raised again
  float fill <account> <amount> <currency>
                            puts it into an agent's float
  float draw <account> <amount> <currency>
                            takes it out again
  withdrawals               what waits for approval, the oldest first
    --state <state>         pending, approved, sent, paid or disputed
    --most <count>          how many; 50 when not said, 200 at most
  withdrawal show <reference>
                            all about one, with its account; its pictures into a folder. Who looks is written down
  withdrawal approve <reference>
                            above the brand's amount two different people do
  withdrawal refuse <reference> <why>
                            what was held is released; the member reads why, in quotes
  withdrawal pay <reference> <picture> ...
                            it was paid, as the pictures show: PNG or JPEG, at most three
  withdrawal prove <reference> <picture> ...
                            answers a member whom nothing came to: it was paid, as the pictures show
  withdrawal reverse <reference> <why>
                            answers otherwise: the money goes back to the member
options
  --merchant <code>         which brand, where there is more than one
  --operator <name>         who does it; the user of this machine when not said
  --yes                     without being asked`;

/** Amounts as they were typed. */
export type MethodAct =
	| { readonly kind: "method"; readonly code: string; readonly open: boolean }
	| {
			readonly kind: "terms";
			readonly terms: "limits" | "fee";
			readonly code: string;
			readonly currency: string;
			readonly amounts: readonly [string, string];
	  };

export type DepositAct =
	| { readonly kind: "show"; readonly reference: string }
	| { readonly kind: "accept"; readonly reference: string; readonly arrived: string | undefined }
	| { readonly kind: "refuse"; readonly reference: string; readonly why: string };

export type VoucherAct =
	| {
			readonly kind: "make";
			readonly amount: string;
			readonly currency: string;
			readonly count: number;
			readonly days: number;
	  }
	| { readonly kind: "withdraw"; readonly id: string };

export type LineAct =
	| { readonly kind: "credit-line"; readonly id: string; readonly reference: string | undefined }
	| { readonly kind: "return-line"; readonly id: string; readonly why: string };
export type FloatAct = {
	readonly kind: "float";
	readonly fill: boolean;
	readonly account: string;
	readonly amount: string;
	readonly currency: string;
};

export type FindingAct =
	| { readonly kind: "reconcile" }
	| { readonly kind: "findings"; readonly most: number; readonly openOnly: boolean }
	| { readonly kind: "resolve-finding"; readonly id: string; readonly why: string };

export type CashierAct =
	| { readonly kind: "deposits"; readonly newestFirst: boolean; readonly most: number }
	| { readonly kind: "match"; readonly line: string }
	| { readonly kind: "methods" }
	| { readonly kind: "vouchers"; readonly most: number }
	| { readonly kind: "lines"; readonly most: number }
	| WithdrawalsListing
	| WithdrawalAct
	| VoucherAct
	| LineAct
	| FindingAct
	| FloatAct
	| DepositAct
	| MethodAct;

export type CashierOrder = {
	readonly act: CashierAct;
	readonly merchant: string | undefined;
	readonly operator: string | undefined;
	/** Where pictures are written; undefined for the data directory. */
	readonly to: string | undefined;
	readonly sure: boolean;
};

/** The error is one line for the terminal, or how the verb is used. */
export function readCashierOrder(args: readonly string[]): Result<CashierOrder, string> {
	const typed = typedIn(args);
	if (typed === undefined) return err(cashierUsage);
	const { merchant, operator, to, yes } = typed.values;
	if (operator?.trim() === "") return err("--operator must be a name.");
	const act = readAct(typed);
	return act.ok ? ok({ act: act.value, merchant, operator, to, sure: yes === true }) : act;
}

function typedIn(args: readonly string[]) {
	const text = { type: "string" } as const;
	const mark = { type: "boolean" } as const;
	const own = {
		newest: mark,
		most: text,
		arrived: text,
		count: text,
		days: text,
		reference: text,
		all: mark,
		state: text,
	};
	const options = { merchant: text, operator: text, to: text, yes: mark, ...own } as const;
	try {
		return parseArgs({ args: [...args], options, allowPositionals: true });
	} catch {
		return undefined;
	}
}

type Typed = NonNullable<ReturnType<typeof typedIn>>;

function readAct({ positionals, values }: Typed): Result<CashierAct, string> {
	const [order, ...words] = positionals;
	const [first = "", second = ""] = words;
	const listed = listings.find((one) => one === order);
	if (listed !== undefined && words.length === 0) return readListing(listed, values);
	if (order === "line") return readLine(words, values);
	if (order === "reconcile" && words.length === 0) return ok({ kind: order });
	if (order === "finding") return readFinding(words);
	if (order === "voucher") return readVoucher(words, values);
	if (order === "float") return readFloat(words);
	if (order === "withdrawals" && words.length === 0) return readWithdrawalsListing(values);
	if (order === "withdrawal") return orUsage(readWithdrawalAct(words));
	if (order === "methods" && words.length === 0) return ok({ kind: order });
	if (order === "method") return readMethod(words);
	if (order === "match" && words.length === 1) return ok({ kind: order, line: first });
	if (order === "show" && words.length === 1) return ok({ kind: order, reference: first });
	if (order === "accept" && words.length === 1) return ok({ kind: order, reference: first, arrived: values.arrived });
	return order === "refuse" && words.length === 2
		? readRefusal({ reference: first, typed: second })
		: err(cashierUsage);
}

function readLine(
	[what, id = "", typed, ...more]: readonly string[],
	{ reference }: Typed["values"],
): Result<CashierAct, string> {
	if (!/^[1-9][0-9]{0,17}$/.test(id) || more.length > 0) return err(cashierUsage);
	if (what === "credit" && typed === undefined) return ok({ kind: "credit-line", id, reference });
	if (what !== "return" || typed === undefined) return err(cashierUsage);
	const why = readReason(typed);
	return why.ok ? ok({ kind: "return-line", id, why: why.value }) : why;
}

function readFinding([what, id = "", typed, ...more]: readonly string[]): Result<CashierAct, string> {
	const named = what === "resolve" && /^[1-9][0-9]{0,17}$/.test(id);
	if (!named || typed === undefined || more.length > 0) return err(cashierUsage);
	const why = readReason(typed);
	return why.ok ? ok({ kind: "resolve-finding", id, why: why.value }) : why;
}

const orUsage = <Act>(act: Result<Act, string> | undefined): Result<Act, string> => act ?? err(cashierUsage);

const listings = ["deposits", "vouchers", "lines", "findings"] as const;
const usualMost = 50;

function readListing(
	kind: (typeof listings)[number],
	{ newest, most, all }: Typed["values"],
): Result<CashierAct, string> {
	const read = readMost(most);
	if (!read.ok) return read;
	const count = read.value;
	if (kind === "findings") return ok({ kind, most: count, openOnly: all !== true });
	return ok(kind === "deposits" ? { kind, newestFirst: newest === true, most: count } : { kind, most: count });
}

function readWithdrawalsListing({ state = "pending", most }: Typed["values"]): Result<CashierAct, string> {
	const count = readMost(most);
	if (!count.ok) return count;
	const known = workedStates.find((one) => one === state);
	return known === undefined
		? err(`--state is one of ${workedStates.join(", ")}.`)
		: ok({ kind: "withdrawals", state: known, most: count.value });
}

function readMost(typed: string | undefined): Result<number, string> {
	const count = typed === undefined ? usualMost : Number(typed);
	const good = Number.isInteger(count) && count >= 1 && count <= 200;
	return good ? ok(count) : err("--most is a number from 1 to 200.");
}

function readVoucher(
	[what, first = "", currency = "", ...more]: readonly string[],
	{ count = "1", days = "30" }: Typed["values"],
): Result<CashierAct, string> {
	if (what === "withdraw" && /^[1-9][0-9]{0,17}$/.test(first) && currency === "") return ok({ kind: what, id: first });
	if (what !== "make" || currency === "" || more.length > 0) return err(cashierUsage);
	if (!within(count, 100)) return err("--count is a number from 1 to 100.");
	if (!within(days, 365)) return err("--days is a number from 1 to 365.");
	return ok({
		kind: what,
		amount: first,
		currency: currency.toUpperCase(),
		count: Number(count),
		days: Number(days),
	});
}

function readFloat([what, account = "", amount = "", currency = "", ...more]: readonly string[]): Result<
	CashierAct,
	string
> {
	if ((what !== "fill" && what !== "draw") || currency === "" || more.length > 0) return err(cashierUsage);
	return ok({ kind: "float", fill: what === "fill", account, amount, currency: currency.toUpperCase() });
}

const within = (typed: string, most: number): boolean => /^[1-9][0-9]{0,2}$/.test(typed) && Number(typed) <= most;

function readRefusal({
	reference,
	typed,
}: {
	readonly reference: string;
	readonly typed: string;
}): Result<CashierAct, string> {
	const why = readReason(typed);
	return why.ok ? ok({ kind: "refuse", reference, why: why.value }) : why;
}

function readMethod([what, code = "", currency = "", first = "", second = "", ...more]: readonly string[]): Result<
	CashierAct,
	string
> {
	if (code === "" || more.length > 0) return err(cashierUsage);
	if ((what === "open" || what === "close") && currency === "")
		return ok({ kind: "method", code, open: what === "open" });
	if ((what !== "limits" && what !== "fee") || second === "") return err(cashierUsage);
	return ok({ kind: "terms", terms: what, code, currency: currency.toUpperCase(), amounts: [first, second] });
}
