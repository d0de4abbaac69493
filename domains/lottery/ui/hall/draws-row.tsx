// The row of the home page: draws that count down, the first game of each family. A card leads to the bets.
import { Link } from "@tanstack/react-router";
import { Icon, LazyImage, Skeleton } from "#platform/ui";
import { tileOf } from "../../contract/index.ts";
import { type FamilyCode, familyOf, readDigits } from "../../core/index.ts";
import { secondsUntil, useClockText } from "../balls/clock-text.ts";
import { Result } from "../check/result.tsx";
import { useLotteryText } from "../text.ts";
import type { Listed } from "./next-change.ts";
import { useDraws } from "./use-draws.ts";

const most = 8;
const cardClass = "flex h-32 w-84 shrink-0 snap-start flex-col justify-between rounded-card bg-surface-1 p-4";
const placeholders = ["a", "b", "c", "d"];

/** They keep their order, however their clocks run. */
export function firstOfFamilies(games: readonly Listed[]): readonly Listed[] {
	const seen = new Set<FamilyCode>();
	const first = games.filter(({ gameId }) => {
		const { code } = familyOf(gameId);
		return !seen.has(code) && seen.add(code);
	});
	return first.slice(0, most);
}

export function DrawsRow() {
	const say = useLotteryText();
	const { games, now, error } = useDraws("LOTT");
	// The home page has other rows: what does not come is left out.
	if (error !== null) return null;
	return (
		<section aria-labelledby="next-draws" data-hue="LOTT" className="min-w-0">
			<header className="mb-4 flex items-center gap-4">
				<h2 id="next-draws" className="grow text-20 font-bold">
					{say("home.title")}
				</h2>
				<Link to="/lottery" className="flex h-11 shrink-0 items-center gap-1 text-14 text-accent-text hover:underline">
					{say("home.all")}
					<Icon name="arrow-right" className="size-4" />
				</Link>
			</header>
			<ul className="scroll-row relative -mx-4 gap-4 px-4 pb-2 scroll-px-4 md:mx-0 md:px-0 md:scroll-px-0">
				{games === undefined
					? placeholders.map((key) => <Skeleton key={key} className={cardClass} />)
					: firstOfFamilies(games).map((game) => <DrawCard key={game.gameId} game={game} now={now} />)}
			</ul>
		</section>
	);
}

function DrawCard({ game: { gameId, current, last }, now }: { readonly game: Listed; readonly now: number }) {
	const say = useLotteryText();
	const clockText = useClockText();
	const name = say(`game.${gameId}`);
	const open = now < current.closesAt;
	const seconds = secondsUntil(open ? current.closesAt : current.drawsAt, now);
	const drawn = last.find(({ digits }) => digits !== undefined);
	return (
		<li>
			<Link
				to="/lottery"
				search={{ gameCode: gameId }}
				aria-label={say("hall.playName", { name })}
				className={`${cardClass} transition hover:bg-surface-2`}
			>
				<span className="flex items-center gap-3">
					<LazyImage
						src={`/art/games/${tileOf(gameId)}-small.webp`}
						width={44}
						height={44}
						className="cut-corner-small size-11 rounded-control object-cover"
					/>
					<span className="min-w-0 grow truncate font-bold">{name}</span>
					<span
						role="timer"
						aria-live="off"
						className={`shrink-0 text-20 font-bold whitespace-nowrap tabular-nums ${open && seconds > 10 ? "text-text-1" : "text-lost"}`}
					>
						{clockText(seconds)}
					</span>
				</span>
				<span className="flex h-7 items-start overflow-hidden">
					<Result
						game={gameId}
						digits={drawn?.digits === undefined ? undefined : readDigits(gameId, drawn.digits)}
						size="small"
					/>
				</span>
			</Link>
		</li>
	);
}
