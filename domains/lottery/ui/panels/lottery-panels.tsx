// The panels over a lottery. Each is fetched when it is first opened.
import { lazy, type ReactNode, Suspense } from "react";
import { type FramePlay, type FramePorts, HistoryPanel, type HistoryProps, useCabinetText } from "#cabinet/ui";
import { Dialog } from "#platform/ui";
import type { LotteryGame, Slip } from "../../core/index.ts";
import { type Footing, hueOf } from "../bet/draft.ts";
import type { Asked } from "../bet/use-counter.ts";
import type { Drawn } from "../play/lottery-play.ts";
import { useLotteryText } from "../text.ts";

export type PanelName = "bets" | "results" | "trends" | "rules" | "history" | "cart" | "chase";

export type LotteryPanelsProps = {
	readonly panel: PanelName | undefined;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
	readonly gameId: LotteryGame;
	readonly footing: Footing;
	readonly draws: readonly Drawn[];
	/** The server's clock. */
	readonly now: () => number;
	readonly slips: readonly Slip[];
	readonly busy: boolean;
	/** As beside the counter, for a window too narrow for it there. */
	readonly cart: ReactNode;
	readonly onChase: (chase: NonNullable<Asked["chase"]>) => void;
	readonly onBalance: (balance: string) => void;
	readonly onClose: () => void;
};

const RulesPanel = lazy(async () => ({ default: (await import("../rules/rules-panel.tsx")).RulesPanel }));
const TrendsPanel = lazy(async () => ({ default: (await import("../trends/trends-panel.tsx")).TrendsPanel }));
const ResultsPanel = lazy(async () => ({ default: (await import("./results-panel.tsx")).ResultsPanel }));
const BetsPanel = lazy(async () => ({ default: (await import("./bets-panel.tsx")).BetsPanel }));
const ChasePanel = lazy(async () => ({ default: (await import("./chase-panel.tsx")).ChasePanel }));

export function LotteryPanels(props: LotteryPanelsProps) {
	const say = useLotteryText();
	const cabinet = useCabinetText();
	const { panel, play, ports, gameId, footing } = props;
	const title = panel === undefined ? "" : panel === "history" ? cabinet("history.title") : say(`${panel}.title`);
	return (
		<Dialog
			open={panel !== undefined}
			onClose={props.onClose}
			title={title}
			size={panel === "cart" ? "sheet" : panel === "trends" || panel === "results" ? "panel" : "popup"}
		>
			<div data-hue={hueOf(footing)} className="flex min-h-0 grow flex-col">
				<Suspense fallback={<div className="skeleton h-40 rounded-card" />}>
					{panel === "rules" ? <RulesPanel footing={footing} gameId={gameId} /> : null}
					{panel === "trends" ? <TrendsPanel play={play} ports={ports} draws={props.draws} gameId={gameId} /> : null}
					{panel === "results" ? <ResultsPanel play={play} ports={ports} gameId={gameId} /> : null}
					{panel === "history" ? <HistoryPanel play={play} ports={ports} onRecall={props.onRecall} /> : null}
					{panel === "bets" ? (
						<BetsPanel play={play} ports={ports} footing={footing} now={props.now} onBalance={props.onBalance} />
					) : null}
					{panel === "chase" ? (
						<ChasePanel
							play={play}
							ports={ports}
							gameId={gameId}
							slips={props.slips}
							now={props.now}
							onChase={props.busy ? undefined : props.onChase}
						/>
					) : null}
					{panel === "cart" ? props.cart : null}
				</Suspense>
			</div>
		</Dialog>
	);
}
