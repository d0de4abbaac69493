// What became of a member's deposits, the newest first.
import {
	Amount,
	Badge,
	type Column,
	DateTime,
	EmptyState,
	pagesHook,
	RecordList,
	RecordTable,
	Skeleton,
} from "#platform/ui";
import { type Deposit, listDeposits } from "../contract/index.ts";
import { useCashierText } from "./text.ts";

const usePages = pagesHook(listDeposits, ({ next }) => (next === null ? undefined : { cursor: next }));

export const useDeposits = () => usePages({ pageSize: 10 });

const tones = { pending: "hue", credited: "won", refused: "lost", cancelled: "plain", expired: "plain" } as const;

export function DepositHistory() {
	const say = useCashierText();
	const deposits = useDeposits();
	const columns = useColumns();
	return (
		<section aria-labelledby="deposits" className="flex flex-col gap-3">
			<h3 id="deposits" className="text-16 font-bold">
				{say("history.title")}
			</h3>
			<RecordList
				pages={deposits}
				rows={deposits.data?.pages.flatMap((page) => page.deposits)}
				waiting={<Skeleton className="h-40 rounded-card" />}
				none={<EmptyState title={say("history.none")} text={say("history.noneText")} />}
			>
				{(rows) => (
					<RecordTable
						caption={say("history.title")}
						columns={columns}
						rows={rows}
						rowKey={(deposit) => deposit.depositId}
					/>
				)}
			</RecordList>
		</section>
	);
}

function useColumns(): readonly Column<Deposit>[] {
	const say = useCashierText();
	return [
		{
			key: "reference",
			head: say("history.reference"),
			cell: (one) => (
				<span>
					<span className="block font-medium whitespace-nowrap">{one.reference}</span>
					<span className="block text-13 text-text-3">{one.methodName}</span>
				</span>
			),
		},
		{ key: "time", head: say("history.time"), cell: (one) => <DateTime at={one.openedAt} /> },
		{
			key: "amount",
			head: say("history.amount"),
			figures: true,
			cell: (one) => <Amount amount={one.amount} currency={one.currency} />,
		},
		{
			key: "credited",
			head: say("form.credited"),
			figures: true,
			cell: (one) =>
				one.credited === null ? say("history.noReason") : <Amount amount={one.credited} currency={one.currency} />,
		},
		{ key: "state", head: say("history.state"), cell: (one) => <State deposit={one} /> },
	];
}

function State({ deposit: { state, kind, reason: said } }: { readonly deposit: Deposit }) {
	const say = useCashierText();
	const reason = said === "" && state === "refused" && kind === "provider" ? say("payment.failed") : said;
	return (
		<span className="flex flex-col items-start gap-1">
			<Badge tone={tones[state]}>{say(`states.${state}`)}</Badge>
			{reason === "" ? null : <span className="text-13 break-words text-text-2">{reason}</span>}
		</span>
	);
}
