// The hall of the tables: each with its road, what its clock does now, its limits. Sitting down opens it.
import { useEffect, useState } from "react";
import { offersTrial, useGameQuery, useGamesText, useGoToGame } from "#games/ui";
import type { OutputOf } from "#platform/contract";
import { Badge, Button, FailureNote, LazyImage, Skeleton, useLiveBack } from "#platform/ui";
import { type listTables, tableVendor } from "../../contract/index.ts";
import { useListTables } from "../calls.gen.ts";
import { standing } from "../frame/table-head.tsx";
import { RoadBoard } from "../roads/road-board.tsx";
import { useTableText } from "../text.ts";

type Listed = OutputOf<typeof listTables>["tables"][number];

const everyMilliseconds = 4_000;

export function TableHall() {
	const say = useTableText();
	const { data, error, dataUpdatedAt, refetch } = useListTables({}, { everyMilliseconds });
	const ahead = data === undefined ? 0 : data.now - dataUpdatedAt;
	const now = useClock(ahead);
	const studio = data?.tables.some(({ video }) => video !== undefined) ?? false;
	const again = (): void => void refetch();
	useLiveBack(again, { active: true });
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={again} />;
	return (
		<section aria-label={say("hall.group")} className="flex flex-col gap-4">
			<h2 className="text-20 font-bold">{say("hall.group")}</h2>
			<p className="max-w-prose text-14 text-text-2">{say(studio ? "hall.withStudio" : "hall.text")}</p>
			<ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
				{data === undefined
					? ["a", "b", "c"].map((key) => <Skeleton key={key} className="h-72 rounded-card" />)
					: data.tables.map((table) => <TableCard key={table.table} table={table} now={now} />)}
			</ul>
			<p className="max-w-prose text-14 text-text-2">
				{say(studio ? "hall.studioFoot" : "frame.animated")} {say("road.past")}
			</p>
		</section>
	);
}

/** The server's clock, as well as the last answer tells it. */
function useClock(ahead: number): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 500);
		return () => clearInterval(timer);
	}, []);
	return now + ahead;
}

function TableCard({ table, now }: { readonly table: Listed; readonly now: number }) {
	const say = useTableText();
	const name = say(`table.${table.table}`);
	const state = standing(table, now);
	const rests = state === "idle" || (state === "result" && now > table.phase.endsAt + 1_000);
	const seconds = Math.max(0, Math.ceil((table.phase.endsAt - now) / 1_000));
	const { shoe } = table;
	return (
		<li className="flex flex-col gap-3 rounded-card bg-surface-1 p-4">
			<div className="flex items-start gap-3">
				<LazyImage
					src={`/art/games/${table.table.toLowerCase()}-small.webp`}
					width={64}
					height={64}
					className="cut-corner-small size-16 rounded-control object-cover"
				/>
				<div className="min-w-0 grow">
					<h3 className="truncate text-16 font-bold">{name}</h3>
					<p className="text-13 text-text-2 tabular-nums">{say("hall.limits", { min: table.min, max: table.max })}</p>
				</div>
				{table.video === undefined ? <Badge>{say("frame.animatedShort")}</Badge> : null}
			</div>
			<p className="flex items-baseline justify-between gap-2 text-14">
				<span>{rests ? say("hall.rests") : say(`phase.${state}`)}</span>
				{state === "open" && !rests ? (
					<span
						role="timer"
						aria-live="off"
						className={`text-20 font-bold tabular-nums ${seconds <= 3 ? "text-lost" : ""}`}
					>
						{say("phase.seconds", { count: seconds })}
					</span>
				) : null}
			</p>
			<div className="min-h-16">
				<RoadBoard game={table.game} past={table.past} compact />
			</div>
			<p className="text-13 text-text-3 tabular-nums">
				{shoe === undefined ? "" : say("hall.hands", { count: shoe.hands })}
			</p>
			<Sit code={table.table} name={name} />
		</li>
	);
}

/** For real, or as a free trial; both open in the frame. */
function Sit({ code, name }: { readonly code: Listed["table"]; readonly name: string }) {
	const say = useTableText();
	const games = useGamesText();
	const { play, tryFree } = useGoToGame();
	const { data } = useGameQuery(
		{ gameType: "LIVE", vassalage: tableVendor, pageSize: 48 },
		{ freshMilliseconds: 300_000 },
	);
	const game = data?.games.find(({ gameCode }) => gameCode === code);
	return (
		<div className="flex gap-2">
			<span className="grow *:w-full">
				<Button
					size="large"
					label={say("hall.playName", { name })}
					disabled={game?.open !== true}
					onPress={() => game !== undefined && play(game)}
				>
					{say("hall.play")}
				</Button>
			</span>
			{game !== undefined && offersTrial(game) ? (
				<Button look="plain" size="large" onPress={() => tryFree(game)}>
					{games("tile.demo")}
				</Button>
			) : null}
		</div>
	);
}
