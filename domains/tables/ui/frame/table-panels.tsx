// The panels over a table. Each is fetched when it is first opened.
import { lazy, Suspense } from "react";
import {
	type FramePlay,
	type FramePorts,
	HistoryPanel,
	type HistoryProps,
	KeysPanel,
	useCabinetText,
} from "#cabinet/ui";
import { Button, Dialog } from "#platform/ui";
import type { TableSeen } from "../../contract/index.ts";
import { RoadBoard } from "../roads/road-board.tsx";
import { useTableText } from "../text.ts";

export type TablePanel = "rules" | "keys" | "history" | "shoe" | "roads" | "statistics";

export type TablePanelsProps = {
	readonly panel: TablePanel | undefined;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
	readonly seen: TableSeen;
	readonly mayName: boolean;
	readonly onOpen: (panel: TablePanel) => void;
	readonly onClose: () => void;
};

const RulesPanel = lazy(async () => ({ default: (await import("./rules-panel.tsx")).RulesPanel }));
const ShoePanel = lazy(async () => ({ default: (await import("./shoe-panel.tsx")).ShoePanel }));

const StatisticsPanel = lazy(async () => ({ default: (await import("./statistics-panel.tsx")).StatisticsPanel }));

export function TablePanels({ panel, play, ports, onRecall, seen, mayName, onOpen, onClose }: TablePanelsProps) {
	const say = useTableText();
	const cabinet = useCabinetText();
	const titles = {
		rules: say("rules.title"),
		keys: cabinet("menu.keys"),
		history: cabinet("history.title"),
		shoe: say("act.shoe"),
		roads: say("act.roads"),
		statistics: say("statistics.title"),
	};
	return (
		<Dialog
			open={panel !== undefined}
			onClose={onClose}
			title={panel === undefined ? "" : titles[panel]}
			size={panel === "roads" ? "sheet" : "popup"}
		>
			<div data-hue="LIVE" className="flex min-h-0 grow flex-col gap-3">
				<Suspense fallback={<div className="skeleton h-40 rounded-card" />}>
					{panel === "rules" ? <RulesPanel game={seen.game} video={seen.video !== undefined} /> : null}
					{panel === "keys" ? <KeysPanel /> : null}
					{panel === "history" ? <HistoryPanel play={play} ports={ports} onRecall={onRecall} /> : null}
					{panel === "shoe" ? <ShoePanel seen={seen} play={play} ports={ports} /> : null}
					{panel === "roads" ? (
						<>
							<RoadBoard game={seen.game} past={seen.past} mayName={mayName} />
							<p className="text-13 text-text-3">{say("road.past")}</p>
							<StatisticsButton game={seen.game} onOpen={onOpen} />
						</>
					) : null}
					{panel === "statistics" ? <StatisticsPanel seen={seen} play={play} ports={ports} /> : null}
				</Suspense>
			</div>
		</Dialog>
	);
}

type StatisticsButtonProps = Pick<TablePanelsProps, "onOpen"> & { readonly game: TableSeen["game"] };

/** Seats of blackjack differ: nothing of them is counted. */
export function StatisticsButton({ game, onOpen }: StatisticsButtonProps) {
	const say = useTableText();
	return game === "blackjack" ? null : (
		<div>
			<Button look="plain" onPress={() => onOpen("statistics")}>
				{say("statistics.title")}
			</Button>
		</div>
	);
}
