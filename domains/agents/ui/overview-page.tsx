// An agent's team at a glance: how many, how many of them are new, and how far below they stand.
import { type Column, EmptyState, FailureNote, RecordTable, Skeleton, useFormats } from "#platform/ui";
import { useReadTeam } from "./calls.gen.ts";
import { FileButton } from "./file-button.tsx";
import { useAgentsText } from "./text.ts";

type Level = { readonly depth: number; readonly members: number };

export function OverviewPage() {
	const say = useAgentsText();
	const { number } = useFormats();
	const { data, error, refetch } = useReadTeam({});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	if (data.members === 0) return <EmptyState title={say("overview.none")} text={say("overview.noneText")} />;
	const columns: readonly Column<Level>[] = [
		{ key: "depth", head: say("overview.level"), cell: ({ depth }) => number(depth) },
		{ key: "members", head: say("overview.members"), figures: true, cell: ({ members }) => number(members) },
	];
	return (
		<div className="flex flex-col gap-6">
			<dl className="grid grid-cols-3 gap-x-4 gap-y-3 rounded-card bg-surface-2 p-4 md:grid-cols-[2fr_1fr_1fr_1fr]">
				<Figure label={say("overview.members")} value={number(data.members)} large />
				<Figure label={say("overview.today")} value={number(data.joined.today)} />
				<Figure label={say("overview.week")} value={number(data.joined.week)} />
				<Figure label={say("overview.month")} value={number(data.joined.month)} />
			</dl>
			<section aria-labelledby="levels" className="flex flex-col gap-3">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<h3 id="levels" className="text-16 font-bold">
						{say("overview.levels")}
					</h3>
					<FileButton
						name="tessera-team-levels"
						heads={columns.map(({ head }) => head)}
						page={async () => ({
							rows: data.levels.map(({ depth, members }) => [String(depth), String(members)]),
							next: null,
						})}
					/>
				</div>
				<p className="max-w-prose text-14 text-text-2">{say("overview.levelsText")}</p>
				<RecordTable
					caption={say("overview.levels")}
					columns={columns}
					rows={data.levels}
					rowKey={({ depth }) => String(depth)}
				/>
			</section>
		</div>
	);
}

type FigureProps = { readonly label: string; readonly value: string; readonly large?: boolean };

const Figure = ({ label, value, large = false }: FigureProps) => (
	<div className={`flex min-w-0 flex-col gap-1 ${large ? "col-span-3 md:col-span-1" : ""}`}>
		<dt className="text-13 text-text-3">{label}</dt>
		<dd className={large ? "text-28 font-bold" : "font-bold"}>{value}</dd>
	</div>
);
