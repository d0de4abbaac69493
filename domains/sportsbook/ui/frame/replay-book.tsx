// A past bet, shown again: its legs with their ends, what was cashed out and what it returned. Nothing is wagered.
import { useId } from "react";
import * as z from "zod/mini";
import { ControlBar, CornerMenu, type FramePorts, Marks, replayDetail, sidesOf, useCabinetText } from "#cabinet/ui";
import type { ShownRound } from "#games/contract";
import { useFormats } from "#platform/ui";
import { type BookEvent, bookEvent } from "../../contract/index.ts";
import { BetCard } from "../bets/bet-card.tsx";
import { useBookText } from "../text.ts";

export type ReplayBookProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "version">;
	readonly onClose: (() => void) | undefined;
	readonly closing?: "leave" | "back";
};

const stored = z.array(bookEvent);

const eventOf = <Type extends BookEvent["type"]>(events: readonly BookEvent[], type: Type) =>
	events.findLast((event): event is Extract<BookEvent, { type: Type }> => event.type === type);

export function ReplayBook({ round, ports, onClose, closing = "leave" }: ReplayBookProps) {
	const say = useBookText();
	const cabinet = useCabinetText();
	const { moment } = useFormats();
	const titleId = useId();
	const events = z.safeParse(stored, round.events).data ?? [];
	const bet = eventOf(events, "bet");
	if (bet === undefined)
		return (
			<main className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-1">
				<p role="alert">{say("replayUnread")}</p>
			</main>
		);
	const ends = eventOf(events, "ended")?.ends ?? [];
	const { stake, win } = sidesOf(round);
	const legs = bet.legs.map((leg, place) => {
		const end = ends[place];
		return end === undefined ? leg : { ...leg, end };
	});
	return (
		<main
			aria-labelledby={titleId}
			data-hue="SPORTS"
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1"
		>
			<h1 id={titleId} className="sr-only">
				{`${cabinet("replay")}: ${say("title")}`}
			</h1>
			<Marks mode="replay" {...replayDetail(round, { say: cabinet, moment })} />
			<div className="min-h-0 grow overflow-y-auto p-4 sm:p-8">
				<div className="mx-auto max-w-150">
					<BetCard
						bet={{ legs, sizes: bet.sizes, stake: round.stake, returned: round.win }}
						currency={round.currency}
						format="EU"
					/>
				</div>
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
