// A lottery in its frame: it opens, is played, and gives way to a replay of one of its bets and back.
import { type FramePlay, type FramePorts, NotOpened, useCabinetText, useOpened, useRecall } from "#cabinet/ui";
import { openLottery } from "../play/open-lottery.ts";
import { useGameName } from "./game-name.ts";
import { LiveLottery } from "./live-lottery.tsx";
import { ReplayLottery } from "./replay-lottery.tsx";

export type LotteryFrameProps = { readonly play: FramePlay; readonly ports: FramePorts };

export function LotteryFrame({ play, ports }: LotteryFrameProps) {
	const { recalled, recall, back } = useRecall(play, ports);
	const { result, again } = useOpened(recalled === undefined ? () => openLottery(play, ports) : undefined);
	if (recalled !== undefined) return <ReplayLottery round={recalled} ports={ports} onClose={back} closing="back" />;
	if (result === undefined) return <Opening gameCode={play.gameCode} />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	return <LiveLottery opened={result.value} play={play} ports={ports} onRecall={recall} />;
}

function Opening({ gameCode }: { readonly gameCode: string }) {
	const cabinet = useCabinetText();
	const game = useGameName()(gameCode);
	return (
		<main aria-busy="true" className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-2">
			<p role="status" className="text-14">
				{cabinet("loading", { game })}
			</p>
		</main>
	);
}
