// Crash in its frame: it opens, is played, and gives way to a replay of one of its rounds and back.
import { useEffect, useRef, useState } from "react";
import { type RecalledRound, recallPlayRound } from "#games/contract";
import type { CallFailure } from "#platform/contract/client";
import type { SlotPlay, SlotPorts } from "#slots/ui";
import { NotOpened } from "../frame/not-opened.tsx";
import { Opening } from "../frame/opening.tsx";
import { ReplayOriginal } from "../frame/replay-original.tsx";
import { LiveCrash } from "./live-crash.tsx";
import { openCrash } from "./open-crash.ts";

export type CrashFrameProps = { readonly play: SlotPlay; readonly ports: SlotPorts };

export function CrashFrame({ play, ports }: CrashFrameProps) {
	const [opened, setOpened] = useState<Awaited<ReturnType<typeof openCrash>>>();
	const [recalled, setRecalled] = useState<RecalledRound>();
	const open = useRef(() => {
		setOpened(undefined);
		void openCrash(play, ports).then(setOpened);
	}).current;
	useEffect(() => {
		open();
	}, [open]);
	const recall = async (roundId: string): Promise<CallFailure | undefined> => {
		const round = await ports.clientFor(play.token).call(recallPlayRound, { roundId });
		if (!round.ok) return round.error;
		setRecalled(round.value);
		return undefined;
	};
	if (recalled !== undefined) {
		const back = (): void => {
			setRecalled(undefined);
			open();
		};
		return <ReplayOriginal round={recalled} ports={ports} onClose={back} closing="back" />;
	}
	if (opened === undefined) return <Opening game="crash" />;
	if (!opened.ok) return <NotOpened failure={opened.error} ports={ports} onRetry={open} />;
	return <LiveCrash crash={opened.value} play={play} ports={ports} onRecall={recall} />;
}
