// Sums of several currencies in one cell, and what open bets could bring.
import { useFormats } from "#platform/ui";
import type { DeskRound } from "../contract/index.ts";

export function useMoneyWords(): (of: Pick<DeskRound, "money">, figure: "stake" | "returned" | "most") => string {
	const { amount } = useFormats();
	return ({ money }, figure) => {
		const shown = money.flatMap((one) => (one[figure] === null ? [] : [amount(one[figure], one.currency)]));
		return shown.length === 0 ? "–" : shown.join(", ");
	};
}
