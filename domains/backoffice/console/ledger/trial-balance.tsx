// The trial balance as of a day: every account and what it holds; each currency adds up to zero.
import { useState } from "react";
import { Coded, TableSkeleton, useCodeWords, useDeskText } from "#platform/desk/ui";
import { Button, csvOf, csvWord, FailureNote, Field, RecordTable, saveFile, useFormats } from "#platform/ui";
import type { TrialEntry } from "../../contract/index.ts";
import { useReadTrialBalance } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export function TrialBalance() {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const wordsOf = useCodeWords();
	const [day, setDay] = useState("");
	const trial = useReadTrialBalance(day === "" ? {} : { day });
	const { data } = trial;
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-end gap-3">
				<Field label={say("ledger.day")} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
				<Button
					look="plain"
					size="small"
					icon="download"
					disabled={data === undefined}
					onPress={() => saveFile({ name: `trial-balance-${data?.day ?? ""}.csv`, text: fileOf(data?.lines ?? []) })}
				>
					{sayDesk("parts.csv")}
				</Button>
			</div>
			{trial.error === null ? null : <FailureNote error={trial.error} onRetry={() => void trial.refetch()} />}
			{data === undefined ? (
				<TableSkeleton />
			) : (
				<>
					<RecordTable
						caption={say("ledger.trial")}
						rows={data.lines}
						rowKey={({ account, currency }) => `${currency} ${account}`}
						columns={[
							{
								key: "account",
								head: say("members.profile"),
								cell: ({ account }) => <Coded group="accounts" code={account} />,
							},
							{
								key: "amount",
								head: say("ledger.amount"),
								figures: true,
								cell: (line) => amount(line.amount, line.currency),
							},
							{ key: "postings", head: say("ledger.postings"), figures: true, cell: ({ postings }) => postings },
						]}
					/>
					{data.sums.map(({ currency, amount: sum }) => (
						<p key={currency} className="flex justify-between border-t border-line px-3 pt-3 text-16 font-bold">
							<span>{say("ledger.sum")}</span>
							<span>{amount(sum, currency)}</span>
						</p>
					))}
					{data.held.map(({ currency, purpose, purse, amount: held }) => (
						<p key={`${currency} ${purse} ${purpose}`} className="flex justify-between px-3 text-14 text-text-2">
							<span>{`${say("ledger.held")}: ${wordsOf("holds", purpose)} (${wordsOf("purses", purse)})`}</span>
							<span>{amount(held, currency)}</span>
						</p>
					))}
				</>
			)}
		</div>
	);
}

const fileOf = (lines: readonly TrialEntry[]): string =>
	csvOf([
		["account", "currency", "amount", "postings"],
		...lines.map(({ account, currency, amount, postings }) => [csvWord(account), currency, amount, postings]),
	]);
