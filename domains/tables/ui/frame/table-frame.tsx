// A table in its frame: it opens, is played, and gives way to a replay of one of its rounds and back.
import { type FramePlay, type FramePorts, NotOpened, useCabinetText, useOpened, useRecall } from "#cabinet/ui";
import { openTable } from "../play/open-table.ts";
import { LiveTable } from "./live-table.tsx";
import { ReplayTable } from "./replay-table.tsx";
import { useTableName } from "./table-name.ts";

export type TableFrameProps = { readonly play: FramePlay; readonly ports: FramePorts };

export function TableFrame({ play, ports }: TableFrameProps) {
	const { recalled, recall, back } = useRecall(play, ports);
	const { result, again } = useOpened(recalled === undefined ? () => openTable(play, ports) : undefined);
	if (recalled !== undefined) return <ReplayTable round={recalled} ports={ports} onClose={back} closing="back" />;
	if (result === undefined) return <Opening gameCode={play.gameCode} />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	return <LiveTable opened={result.value} play={play} ports={ports} onRecall={recall} />;
}

function Opening({ gameCode }: { readonly gameCode: string }) {
	const cabinet = useCabinetText();
	const game = useTableName()(gameCode);
	return (
		<main aria-busy="true" className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-2">
			<p role="status" className="text-14">
				{cabinet("loading", { game })}
			</p>
		</main>
	);
}
