// The table of crash: the sky, everybody's bets, the bar with the money, and the panels.
import { type ReactNode, useId, useState } from "react";
import {
	AutoplayBar,
	ControlBar,
	CornerMenu,
	type FramePlay,
	type FramePorts,
	type HistoryProps,
	Marks,
	SessionLine,
	useKeys,
} from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { winOf } from "../../core/index.ts";
import { LargeButton } from "../frame/large-button.tsx";
import { OriginalPanels, type PanelName } from "../frame/original-panels.tsx";
import { minor } from "../play/player.ts";
import { useOriginalText } from "../text.ts";
import { CrashBoard, crashText } from "./crash-board.tsx";
import type { CrashState } from "./crash-play.ts";
import { CrashSaid } from "./crash-said.tsx";
import { CrashBets, CrashPastStrip } from "./crash-side.tsx";
import type { OpenedCrash } from "./open-crash.ts";
import { TargetField } from "./target-field.tsx";
import { type CrashMoment, pressOf, skyPhase, useCrash, useMoment } from "./use-crash.ts";
import { useCrashAutoplay } from "./use-crash-autoplay.ts";

export type LiveCrashProps = {
	readonly crash: OpenedCrash;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
};

export function LiveCrash({ crash: opened, play, ports, onRecall }: LiveCrashProps) {
	const say = useOriginalText();
	const titleId = useId();
	const { crash, muted } = useCrash(opened, { play, ports });
	const auto = useCrashAutoplay(crash, opened);
	const state = crash.state.use();
	const moment = useMoment(crash, state);
	const { stakes, currency } = opened;
	const [panel, setPanel] = useState<PanelName>();
	const [chosen, setChosen] = useState(Math.max(0, stakes.indexOf(state.bet?.stake ?? "")));
	const [target, setTarget] = useState(state.bet?.target ?? 200);
	const { bet } = state;
	const stake = bet?.stake ?? stakes[chosen] ?? "0";
	const free = bet === undefined && !state.busy && auto.view.run === undefined;
	const stakeBy = (by: -1 | 1): void => {
		if (free) setChosen(Math.min(stakes.length - 1, Math.max(0, chosen + by)));
	};
	const toggle = (): void => {
		muted.set(!muted.get());
		ports.tell({ type: "muted", muted: muted.get() });
	};
	const press = (): void => {
		const act = pressOf(moment.phase, bet, auto.takesPress);
		if (act === "cash-out") void crash.cashOut();
		if (act === "bet") void crash.bet({ stake, target });
	};
	useKeys({
		active: panel === undefined,
		act(act) {
			if (act === "spin") press();
			else if (act === "mute") toggle();
			else if (act === "rules" || act === "keys") setPanel(act);
			else stakeBy(act === "stake-less" ? -1 : 1);
		},
	});
	const won =
		bet !== undefined && bet.state !== "staked" && bet.win !== formatMinor(0n, currency) ? bet.win : undefined;
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1 select-none"
			data-hue="RNG"
		>
			<h1 id={titleId} className="sr-only">
				{say("game.crash")}
			</h1>
			{opened.session?.shown !== true ? null : <SessionLine session={opened.session} />}
			<Marks mode={opened.mode} />
			<div className="relative flex min-h-0 grow flex-col lg:flex-row">
				<CrashSky state={state} moment={moment} free={free} target={target} onTarget={setTarget}>
					<AutoplayBar view={auto.view} onStop={auto.stop} />
				</CrashSky>
				<CrashBets table={state.table} />
			</div>
			<ControlBar
				currency={currency}
				balance={state.balance}
				win={won}
				above={won !== undefined && minor(won, currency) > minor(stake, currency)}
				stake={stake}
				onStake={stakeBy}
				lowest={!free || chosen === 0}
				highest={!free || chosen === stakes.length - 1}
				corner={
					<CornerMenu
						muted={muted.use()}
						onMute={toggle}
						onRules={() => setPanel("rules")}
						onKeys={() => setPanel("keys")}
						onHistory={() => setPanel("history")}
						onAutoplay={opened.session?.autoplay === true ? () => setPanel("autoplay") : undefined}
						onFairness={() => setPanel("fairness")}
						onClose={ports.leave}
						version={ports.version}
					/>
				}
				action={
					<CrashAct
						state={state}
						moment={moment}
						currency={currency}
						stake={stake}
						stops={auto.wouldStop()}
						onPress={press}
					/>
				}
			/>
			<CrashSaid state={state} phase={moment.phase} currency={currency} ports={ports} />
			<OriginalPanels
				panel={panel}
				onClose={() => setPanel(undefined)}
				rules={{ game: "crash", currency, stakes: stakes.map((one) => minor(one, currency)) }}
				history={{ play, ports, onRecall }}
				autoplay={{
					currency,
					stake: minor(stake, currency),
					choice: { game: "crash", target },
					onStart(wish) {
						setPanel(undefined);
						auto.start(wish, { stake, target });
					},
				}}
				fairness={{ crash: { play, ports, state } }}
			/>
		</main>
	);
}

type SkyProps = {
	readonly state: CrashState;
	readonly moment: CrashMoment;
	readonly free: boolean;
	readonly target: number;
	readonly onTarget: (target: number) => void;
	/** Stands between the past flights and the board. */
	readonly children: ReactNode;
};

/** Past flights, the board, and what can be chosen below it. */
function CrashSky({ state, moment, free, target, onTarget, children }: SkyProps) {
	const say = useOriginalText();
	const { bet, past } = state;
	const { phase, shown, seconds } = moment;
	const board = skyPhase(moment, state);
	const words = state.away
		? say("crash.away")
		: phase === "waits"
			? say("crash.waiting")
			: board === "waits"
				? say("crash.opens", { seconds })
				: board === "ended"
					? say("crash.ended", { point: crashText(state.round?.end?.point ?? 100) })
					: "";
	return (
		<div className="flex min-h-0 grow flex-col">
			<CrashPastStrip past={past} />
			<div className="relative shrink-0 has-[p]:h-20">{children}</div>
			<div className="grid min-h-0 grow place-items-center p-3 [container-type:size] sm:p-5">
				<CrashBoard
					shown={shown}
					phase={board}
					words={words}
					taken={bet?.taken ?? 0}
					takenWords={say("crash.taken", { point: crashText(bet?.taken ?? 0) })}
				/>
			</div>
			<div className="flex flex-wrap items-end justify-center gap-5 px-4 pb-3">
				<TargetField target={bet?.target ?? target} onTarget={free ? onTarget : undefined} />
			</div>
		</div>
	);
}

type ActProps = {
	readonly state: CrashState;
	readonly moment: CrashMoment;
	readonly currency: OpenedCrash["currency"];
	readonly stake: string;
	/** Autoplay runs, and a press that takes nothing would end it. */
	readonly stops: boolean;
	readonly onPress: () => void;
};

/** The large button: stakes while bets are open, takes in flight. */
function CrashAct({ state, moment, currency, stake, stops, onPress }: ActProps) {
	const say = useOriginalText();
	const { bet, busy } = state;
	const takes = moment.phase === "flies" && bet?.state === "staked";
	const bets = moment.phase === "bets" && bet === undefined;
	const worth =
		takes && skyPhase(moment, state) === "flies"
			? formatMinor(winOf(minor(stake, currency), moment.shown * 100), currency)
			: undefined;
	const words = takes
		? say("act.cashOut")
		: bets
			? say("act.bet")
			: bet?.state === "staked"
				? say("crash.staked")
				: say("crash.next");
	return (
		<LargeButton
			words={words}
			worth={worth}
			currency={currency}
			disabled={busy || !(takes || bets)}
			stops={stops && !takes}
			onPress={onPress}
		/>
	);
}
