// A slot game in its frame: it opens, is played, and gives way to a replay of one of its rounds and back.
import { type FramePlay, type FramePorts, NotOpened, useOpened, useRecall } from "#cabinet/ui";
import type { ShownRound } from "#games/contract";
import { LiveSlot } from "./live-slot.tsx";
import { openReplay } from "./open-replay.ts";
import { openSlot } from "./open-slot.ts";
import { OpeningScene } from "./opening-scene.tsx";
import { ReplaySlot } from "./replay-slot.tsx";

export type SlotFrameProps = { readonly play: FramePlay; readonly ports: FramePorts };

/** A game that is played. */
export function SlotFrame({ play, ports }: SlotFrameProps) {
	const { recalled, recall, back } = useRecall(play, ports);
	const { result, again } = useOpened(recalled === undefined ? () => openSlot(play, ports) : undefined);
	if (recalled !== undefined) return <SlotReplay round={recalled} ports={ports} onClose={back} closing="back" />;
	if (result === undefined) return <OpeningScene gameCode={play.gameCode} />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	return <LiveSlot slot={result.value} play={play} ports={ports} onRecall={recall} />;
}

export type SlotReplayProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "clientFor" | "version" | "failureSentence" | "leave">;
	readonly onClose: (() => void) | undefined;
	/** Where closing leads: out of the game (when not given), or back to it. */
	readonly closing?: "leave" | "back";
};

/** A past round, shown again. */
export function SlotReplay({ round, ports, onClose, closing = "leave" }: SlotReplayProps) {
	const { result, again } = useOpened(() => openReplay(round, ports));
	if (result === undefined) return <OpeningScene gameCode={round.gameCode} />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	return <ReplaySlot replay={result.value} ports={ports} onClose={onClose} closing={closing} />;
}
