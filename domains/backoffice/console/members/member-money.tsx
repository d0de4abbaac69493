// What moved in the purses of a member of late, as the ledger has it, as a list and as a file (T19).
import { Coded, TableSkeleton, useCodeWords } from "#platform/desk/ui";
import { DateTime, EmptyState, pagesHook, RecordList, useFormats } from "#platform/ui";
import { listEntries } from "../../contract/index.ts";
import { EntriesFile } from "../ledger/entries-file.tsx";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listEntries, ({ next }) => (next === null ? undefined : { cursor: next }));

type Asked = { readonly memberId: string; readonly currency: string };

export function MemberMoney({ memberId, currency }: Asked) {
	const say = useOfficeText();
	const { amount } = useFormats();
	const wordsOf = useCodeWords();
	const asked = { memberId, currency };
	const pages = usePages(asked);
	return (
		<div className="flex flex-col gap-4 text-14">
			<div className="flex flex-col items-start gap-3">
				<EntriesFile name={`money-${memberId}.csv`} asked={asked} />
			</div>
			<RecordList
				pages={pages}
				rows={pages.data?.pages.flatMap(({ entries }) => entries)}
				waiting={<TableSkeleton />}
				none={<EmptyState title={say("ledger.none")} />}
			>
				{(rows) => (
					<ul className="flex flex-col">
						{rows.map((row) => (
							<li key={row.key} className="border-t border-line py-2.5">
								<p className="flex flex-wrap justify-between gap-x-4 font-medium">
									<Coded group="kinds" code={row.kind} />
									<span>{amount(row.amount, row.currency)}</span>
								</p>
								<p className="flex flex-wrap justify-between gap-x-4 text-13 text-text-3">
									<span title={`${row.purse} ↔ ${row.counter}`}>
										{`${wordsOf("purses", row.purse)} ↔ ${wordsOf("accounts", row.counter)}`}
									</span>
									<DateTime at={row.at} />
								</p>
							</li>
						))}
					</ul>
				)}
			</RecordList>
		</div>
	);
}
