// Where a past round is shown again: the game's own frame, opened for a replay. Nothing is staked and nothing can change.
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#platform/ui";
import type { RecalledRound, SharedRound } from "../../contract/index.ts";
import { FrameCurtain } from "../frame/frame-curtain.tsx";
import type { FrameState } from "../frame/frame-state.ts";
import { GameFrame } from "../frame/game-frame.tsx";
import { useGamesText } from "../text.ts";

/** The frame waits there for the round, which comes by message. */
const replayAddress = "/arcade/#replay";

export function ReplayStage({ round }: { readonly round: RecalledRound | SharedRound }) {
	const [running, setRunning] = useState(false);
	const close = useCallback(() => setRunning(false), []);
	if (running) return <Running round={round} onClose={close} />;
	return <Poster round={round} onPlay={() => setRunning(true)} />;
}

const stage = "relative isolate overflow-hidden rounded-card bg-ground";

function Poster({ round, onPlay }: { readonly round: RecalledRound | SharedRound; readonly onPlay: () => void }) {
	const say = useGamesText();
	return (
		<div className={`${stage} flex min-h-28 items-end p-5`}>
			<img src={round.smallIcon} alt="" className="absolute inset-0 -z-20 size-full scale-150 object-cover blur-2xl" />
			<div className="tile-veil absolute inset-0 -z-10" />
			<div className="stage-ink flex w-full flex-wrap items-center gap-x-4 gap-y-3">
				<p className="min-w-48 grow text-14">{say("record.replayText")}</p>
				<Button icon="replay" onPress={onPlay}>
					{say("record.replay")}
				</Button>
			</div>
		</div>
	);
}

/** That it is a replay, and of which round, the frame says itself (GLI-19 4.14). */
function Running({ round, onClose }: { readonly round: RecalledRound | SharedRound; readonly onClose: () => void }) {
	const say = useGamesText();
	const [ready, setReady] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	// On a phone it is higher than the poster was: all of it is brought between the page's bars.
	useEffect(() => {
		box.current?.scrollIntoView({ block: "nearest" });
	}, []);
	const follow = useCallback(
		(frame: FrameState) => {
			setReady(frame.ready);
			if (frame.ended !== "no") onClose();
		},
		[onClose],
	);
	return (
		<div ref={box} className="flex scroll-mt-20 scroll-mb-24 flex-col gap-2 md:scroll-mb-6">
			<div className="flex justify-end">
				<Button look="plain" size="small" icon="close" onPress={onClose}>
					{say("record.replayClose")}
				</Button>
			</div>
			<div className={`${stage} h-[min(64dvh,40rem)] md:aspect-[16/10] md:h-auto md:max-h-[calc(100dvh-14rem)]`}>
				<GameFrame address={replayAddress} title={say("record.replayLabel")} replay={round} onChange={follow} />
				<FrameCurtain open={ready} />
			</div>
		</div>
	);
}
