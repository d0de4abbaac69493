// The account record: every line of the ledger that concerns the member, newest first.
import { Chips, EmptyState, pagesHook, RecordList, RecordTable, Select, Skeleton, useAddress } from "#platform/ui";
import { listTransactions } from "../../contract/index.ts";
import { useWalletText } from "../text.ts";
import { FileButton } from "./file-button.tsx";
import { useStatementColumns } from "./statement-columns.tsx";
import {
	readStatementFilters,
	statementAddress,
	statementFrom,
	statementPeriods,
	statementScopes,
} from "./statement-filters.ts";
import type { StatementLine } from "./statement-line.ts";

const useStatement = pagesHook(listTransactions, ({ next }) => (next === undefined ? undefined : { cursor: next }));

export type StatementPageProps = {
	/** Opens the round that a line of play belongs to. */
	readonly onOpenRound: (roundId: string) => void;
};

export function StatementPage({ onOpenRound }: StatementPageProps) {
	const say = useWalletText();
	const { read, write } = useAddress();
	const { period, scope } = readStatementFilters(read);
	const now = new Date();
	const from = statementFrom(period, now, -now.getTimezoneOffset());
	const statement = useStatement({ from, scope, pageSize: 20 });
	const lines = statement.data?.pages.flatMap((page) => page.lines);
	return (
		<div className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<Chips
					label={say("statement.period")}
					items={statementPeriods.map((key) => ({ key, label: say(`statement.periods.${key}`) }))}
					chosen={period}
					onChoose={(key) => write({ [statementAddress.period]: key })}
				/>
				<div className="flex flex-wrap items-center gap-2">
					<Select
						label={say("statement.scope")}
						value={scope}
						options={statementScopes.map((value) => ({ value, label: say(`statement.scopes.${value}`) }))}
						onChange={(value) => write({ [statementAddress.scope]: value })}
					/>
					{lines === undefined || lines.length === 0 ? null : <FileButton from={from} scope={scope} />}
				</div>
			</div>
			<RecordList
				pages={statement}
				rows={lines}
				waiting={<Skeleton className="h-96 rounded-card" />}
				none={<EmptyState title={say("statement.none")} text={say("statement.noneText")} />}
			>
				{(shown) => <Lines lines={shown} onOpenRound={onOpenRound} />}
			</RecordList>
		</div>
	);
}

type LinesProps = StatementPageProps & { readonly lines: readonly StatementLine[] };

function Lines({ lines, onOpenRound }: LinesProps) {
	const say = useWalletText();
	const columns = useStatementColumns(onOpenRound);
	return <RecordTable caption={say("statement.title")} columns={columns} rows={lines} rowKey={(line) => line.id} />;
}
