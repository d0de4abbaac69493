// The terms of a way to pay in or out as an operator sets them: what makes sense. Amounts in minor units.
import { type Fee, feeOf } from "./method.ts";

export type PaymentMethodTerms = {
	readonly smallest: bigint;
	readonly largest: bigint;
	readonly fee: Fee;
	/** Amounts one press away. */
	readonly quick: readonly bigint[];
};

/** As the tables keep it. */
const mostMinor = 1_000_000_000_000_000n;
const mostQuick = 8;

/** In order of precedence. `FEE`: below nothing, above all, or it leaves nothing of the smallest amount. */
export type TermsFault = "BOUNDS" | "FEE" | "QUICK";

export function termsFault({ smallest, largest, fee, quick }: PaymentMethodTerms): TermsFault | undefined {
	if (smallest <= 0n || largest < smallest || largest > mostMinor) return "BOUNDS";
	if (fee.fixed < 0n || fee.basisPoints < 0 || fee.basisPoints > 10_000) return "FEE";
	if (feeOf(smallest, fee) >= smallest) return "FEE";
	if (quick.length > mostQuick || new Set(quick).size < quick.length) return "QUICK";
	return quick.every((amount) => amount >= smallest && amount <= largest) ? undefined : "QUICK";
}

/** Hundredths of a per cent: "1.25" is 125. Undefined for what is no part, or more than all. */
export function readPercent(text: string): number | undefined {
	const [whole, part] = /^([0-9]{1,3})(?:\.([0-9]{1,2}))?$/.exec(text)?.slice(1) ?? [];
	if (whole === undefined) return undefined;
	const basisPoints = Number(whole) * 100 + Number((part ?? "").padEnd(2, "0"));
	return basisPoints <= 10_000 ? basisPoints : undefined;
}

export const paymentMethodFlows = ["in", "out"] as const;
/** Whether money comes in by a way or goes out. */
export type PaymentMethodFlow = (typeof paymentMethodFlows)[number];

/** How many ways of one flow a brand may have. */
export const mostPaymentMethods = 100;

/** Kinds a brand has one way of: a second card of the same would only ask which one is meant. */
const single: readonly string[] = ["voucher", "agent-float"];

/** What a brand's data allow a way to take and to speak. */
export type PaymentMethodRange = {
	readonly currencies: readonly string[];
	readonly languages: readonly string[];
};

export type PaymentMethodWords = {
	readonly language: string;
	readonly name: string;
	readonly summary: string;
	readonly bank: string;
	readonly steps: readonly string[];
};

export type PaymentMethodParts = {
	readonly currencies: readonly string[];
	readonly words: readonly PaymentMethodWords[];
};

/** Whether names keep all that they were, each once, and only those are new that are allowed. */
export const growsWithin = (
	allowed: readonly string[],
	{ before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): boolean =>
	after.length > 0 &&
	new Set(after).size === after.length &&
	before.every((name) => after.includes(name)) &&
	after.every((name) => before.includes(name) || allowed.includes(name));

/**
 * What cannot be so of a way's currencies and words, in order of precedence. It keeps all that it has, since deposits and
 * withdrawals read them, and adds what the brand's data allow. A way in says its name, its summary and its steps in each
 * language; a transfer names its bank, too.
 */
export function partsFault(
	paymentMethod: { readonly flow: PaymentMethodFlow; readonly kind: string },
	{
		before,
		after,
		range,
	}: { readonly before: PaymentMethodParts; readonly after: PaymentMethodParts; readonly range: PaymentMethodRange },
): "CURRENCIES" | "LANGUAGES" | "WORDS" | undefined {
	const currencies = { before: before.currencies, after: after.currencies };
	if (!growsWithin(range.currencies, currencies)) return "CURRENCIES";
	const languages = (parts: PaymentMethodParts) => parts.words.map(({ language }) => language);
	if (!growsWithin(range.languages, { before: languages(before), after: languages(after) })) return "LANGUAGES";
	const said = after.words.every(({ name, summary, bank, steps }) => {
		if (name.trim() === "" || summary.trim() === "" || steps.some((step) => step.trim() === "")) return false;
		if (paymentMethod.flow === "out") return bank === "" && steps.length === 0;
		return (paymentMethod.kind === "bank-transfer") === (bank.trim() !== "");
	});
	return said ? undefined : "WORDS";
}

/** Where transfers of a way in go; both empty where nothing is transferred, or where it was not said yet. */
export type PaymentMethodAccount = { readonly holder: string; readonly number: string };

/** A transfer needs somewhere to go before anybody is asked for one. */
export const mayOpen = (
	paymentMethod: { readonly flow: PaymentMethodFlow; readonly kind: string },
	{ holder, number }: PaymentMethodAccount,
): boolean =>
	paymentMethod.flow === "out" || paymentMethod.kind !== "bank-transfer" || (holder !== "" && number !== "");

export type NewPaymentMethod = { readonly flow: PaymentMethodFlow; readonly code: string; readonly kind: string };

/** `FULL`: a brand has a hundred already. `EXISTS`: the code is taken, or the kind is one that a brand has once. */
export function newPaymentMethodFault(
	paymentMethod: NewPaymentMethod,
	others: readonly NewPaymentMethod[],
): "FULL" | "EXISTS" | undefined {
	const same = others.filter(({ flow }) => flow === paymentMethod.flow);
	if (same.length >= mostPaymentMethods) return "FULL";
	const taken = same.some(
		({ code, kind }) => code === paymentMethod.code || (kind === paymentMethod.kind && single.includes(kind)),
	);
	return taken ? "EXISTS" : undefined;
}
