// The queue of deposits, followed live: what waits, a line of the bank that finds its deposit, and the desk where one is
// looked at and decided.
import { useState } from "react";
import { Badge, DateTime, Dialog, pagesHook, useAddress, useFormats } from "#platform/ui";
import { listDepositQueue, type QueuedDeposit } from "../../contract/index.ts";
import { BankLine } from "../deposits/bank-line.tsx";
import { DepositDesk } from "../deposits/deposit-desk.tsx";
import { DataPages } from "../parts/data-pages.tsx";
import type { DataColumn } from "../parts/data-table.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { everyMilliseconds, useQueueNews } from "../parts/queue-news.ts";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listDepositQueue, ({ next }) => (next === null ? undefined : { cursor: next }));

export function DepositsPage() {
	const say = useOfficeText();
	const pages = usePages({}, { everyMilliseconds });
	useQueueNews(listDepositQueue);
	const { read, write } = useAddress();
	const open = read("deposit");
	const columns = useColumns();
	const show = ({ reference }: Pick<QueuedDeposit, "reference">) => write({ deposit: reference }, { step: true });
	const close = () => write({ deposit: undefined });
	const [found, setFound] = useState<readonly QueuedDeposit[]>();
	const rows = found ?? pages.data?.pages.flatMap(({ deposits }) => deposits);
	return (
		<>
			<PageHead title={say("nav.screens.deposits")} text={say("deposits.text")} />
			<BankLine onFound={setFound} />
			<DataPages
				pages={pages}
				rows={rows}
				none={say(found === undefined ? "deposits.none" : "deposits.noMatch")}
				caption={say("nav.screens.deposits")}
				columns={columns}
				rowKey={({ reference }) => reference}
				opened={open}
				onOpen={show}
			/>
			<Dialog open={open !== undefined} onClose={close} title={open ?? ""} size="panel">
				{open === undefined ? null : <DepositDesk key={open} reference={open} onDone={close} />}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<QueuedDeposit>[] {
	const say = useOfficeText();
	const { amount } = useFormats();
	return [
		{ key: "reference", head: say("deposits.reference"), cell: ({ reference }) => reference },
		{ key: "account", head: say("deposits.member"), cell: ({ account, memberId }) => account || memberId },
		{ key: "method", head: say("deposits.method"), cell: ({ method }) => method },
		{
			...{ key: "amount", head: say("deposits.amount"), figures: true, sortBy: (row) => Number(row.amount) },
			cell: (row) => <span className="font-medium">{amount(row.amount, row.currency)}</span>,
		},
		{
			key: "proofs",
			head: say("deposits.proofs"),
			cell: ({ proofs }) => (proofs === 0 ? "–" : <Badge tone="hue">{proofs}</Badge>),
			sortBy: ({ proofs }) => proofs,
		},
		{ key: "opened", head: say("deposits.opened"), cell: ({ openedAt }) => <DateTime at={openedAt} as="ago" /> },
		{ key: "expires", head: say("deposits.expires"), cell: ({ expiresAt }) => <DateTime at={expiresAt} /> },
	];
}
