// What happened last, in one line above the controls: a refusal, no answer, what was placed, what a draw brought. Read aloud.
import type { FramePorts } from "#cabinet/ui";
import { isUncertain } from "#cabinet/ui";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import type { LotteryState } from "../play/lottery-play.ts";
import type { Outcome } from "../play/outcome.ts";
import { useLotteryText } from "../text.ts";

export type NoticeLineProps = {
	readonly state: LotteryState;
	readonly currency: CurrencyCode;
	readonly ports: Pick<FramePorts, "failureSentence">;
};

export function NoticeLine({ state, currency, ports }: NoticeLineProps) {
	const words = useNotice({ state, currency, ports });
	return (
		<div className="shrink-0 px-3 empty:hidden sm:px-5">
			<p
				role={words.urgent ? "alert" : "status"}
				className={`rounded-control bg-surface-2 px-3 py-2 text-14 empty:hidden ${words.tone}`}
			>
				{words.text}
			</p>
		</div>
	);
}

type Words = { readonly text: string; readonly urgent: boolean; readonly tone: string };
const quiet = { urgent: false, tone: "text-text-2" } as const;
const loud = { urgent: true, tone: "text-lost" } as const;

function useNotice({ state, currency, ports }: NoticeLineProps): Words {
	const say = useLotteryText();
	const { amount } = useFormats();
	const outcomeWords = useOutcomeWords(currency);
	const { notice, outcome, placed, away, reel } = state;
	if (notice !== undefined) {
		const waits = isUncertain(notice.code) && state.busy;
		return { text: waits ? say("frame.uncertain") : ports.failureSentence(notice), ...loud };
	}
	if (away) return { text: say("frame.away"), ...loud };
	if (outcome !== undefined && outcome.stake > 0n) {
		const won = outcome.returned > outcome.stake;
		return { text: outcomeWords(outcome), urgent: false, tone: won ? "text-won" : "text-text-2" };
	}
	if (placed === undefined || reel !== undefined) return { text: "", ...quiet };
	const issues = new Set(placed.orders.map(({ numero }) => numero));
	const [order] = placed.orders;
	const stake = placed.orders.reduce((sum, each) => sum + BigInt(each.stake.replace(".", "")), 0n);
	const written = amount(formatMinor(stake, currency), currency);
	const bets = say("cart.bets", { count: placed.orders.reduce((sum, { count }) => sum + count, 0) });
	return {
		text:
			issues.size > 1
				? say("chase.placed", { count: issues.size, amount: written })
				: say("cart.placed", { issue: order?.numero ?? "", bets, amount: written }),
		...quiet,
	};
}

/** Nothing celebrates a return at or below the stake (RTS 14F). */
export function useOutcomeWords(currency: CurrencyCode): (outcome: Outcome) => string {
	const say = useLotteryText();
	const { amount } = useFormats();
	return ({ issue, stake, returned, void: notDrawn }) => {
		const values = { issue, amount: amount(formatMinor(returned, currency), currency) };
		if (notDrawn) return say("draw.void", values);
		if (returned === 0n) return say("draw.lost", values);
		return say(returned > stake ? "draw.won" : "draw.back", values);
	};
}
