// Crash in its frame: it opens, is played, and gives way to a replay of one of its rounds and back.
import { type FramePlay, type FramePorts, NotOpened, useOpened, useRecall } from "#cabinet/ui";
import { Opening } from "../frame/opening.tsx";
import { ReplayOriginal } from "../frame/replay-original.tsx";
import { LiveCrash } from "./live-crash.tsx";
import { openCrash } from "./open-crash.ts";

export type CrashFrameProps = { readonly play: FramePlay; readonly ports: FramePorts };

export function CrashFrame({ play, ports }: CrashFrameProps) {
	const { recalled, recall, back } = useRecall(play, ports);
	const { result, again } = useOpened(recalled === undefined ? () => openCrash(play, ports) : undefined);
	if (recalled !== undefined) return <ReplayOriginal round={recalled} ports={ports} onClose={back} closing="back" />;
	if (result === undefined) return <Opening game="crash" />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	return <LiveCrash crash={result.value} play={play} ports={ports} onRecall={recall} />;
}
