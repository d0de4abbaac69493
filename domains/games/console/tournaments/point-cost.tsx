// What prizes in points cost the house when they are turned into cash.
import type { CurrencyCode } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { useGamesDeskText } from "../text.ts";
import { costOf, usePointTerms } from "./prize-money.ts";

export type PointCostProps = {
	/** Minor points, of a day where it is held more often. */
	readonly points: bigint;
	readonly currency: CurrencyCode;
};

export function PointCost({ points, currency }: PointCostProps) {
	const say = useGamesDeskText();
	const { amount } = useFormats();
	const terms = usePointTerms(currency);
	// Never broken over two lines.
	const cost = terms && amount(costOf(points, terms, currency), currency).replaceAll(/\s/g, "\u00a0");
	return (
		<span className="mt-1 block">
			{cost === undefined ? say("tournaments.noCost") : say("tournaments.cost", { amount: cost })}
		</span>
	);
}
