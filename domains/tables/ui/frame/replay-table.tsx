// A past round, shown again: what was bet, what came and what it brought, with the roads before it. Nothing is wagered.
import { useId } from "react";
import * as z from "zod/mini";
import { ControlBar, CornerMenu, type FramePorts, Marks, replayDetail, sidesOf, useCabinetText } from "#cabinet/ui";
import { type ShownRound, timesMark } from "#games/contract";
import { isCurrencyCode } from "#platform/kernel";
import { Amount, useFormats } from "#platform/ui";
import { type TableBetEvent, type TableSeen, type TableTicketEvent, tableTicketEvent } from "../../contract/index.ts";
import { dealsCards, tables } from "../../core/index.ts";
import { useSpotWords } from "../board/spot-words.ts";
import { useTableText } from "../text.ts";
import { useOutcomeWords } from "./outcome-words.ts";
import { StageCanvas } from "./stage-canvas.tsx";
import { useTableName } from "./table-name.ts";

export type ReplayTableProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "version">;
	readonly onClose: (() => void) | undefined;
	readonly closing?: "leave" | "back";
};

const stored = z.array(tableTicketEvent);

const eventOf = <Type extends TableTicketEvent["type"]>(events: readonly TableTicketEvent[], type: Type) =>
	events.findLast((event): event is Extract<TableTicketEvent, { type: Type }> => event.type === type);

export function ReplayTable({ round, ports, onClose, closing = "leave" }: ReplayTableProps) {
	const say = useTableText();
	const cabinet = useCabinetText();
	const { moment } = useFormats();
	const titleId = useId();
	const name = useTableName();
	const events = z.safeParse(stored, round.events).data ?? [];
	const bet = eventOf(events, "bet");
	if (bet === undefined || !(isCurrencyCode(round.currency) || round.currency === timesMark)) {
		return (
			<main className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-1">
				<p role="alert">{say("frame.replayUnread")}</p>
			</main>
		);
	}
	const { stake, win } = sidesOf(round);
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1"
			data-hue="LIVE"
		>
			<h1 id={titleId} className="sr-only">
				{`${cabinet("replay")}: ${name(bet.table)}`}
			</h1>
			<Marks mode="replay" {...replayDetail(round, { say: cabinet, moment })} />
			<div className="min-h-0 grow overflow-y-auto">
				<PastTicket events={events} bet={bet} currency={round.currency} />
			</div>
			<ControlBar
				currency={round.currency}
				balance={round.balanceAfter}
				win={win === 0n ? undefined : round.win}
				above={win > stake}
				stake={round.stake}
				lowest
				highest
				corner={
					<CornerMenu
						muted
						onMute={undefined}
						onRules={undefined}
						onKeys={undefined}
						onHistory={undefined}
						onClose={onClose}
						closing={closing}
						version={ports.version}
					/>
				}
				action={null}
			/>
		</main>
	);
}

/** As the table stood when the result was shown. */
const seenOf = ({ table, shoe, hand, roundId }: TableBetEvent, outcome: string): TableSeen => ({
	table,
	game: tables[table].game,
	phase: { name: "result", startsAt: 0, endsAt: 0 },
	round: { roundId, hand, closesAt: 0, outcome },
	shoe: { shoe, commit: "", cut: 0, burnt: 0, hands: hand },
	past: [],
});

const still = (): number => 0;
const quiet = (): void => {};

type PastTicketProps = {
	readonly events: readonly TableTicketEvent[];
	readonly bet: TableBetEvent;
	readonly currency: string;
};

function PastTicket({ events, bet, currency }: PastTicketProps) {
	const say = useTableText();
	const words = useOutcomeWords();
	const spotWords = useSpotWords();
	const result = eventOf(events, "result");
	return (
		<article className="mx-auto flex max-w-180 flex-col gap-3 p-3 sm:p-5">
			{result === undefined ? null : (
				<>
					<div className="relative h-64 overflow-hidden rounded-card">
						<StageCanvas seen={seenOf(bet, result.outcome)} now={still} onRest={quiet} />
					</div>
					<p className="text-20 font-bold">{words(result.outcome)}</p>
				</>
			)}
			<p className="text-14 text-text-2 tabular-nums">{say("frame.round", { shoe: bet.shoe, hand: bet.hand })}</p>
			<ul className="flex flex-col gap-1 text-14 tabular-nums">
				{bet.bets.map(({ spot, amount }, index) => (
					<li key={spot} className="grid grid-cols-3 gap-3 rounded-control bg-surface-1 px-3 py-2">
						<span>{spotWords(spot)}</span>
						<Amount amount={amount} currency={currency} className="text-end" />
						<span className="text-end">
							{result?.returned[index] === undefined ? (
								"–"
							) : (
								<Amount amount={result.returned[index]} currency={currency} />
							)}
						</span>
					</li>
				))}
			</ul>
			{result === undefined || result.before === "" ? null : (
				<section aria-label={say("frame.before")} className="flex flex-col gap-1">
					<h2 className="text-13 text-text-3">{say("frame.before")}</h2>
					<p
						className={`rounded-control bg-surface-1 p-3 font-mono text-13 break-words ${dealsCards(tables[bet.table].game) ? "tracking-widest" : ""}`}
					>
						{result.before}
					</p>
				</section>
			)}
			<p className="text-13 text-text-3">{say("frame.animated")}</p>
		</article>
	);
}
