// A past hand out of the betting record, shown again at the table as its player saw it. Nothing is wagered.
import { useId } from "react";
import * as z from "zod/mini";
import { ControlBar, CornerMenu, type FramePorts, Marks, replayDetail, sidesOf, useCabinetText } from "#cabinet/ui";
import type { ShownRound } from "#games/contract";
import { useFormats } from "#platform/ui";
import { handRecord, tournamentEnd, tournamentTerms } from "../../contract/index.ts";
import { HandReplay } from "../hands/hand-replay.tsx";
import { usePokerText } from "../text.ts";

export type ReplayPokerProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "version">;
	readonly onClose: (() => void) | undefined;
	readonly closing?: "leave" | "back";
};

const stored = z.array(handRecord);

export function ReplayPoker({ round, ports, onClose, closing = "leave" }: ReplayPokerProps) {
	const say = usePokerText();
	const cabinet = useCabinetText();
	const { moment } = useFormats();
	const titleId = useId();
	const [hand] = z.safeParse(stored, round.events).data ?? [];
	const place = round.events.map((event) => z.safeParse(tournamentEnd, event).data).find((end) => end !== undefined);
	const ofTournament = z.safeParse(tournamentTerms, round.events[0]).success;
	if (hand === undefined) {
		return (
			<main className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-1">
				{ofTournament ? (
					<p>{place === undefined ? say("cup.stillOpen") : say("cup.yourPlaceOf", { ...place })}</p>
				) : (
					<p role="alert">{say("hands.unread")}</p>
				)}
			</main>
		);
	}
	const { stake, win } = sidesOf(round);
	return (
		<main
			aria-labelledby={titleId}
			data-hue="PVP"
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1"
		>
			<h1 id={titleId} className="sr-only">
				{`${cabinet("replay")}: ${say("title")}`}
			</h1>
			<Marks mode="replay" {...replayDetail(round, { say: cabinet, moment })} />
			<div className="flex min-h-0 grow flex-col overflow-y-auto p-2">
				<HandReplay hand={hand} />
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
