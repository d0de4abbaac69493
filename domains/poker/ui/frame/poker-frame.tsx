// Poker in its frame: it opens on a table or on the list of them, and gives way to a replay of a hand and back.
import { useState } from "react";
import { type FramePlay, type FramePorts, NotOpened, useCabinetText, useOpened, useRecall } from "#cabinet/ui";
import { lazyPart } from "#platform/ui";
import { tournamentNamed } from "../../core/index.ts";
import { type OpenedPoker, openPoker } from "../play/open-poker.ts";
import { usePokerText } from "../text.ts";
import { OpenTables } from "./open-tables.tsx";
import { ReplayPoker } from "./replay-poker.tsx";

const LiveTournament = lazyPart(() => import("../tournament/live-tournament.tsx").then((part) => part.LiveTournament));

export type PokerFrameProps = { readonly play: FramePlay; readonly ports: FramePorts };

export function PokerFrame({ play, ports }: PokerFrameProps) {
	const { recalled, recall, back } = useRecall(play, ports);
	const { result, again } = useOpened(recalled === undefined ? () => openPoker(play, ports) : undefined);
	if (recalled !== undefined) return <ReplayPoker round={recalled} ports={ports} onClose={back} closing="back" />;
	if (result === undefined) return <Opening />;
	if (!result.ok) return <NotOpened failure={result.error} ports={ports} onRetry={again} />;
	return <Tables opened={result.value} play={play} ports={ports} onRecall={recall} />;
}

function Opening() {
	const cabinet = useCabinetText();
	const say = usePokerText();
	return (
		<main aria-busy="true" className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-2">
			<p role="status" className="text-14">
				{cabinet("loading", { game: say("title") })}
			</p>
		</main>
	);
}

type TablesProps = PokerFrameProps & {
	readonly opened: OpenedPoker;
	readonly onRecall: ReturnType<typeof useRecall>["recall"];
};

function Tables({ opened, play, ports, onRecall }: TablesProps) {
	const [tournament, setTournament] = useState(
		tournamentNamed(play.playType ?? "") === undefined ? undefined : play.playType,
	);
	if (tournament !== undefined)
		return (
			<LiveTournament
				tournament={tournament}
				opened={opened}
				play={play}
				ports={ports}
				onRecall={onRecall}
				onTables={() => setTournament(undefined)}
			/>
		);
	const asked = opened.tables.filter(({ id }) => id === play.playType).map(({ id }) => id);
	return (
		<OpenTables first={[...asked, ...opened.seated]} opened={opened} play={play} ports={ports} onRecall={onRecall} />
	);
}
