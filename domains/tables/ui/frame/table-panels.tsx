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
import { Dialog } from "#platform/ui";
import type { TableSeen } from "../../contract/index.ts";
import { RoadBoard } from "../roads/road-board.tsx";
import { useTableText } from "../text.ts";

export type TablePanel = "rules" | "keys" | "history" | "shoe" | "roads";

export type TablePanelsProps = {
	readonly panel: TablePanel | undefined;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
	readonly seen: TableSeen;
	readonly onClose: () => void;
};

const RulesPanel = lazy(async () => ({ default: (await import("./rules-panel.tsx")).RulesPanel }));
const ShoePanel = lazy(async () => ({ default: (await import("./shoe-panel.tsx")).ShoePanel }));

export function TablePanels({ panel, play, ports, onRecall, seen, onClose }: TablePanelsProps) {
	const say = useTableText();
	const cabinet = useCabinetText();
	const titles = {
		rules: say("rules.title"),
		keys: cabinet("menu.keys"),
		history: cabinet("history.title"),
		shoe: say("act.shoe"),
		roads: say("act.roads"),
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
							<RoadBoard game={seen.game} past={seen.past} />
							<p className="text-13 text-text-3">{say("road.past")}</p>
						</>
					) : null}
				</Suspense>
			</div>
		</Dialog>
	);
}
