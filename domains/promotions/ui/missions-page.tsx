// Missions with their steps, and the table of the week.

import type { OutputOf } from "#platform/contract";
import { Badge, type Column, EmptyState, FailureNote, RecordTable, Skeleton, useFormats } from "#platform/ui";
import type { getMissionLeaderboard, getMissionSummaryDetails } from "../contract/index.ts";
import { useGetMissionLeaderboard, useGetMissionSummaryDetails } from "./calls.gen.ts";
import { ClaimButton } from "./claim-button.tsx";
import { Progress } from "./progress.tsx";
import { stateTones } from "./state-tones.ts";
import { usePromotionsText } from "./text.ts";

export function MissionsPage() {
	const say = usePromotionsText();
	const { data, error, refetch } = useGetMissionSummaryDetails({});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	return (
		<div className="flex flex-col gap-6">
			<p className="flex flex-wrap gap-2">
				<Badge tone="accent">{say("missions.points", { points: data.points })}</Badge>
				<Badge>{say("missions.open", { count: data.open })}</Badge>
			</p>
			{data.missions.length === 0 ? (
				<EmptyState title={say("missions.noneOpen")} text={say("rewards.noneText")} />
			) : null}
			{data.missions.map((mission) => (
				<MissionCard key={mission.id} mission={mission} currency={data.currency} />
			))}
			<Table />
		</div>
	);
}

type Mission = OutputOf<typeof getMissionSummaryDetails>["missions"][number];

function MissionCard({ mission, currency }: { readonly mission: Mission; readonly currency: string }) {
	const say = usePromotionsText();
	const { amount } = useFormats();
	const { id, kind, title, summary, metric, steps } = mission;
	const inMoney = metric === "stake" || metric === "win" || metric === "deposits";
	const shown = (text: string): string => (inMoney ? amount(text, currency) : text);
	return (
		<section aria-label={title} className="flex flex-col gap-3 rounded-card bg-surface-2 p-5">
			<h3 className="text-16 font-bold">{title}</h3>
			<p className="text-14 text-text-2">{summary}</p>
			<ol className="flex flex-col gap-4">
				{steps.map(({ step, turn, state, value, goal, points, ...one }) => (
					<li key={`${turn} ${step}`} className="flex flex-col gap-2">
						<p className="flex flex-wrap items-center justify-between gap-2 text-14">
							<span className="font-medium">
								{say("missions.step", { step: step + 1 })} · {say(`missions.metric.${metric}`)}
							</span>
							<span className="flex items-center gap-2">
								<span className="text-13 text-text-2">{say("missions.each", { points })}</span>
								<span className="font-bold">{amount(one.amount, currency)}</span>
								<Badge tone={stateTones[state]}>{say(`states.${state}`)}</Badge>
							</span>
						</p>
						<Progress value={value} goal={goal} shown={shown} />
						<ClaimButton id={id} kind={kind} state={state} turn={turn} step={step} currency={currency} />
					</li>
				))}
			</ol>
		</section>
	);
}

type Place = OutputOf<typeof getMissionLeaderboard>["places"][number];

function Table() {
	const say = usePromotionsText();
	const { data, error, refetch } = useGetMissionLeaderboard({});
	const columns: readonly Column<Place>[] = [
		{ key: "place", head: say("missions.place"), figures: true, cell: ({ place }) => place },
		{
			key: "account",
			head: say("missions.player"),
			cell: ({ account, own }) => <span className={own ? "font-bold text-accent-text" : ""}>{account}</span>,
		},
		{ key: "points", head: say("missions.pointsHead"), figures: true, cell: ({ points }) => points },
	];
	return (
		<section className="flex flex-col gap-3">
			<h3 className="text-16 font-bold">{say("missions.table")}</h3>
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data?.places.length === 0 ? <p className="text-14 text-text-2">{say("missions.nobody")}</p> : null}
			{data === undefined || data.places.length === 0 ? null : (
				<RecordTable
					caption={say("missions.table")}
					columns={columns}
					rows={data.places}
					rowKey={({ place }) => `${place}`}
				/>
			)}
		</section>
	);
}
