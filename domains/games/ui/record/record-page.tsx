// The betting record: the rounds of a period, newest first, and any of them opened again.
import { Button, EmptyState, pagesHook, RecordList, RecordTable, Skeleton, useAddress } from "#platform/ui";
import { listRounds, type RoundRecord } from "../../contract/index.ts";
import { ReplayLinks } from "../replay/replay-links.tsx";
import { useGamesText } from "../text.ts";
import { recordAddress } from "./record-address.ts";
import { useRecordColumns } from "./record-columns.tsx";
import { RecordFilterBar } from "./record-filter-bar.tsx";
import { isNarrowed, type RecordFilters, readRecordFilters, recordInput, withoutFilters } from "./record-filters.ts";
import { RoundPage } from "./round-page.tsx";

const useRounds = pagesHook(listRounds, ({ next }) => (next === null ? undefined : { cursor: next }));

export function RecordPage() {
	const { read, write } = useAddress();
	const filters = readRecordFilters(read);
	if (filters.round !== undefined) {
		return <RoundPage roundId={filters.round} onBack={() => write({ [recordAddress.round]: undefined })} />;
	}
	return (
		<div className="flex flex-col gap-4">
			<RecordFilterBar filters={filters} onChange={write} />
			<Rounds
				filters={filters}
				onOpen={(round) => write({ [recordAddress.round]: round.roundId }, { step: true })}
				onClear={() => write(withoutFilters)}
			/>
			<ReplayLinks />
		</div>
	);
}

type RoundsProps = {
	readonly filters: RecordFilters;
	readonly onOpen: (round: RoundRecord) => void;
	readonly onClear: () => void;
};

function Rounds({ filters, onOpen, onClear }: RoundsProps) {
	const say = useGamesText();
	const columns = useRecordColumns();
	const now = new Date();
	const rounds = useRounds(recordInput(filters, now, -now.getTimezoneOffset()));
	const records = rounds.data?.pages.flatMap((page) => page.records);
	return (
		<RecordList
			pages={rounds}
			rows={records}
			waiting={<RoundSkeletons />}
			none={<NoRounds narrowed={isNarrowed(filters)} onClear={onClear} />}
		>
			{(rows) => (
				<RecordTable
					caption={say("record.title")}
					columns={columns}
					rows={rows}
					rowKey={(round) => round.roundId}
					onOpen={onOpen}
					dense
				/>
			)}
		</RecordList>
	);
}

function NoRounds({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
	const say = useGamesText();
	if (!narrowed) return <EmptyState title={say("record.none")} text={say("record.noneText")} />;
	return (
		<EmptyState
			title={say("record.noneLike")}
			action={
				<Button look="plain" onPress={onClear}>
					{say("record.clear")}
				</Button>
			}
		/>
	);
}

function RoundSkeletons() {
	return (
		<div className="flex flex-col gap-2">
			{[1, 2, 3, 4, 5, 6].map((row) => (
				<Skeleton key={row} className="h-28 rounded-card md:h-14" />
			))}
		</div>
	);
}
