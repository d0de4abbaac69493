// What of stakes counts towards the bonus that runs: by category how much of a stake, and how much counted since it was granted.
import { Amount, type Column, RecordTable } from "#platform/ui";
import type { BonusDetails } from "../contract/index.ts";
import { useCashierText } from "./text.ts";

type Shares = NonNullable<BonusDetails["bonus"]>["shares"];

export function BonusShares({ shares, currency }: { readonly shares: Shares; readonly currency: string }) {
	const say = useCashierText();
	const columns: readonly Column<Shares[number]>[] = [
		{ key: "category", head: say("bonus.shares.category"), cell: ({ category }) => say(`bonus.games.${category}`) },
		{ key: "percent", head: say("bonus.shares.percent"), figures: true, cell: ({ percent }) => `${percent} %` },
		{
			key: "counted",
			head: say("bonus.shares.counted"),
			figures: true,
			cell: ({ counted }) =>
				counted === null ? say("bonus.shares.unknown") : <Amount amount={counted} currency={currency} />,
		},
	];
	return (
		<section aria-labelledby="bonus-shares" className="flex flex-col gap-3">
			<h3 id="bonus-shares" className="text-16 font-bold">
				{say("bonus.shares.title")}
			</h3>
			<RecordTable
				caption={say("bonus.shares.title")}
				columns={columns}
				rows={shares}
				rowKey={({ category }) => category}
			/>
			<p className="text-13 text-text-3">{say("bonus.shares.lag")}</p>
		</section>
	);
}
