// What somebody may still do without a second person, in words: so much within 24 hours, and what of it is left.
import { aloneLeft } from "#platform/desk/core";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { useMe } from "./desk-place.tsx";
import { minorOf } from "./minor-of.ts";
import { useDeskText } from "./text.ts";

export type AloneAsked = {
	readonly currency: string;
	/** What they did alone within 24 hours; a decimal string. */
	readonly given: string;
	/** What is said while something is left: the bound and the rest. */
	readonly hint: (values: { readonly amount: string; readonly left: string }) => string;
};

/** Undefined where they may do nothing alone. */
export function useAloneText({ currency, given, hint }: AloneAsked): string | undefined {
	const say = useDeskText();
	const { amount: show } = useFormats();
	const alone = useAlone(currency);
	if (alone === undefined || !isCurrencyCode(currency)) return undefined;
	const left = aloneLeft({ given: minorOf({ text: given, currency }), alone });
	const [amount, rest] = [alone, left].map((minor) => show(formatMinor(minor, currency), currency));
	return left > 0n
		? hint({ amount: amount ?? "", left: rest ?? "" })
		: say("parts.aloneUsed", { amount: amount ?? "" });
}

/** Minor units. Thresholds are in the brand's own currency; in another nobody does anything alone. */
export function useAlone(currency: string): bigint | undefined {
	const me = useMe();
	return me?.currency === currency && me.aloneUpTo !== null ? minorOf({ text: me.aloneUpTo, currency }) : undefined;
}
