// The hall of the lotteries: each with its countdown by the server's clock, its last result and what was drawn most. Choosing
// one opens its bets.
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Category } from "#games/core";
import { buttonClass, FailureNote, LazyImage, Skeleton, useLiveBack } from "#platform/ui";
import { playTypes } from "../../contract/vendors.ts";
import {
	anywhereTrend,
	type FamilyCode,
	families,
	familyOf,
	hotAndCold,
	readDigits,
	timetables,
	valuesOf,
} from "../../core/index.ts";
import { clockText, secondsUntil } from "../balls/clock-text.ts";
import { useListLotteries, useListRecentNumeros } from "../calls.gen.ts";
import { Bead, Beads } from "../check/bead.tsx";
import { useLotteryText } from "../text.ts";
import { type Listed, nextChange } from "./next-change.ts";

export type LotteryHallProps = { readonly page: Category };

const playTypeOf = (page: Category): string =>
	Object.keys(playTypes).find((type) => (type === "Entertainment") === (page === "ELOTT")) ?? "Tradition";

const shownFamilies: readonly FamilyCode[] = Object.values(families).map(({ code }) => code);

export function LotteryHall({ page }: LotteryHallProps) {
	const say = useLotteryText();
	const { data, error, dataUpdatedAt, refetch } = useListLotteries({}, { everyMilliseconds: 30_000 });
	const ahead = data === undefined ? 0 : data.now - dataUpdatedAt;
	const now = useClock(ahead);
	const change = data === undefined ? undefined : nextChange(data.games, data.now);
	const again = () => void refetch();
	useLiveBack(again, { active: true });
	useEffect(() => {
		if (change === undefined) return undefined;
		const timer = setTimeout(() => void refetch(), Math.max(800, change - Date.now() - ahead));
		return () => clearTimeout(timer);
	}, [change, ahead, refetch]);
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={again} />;
	return (
		<div className="flex flex-col gap-6">
			{shownFamilies.map((family) => (
				<section key={family} aria-label={say(`hall.family.${family}`)} className="flex flex-col gap-4">
					<h2 className="text-20 font-bold">{say(`hall.family.${family}`)}</h2>
					<ul className="grid gap-4 md:grid-cols-2">
						{data === undefined
							? ["a", "b"].map((key) => <Skeleton key={key} className="h-64 rounded-card" />)
							: data.games
									.filter(({ gameId }) => familyOf(gameId).code === family)
									.map((game) => <GameCard key={game.gameId} game={game} now={now} page={page} />)}
					</ul>
				</section>
			))}
			<p className="max-w-prose text-14 text-text-2">
				{say("rules.house")} {say("rules.past")}
			</p>
		</div>
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

type GameCardProps = { readonly game: Listed; readonly now: number; readonly page: Category };

function GameCard({ game, now, page }: GameCardProps) {
	const say = useLotteryText();
	const { current, last, gameId, minutes } = game;
	const name = say(`game.${gameId}`);
	const open = now < current.closesAt;
	const seconds = secondsUntil(open ? current.closesAt : current.drawsAt, now);
	const told = last.find(({ digits }) => digits !== undefined);
	const { data, refetch } = useListRecentNumeros({ gameId, count: 100 });
	const newest = told?.numero ?? "";
	useEffect(() => {
		if (newest !== "") void refetch();
	}, [newest, refetch]);
	const recent = data?.draws ?? [];
	// Before the first draw of the house's own time there are those from before it opened.
	const drawn = told ?? recent.find(({ digits }) => digits !== undefined);
	return (
		<li className="flex flex-col gap-4 rounded-card bg-surface-1 p-5">
			<div className="flex items-start justify-between gap-3">
				<LazyImage
					src={`/art/games/${gameId.toLowerCase()}-small.webp`}
					width={72}
					height={72}
					className="cut-corner-small size-18 rounded-control object-cover"
				/>
				<div className="min-w-0 grow">
					<h3 className="text-20 font-bold">{name}</h3>
					<p className="text-14 text-text-2">{minutes === 0 ? say("hall.calendar") : say("hall.every", { minutes })}</p>
					{timetables[gameId].namesake === true ? (
						<p className="text-13 text-text-3">{say("rules.notOfficial")}</p>
					) : null}
				</div>
				<p className="text-end text-13 text-text-2">
					{!open && seconds === 0 ? say("draw.waits") : say(open ? "draw.closesIn" : "draw.drawsIn")}
					<span
						role="timer"
						aria-live="off"
						className={`block text-28 font-bold tabular-nums ${open && seconds > 10 ? "text-text-1" : "text-lost"}`}
					>
						{clockText(seconds)}
					</span>
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<span className="text-13 text-text-3 tabular-nums">
					{drawn === undefined ? say("draw.last") : say("draw.issue", { issue: drawn.numero })}
				</span>
				<Beads
					count={familyOf(gameId).balls.count}
					digits={drawn?.digits === undefined ? undefined : readDigits(gameId, drawn.digits)}
					size="medium"
				/>
			</div>
			<Hot gameId={gameId} recent={recent} />
			<Link
				to="/lottery"
				search={{ gameCode: gameId, playType: playTypeOf(page) }}
				aria-label={say("hall.playName", { name })}
				className={`${buttonClass({ size: "large" })} w-full`}
			>
				{say("hall.play")}
			</Link>
		</li>
	);
}

type HotProps = {
	readonly gameId: Listed["gameId"];
	readonly recent: readonly { readonly digits?: string | undefined }[];
};

/** Of the last hundred draws. */
function Hot({ gameId, recent }: HotProps) {
	const say = useLotteryText();
	const draws = recent.flatMap(({ digits }) => {
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
