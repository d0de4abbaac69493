// What promotions brought and cost within days: who joined, what was claimed, what those who take part staked and left; as a file.
import { type DataColumn, DataTable, DaysFilter, FileButton, PageHead, TableSkeleton } from "#platform/desk/ui";
import { Amount, actionHook, EmptyState, FailureNote, useAddress } from "#platform/ui";
import { type OfferReport, reportOffers } from "../contract/index.ts";
import { useReportOffers } from "./calls.gen.ts";
import { usePromotionsDeskText } from "./text.ts";

const useOnce = actionHook(reportOffers);
const heads = ["id", "kind", "title", "joined", "claimed", "cost", "lying", "turnover", "net"] as const;
const shape = /^\d{4}-\d{2}-\d{2}$/;

/** The last thirty days, where the address says nothing. */
function useSpan() {
	const { read } = useAddress();
	const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
	const said = (name: string, otherwise: string) => {
		const text = read(name) ?? "";
		return shape.test(text) ? text : otherwise;
	};
	return { from: said("from", day(30)), to: said("to", day(0)) };
}

export function ReportPage() {
	const say = usePromotionsDeskText();
	const span = useSpan();
	const { data, error, refetch } = useReportOffers(span, { keepLast: true });
	const once = useOnce();
	const columns = useColumns(data?.currency ?? "");
	return (
		<>
			<PageHead title={say("screens.offerReport")} text={say("report.text")}>
				<FileButton
					name="promotions-report.csv"
					heads={heads}
					cells={(row: OfferReport) => heads.map((head) => String(row[head]))}
					page={async () => ({ rows: (await once.mutateAsync(span)).offers, next: null })}
				/>
			</PageHead>
			<div className="mb-4">
				<DaysFilter />
			</div>
			<p className="mb-4 text-14 text-text-3">
				{span.from} – {span.to}
			</p>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data?.offers.length === 0 ? <EmptyState title={say("report.none")} /> : null}
			{data === undefined || data.offers.length === 0 ? null : (
				<DataTable caption={say("screens.offerReport")} columns={columns} rows={data.offers} rowKey={({ id }) => id} />
			)}
		</>
	);
}

function useColumns(currency: string): readonly DataColumn<OfferReport>[] {
	const say = usePromotionsDeskText();
	const money = (["cost", "lying", "turnover", "net"] as const).map((name) => ({
		key: name,
		head: say(`report.${name}`),
		figures: true,
		cell: (row: OfferReport) => <Amount amount={row[name]} currency={currency} />,
	}));
	return [
		{ key: "title", head: say("offers.title"), cell: ({ title }) => title },
		{ key: "joined", head: say("offers.joined"), figures: true, cell: ({ joined }) => joined },
		{ key: "claimed", head: say("offers.claimed"), figures: true, cell: ({ claimed }) => claimed },
		...money,
	];
}
