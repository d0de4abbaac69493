// The controls of a game that is played, as its state allows them.
import type { ReactNode } from "react";
import { ControlBar, MainButton, useCabinetText } from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import type { FreeSpinsAward } from "../play/free-spins.ts";
import type { PlayState } from "../play/play-state.ts";
import { useSlotText } from "../text.ts";
import type { OpenedSlot } from "./open-slot.ts";

export type LiveBarProps = {
	readonly slot: Pick<OpenedSlot, "show" | "currency">;
	readonly state: PlayState;
	/** The size of one credit of the round that is shown, in minor units. */
	readonly credit: bigint;
	readonly ready: boolean;
	/** Autoplay runs, and a press would end it. */
	readonly stops: boolean;
	/** The next spin is one that the house gave, of this stake. */
	readonly award?: Pick<FreeSpinsAward, "stake"> | undefined;
	readonly onSpin: () => void;
	readonly onStake: (by: -1 | 1) => void;
	readonly children: ReactNode;
};

export function LiveBar({ slot, state, credit, ready, stops, award, onSpin, onStake, children }: LiveBarProps) {
	const say = useSlotText();
	const cabinet = useCabinetText();
	const counted = slot.show.counted.use();
	const write = (minor: bigint): string => formatMinor(minor, slot.currency);
	const stake = state.stakes[state.chosen] ?? 0n;
	const win = shownWin(state, BigInt(counted) * credit);
	const presenting = state.phase === "presenting";
	const free = state.phase === "idle";
	const given = state.pending === undefined ? award !== undefined : state.pending.award !== undefined;
	return (
		<ControlBar
			currency={slot.currency}
			balance={write(state.balance)}
			win={win === undefined ? undefined : write(win)}
			above={win !== undefined && win > (state.answer?.worth ?? state.answer?.stake ?? 0n)}
			stake={write(state.pending?.stake ?? award?.stake ?? stake)}
			given={given}
			onStake={given ? undefined : onStake}
			lowest={!free || state.chosen === 0}
			highest={!free || state.chosen === state.stakes.length - 1}
			corner={children}
			action={
				<MainButton
					glyph={stops ? "stop" : presenting ? "skip" : "spin"}
					label={stops || presenting ? cabinet(stops ? "autoplay.stop" : "skip") : say(given ? "award.spin" : "spin")}
					disabled={!ready || !(free || presenting || stops)}
					turning={state.phase === "spinning" && !stops}
					stops={stops}
					onPress={onSpin}
				/>
			}
		/>
	);
}

/** What the win shows: counted while a round is shown, then its win, until the next spin starts. */
function shownWin(state: PlayState, counted: bigint): bigint | undefined {
	if (state.phase === "presenting") return counted === 0n ? undefined : counted;
	return state.win === 0n ? undefined : state.win;
}
