// A limit in words: money in its currency, time as hours and minutes.
import { useFormats } from "#platform/ui";
import type { LimitKind } from "../../core/index.ts";
import { useDuration } from "../duration.ts";

export function useLimitValue(kind: LimitKind, currency: string): (amount: string) => string {
	const formats = useFormats();
	const duration = useDuration();
	return (amount) => (kind === "time" ? duration(Number(amount)) : formats.amount(amount, currency));
}
