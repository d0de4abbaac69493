// The panels over an instant game: rules, keys, past rounds, autoplay, fairness. Each is fetched when it is first opened.
import { lazy, Suspense } from "react";
import { HistoryPanel, type HistoryProps, KeysPanel, useCabinetText } from "#cabinet/ui";
import { Dialog } from "#platform/ui";
import type { CrashFairnessProps } from "../crash/crash-fairness.tsx";
import { useOriginalText } from "../text.ts";
import type { FairnessProps } from "./fairness-panel.tsx";
import type { OriginalAutoplayProps } from "./original-autoplay.tsx";
import type { RulesProps } from "./original-rules.tsx";

export type PanelName = "rules" | "keys" | "history" | "autoplay" | "fairness";

export type OriginalPanelsProps = {
	readonly panel: PanelName | undefined;
	readonly onClose: () => void;
	/** Undefined for a round whose amounts are not told. */
	readonly rules: RulesProps | undefined;
	readonly history?: HistoryProps;
	/** Undefined where there is none: a replay. */
	readonly autoplay?: OriginalAutoplayProps;
	/** Of crash, whose seeds are everybody's, another one. */
	readonly fairness: FairnessProps | { readonly crash: CrashFairnessProps };
};

const OriginalRules = lazy(async () => ({ default: (await import("./original-rules.tsx")).OriginalRules }));
const CrashFairness = lazy(async () => ({ default: (await import("../crash/crash-fairness.tsx")).CrashFairness }));
const OriginalAutoplay = lazy(async () => ({ default: (await import("./original-autoplay.tsx")).OriginalAutoplay }));
const FairnessPanel = lazy(async () => ({ default: (await import("./fairness-panel.tsx")).FairnessPanel }));

export function OriginalPanels({ panel, onClose, rules, history, autoplay, fairness }: OriginalPanelsProps) {
	const say = useOriginalText();
	const cabinet = useCabinetText();
	const titles = {
		rules: say("rules.title"),
		keys: cabinet("keys.title"),
		history: cabinet("history.title"),
		autoplay: cabinet("autoplay.title"),
		fairness: say("fair.title"),
	};
	return (
		<Dialog
			open={panel !== undefined}
			onClose={onClose}
			title={panel === undefined ? "" : titles[panel]}
			size={panel === "keys" || panel === "autoplay" ? "dialog" : "popup"}
		>
			<Suspense fallback={<div className="h-40" />}>
				{panel === "rules" && rules !== undefined ? <OriginalRules {...rules} /> : null}
				{panel === "keys" ? <KeysPanel press={say("act.keys")} /> : null}
				{panel === "history" && history !== undefined ? <HistoryPanel {...history} /> : null}
				{panel === "autoplay" && autoplay !== undefined ? <OriginalAutoplay {...autoplay} /> : null}
				{panel !== "fairness" ? null : "crash" in fairness ? (
					<CrashFairness {...fairness.crash} />
				) : (
					<FairnessPanel {...fairness} />
				)}
			</Suspense>
		</Dialog>
	);
}
