// The panels over a table. Each is fetched when it is first opened.
import { lazy, Suspense } from "react";
import { type FramePlay, type FramePorts, HistoryPanel, type HistoryProps, useCabinetText } from "#cabinet/ui";
import { Dialog } from "#platform/ui";
import type { OpenedPoker } from "../play/open-poker.ts";
import { usePokerText } from "../text.ts";

export type PanelName = "rules" | "hands" | "history";

export type PokerPanelsProps = {
	readonly panel: PanelName | undefined;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly opened: OpenedPoker;
	readonly onRecall: HistoryProps["onRecall"];
	readonly onClose: () => void;
};

const RulesPanel = lazy(async () => ({ default: (await import("./rules-panel.tsx")).RulesPanel }));
const HandsPanel = lazy(async () => ({ default: (await import("../hands/hands-panel.tsx")).HandsPanel }));

export function PokerPanels({ panel, play, ports, opened, onRecall, onClose }: PokerPanelsProps) {
	const say = usePokerText();
	const cabinet = useCabinetText();
	const title = panel === undefined ? "" : panel === "history" ? cabinet("history.title") : say(`${panel}.title`);
	return (
		<Dialog open={panel !== undefined} onClose={onClose} title={title} size={panel === "hands" ? "panel" : "popup"}>
			<div data-hue="PVP" className="flex min-h-0 grow flex-col">
				<Suspense fallback={<div className="skeleton h-40 rounded-card" />}>
					{panel === "rules" ? <RulesPanel /> : null}
					{panel === "hands" ? <HandsPanel client={opened.client} currency={opened.currency} /> : null}
					{panel === "history" ? <HistoryPanel play={play} ports={ports} onRecall={onRecall} /> : null}
				</Suspense>
			</div>
		</Dialog>
	);
}
