// An instant game that is played: the board, what can be chosen, the bar with the money, and the panels.
import { useId, useState } from "react";
import {
	Announce,
	AutoplayBar,
	ControlBar,
	CornerMenu,
	type FramePlay,
	type FramePorts,
	type HistoryProps,
	Marks,
	resultKey,
	SessionLine,
	useCabinetText,
	useKeys,
} from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { GameScreen } from "../games/game-screen.tsx";
import { minor, type OriginalPlay, type OriginalPlayer } from "../play/player.ts";
import { useOriginalText } from "../text.ts";
import { MainAct } from "./main-act.tsx";
import { Notice, useNoticeWords } from "./notice.tsx";
import type { OpenedOriginal } from "./open-original.ts";
import { OriginalPanels, type PanelName } from "./original-panels.tsx";
import { useTurnedUp } from "./round-words.ts";
import { useOriginal } from "./use-original.ts";
import { useOriginalAutoplay } from "./use-original-autoplay.ts";

export type LiveOriginalProps = {
	readonly original: OpenedOriginal;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	/** Shows a past round in place of play, or answers why not. */
	readonly onRecall: HistoryProps["onRecall"];
};

export function LiveOriginal({ original, play, ports, onRecall }: LiveOriginalProps) {
	const say = useOriginalText();
	const titleId = useId();
	const { player, muted } = useOriginal(original, play, ports);
	const auto = useOriginalAutoplay(player, original);
	const state = player.state.use();
	const [panel, setPanel] = useState<PanelName>();
	const [choice, setChoice] = useState(original.choice);
	const [chosen, setChosen] = useState(original.chosen);
	const { currency, stakes } = original;
	const stake = stakes[chosen] ?? 0n;
	const open = state.round?.open === true;
	const running = auto.view.run !== undefined;
	const free = state.phase === "idle" && !open && !running;
	const toggle = (): void => {
		muted.set(!muted.get());
		ports.tell({ type: "muted", muted: muted.get() });
	};
	const stakeBy = (by: -1 | 1): void => {
		if (free) setChosen(Math.min(stakes.length - 1, Math.max(0, chosen + by)));
	};
	const press = (): void => (auto.takesPress() ? undefined : mainAct({ player, state, stake, choice }));
	useKeys({
		active: panel === undefined,
		act(act) {
			if (act === "spin") press();
			else if (act === "mute") toggle();
			else if (act === "rules" || act === "keys") setPanel(act);
			else stakeBy(act === "stake-less" ? -1 : 1);
		},
	});
	const write = (amount: bigint): string => formatMinor(amount, currency);
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1 select-none"
			data-hue="RNG"
		>
			<h1 id={titleId} className="sr-only">
				{say(`game.${original.game}`)}
			</h1>
			{original.session?.shown !== true ? null : <SessionLine session={original.session} />}
			<div className="relative flex min-h-0 grow flex-col">
				<Marks mode={original.mode} />
				{/* Above the board, not over it: every tile stays in sight. */}
				<div className="relative shrink-0 has-[p]:h-20">
					<AutoplayBar view={auto.view} onStop={auto.stop} />
				</div>
				<GameScreen
					choice={choice}
					onChoose={free ? setChoice : undefined}
					round={fitting(state, choice.game)}
					showing={state.phase === "showing"}
					onStep={open && state.phase === "idle" && !running ? player.step : undefined}
				/>
				<Notice state={state} ports={ports} />
			</div>
			<ControlBar
				currency={currency}
				balance={write(state.balance)}
				win={state.win === undefined || state.win === 0n ? undefined : write(state.win)}
				above={state.win !== undefined && state.win > minor(state.round?.stake ?? "0", currency)}
				stake={open ? (state.round?.stake ?? "0") : write(stake)}
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
						onAutoplay={mayAutoplay(original) ? () => setPanel("autoplay") : undefined}
						onFairness={() => setPanel("fairness")}
						onClose={ports.leave}
						version={ports.version}
					/>
				}
				action={<MainAct state={state} choice={choice} currency={currency} stops={auto.wouldStop()} onPress={press} />}
			/>
			<Said state={state} currency={currency} ports={ports} />
			<OriginalPanels
				panel={panel}
				onClose={() => setPanel(undefined)}
				rules={{ game: original.game, currency, stakes }}
				history={{ play, ports, onRecall, seeded: true }}
				autoplay={{
					currency,
					stake,
					choice,
					onStart(wish, cells) {
						setPanel(undefined);
						auto.start(wish, { stake, picked: choice, cells });
					},
				}}
				fairness={{ play, ports, round: state.round }}
			/>
		</main>
	);
}

/** Where the market allows it; not in hi-lo, where every card asks for a choice of its own. */
const mayAutoplay = ({ session, game }: OpenedOriginal): boolean => session?.autoplay === true && game !== "hi-lo";

/** The round on the board; none of another game's. */
const fitting = ({ round }: OriginalPlay, game: string) =>
	round?.payTable.startsWith(`${game}@`) === true ? round : undefined;

type MainActs = {
	readonly player: OriginalPlayer;
	readonly state: OriginalPlay;
	readonly stake: bigint;
	readonly choice: OpenedOriginal["choice"];
};

/** The large button and the space bar: stake, take, or see the end now. */
function mainAct({ player, state, stake, choice }: MainActs): void {
	if (state.phase === "showing") player.hurry();
	else if (state.round?.open === true) player.cashOut();
	else if (choice.game !== "keno" || choice.picks.length > 0) player.bet({ stake, picked: choice });
}

type SaidProps = {
	readonly state: OriginalPlay;
	readonly currency: OpenedOriginal["currency"];
	readonly ports: Pick<FramePorts, "failureSentence">;
};

/** What a screen reader hears: one sentence a change. */
function Said({ state, currency, ports }: SaidProps) {
	const say = useOriginalText();
	const result = useCabinetText();
	const { amount } = useFormats();
	const turnedUp = useTurnedUp();
	const write = (value: bigint): string => amount(formatMinor(value, currency), currency);
	const { round } = state;
	return <Announce polite={sentence()} urgent={useNoticeWords({ state, ports })} />;

	function sentence(): string {
		if (state.phase !== "idle" || round === undefined) return "";
		const stake = minor(round.stake, currency);
		const last = turnedUp(round).slice(-1);
		if (round.open) return [...last, say("say.open", { win: amount(round.win, currency) })].join(" ");
		const win = state.win ?? 0n;
		const paid = result(resultKey({ win, stake }), { win: write(win), balance: write(state.balance) });
		return [...last, paid].join(" ");
	}
}
