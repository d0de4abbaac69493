// A past round, shown again by the same board and marked as a replay. Nothing is wagered and nothing can be changed.
import { useEffect, useId, useState } from "react";
import * as z from "zod/mini";
import {
	Announce,
	ControlBar,
	CornerMenu,
	type FramePlay,
	type FramePorts,
	Marks,
	replayDetail,
	replayWords,
	sidesOf,
	useCabinetText,
} from "#cabinet/ui";
import { type ShownRound, timesMark } from "#games/contract";
import { isCurrencyCode } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { type OriginalRound, originalEvent } from "../../contract/index.ts";
import { GameScreen } from "../games/game-screen.tsx";
import { choiceIn, showMilliseconds } from "../games/screen.ts";
import { useOriginalText } from "../text.ts";
import { OriginalPanels, type PanelName } from "./original-panels.tsx";
import { useTurnedUp } from "./round-words.ts";

export type ReplayOriginalProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "version" | "clientFor">;
	readonly onClose: (() => void) | undefined;
	readonly closing: "leave" | "back";
	/** The play it was opened from: its seeds may be looked up. */
	readonly play?: FramePlay;
};

const stored = z.array(originalEvent);

export function ReplayOriginal({ round, ports, onClose, closing, play }: ReplayOriginalProps) {
	const say = useOriginalText();
	const cabinet = useCabinetText();
	const titleId = useId();
	const { amount, moment } = useFormats();
	const turnedUp = useTurnedUp();
	const [panel, setPanel] = useState<PanelName>();
	const events = z.safeParse(stored, round.events).data;
	const { currency } = round;
	const shown = events === undefined ? undefined : shownRound(round, events);
	const choice = shown === undefined ? undefined : choiceIn(shown);
	const { running, again } = useReplay(shown);
	const money = isCurrencyCode(currency) ? currency : undefined;
	if (shown === undefined || choice === undefined || (money === undefined && currency !== timesMark)) {
		return (
			<main className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-1">
				<p role="alert">{say("replayUnread")}</p>
			</main>
		);
	}
	const { stake, win } = sidesOf(round);
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1 select-none"
			data-hue="RNG"
		>
			<h1 id={titleId} className="sr-only">
				{`${cabinet("replay")}: ${say(`game.${choice.game}`)}`}
			</h1>
			<div className="relative flex min-h-0 grow flex-col">
				<Marks mode="replay" {...replayDetail(round, { say: cabinet, moment })} />
				<GameScreen choice={choice} onChoose={undefined} round={shown} showing={running} onStep={undefined} />
			</div>
			<ControlBar
				currency={currency}
				balance={running ? round.balanceBefore : round.balanceAfter}
				win={running || win === 0n ? undefined : round.win}
				above={win > stake}
				stake={round.stake}
				lowest
				highest
				corner={
					<CornerMenu
						muted
						onMute={undefined}
						onRules={money === undefined ? undefined : () => setPanel("rules")}
						onKeys={() => setPanel("keys")}
						onHistory={undefined}
						onFairness={() => setPanel("fairness")}
						onClose={onClose}
						closing={closing}
						version={ports.version}
					/>
				}
				action={
					<button
						type="button"
						onClick={again}
						className="min-h-14 shrink-0 rounded-card bg-accent px-4 font-bold text-accent-ink hover:bg-accent-strong"
					>
						{cabinet("playAgain")}
					</button>
				}
			/>
			<Announce
				polite={running ? "" : [...turnedUp(shown), replayWords(round, { say: cabinet, amount })].join(" ")}
				urgent=""
			/>
			<OriginalPanels
				panel={panel}
				onClose={() => setPanel(undefined)}
				rules={money === undefined ? undefined : { game: choice.game, currency: money, stakes: [stake] }}
				fairness={{ play, ports, round: shown }}
			/>
		</main>
	);
}

const shownRound = (round: ShownRound, events: OriginalRound["events"]): OriginalRound => ({
	roundId: round.roundId ?? "",
	payTable: round.payTable,
	mode: round.mode ?? "real",
	currency: round.currency,
	open: false,
	stake: round.stake,
	win: round.win,
	playedAt: round.startedAt ?? "",
	events,
});

function useReplay(round: OriginalRound | undefined) {
	const [turn, setTurn] = useState(0);
	const [ended, setEnded] = useState(-1);
	const milliseconds = round === undefined ? 0 : showMilliseconds(round);
	useEffect(() => {
		const timer = setTimeout(() => setEnded(turn), milliseconds);
		return () => clearTimeout(timer);
	}, [turn, milliseconds]);
	return { running: ended < turn, again: () => setTurn(turn + 1) };
}
