// Results from outside: which draws wait for one, what was told, and the form that tells it. Who has not told theirs sees nobody's.
import { useState } from "react";
import { type DataColumn, DataTable, PageHead, TableSkeleton, useMay } from "#platform/desk/ui";
import { Badge, DateTime, Dialog, EmptyState, FailureNote } from "#platform/ui";
import type { OfficialDraw } from "../../contract/index.ts";
import { useListOfficialDraws } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";
import { TellResult } from "./tell-result.tsx";

const keyOf = ({ game, numero }: Pick<OfficialDraw, "game" | "numero">): string => `${game} ${numero}`;

export function ResultsPage() {
	const say = useLotteryDeskText();
	const { data, error, refetch } = useListOfficialDraws({}, { everyMilliseconds: 10_000 });
	const [open, setOpen] = useState<string>();
	const draws = data?.draws;
	const opened = draws?.find((draw) => keyOf(draw) === open);
	const columns = useColumns();
	return (
		<>
			<PageHead title={say("screens.results")} text={say("results.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{draws === undefined && error === null ? <TableSkeleton /> : null}
			{draws?.length === 0 ? <EmptyState title={say("results.none")} /> : null}
			{draws === undefined || draws.length === 0 ? null : (
				<DataTable
					caption={say("screens.results")}
					columns={columns}
					rows={draws}
					rowKey={keyOf}
					opened={open}
					onOpen={(draw) => setOpen(keyOf(draw))}
				/>
			)}
			<Dialog open={opened !== undefined} onClose={() => setOpen(undefined)} title={open ?? ""} size="popup">
				{opened === undefined ? null : <OneResult draw={opened} />}
			</Dialog>
		</>
	);
}

function OneResult({ draw }: { readonly draw: OfficialDraw }) {
	const say = useLotteryDeskText();
	const mayTell = useMay("lottery.results:tell");
	return (
		<div className="flex flex-col gap-5">
			<p className="text-14">
				{draw.result === null ? say("results.noneYet") : say("results.stands", { result: draw.result })}{" "}
				{say("results.told", { count: draw.told })}
			</p>
			<ul className="flex flex-col gap-2 text-14">
				{draw.entries.map(({ name, digits, source, toldAt }) => (
					<li key={`${name} ${toldAt}`} className="rounded-control bg-surface-2 p-3">
						<span className="font-bold tabular-nums">{digits}</span> {name}, <DateTime at={toldAt} />
						<span className="block break-all text-13 text-text-3">{source}</span>
					</li>
				))}
			</ul>
			{draw.state === "void" || draw.own || !mayTell ? null : <TellResult draw={draw} />}
		</div>
	);
}

function useColumns(): readonly DataColumn<OfficialDraw>[] {
	const say = useLotteryDeskText();
	return [
		{ key: "draw", head: say("draws.issue"), cell: keyOf },
		{ key: "at", head: say("draws.at"), cell: ({ drawsAt }) => <DateTime at={drawsAt} /> },
		{ key: "state", head: say("draws.state"), cell: (draw) => <ResultState draw={draw} /> },
		{ key: "result", head: say("draws.result"), cell: ({ result }) => result ?? "–" },
		{ key: "version", head: say("results.version"), figures: true, cell: ({ version }) => version },
		{ key: "told", head: say("results.toldBy"), figures: true, cell: ({ told }) => told },
	];
}

function ResultState({ draw: { state, differs } }: { readonly draw: OfficialDraw }) {
	const say = useLotteryDeskText();
	if (differs) return <Badge tone="lost">{say("results.differs")}</Badge>;
	return <Badge tone={state === "waiting" ? "hue" : "plain"}>{say(`results.states.${state}`)}</Badge>;
}
