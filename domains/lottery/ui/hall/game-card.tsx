// A lottery of a hall: its countdown, its last result, what was drawn most, and the way to its bets.
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { buttonClass, LazyImage, useFormats } from "#platform/ui";
import { tileOf } from "../../contract/index.ts";
import {
	anywhereTrend,
	dayOf,
	familyOf,
	hotAndCold,
	northStations,
	readDigits,
	timetables,
	valuesOf,
} from "../../core/index.ts";
import { secondsUntil, useClockText } from "../balls/clock-text.ts";
import { useListRecentNumeros } from "../calls.gen.ts";
import { Bead } from "../check/bead.tsx";
import { Result } from "../check/result.tsx";
import { useLotteryText } from "../text.ts";
import type { Listed } from "./next-change.ts";

export type GameCardProps = {
	readonly game: Listed;
	readonly now: number;
	/** Where it is bet on. */
	readonly to: "/lottery" | "/vnlottery" | "/seaLottery";
	readonly playType?: string;
};

export function GameCard({ game, now, to, playType }: GameCardProps) {
	const say = useLotteryText();
	const { current, last, gameId, minutes } = game;
	const name = say(`game.${gameId}`);
	const clockText = useClockText();
	const { moment } = useFormats();
	const open = now < current.closesAt;
	const seconds = secondsUntil(open ? current.closesAt : current.drawsAt, now);
	const drawn = last.find(({ digits }) => digits !== undefined);
	return (
		<li className="flex flex-col gap-4 rounded-card bg-surface-1 p-5">
			<div className="flex items-start justify-between gap-3">
				<LazyImage
					src={`/art/games/${tileOf(gameId)}-small.webp`}
					width={72}
					height={72}
					className="cut-corner-small size-18 rounded-control object-cover"
				/>
				<div className="min-w-0 grow">
					<h3 className="text-20 font-bold">{name}</h3>
					<p className="text-14 text-text-2">
						{minutes === 0 ? moment(new Date(current.drawsAt).toISOString()) : say("hall.every", { minutes })}
					</p>
					<Station gameId={gameId} drawsAt={current.drawsAt} />
					{timetables[gameId].namesake === true ? (
						<p className="text-13 text-text-3">{say("rules.notOfficial")}</p>
					) : null}
				</div>
				<p className="text-end text-13 text-text-2">
					{!open && seconds === 0 ? say("draw.waits") : say(open ? "draw.closesIn" : "draw.drawsIn")}
					<span
						role="timer"
						aria-live="off"
						className={`block ${seconds < 86_400 ? "text-28" : "text-20"} font-bold whitespace-nowrap tabular-nums ${open && seconds > 10 ? "text-text-1" : "text-lost"}`}
					>
						{clockText(seconds)}
					</span>
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<span className="text-13 text-text-3 tabular-nums">
					{drawn === undefined ? say("draw.last") : say("draw.issue", { issue: drawn.numero })}
				</span>
				<Result
					game={gameId}
					digits={drawn?.digits === undefined ? undefined : readDigits(gameId, drawn.digits)}
					size="medium"
				/>
			</div>
			{familyOf(gameId).board === undefined ? <Hot gameId={gameId} newest={drawn?.numero ?? ""} /> : null}
			<Link
				to={to}
				search={{ gameCode: gameId, ...(playType === undefined ? {} : { playType }) }}
				aria-label={say("hall.playName", { name })}
				className={`${buttonClass({ size: "large" })} w-full`}
			>
				{say("hall.play")}
			</Link>
		</li>
	);
}

/** Of the north, which draws at another place each day. */
function Station({ gameId, drawsAt }: { readonly gameId: Listed["gameId"]; readonly drawsAt: number }) {
	const say = useLotteryText();
	if (gameId !== "VNMB") return null;
	const day = new Date(`${dayOf({ game: gameId, drawsAt })}T00:00:00Z`).getUTCDay();
	return (
		<p className="text-14 text-text-2">
			{say("hall.stationToday", { station: say(`station.${northStations[day] ?? "HN"}`) })}
		</p>
	);
}

/** Of the last hundred draws. */
function Hot({ gameId, newest }: { readonly gameId: Listed["gameId"]; readonly newest: string }) {
	const say = useLotteryText();
	const { data, refetch } = useListRecentNumeros({ gameId, count: 100 });
	useEffect(() => {
		if (newest !== "") void refetch();
	}, [newest, refetch]);
	const draws = (data?.draws ?? []).flatMap(({ digits }) => {
		const read = digits === undefined ? undefined : readDigits(gameId, digits);
		return read === undefined ? [] : [read];
	});
	const { hot } = hotAndCold(anywhereTrend(draws, valuesOf(familyOf(gameId).balls)));
	return (
		<div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2 text-13 text-text-3">
			{say("hall.hot")}
			<span className="flex gap-1.5">
				{draws.length === 0
					? null
					: hot.map((digit) => (
							<Bead key={digit} size="small">
								{String(digit)}
							</Bead>
						))}
			</span>
		</div>
	);
}
