// A slot game that is played: the picture, the controls, and what is said about them.
import { useEffect, useId, useState } from "react";
import type { FramePlay, FramePorts, HistoryProps } from "#cabinet/ui";
import { AutoplayBar, CornerMenu, SessionLine, useKeys } from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { useSlotNames, useSlotText } from "../text.ts";
import { CourseChoice } from "./course.tsx";
import { DoubleShown, Extras, useOffers } from "./extras.tsx";
import { FreeSpinsBar, FreeSpinsSum, useFreeSpins } from "./free-spins-bar.tsx";
import { LiveAnnounce } from "./live-announce.tsx";
import { LiveBar } from "./live-bar.tsx";
import { creditOf, type OpenedSlot } from "./open-slot.ts";
import { type PanelName, Panels } from "./panels.tsx";
import { useHandByItself } from "./pick-board.tsx";
import { SlotScene } from "./slot-scene.tsx";
import { StatusBanner } from "./status-banner.tsx";
import { usePlayer } from "./use-player.ts";

export type LiveSlotProps = {
	readonly slot: OpenedSlot;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	/** Shows a past round in place of play, or answers why not. */
	readonly onRecall: HistoryProps["onRecall"];
};

export function LiveSlot({ slot, play, ports, onRecall }: LiveSlotProps) {
	const say = useSlotText();
	const name = useSlotNames();
	const titleId = useId();
	const formats = useFormats();
	const { player, auto, ready, onOpen } = usePlayer(slot, ports);
	const state = player.state.use();
	const autoplay = auto.view.use();
	const round = player.round.use() ?? slot.lastRound;
	const [panel, setPanel] = useState<PanelName>();
	const { show, currency, payTable } = slot;
	useHandByItself({ hand: show.hand, byItself: autoplay.run !== undefined });
	const [muted, mute] = useMute(slot, ports);
	const stakeBy = (by: -1 | 1): void => player.chooseStake(state.chosen + by);
	const offers = useOffers({ slot, state, player, taken: () => setPanel(undefined) });
	const award = useFreeSpins(slot, state);
	const spin = (): void => (auto.takesPress() ? undefined : player.spin(award.next));
	const credit = round === undefined ? 0n : creditOf(round, currency);
	useKeys({
		active: panel === undefined && ready && award.done === undefined,
		act(act) {
			if (act === "spin") spin();
			else if (act === "mute") mute();
			else if (act === "rules" || act === "keys") setPanel(act);
			else if (award.next === undefined) stakeBy(act === "stake-less" ? -1 : 1);
		},
	});
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1 select-none"
			data-hue="RNG"
		>
			<h1 id={titleId} className="sr-only">
				{name(`game.${payTable.game}`)}
			</h1>
			{slot.session?.shown !== true ? null : <SessionLine session={slot.session} />}
			<SlotScene
				show={show}
				onOpen={onOpen}
				amountOf={(credits) => formats.amount(formatMinor(BigInt(credits) * credit, currency), currency)}
				idle={state.phase === "idle" && round === undefined ? say("plate.press") : ""}
				mark={{ mode: slot.mode, beside: true }}
			>
				<AutoplayBar view={autoplay} onStop={() => auto.stop("player")} />
				<StatusBanner state={state} ports={ports} />
				<DoubleShown show={show} />
				<FreeSpinsSum award={award} currency={currency} />
			</SlotScene>
			<FreeSpinsBar award={award} currency={currency} open={state.phase === "idle" && autoplay.run === undefined} />
			<Extras
				slot={slot}
				offers={offers}
				open={state.phase === "idle" && autoplay.run === undefined && ready}
				onOpen={setPanel}
			/>
			<LiveCourse slot={slot} open={state.phase === "idle"} />
			<LiveBar
				slot={slot}
				state={state}
				credit={credit}
				award={award.next}
				stops={auto.wouldStop()}
				ready={ready && award.done === undefined}
				onSpin={spin}
				onStake={stakeBy}
			>
				<CornerMenu
					muted={muted}
					onMute={mute}
					onRules={() => setPanel("rules")}
					onKeys={() => setPanel("keys")}
					onHistory={() => setPanel("history")}
					onAutoplay={
						slot.session?.autoplay === true && award.next === undefined ? () => setPanel("autoplay") : undefined
					}
					onClose={ports.leave}
					version={ports.version}
				/>
			</LiveBar>
			<LiveAnnounce state={state} currency={currency} ports={ports} show={show} credit={credit} />
			<Panels
				panel={panel}
				onClose={() => setPanel(undefined)}
				rules={{ payTable, look: show.look, currency, stakes: state.stakes, stake: state.stakes[state.chosen] ?? 0n }}
				history={{ play, ports, onRecall }}
				buy={offers.buy}
				double={offers.double}
				autoplay={{
					currency,
					stake: state.stakes[state.chosen] ?? 0n,
					hasFree: payTable.freeSpins !== undefined || payTable.bonus !== undefined,
					onStart(wish) {
						setPanel(undefined);
						auto.start(wish);
					},
				}}
			/>
		</main>
	);
}

function LiveCourse({ slot, open }: { readonly slot: OpenedSlot; readonly open: boolean }) {
	const { course, payTable } = slot;
	if (course === undefined || payTable.modes === undefined) return null;
	return <ChosenCourse course={course} courses={payTable.modes} open={open} />;
}

type ChosenCourseProps = {
	readonly course: NonNullable<OpenedSlot["course"]>;
	readonly courses: NonNullable<OpenedSlot["payTable"]["modes"]>;
	readonly open: boolean;
};

function ChosenCourse({ course, courses, open }: ChosenCourseProps) {
	return <CourseChoice courses={courses} chosen={course.use()} open={open} onChoose={course.set} />;
}

/** The sound, switched here or by the site, and remembered. */
function useMute({ show }: OpenedSlot, ports: FramePorts): readonly [boolean, () => void] {
	useEffect(() => ports.onMuteWish(show.muted.set), [show, ports]);
	const toggle = (): void => {
		show.muted.set(!show.muted.get());
		ports.tell({ type: "muted", muted: show.muted.get() });
	};
	return [show.muted.use(), toggle];
}
