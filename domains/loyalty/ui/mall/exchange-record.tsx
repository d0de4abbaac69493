// The record of exchanges, newest first: the period one tap away, the rest from lists. All of it stands in the address.
import {
	Chips,
	EmptyState,
	pagesHook,
	RecordList,
	RecordTable,
	Select,
	Skeleton,
	useAddress,
	useLiveAnswers,
} from "#platform/ui";
import { exchangeEvent, listExchanges } from "../../contract/index.ts";
import { exchangeStatuses, exchangeTypes } from "../../core/index.ts";
import { useLoyaltyText } from "../text.ts";
import { useExchangeColumns } from "./exchange-columns.tsx";
import { mallAddress, readMallFilters, recordPeriod, recordPeriods } from "./record-filters.ts";

const useExchanges = pagesHook(listExchanges, ({ next }) => (next === null ? undefined : { cursor: next }));

export function ExchangeRecord() {
	const say = useLoyaltyText();
	const { read } = useAddress();
	const { period, type, status } = readMallFilters(read);
	const now = new Date();
	const { from, to } = recordPeriod(period, now, -now.getTimezoneOffset());
	const exchanges = useExchanges({
		from: from.toISOString(),
		to: to.toISOString(),
		pageSize: 20,
		...(type === undefined ? {} : { type }),
		...(status === undefined ? {} : { status }),
	});
	useLiveAnswers(exchangeEvent, [listExchanges]);
	const records = exchanges.data?.pages.flatMap((page) => page.records);
	const columns = useExchangeColumns();
	return (
		<div className="flex flex-col gap-4 rounded-card bg-surface-1 p-4 md:p-5">
			<RecordFilters />
			<RecordList
				pages={exchanges}
				rows={records}
				waiting={<Skeleton className="h-80 rounded-card" />}
				none={<EmptyState title={say("record.none")} text={say("record.noneText")} />}
			>
				{(rows) => (
					<RecordTable
						caption={say("record.title")}
						columns={columns}
						rows={rows}
						rowKey={(record) => record.transactionNumber}
					/>
				)}
			</RecordList>
		</div>
	);
}

function RecordFilters() {
	const say = useLoyaltyText();
	const { read, write } = useAddress();
	const { period, type, status } = readMallFilters(read);
	const any = { value: "", label: say("record.any") };
	const choose = (name: string) => (value: string) => write({ [name]: value === "" ? undefined : value });
	return (
		<div className="flex flex-wrap items-center justify-between gap-2">
			<Chips
				label={say("record.period")}
				items={recordPeriods.map((key) => ({ key, label: say(`record.periods.${key}`) }))}
				chosen={period}
				onChoose={choose(mallAddress.period)}
			/>
			<div className="flex flex-wrap gap-2">
				<Select
					label={say("record.type")}
					value={type ?? ""}
					options={[any, ...exchangeTypes.map((value) => ({ value, label: say(`record.types.${value}`) }))]}
					onChange={choose(mallAddress.type)}
				/>
				<Select
					label={say("record.status")}
					value={status ?? ""}
					options={[any, ...exchangeStatuses.map((value) => ({ value, label: say(`record.states.${value}`) }))]}
					onChange={choose(mallAddress.status)}
				/>
			</div>
		</div>
	);
}
