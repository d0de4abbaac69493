// The panels over the sea: the fish table with its odds, keys, past volleys, seeds. Each is fetched when it is first opened.
import { lazy, Suspense } from "react";
import { HistoryPanel, type HistoryProps, KeysPanel, useCabinetText } from "#cabinet/ui";
import { Dialog } from "#platform/ui";
import type { FishTable } from "../../core/index.ts";
import { useFishingText } from "../text.ts";
import type { FairnessProps } from "./fairness-panel.tsx";

export type PanelName = "rules" | "keys" | "history" | "fairness";

export type FishingPanelsProps = {
	readonly panel: PanelName | undefined;
	readonly onClose: () => void;
	readonly table: FishTable;
	readonly history: HistoryProps;
	readonly fairness: FairnessProps;
};

const FishRules = lazy(async () => ({ default: (await import("./fish-rules.tsx")).FishRules }));
const Sittings = lazy(async () => ({ default: (await import("./sittings.tsx")).Sittings }));
const FairnessPanel = lazy(async () => ({ default: (await import("./fairness-panel.tsx")).FairnessPanel }));

export function FishingPanels({ panel, onClose, table, history, fairness }: FishingPanelsProps) {
	const say = useFishingText();
	const cabinet = useCabinetText();
	const titles = {
		rules: say("rules.title"),
		keys: cabinet("keys.title"),
		history: cabinet("history.title"),
		fairness: say("fair.title"),
	};
	return (
		<Dialog
			open={panel !== undefined}
			onClose={onClose}
			title={panel === undefined ? "" : titles[panel]}
			size={panel === "keys" ? "dialog" : "popup"}
		>
			<Suspense fallback={<div className="h-40" />}>
				{panel === "rules" ? <FishRules table={table} /> : null}
				{panel === "keys" ? (
					<>
						<p className="mb-4 text-14 text-text-2">{say("keys.cannon")}</p>
						<KeysPanel press={say("keys.fire")} />
					</>
				) : null}
				{panel === "history" ? (
					<div className="flex flex-col gap-6">
						<Sittings {...history} />
						<HistoryPanel {...history} />
					</div>
				) : null}
				{panel === "fairness" ? <FairnessPanel {...fairness} /> : null}
			</Suspense>
		</Dialog>
	);
}
