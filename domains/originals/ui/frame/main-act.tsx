// The one large button of an instant game: it stakes, takes what an open round stands at, or shows the end at once.
import type { CurrencyCode } from "#platform/kernel";
import { Amount } from "#platform/ui";
import type { Choice } from "../../core/index.ts";
import { minor, type OriginalPlay } from "../play/player.ts";
import { useOriginalText } from "../text.ts";

export type MainActProps = {
	readonly state: OriginalPlay;
	readonly choice: Choice;
	readonly currency: CurrencyCode;
	readonly onPress: () => void;
};

export function MainAct({ state, choice, currency, onPress }: MainActProps) {
	const say = useOriginalText();
	const { round, phase } = state;
	const open = round?.open === true;
	const worth = open && minor(round.win, currency) > 0n;
	const ready = phase === "showing" || (phase === "idle" && (open ? worth : mayBet()));
	return (
		<button
			type="button"
			disabled={!ready}
			onClick={onPress}
			className="flex min-h-14 min-w-28 shrink-0 flex-col items-center justify-center rounded-card bg-accent px-4 leading-tight font-bold text-accent-ink shadow-float transition hover:bg-accent-strong active:scale-97 disabled:opacity-45 sm:min-w-40 [@media(max-height:480px)]:min-h-11"
		>
			<span className="text-16">
				{phase === "showing" ? say("act.skip") : open ? say("act.cashOut") : say("act.bet")}
			</span>
			{worth && phase === "idle" ? <Amount amount={round.win} currency={currency} className="text-14" /> : null}
		</button>
	);

	function mayBet(): boolean {
		return !state.pausing && (choice.game !== "keno" || choice.picks.length > 0);
	}
}
