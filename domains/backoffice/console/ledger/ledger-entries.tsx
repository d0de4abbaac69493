// The entries of a member or of a house account, page after page and as a file; one opens with all that belongs to it.
import { useState } from "react";
import {
	ChoiceFilter,
	Coded,
	type DataColumn,
	DataPages,
	DaysFilter,
	fieldsOf,
	useCodeWords,
	useDays,
	useDeskText,
} from "#platform/desk/ui";
import { Button, DateTime, Dialog, Field, pagesHook, useAddress, useFormats } from "#platform/ui";
import { postingKinds } from "#wallet/core";
import { type LedgerEntry, listEntries } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";
import { EntriesFile } from "./entries-file.tsx";
import { TransferLegs } from "./transfer-legs.tsx";

const usePages = pagesHook(listEntries, ({ next }) => (next === null ? undefined : { cursor: next }));
const kinds = Object.keys(postingKinds);
const firstAccount = "house:starting-balances";

export function LedgerEntries() {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { read, write } = useAddress();
	const account = read("account") ?? firstAccount;
	const kind = kinds.find((one) => one === read("kind"));
	const asked = {
		...(/^[0-9]+$/.test(account) ? { memberId: account } : { house: account }),
		...(kind === undefined ? {} : { kind }),
		...useDays(),
	};
	const pages = usePages(asked);
	const [open, setOpen] = useState<LedgerEntry>();
	const shown = useColumns();
	const wordsOf = useCodeWords();
	return (
		<>
			<form
				className="mb-4 flex flex-wrap items-end gap-3"
				onSubmit={(event) => {
					event.preventDefault();
					const { account: typed = "" } = fieldsOf(event.currentTarget);
					write({ account: typed.trim() === "" ? undefined : typed.trim() });
				}}
			>
				<div className="w-80">
					<Field label={say("ledger.account")} name="account" defaultValue={account} maxLength={80} />
				</div>
				<ChoiceFilter
					name="kind"
					label={say("ledger.kind")}
					items={kinds.map((value) => ({ value, label: wordsOf("kinds", value) }))}
				/>
				<DaysFilter />
				<Button submit look="plain" size="small" icon="filter">
					{sayDesk("parts.filter")}
				</Button>
				<EntriesFile name={`ledger-${account.replace(":", "-")}.csv`} asked={asked} />
			</form>
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ entries }) => entries)}
				none={say("ledger.none")}
				caption={say("screens.ledger")}
				columns={shown}
				rowKey={({ memberId, key }) => `${memberId} ${key}`}
				onOpen={setOpen}
			/>
			<Dialog open={open !== undefined} onClose={() => setOpen(undefined)} title={say("ledger.legs")} size="panel">
				{open === undefined ? null : <TransferLegs memberId={open.memberId} entryKey={open.key} />}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<LedgerEntry>[] {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const wordsOf = useCodeWords();
	return [
		{ key: "kind", head: say("ledger.kind"), cell: ({ kind }) => <Coded group="kinds" code={kind} /> },
		{
			key: "member",
			head: sayDesk("parts.member"),
			cell: ({ memberId, purse }) => `${memberId} ${wordsOf("purses", purse)}`,
		},
		{ key: "counter", head: say("ledger.counter"), cell: ({ counter }) => <Coded group="accounts" code={counter} /> },
		{
			key: "amount",
			head: say("ledger.amount"),
			figures: true,
			cell: (row) => <span className="font-medium">{amount(row.amount, row.currency)}</span>,
		},
		{
			key: "after",
			head: say("ledger.after"),
			figures: true,
			cell: (row) => amount(row.balanceAfter, row.currency),
		},
		{ key: "at", head: sayDesk("parts.when"), cell: ({ at }) => <DateTime at={at} /> },
	];
}
