// Profit and loss: what was staked and won in a period, and where. Each line leads to the rounds that it sums.
import { type AddressChange, Chips, DateTime, EmptyState, FailureNote, Skeleton, useAddress } from "#platform/ui";
import { useGetProfit } from "../calls.gen.ts";
import { PeriodChips } from "../period-chips.tsx";
import { useGamesText } from "../text.ts";
import { profitAddress } from "./profit-address.ts";
import { type ProfitFilters, profitGroups, profitInput, readProfitFilters } from "./profit-filters.ts";
import { ProfitTable } from "./profit-table.tsx";
import { ProfitTotal } from "./profit-total.tsx";

export type ProfitPageProps = {
	/** Opens the betting record with these of its filters. */
	readonly onOpenRecord: (filters: AddressChange) => void;
};

export function ProfitPage({ onOpenRecord }: ProfitPageProps) {
	const { read, write } = useAddress();
	const filters = readProfitFilters(read);
	return (
		<div className="flex flex-col gap-4">
			<PeriodChips chosen={filters.period} onChoose={(period) => write({ [profitAddress.period]: period })} />
			<Figures filters={filters} onGroup={(by) => write({ [profitAddress.by]: by })} onOpenRecord={onOpenRecord} />
		</div>
	);
}

type FiguresProps = ProfitPageProps & {
	readonly filters: ProfitFilters;
	readonly onGroup: (by: ProfitFilters["by"]) => void;
};

function Figures({ filters, onGroup, onOpenRecord }: FiguresProps) {
	const say = useGamesText();
	const now = new Date();
	const profit = useGetProfit(profitInput(filters, now, -now.getTimezoneOffset()));
	if (profit.error) return <FailureNote error={profit.error} onRetry={() => void profit.refetch()} />;
	if (profit.data === undefined) return <Skeleton className="h-96 rounded-card" />;
	const { total, currency, countedAt } = profit.data;
	if (total.rounds === 0) return <EmptyState title={say("record.none")} text={say("profit.noneText")} />;
	return (
		<>
			<ProfitTotal total={total} currency={currency} />
			<Chips
				label={say("profit.by")}
				items={profitGroups.map((key) => ({ key, label: say(`profit.groups.${key}`) }))}
				chosen={filters.by}
				onChoose={onGroup}
			/>
			<ProfitTable profit={profit.data} filters={filters} onOpenRecord={onOpenRecord} />
			{countedAt === null ? null : (
				<p className="text-13 text-text-3">
					{say("profit.counted")} <DateTime at={countedAt} />
				</p>
			)}
		</>
	);
}
