// What was moved, the newest first, each with the number that its lines in the account record carry.
import { Amount, Chips, type Column, DateTime, pagesHook, Select, useAddress } from "#platform/ui";
import { statementFrom, useStatementWords, useWalletText } from "#wallet/ui";
import { listTransfers, type Transfer } from "../../contract/index.ts";
import { transferKinds } from "../../core/index.ts";
import { HistorySection, NotedState } from "../history-section.tsx";
import { useCashierText } from "../text.ts";
import { transferAddress } from "./transfer-address.ts";
import { readTransferFilters, transferPeriods } from "./transfer-filters.ts";

const useTransfers = pagesHook(listTransfers, ({ next }) => (next === null ? undefined : { cursor: next }));

export function TransferHistory() {
	const say = useCashierText();
	const { read } = useAddress();
	const { period, type } = readTransferFilters(read);
	const now = new Date();
	const from = statementFrom(period, now, -now.getTimezoneOffset());
	const transfers = useTransfers({ from, pageSize: 10, ...(type === undefined ? {} : { type }) });
	const columns = useColumns();
	return (
		<HistorySection
			title={say("transfers.title")}
			none={{ title: say("transfers.none"), text: say("transfers.noneText") }}
			filters={<Filters />}
			pages={transfers}
			rows={transfers.data?.pages.flatMap((page) => page.transfers)}
			columns={columns}
			rowKey={({ transferId }) => transferId}
		/>
	);
}

function Filters() {
	const say = useCashierText();
	const sayWallet = useWalletText();
	const { read, write } = useAddress();
	const { period, type } = readTransferFilters(read);
	const types = transferKinds.map((kind) => ({ value: kind, label: say(`transfers.kinds.${kind}`) }));
	return (
		<div className="flex flex-wrap items-center justify-between gap-2">
			<Chips
				label={sayWallet("statement.period")}
				items={transferPeriods.map((key) => ({ key, label: sayWallet(`statement.periods.${key}`) }))}
				chosen={period}
				onChoose={(key) => write({ [transferAddress.period]: key })}
			/>
			<Select
				label={say("transfers.type")}
				value={type ?? ""}
				options={[{ value: "", label: say("transfers.all") }, ...types]}
				onChange={(value) => write({ [transferAddress.type]: value === "" ? undefined : value })}
			/>
		</div>
	);
}

function useColumns(): readonly Column<Transfer>[] {
	const say = useCashierText();
	const { purseOf } = useStatementWords();
	/** Where money goes to somebody else, it is they who are named. */
	const sideOf = (account: string, purse: string): string => (account === "" ? purseOf(purse) : account);
	return [
		{
			key: "type",
			head: say("transfers.what"),
			cell: (one) => (
				<span>
					<span className="block font-medium">{say(`transfers.kinds.${one.type}`)}</span>
					<span className="block text-13 text-text-3">{one.group.slice(0, 8)}</span>
				</span>
			),
		},
		{
			key: "way",
			head: say("transfers.way"),
			cell: (one) => `${sideOf(one.fromAccount, one.from)} → ${sideOf(one.toAccount, one.to)}`,
		},
		{ key: "time", head: say("transfers.time"), cell: (one) => <DateTime at={one.time} /> },
		{
			key: "amount",
			head: say("move.amount"),
			figures: true,
			cell: (one) => <Amount amount={one.amount} currency={one.currency} />,
		},
		{
			key: "state",
			head: say("history.state"),
			cell: (one) => <NotedState tone="won" state={say(`transfers.states.${one.state}`)} note={one.remark} />,
		},
	];
}
