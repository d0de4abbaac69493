// The one large button of an instant game: it stakes, takes what an open round stands at, or shows the end at once.
import type { CurrencyCode } from "#platform/kernel";
import type { Choice } from "../../core/index.ts";
import { minor, type OriginalPlay } from "../play/player.ts";
import { useOriginalText } from "../text.ts";
import { LargeButton } from "./large-button.tsx";

export type MainActProps = {
	readonly state: OriginalPlay;
	readonly choice: Choice;
	readonly currency: CurrencyCode;
	/** Autoplay runs, and a press would end it. */
	readonly stops: boolean;
	readonly onPress: () => void;
};

export function MainAct({ state, choice, currency, stops, onPress }: MainActProps) {
	const say = useOriginalText();
	const { round, phase } = state;
	const open = round?.open === true;
	const worth = open && minor(round.win, currency) > 0n;
	const ready = phase === "showing" || (phase === "idle" && (open ? worth : mayBet()));
	return (
		<LargeButton
			words={phase === "showing" ? say("act.skip") : open ? say("act.cashOut") : say("act.bet")}
			worth={worth && phase === "idle" ? round.win : undefined}
			currency={currency}
			disabled={!ready}
			stops={stops}
			onPress={onPress}
		/>
	);

	function mayBet(): boolean {
		return !state.pausing && (choice.game !== "keno" || choice.picks.length > 0);
	}
}
