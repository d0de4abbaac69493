// The head of a lottery: which issue is bet on, how long still, and the last results; a draw takes its place while it is shown.
import type { LotterySeen } from "../../contract/index.ts";
import { familyOf, toldOf } from "../../core/index.ts";
import { secondsUntil, useClockText } from "../balls/clock-text.ts";
import { Beads } from "../check/bead.tsx";
import type { Drawn, LotteryPlay } from "../play/lottery-play.ts";
import { useLotteryText } from "../text.ts";
import { useNow } from "./use-lottery.ts";

export type IssueHeadProps = {
	readonly lottery: Pick<LotteryPlay, "now">;
	readonly game: LotterySeen;
	readonly draws: readonly Drawn[];
};

const shownDraws = 5;
/** More than these have no room beside each other on a phone. */
const fewDigits = 5;
/** More than these stand in lines below each other, each behind its issue: the numbers to bet on come soon enough. */
const manyDigits = 10;

export function IssueHead({ lottery, game, draws }: IssueHeadProps) {
	const say = useLotteryText();
	const { balls } = familyOf(game.gameId);
	const isLong = toldOf(balls, draws[0]?.digits ?? []).length > manyDigits;
	return (
		<section className="flex flex-wrap items-stretch justify-between gap-3 rounded-card bg-surface-2 p-3 sm:p-4">
			<Countdown lottery={lottery} game={game} />
			<ol
				aria-label={say("draw.last")}
				className={`flex min-w-0 flex-col gap-1 max-sm:w-full ${isLong ? "" : "sm:flex-row sm:flex-wrap sm:gap-x-4"}`}
			>
				{draws.slice(0, shownDraws).map(({ issue, digits: all }, index) => {
					const digits = toldOf(balls, all);
					return (
						<li
							key={issue}
							className={`flex items-center gap-2 ${isLong ? "" : "sm:flex-col sm:items-start sm:gap-1"} ${index > 0 ? "max-sm:hidden" : ""} ${index > 2 ? "sm:max-lg:hidden" : ""}`}
						>
							<span className="shrink-0 text-13 whitespace-nowrap text-text-3 tabular-nums">
								{say("draw.issue", { issue: issue.length > 8 ? issue.slice(4) : issue })}
							</span>
							<Beads digits={digits} size={index === 0 && digits.length <= fewDigits ? "medium" : "small"} />
						</li>
					);
				})}
			</ol>
		</section>
	);
}

/** By the server's clock. The last seconds are said once; what ticks is not read aloud. */
function Countdown({ lottery, game }: Omit<IssueHeadProps, "draws">) {
	const say = useLotteryText();
	const now = useNow(lottery);
	const { current } = game;
	const open = now < current.closesAt;
	const seconds = secondsUntil(open ? current.closesAt : current.drawsAt, now);
	const clockText = useClockText();
	const waits = !open && seconds === 0;
	const part = open ? seconds / Math.max(1, (current.closesAt - current.opensAt) / 1_000) : 0;
	return (
		<div className="flex min-w-44 flex-col justify-center gap-1">
			<p className="text-14 font-medium tabular-nums">{say("draw.issue", { issue: current.numero })}</p>
			<p className="flex items-baseline gap-2 text-13 text-text-2">
				{waits ? say("draw.waits") : say(open ? "draw.closesIn" : "draw.drawsIn")}
				{waits ? null : (
					<span
						role="timer"
						aria-live="off"
						className={`text-28 leading-none font-bold tabular-nums ${open && seconds > 10 ? "text-text-1" : "text-lost"}`}
					>
						{clockText(seconds)}
					</span>
				)}
			</p>
			<span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-surface-3">
				<span className="block h-full rounded-full bg-hue" style={{ width: `${part * 100}%` }} />
			</span>
			<p role="status" className="sr-only">
				{open && seconds <= 10 ? say("draw.closing", { issue: current.numero }) : ""}
			</p>
		</div>
	);
}

/** The same in one word, for the strip below. */
export function SmallClock({ lottery, game: { current } }: Omit<IssueHeadProps, "draws">) {
	const now = useNow(lottery);
	const clockText = useClockText();
	const open = now < current.closesAt;
	const seconds = secondsUntil(open ? current.closesAt : current.drawsAt, now);
	return (
		<span
			aria-hidden="true"
			className={`text-16 font-bold tabular-nums lg:hidden ${open && seconds > 10 ? "text-text-1" : "text-lost"}`}
		>
			{clockText(seconds)}
		</span>
	);
}
