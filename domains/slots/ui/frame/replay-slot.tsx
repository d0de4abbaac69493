// A past round, shown again by the same stage and marked as a replay. Nothing is wagered and nothing can be changed.
import { useId, useRef, useState } from "react";
import {
	Announce,
	ControlBar,
	CornerMenu,
	type FramePorts,
	MainButton,
	replayDetail,
	replayWords,
	useCabinetText,
	useKeys,
} from "#cabinet/ui";
import { useFormats } from "#platform/ui";
import type { Stage } from "../stage/stage.ts";
import { useSlotNames, useSlotText } from "../text.ts";
import { planRound } from "../timeline/plan-round.ts";
import { DoubleShown } from "./extras.tsx";
import type { OpenedReplay } from "./open-replay.ts";
import { type PanelName, Panels } from "./panels.tsx";
import { useHandByItself } from "./pick-board.tsx";
import { useBonusWords } from "./plate.tsx";
import { SlotScene } from "./slot-scene.tsx";

export type ReplaySlotProps = {
	readonly replay: OpenedReplay;
	readonly ports: Pick<FramePorts, "version">;
	/** Back to where the replay was opened from. */
	readonly onClose: (() => void) | undefined;
	readonly closing: "leave" | "back";
};

export function ReplaySlot({ replay, ports, onClose, closing }: ReplaySlotProps) {
	const say = useSlotText();
	const cabinet = useCabinetText();
	const name = useSlotNames();
	const titleId = useId();
	const { amount, moment } = useFormats();
	const [panel, setPanel] = useState<PanelName>();
	const { show, round, shownOf, cost, money } = replay;
	const { currency } = round;
	const shown = useReplay(replay);
	const amountOf = (credits: number): string => amount(shownOf(credits), currency);
	const bonus = useBonusWords(show, amountOf);
	useHandByItself({ hand: show.hand, byItself: true });
	const muted = show.muted.use();
	const counted = show.counted.use();
	const mute = (): void => show.muted.set(!show.muted.get());
	useKeys({
		active: panel === undefined,
		act(act) {
			if (act === "spin") shown.press();
			else if (act === "mute") mute();
			else if (act === "keys" || (act === "rules" && money !== undefined)) setPanel(act);
		},
	});
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1 select-none"
			data-hue="RNG"
		>
			<h1 id={titleId} className="sr-only">
				{`${cabinet("replay")}: ${name(`game.${show.table.game}`)}`}
			</h1>
			<SlotScene
				show={show}
				onOpen={(open) => shown.begin(open.stage)}
				amountOf={amountOf}
				idle=""
				mark={{ mode: "replay", beside: true, ...replayDetail(round, { say: cabinet, moment }) }}
			>
				<DoubleShown show={show} />
			</SlotScene>
			<ControlBar
				currency={currency}
				balance={shown.running ? round.balanceBefore : round.balanceAfter}
				win={counted === 0 ? undefined : shownOf(counted)}
				above={counted > cost}
				stake={round.freeStake ?? round.stake}
				given={round.freeStake !== undefined}
				lowest
				highest
				corner={
					<CornerMenu
						muted={muted}
						onMute={mute}
						onRules={money === undefined ? undefined : () => setPanel("rules")}
						onKeys={() => setPanel("keys")}
						onHistory={undefined}
						onClose={onClose}
						closing={closing}
						version={ports.version}
					/>
				}
				action={
					<MainButton
						glyph={shown.running ? "skip" : "replay"}
						label={shown.running ? cabinet("skip") : cabinet("playAgain")}
						disabled={false}
						turning={false}
						onPress={shown.press}
					/>
				}
			/>
			<Announce
				polite={shown.running ? bonus || say("say.spinning") : replayWords(round, { say: cabinet, amount })}
				urgent=""
			/>
			<Panels
				panel={panel}
				onClose={() => setPanel(undefined)}
				rules={
					money === undefined ? undefined : { ...money, payTable: show.table, look: show.look, stakes: [money.stake] }
				}
				history={undefined}
			/>
		</main>
	);
}

type Running = {
	readonly running: boolean;
	readonly begin: (stage: Stage) => void;
	/** While it runs: brings its end; else shows it again. */
	readonly press: () => void;
};

function useReplay({ show, round }: OpenedReplay): Running {
	const stage = useRef<Stage>(undefined);
	const [running, setRunning] = useState(true);
	const run = async (): Promise<void> => {
		show.counted.set(0);
		setRunning(true);
		const steps = planRound(round.events);
		await stage.current?.present(steps);
		// A doubling turns no reel: what stands on them is no part of it, so both its sides stay open.
		show.showing.set(steps.find(({ kind }) => kind === "double-up"));
		setRunning(false);
	};
	return {
		running,
		begin(opened) {
			stage.current = opened;
			void run();
		},
		press: () => (running ? stage.current?.hurry() : void run()),
	};
}
