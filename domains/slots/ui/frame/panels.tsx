// The panels over a game: rules, keys, past rounds. Each is fetched when it is first opened.
import { lazy, Suspense } from "react";
import {
	AutoplayPanel,
	type AutoplayProps,
	HistoryPanel,
	type HistoryProps,
	KeysPanel,
	useCabinetText,
} from "#cabinet/ui";
import { Dialog } from "#platform/ui";
import { useSlotText } from "../text.ts";
import type { BuyProps, DoubleProps } from "./offers.tsx";
import type { RulesProps } from "./rules-panel.tsx";

export type PanelName = "rules" | "keys" | "history" | "autoplay" | "buy" | "double";

export type PanelsProps = {
	readonly panel: PanelName | undefined;
	readonly onClose: () => void;
	/** Undefined for a round whose amounts are not told. */
	readonly rules: RulesProps | undefined;
	readonly history: HistoryProps | undefined;
	/** Undefined where there is no autoplay. */
	readonly autoplay?: AutoplayProps | undefined;
	/** Undefined where nothing is bought or doubled. */
	readonly buy?: BuyProps | undefined;
	readonly double?: DoubleProps | undefined;
};

const RulesPanel = lazy(async () => ({ default: (await import("./rules-panel.tsx")).RulesPanel }));
const BuyPanel = lazy(async () => ({ default: (await import("./offers.tsx")).BuyPanel }));
const DoublePanel = lazy(async () => ({ default: (await import("./offers.tsx")).DoublePanel }));

export function Panels({ panel, onClose, rules, history, autoplay, buy, double }: PanelsProps) {
	const say = useSlotText();
	const cabinet = useCabinetText();
	const titles = {
		rules: say("rules.title"),
		keys: cabinet("keys.title"),
		history: cabinet("history.title"),
		autoplay: cabinet("autoplay.title"),
		buy: say("buy.title"),
		double: say("double.title"),
	};
	return (
		<Dialog
			open={panel !== undefined}
			onClose={onClose}
			title={panel === undefined ? "" : titles[panel]}
			size={panel === "rules" || panel === "history" ? "popup" : "dialog"}
		>
			<Suspense fallback={<div className="h-40" />}>
				{panel === "rules" && rules !== undefined ? <RulesPanel {...rules} /> : null}
				{panel === "keys" ? <KeysPanel /> : null}
				{panel === "autoplay" && autoplay !== undefined ? <AutoplayPanel {...autoplay} /> : null}
				{panel === "buy" && buy !== undefined ? <BuyPanel {...buy} /> : null}
				{panel === "double" && double !== undefined ? <DoublePanel {...double} /> : null}
				{panel === "history" && history !== undefined ? <HistoryPanel {...history} /> : null}
			</Suspense>
		</Dialog>
	);
}
