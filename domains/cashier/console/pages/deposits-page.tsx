// Deposits by state and days, the oldest or the newest first, followed live; a line of the bank finds its deposit, and one opens
// on the desk where it is looked at and decided.
import { useState } from "react";
import {
	ChipsFilter,
	type DataColumn,
	DaysFilter,
	everyMilliseconds,
	PaymentMethodName,
	QueuePage,
	StateChips,
	useCodeWords,
	useDays,
	useDeskText,
	useMoneyColumns,
	useQueueNews,
} from "#platform/desk/ui";
import { actionHook, Badge, DateTime, pagesHook, useAddress, useFormats } from "#platform/ui";
import { listDepositQueue, type QueuedDeposit } from "../../contract/index.ts";
import { depositStates } from "../../core/index.ts";
import { BankLine } from "../deposits/bank-line.tsx";
import { DepositDesk } from "../deposits/deposit-desk.tsx";
import { PaymentLines } from "../deposits/payment-lines.tsx";
import { useCashierDeskText } from "../text.ts";

const usePages = pagesHook(listDepositQueue, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listDepositQueue);

const orders = ["oldest", "newest"] as const;
const columnsOfFile = [
	...(["reference", "state", "account", "memberId", "method", "agent", "currency", "amount", "credited"] as const),
	...(["openedAt", "expiresAt", "closedAt", "closedBy", "reason", "proofs"] as const),
];

export function DepositsPage() {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { read, write } = useAddress();
	const state = depositStates.find((one) => one === read("state")) ?? "pending";
	const first = orders.find((one) => one === read("first")) ?? "oldest";
	const asked = { state, first, ...useDays() };
	const pages = usePages(asked, { everyMilliseconds });
	useQueueNews(listDepositQueue);
	const one = useOnePage();
	const [found, setFound] = useState<readonly QueuedDeposit[]>();
	return (
		<QueuePage
			title={say("screens.deposits")}
			text={say("deposits.text")}
			above={<PaymentLines onOpen={(reference) => write({ deposit: reference }, { step: true })} />}
			none={say(found === undefined ? "deposits.none" : "deposits.noMatch")}
			opens="deposit"
			pages={pages}
			rows={found ?? pages.data?.pages.flatMap(({ deposits }) => deposits)}
			columns={useColumns({ waiting: state === "pending" && found === undefined })}
			rowKey={({ reference }) => reference}
			file={{
				name: `deposits-${state}.csv`,
				heads: columnsOfFile,
				cells: (row) => columnsOfFile.map((column) => String(row[column] ?? "")),
				page: async (step) => {
					const { deposits, next } = await one.mutateAsync({ ...asked, ...step });
					return { rows: deposits, next };
				},
			}}
			desk={(reference, onDone) => <DepositDesk key={reference} reference={reference} onDone={onDone} />}
		>
			<div className="w-full">
				<BankLine onFound={setFound} />
			</div>
			<DaysFilter />
			<ChipsFilter
				name="first"
				label={sayDesk("parts.first")}
				items={orders.map((key) => ({ key, label: sayDesk(`parts.${key}`) }))}
				chosen={first}
			/>
			<StateChips
				states={depositStates}
				chosen={state}
				words={(key) => say(`deposits.states.${key}`)}
				counts={pages.data?.pages[0]?.counts}
			/>
		</QueuePage>
	);
}

/** Of what waits: how long it does. Of the rest: what became of it. */
function useColumns({ waiting }: { readonly waiting: boolean }): readonly DataColumn<QueuedDeposit>[] {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const { amount: show } = useFormats();
	const wordsOf = useCodeWords();
	const { member, amount } = useMoneyColumns<QueuedDeposit>();
	const ends: readonly DataColumn<QueuedDeposit>[] = waiting
		? [{ key: "expires", head: say("deposits.expires"), cell: ({ expiresAt }) => <DateTime at={expiresAt} /> }]
		: [
				{
					key: "credited",
					head: say("deposits.credited"),
					figures: true,
					cell: ({ credited, currency }) => (credited === null ? "–" : show(credited, currency)),
				},
				{ key: "state", head: sayDesk("parts.state"), cell: ({ state }) => say(`deposits.states.${state}`) },
				{ key: "by", head: sayDesk("parts.closedBy"), cell: ({ closedBy }) => wordsOf("actors", closedBy) || "–" },
			];
	return [
		{ key: "reference", head: say("deposits.reference"), cell: ({ reference }) => reference },
		member,
		{
			key: "method",
			head: say("deposits.method"),
			cell: ({ method, methodNames }) => <PaymentMethodName code={method} names={methodNames} />,
		},
		amount,
		{
			key: "proofs",
			head: say("deposits.proofs"),
			cell: ({ proofs }) => (proofs === 0 ? "–" : <Badge tone="hue">{proofs}</Badge>),
			sortBy: ({ proofs }) => proofs,
		},
		{ key: "opened", head: say("deposits.opened"), cell: ({ openedAt }) => <DateTime at={openedAt} as="ago" /> },
		...ends,
	];
}
