// The line above the table: level and blinds, what comes next and when, how many are left, one's place and prize.
import { Badge } from "#platform/ui";
import type { SeenTournament } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";
import { levelNow, timeLeft } from "./tournament-facts.ts";

export type TournamentLineProps = { readonly seen: SeenTournament; readonly now: number };

export function TournamentLine({ seen, now }: TournamentLineProps) {
	const say = usePokerText();
	const { config, phase, startedAt, left, entries, you, standings, handForHand } = seen;
	if (config === null || phase !== "running") return null;
	const { number, blinds, next, left: until, rest } = levelNow(config, { startedAt, now });
	const place = standings.findIndex((one) => one.you) + 1;
	return (
		<div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-0.5 border-b border-line px-3 py-1 text-13 text-text-2 tabular-nums">
			<span>
				{say("cup.level", { level: number })}{" "}
				<b className="text-text-1">
					<Chips of={blinds?.small ?? 0} currency="" /> / <Chips of={blinds?.big ?? 0} currency="" />
				</b>
				{blinds !== undefined && blinds.ante > 0 ? (
					<>
						{" "}
						{say("cup.ante")} <Chips of={blinds.ante} currency="" />
					</>
				) : null}
			</span>
			{rest === undefined ? null : <Badge>{say("cup.rest", { time: timeLeft(rest) })}</Badge>}
			{rest !== undefined || until === undefined || next === undefined ? null : (
				<span>
					{say("cup.next", { time: timeLeft(until) })} <Chips of={next.small} currency="" /> /{" "}
					<Chips of={next.big} currency="" />
				</span>
			)}
			<span>{say("cup.left", { left, entries })}</span>
			{you?.plays === true && place > 0 ? <span>{say("cup.place", { place })}</span> : null}
			<span>
				{say("cup.first")} <Chips of={seen.prizes[0] ?? 0} currency={config.currency} />
			</span>
			{handForHand ? <Badge>{say("cup.hand")}</Badge> : null}
		</div>
	);
}
