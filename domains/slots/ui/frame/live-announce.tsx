// What a screen reader hears of a game that is played: one sentence a change, no more.
import { useRef } from "react";
import { Announce, type FramePorts, resultKey, unansweredWords, useCabinetText } from "#cabinet/ui";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import type { PlayState } from "../play/play-state.ts";
import { useSlotText } from "../text.ts";
import { useBonusWords } from "./plate.tsx";
import type { Show } from "./show.ts";

export type LiveAnnounceProps = {
	readonly state: PlayState;
	readonly currency: CurrencyCode;
	readonly ports: Pick<FramePorts, "failureSentence">;
	readonly show: Show;
	/** Minor units that a credit of the round in view is worth. */
	readonly credit: bigint;
};

export function LiveAnnounce({ state, currency, ports, show, credit }: LiveAnnounceProps) {
	const say = useSlotText();
	const cabinet = useCabinetText();
	const formats = useFormats();
	const write = (minor: bigint): string => formats.amount(formatMinor(minor, currency), currency);
	const bonus = useBonusWords(show, (credits) => write(BigInt(credits) * credit));
	const { notice, unanswered, pending } = state;
	// The stake that stood when the round was sent: a result is said until another is chosen.
	const sentAt = useRef(state.chosen);
	if (state.phase !== "idle") sentAt.current = state.chosen;
	const urgent =
		notice !== undefined
			? ports.failureSentence({ code: notice, message: "" })
			: unanswered !== undefined
				? cabinet(unansweredWords(unanswered, { pending: pending !== undefined }))
				: "";
	return <Announce polite={sentence()} urgent={urgent} />;

	function sentence(): string {
		if (state.phase === "spinning") return say("say.spinning");
		if (state.phase === "resuming" && unanswered === undefined) return cabinet("link.resuming");
		if (state.phase !== "idle") return bonus;
		const { win, answer } = state;
		if (win === undefined || answer === undefined || state.chosen !== sentAt.current) {
			return cabinet("say.stake", { stake: write(state.stakes[state.chosen] ?? 0n) });
		}
		const stake = answer.worth ?? answer.stake;
		return cabinet(resultKey({ win, stake }), { win: write(win), balance: write(state.balance) });
	}
}
