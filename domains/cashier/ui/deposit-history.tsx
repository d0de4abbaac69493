// What became of a member's deposits, the newest first.
import { Amount, type Column, DateTime, pagesHook, useFormats } from "#platform/ui";
import { type Deposit, listDeposits } from "../contract/index.ts";
import { HistorySection, NamedRow, NotedState } from "./history-section.tsx";
import { useCashierText } from "./text.ts";

const usePages = pagesHook(listDeposits, ({ next }) => (next === null ? undefined : { cursor: next }));

export const useDeposits = () => usePages({ pageSize: 10 });

const tones = { pending: "hue", credited: "won", refused: "lost", cancelled: "plain", expired: "plain" } as const;

export function DepositHistory() {
	const say = useCashierText();
	const deposits = useDeposits();
	const columns = useColumns();
	return (
		<HistorySection
			title={say("history.title")}
			none={{ title: say("history.none"), text: say("history.noneText") }}
			pages={deposits}
			rows={deposits.data?.pages.flatMap((page) => page.deposits)}
			columns={columns}
			rowKey={({ depositId }) => depositId}
		/>
	);
}

function useColumns(): readonly Column<Deposit>[] {
	const say = useCashierText();
	return [
		{
			key: "reference",
			head: say("history.reference"),
			cell: (one) => <NamedRow name={one.reference} of={one.methodName} />,
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

function State({ deposit }: { readonly deposit: Deposit }) {
	const say = useCashierText();
	const bonus = useBonusWords(deposit);
	const { state, kind, reason: said } = deposit;
	const reason = said === "" && state === "refused" && kind === "provider" ? say("payment.failed") : said;
	return <NotedState tone={tones[state]} state={say(`states.${state}`)} note={reason === "" ? bonus : reason} />;
}

/** What became of the bonus that was chosen with it; empty where none was. */
function useBonusWords({ bonus, currency }: Deposit): string {
	const say = useCashierText();
	const { amount } = useFormats();
	if (bonus === null) return "";
	return say(`bonus.states.${bonus.state}`, { name: bonus.name, amount: amount(bonus.amount ?? "0", currency) });
}
