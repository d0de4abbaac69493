// An instant game in its frame: it opens, is played, and gives way to a replay of one of its rounds and back.
import { lazy } from "react";
import { type FramePlay, type FramePorts, NotOpened, useOpened, useRecall } from "#cabinet/ui";
import type { ShownRound } from "#games/contract";
import { LiveOriginal } from "./live-original.tsx";
import { openOriginal } from "./open-original.ts";
import { Opening } from "./opening.tsx";
import { ReplayOriginal } from "./replay-original.tsx";

export type OriginalFrameProps = { readonly play: FramePlay; readonly ports: FramePorts };

const CrashFrame = lazy(async () => ({ default: (await import("../crash/crash-frame.tsx")).CrashFrame }));

/** Crash has a table of its own, which everybody shares. */
export function OriginalFrame({ play, ports }: OriginalFrameProps) {
	return play.gameCode === "crash" ? <CrashFrame play={play} ports={ports} /> : <SeatFrame play={play} ports={ports} />;
}

function SeatFrame({ play, ports }: OriginalFrameProps) {
	const { recalled, recall, back } = useRecall(play, ports);
	const { result, again } = useOpened(recalled === undefined ? () => openOriginal(play, ports) : undefined);
	if (recalled !== undefined)
		return <ReplayOriginal round={recalled} ports={ports} onClose={back} closing="back" play={play} />;
	if (result === undefined) return <Opening game={play.gameCode} />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	return <LiveOriginal original={result.value} play={play} ports={ports} onRecall={recall} />;
}

export type OriginalReplayProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "version" | "clientFor">;
	readonly onClose: (() => void) | undefined;
};

/** A past round, shown again. */
export function OriginalReplay({ round, ports, onClose }: OriginalReplayProps) {
	return <ReplayOriginal round={round} ports={ports} onClose={onClose} closing="leave" />;
}
