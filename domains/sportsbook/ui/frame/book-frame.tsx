// The sportsbook in its frame: it opens, is played, and gives way to a replay of one of its bets and back.
import { type FramePlay, type FramePorts, NotOpened, useCabinetText, useOpened, useRecall } from "#cabinet/ui";
import { openBook } from "../play/open-book.ts";
import { useBookText } from "../text.ts";
import { LiveBook } from "./live-book.tsx";
import { ReplayBook } from "./replay-book.tsx";

export type BookFrameProps = { readonly play: FramePlay; readonly ports: FramePorts };

export function BookFrame({ play, ports }: BookFrameProps) {
	const { recalled, recall, back } = useRecall(play, ports);
	const { result, again } = useOpened(recalled === undefined ? () => openBook(play, ports) : undefined);
	if (recalled !== undefined) return <ReplayBook round={recalled} ports={ports} onClose={back} closing="back" />;
	if (result === undefined) return <Opening />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	return <LiveBook opened={result.value} play={play} ports={ports} onRecall={recall} />;
}

function Opening() {
	const cabinet = useCabinetText();
	const say = useBookText();
	return (
		<main aria-busy="true" className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-2">
			<p role="status" className="text-14">
				{cabinet("loading", { game: say("title") })}
			</p>
		</main>
	);
}
