// The period in four figures, the result first and largest.
import type { ReactNode } from "react";
import { Amount, useFormats } from "#platform/ui";
import type { ProfitFigures } from "../../contract/index.ts";
import { useGamesText } from "../text.ts";

export type ProfitTotalProps = { readonly total: ProfitFigures; readonly currency: string };

export function ProfitTotal({ total, currency }: ProfitTotalProps) {
	const say = useGamesText();
	const { number } = useFormats();
	return (
		<dl className="grid grid-cols-3 gap-x-4 gap-y-3 rounded-card bg-surface-2 p-4 md:grid-cols-[2fr_1fr_1fr_1fr]">
			<Figure label={say("record.net")} className="col-span-3 md:col-span-1">
				<Amount amount={total.net} currency={currency} signed className="text-28" />
			</Figure>
			<Figure label={say("record.stake")}>
				<Amount amount={total.stake} currency={currency} />
			</Figure>
			<Figure label={say("record.win")}>
				<Amount amount={total.win} currency={currency} />
			</Figure>
			<Figure label={say("profit.rounds")}>
				<span className="font-bold">{number(total.rounds)}</span>
			</Figure>
		</dl>
	);
}

type FigureProps = { readonly label: string; readonly children: ReactNode; readonly className?: string };

const Figure = ({ label, children, className = "" }: FigureProps) => (
	<div className={`flex min-w-0 flex-col gap-1 ${className}`}>
		<dt className="text-13 text-text-3">{label}</dt>
		<dd>{children}</dd>
	</div>
);
