// An instant game in its frame: it opens, is played, and gives way to a replay of one of its rounds and back.
import { lazy, useEffect, useRef, useState } from "react";
import { type RecalledRound, recallPlayRound, type ShownRound } from "#games/contract";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import type { SlotPlay, SlotPorts } from "#slots/ui";
import { LiveOriginal } from "./live-original.tsx";
import { NotOpened } from "./not-opened.tsx";
import { type OpenedOriginal, openOriginal } from "./open-original.ts";
import { Opening } from "./opening.tsx";
import { ReplayOriginal } from "./replay-original.tsx";

export type OriginalFrameProps = { readonly play: SlotPlay; readonly ports: SlotPorts };

const CrashFrame = lazy(async () => ({ default: (await import("../crash/crash-frame.tsx")).CrashFrame }));

/** Crash has a table of its own, which everybody shares. */
export function OriginalFrame({ play, ports }: OriginalFrameProps) {
	return play.gameCode === "crash" ? <CrashFrame play={play} ports={ports} /> : <SeatFrame play={play} ports={ports} />;
}

function SeatFrame({ play, ports }: OriginalFrameProps) {
	const [recalled, setRecalled] = useState<RecalledRound>();
	const { opened, again } = useOpened(play, ports);
	const recall = async (roundId: string): Promise<CallFailure | undefined> => {
		const round = await ports.clientFor(play.token).call(recallPlayRound, { roundId });
		if (!round.ok) return round.error;
		setRecalled(round.value);
		return undefined;
	};
	if (recalled !== undefined) {
		const back = (): void => {
			setRecalled(undefined);
			again();
		};
		return <ReplayOriginal round={recalled} ports={ports} onClose={back} closing="back" play={play} />;
	}
	if (opened === undefined) return <Opening game={play.gameCode} />;
	if (!opened.ok) return <NotOpened failure={opened.error} ports={ports} onRetry={again} />;
	return <LiveOriginal original={opened.value} play={play} ports={ports} onRecall={recall} />;
}

export type OriginalReplayProps = {
	readonly round: ShownRound;
	readonly ports: Pick<SlotPorts, "version" | "clientFor">;
	readonly onClose: (() => void) | undefined;
};

/** A past round, shown again. */
export function OriginalReplay({ round, ports, onClose }: OriginalReplayProps) {
	return <ReplayOriginal round={round} ports={ports} onClose={onClose} closing="leave" />;
}

function useOpened(play: SlotPlay, ports: SlotPorts) {
	const [opened, setOpened] = useState<Result<OpenedOriginal, CallFailure>>();
	const [tries, setTries] = useState(0);
	const work = useRef(() => openOriginal(play, ports));
	useEffect(() => {
		if (tries < 0) return undefined;
		let gone = false;
		setOpened(undefined);
		void work.current().then((next) => (gone ? undefined : setOpened(next)));
		return () => {
			gone = true;
		};
	}, [tries]);
	return { opened, again: () => setTries(tries + 1) };
}
