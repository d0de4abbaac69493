// Rates as people write them: per cent with at most four decimals.
import type { Rate } from "./parts.ts";

const form = /^(0|[1-9][0-9]?|100)(?:\.([0-9]{1,4}))?$/;

/** Undefined for what is no rate of 0 to 100 per cent. */
export function parsePercent(text: string): Rate | undefined {
	const [, whole, fraction = ""] = form.exec(text) ?? [];
	if (whole === undefined) return undefined;
	const rate = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, "0"));
	return rate <= 1_000_000n ? rate : undefined;
}

/** "1.2", "0.035", "50". */
export function percentText(rate: Rate): string {
	const fraction = (rate % 10_000n).toString().padStart(4, "0").replace(/0+$/, "");
	return fraction === "" ? (rate / 10_000n).toString() : `${rate / 10_000n}.${fraction}`;
}
