// What would become of a limit that somebody types, before it is sent: the same rule as the server's.
import { type CurrencyCode, parseMinor } from "#platform/kernel";
import type { MemberLimit } from "../../contract/index.ts";
import { changeLimit, isTimeLimit, type LimitAmount } from "../../core/index.ts";

export type LimitPlan =
	| { readonly state: "empty" | "invalid" | "same" }
	| { readonly state: "at-once"; readonly amount: string }
	| { readonly state: "waits"; readonly amount: string | null; readonly at: Date };

export type LimitFacts = {
	readonly limit: Pick<MemberLimit, "kind" | "period" | "own" | "next">;
	readonly currency: CurrencyCode;
	readonly waitHours: number;
	readonly now: Date;
};

/** `typed` is what stands in the field; null asks for no limit at all. */
export function planLimit(typed: string | null, facts: LimitFacts): LimitPlan {
	const text = typed?.trim().replace(",", ".") ?? null;
	if (text === "") return { state: "empty" };
	const wanted = text === null ? undefined : amountOf(text, facts);
	if (wanted === "invalid") return { state: "invalid" };
	const { limit, waitHours, now } = facts;
	const own = limit.own === null ? undefined : amountOf(limit.own, facts);
	const held = own === "invalid" ? undefined : own;
	if (wanted === held && limit.next === null) return { state: "same" };
	const after = changeLimit({ amount: held, next: undefined }, wanted, { now, waitHours });
	if (after.next !== undefined) return { state: "waits", amount: text, at: after.next.at };
	return text === null ? { state: "same" } : { state: "at-once", amount: text };
}

function amountOf(text: string, { limit, currency }: LimitFacts): LimitAmount | "invalid" {
	if (limit.kind !== "time") {
		const minor = parseMinor(text, currency);
		return minor.ok && minor.value >= 0n ? minor.value : "invalid";
	}
	if (!/^[0-9]{1,6}$/.test(text)) return "invalid";
	return isTimeLimit(BigInt(text), limit.period) ? BigInt(text) : "invalid";
}
