// An amount of money: symbol small, whole part strong, decimals quieter, figures of one width.
import { amountParts } from "../text/formats.ts";
import { useLanguage } from "../text/text.ts";

export type AmountProps = {
	/** A decimal string, as it comes over the wire. */
	readonly amount: string;
	/** Its code, or its sign; empty where it stands beside already. */
	readonly currency: string;
	/** With a plus above zero; jade above zero and cinnabar below, the sign saying it too. */
	readonly signed?: boolean;
	readonly className?: string;
};

export function Amount({ amount, currency, signed = false, className = "" }: AmountProps) {
	const parts = amountParts(amount, { currency, language: useLanguage(), signed });
	const tone = parts.sign === "" || !signed ? "" : parts.sign === "+" ? "text-won" : "text-lost";
	return (
		<span className={`whitespace-nowrap ${tone} ${className}`}>
			{parts.sign}
			{parts.symbol === "" ? null : <span className="me-[0.25em] text-[0.78em]">{parts.symbol}</span>}
			<span className="font-bold">{parts.whole}</span>
			{parts.decimals === "" ? null : <span className="text-[0.82em]">{parts.decimals}</span>}
		</span>
	);
}
