// What happened last, in one line above the chips: a refusal, no answer, what lies, what is bet, what came back. Read aloud.
import { type FramePorts, isUncertain } from "#cabinet/ui";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { sumOf } from "../../core/index.ts";
import { useSpotWords } from "../board/spot-words.ts";
import { ownBets } from "../play/table-play.ts";
import type { TableUiState } from "../play/table-types.ts";
import { useTableText } from "../text.ts";

export type BetNoticeProps = {
	readonly state: TableUiState;
	readonly currency: CurrencyCode;
	readonly ports: Pick<FramePorts, "failureSentence">;
};

export function BetNotice(props: BetNoticeProps) {
	const { text, urgent, tone } = useWords(props);
	// A refusal is read whole, also on a phone.
	return (
		<p role={urgent ? "alert" : "status"} className={`min-h-6 text-14 ${urgent ? "" : "truncate"} ${tone}`}>
			{text}
		</p>
	);
}

const quiet = { urgent: false, tone: "text-text-2" } as const;
const loud = { urgent: true, tone: "text-lost" } as const;

function useWords({ state, currency, ports }: BetNoticeProps) {
	const say = useTableText();
	const spotWords = useSpotWords();
	const { amount } = useFormats();
	const written = (minor: bigint): string => amount(formatMinor(minor, currency), currency);
	const { notice, full, outcome, away, laid, own } = state;
	if (notice !== undefined) {
		const waits = isUncertain(notice.code) && state.busy;
		return { text: waits ? say("frame.uncertain") : ports.failureSentence(notice), ...loud };
	}
	if (away) return { text: say("frame.away"), ...loud };
	if (full !== undefined)
		return { text: say("bets.full", { spot: spotWords(full.spot), amount: written(full.most) }), ...loud };
	if (laid.length > 0) return { text: say("bets.laid", { amount: written(sumOf(laid.flat())) }), ...quiet };
	if (outcome !== undefined) {
		if (outcome.void) return { text: say("result.void", { amount: written(outcome.returned) }), ...quiet };
		if (outcome.returned === 0n) return { text: say("result.lost"), ...quiet };
		const tone = outcome.returned > outcome.stake ? "text-won" : "text-text-2";
		return { text: say("result.won", { amount: written(outcome.returned) }), urgent: false, tone };
	}
	const bet = sumOf(ownBets(own, currency));
	return { text: bet > 0n ? say("bets.placed", { amount: written(bet) }) : say("bets.none"), ...quiet };
}
