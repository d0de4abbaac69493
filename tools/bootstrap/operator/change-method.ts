// An operator's order on a way to pay in, read into the change that it means.
import { changeMethod, type MethodChange } from "#cashier/module";
import { err, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import type { CashierCircumstances } from "./cashier-around.ts";
import type { Ready } from "./one-act.ts";
import type { MethodAct } from "./read-cashier-order.ts";
import { refusalWords } from "./say-deposits.ts";

export function prepareMethod(act: MethodAct, here: CashierCircumstances): Result<Ready, string> {
	const to = meant(act);
	if (!to.ok) return to;
	const { around, merchant, operator } = here;
	const change: MethodChange = { merchant, code: act.code, operator, now: around.now, to: to.value };
	const carryOut = async () => {
		const changed = await changeMethod(around.db, change);
		return changed.ok ? undefined : refusalWords(changed.error);
	};
	return ok({ words: wordsOf(act), carryOut });
}

function wordsOf(act: MethodAct): string {
	if (act.kind === "method") return `${act.code} is ${act.open ? "open" : "closed"}`;
	const [first, second] = act.amounts;
	const terms =
		act.terms === "limits"
			? `takes ${first} to ${second} ${act.currency}`
			: `keeps ${first} ${act.currency} and ${second} per cent`;
	return `${act.code} ${terms}`;
}

function meant(act: MethodAct): Result<MethodChange["to"], string> {
	if (act.kind === "method") return ok({ kind: "open", enabled: act.open });
	const { currency } = act;
	if (!isCurrencyCode(currency)) return err("There is no such currency.");
	const first = parseMinor(act.amounts[0], currency);
	if (!first.ok || first.value < 0n) return err("No such amount.");
	if (act.terms === "limits") {
		const largest = parseMinor(act.amounts[1], currency);
		if (!largest.ok || first.value === 0n || largest.value < first.value) return err("No such amounts.");
		return ok({ kind: "limits", currency, smallest: first.value, largest: largest.value });
	}
	const percent = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(act.amounts[1]);
	if (percent === null) return err("A part is a number of per cent with at most two decimals, below 100.");
	const basisPoints = Number(percent[1]) * 100 + Number((percent[2] ?? "").padEnd(2, "0"));
	return ok({ kind: "fee", currency, fixed: first.value, basisPoints });
}
