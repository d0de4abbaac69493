// A fishing game in its frame: it opens, a room is chosen, it is played, and gives way to a replay of a volley and back.
import { useState } from "react";
import { type FramePlay, type FramePorts, NotOpened, useCabinetText, useOpened, useRecall } from "#cabinet/ui";
import type { ShownRound } from "#games/contract";
import { isFishingGame } from "../../core/index.ts";
import { type Cannon, openFishing } from "../play/open-fishing.ts";
import { useFishingText } from "../text.ts";
import { LiveSea } from "./live-sea.tsx";
import { ReplayVolley } from "./replay-volley.tsx";
import { RoomChoice } from "./room-choice.tsx";

export type FishingFrameProps = { readonly play: FramePlay; readonly ports: FramePorts };

export function FishingFrame({ play, ports }: FishingFrameProps) {
	const { recalled, recall, back } = useRecall(play, ports);
	const { result, again } = useOpened(recalled === undefined ? () => openFishing(play, ports) : undefined);
	const [cannon, setCannon] = useState<Cannon>();
	if (recalled !== undefined) return <ReplayVolley round={recalled} ports={ports} onClose={back} closing="back" />;
	if (result === undefined) return <Opening gameCode={play.gameCode} />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	const opened = result.value;
	if (cannon === undefined) return <RoomChoice opened={opened} ports={ports} onSit={setCannon} />;
	const leave = (): void => {
		setCannon(undefined);
		again();
	};
	return (
		<LiveSea
			key={cannon.roomId}
			opened={opened}
			cannon={cannon}
			play={play}
			ports={ports}
			onRecall={recall}
			onLeave={leave}
		/>
	);
}

function Opening({ gameCode }: { readonly gameCode: string }) {
	const cabinet = useCabinetText();
	const say = useFishingText();
	const game = isFishingGame(gameCode) ? say(`game.${gameCode}`) : gameCode;
	return (
		<main aria-busy="true" className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-2">
			<p role="status" className="text-14">
				{cabinet("loading", { game })}
			</p>
		</main>
	);
}

export type FishingReplayProps = {
	readonly round: ShownRound;
	readonly ports: Pick<FramePorts, "version" | "clientFor">;
	readonly onClose: (() => void) | undefined;
};

/** A past volley, shown again. */
export function FishingReplay({ round, ports, onClose }: FishingReplayProps) {
	return <ReplayVolley round={round} ports={ports} onClose={onClose} closing="leave" />;
}
