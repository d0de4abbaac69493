// A prize as it is read: an amount of money, or points.
import { Amount } from "#platform/ui";
import type { Tournament } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";

export type PrizeProps = { readonly of: Pick<Tournament, "prizesIn" | "currency">; readonly amount: string };

export function Prize({ of: { prizesIn, currency }, amount }: PrizeProps) {
	const say = useGamesText();
	if (prizesIn === "money") return <Amount amount={amount} currency={currency} />;
	return (
		<span className="whitespace-nowrap">
			<Amount amount={amount} currency="" /> {say("tournaments.points")}
		</span>
	);
}
