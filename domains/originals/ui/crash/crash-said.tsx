// What a screen reader hears of crash, and the refusals that are seen: one sentence a change, none for the rising figure.
import type { CurrencyCode } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { Announce, resultKey, type SlotPorts, unansweredBy, useSlotText } from "#slots/ui";
import { minor } from "../play/player.ts";
import { useOriginalText } from "../text.ts";
import { crashText } from "./crash-board.tsx";
import type { CrashState } from "./crash-play.ts";
import type { CrashPhase } from "./use-crash.ts";

export type CrashSaidProps = {
	readonly state: CrashState;
	readonly phase: CrashPhase;
	readonly currency: CurrencyCode;
	readonly ports: Pick<SlotPorts, "failureSentence">;
};

export function CrashSaid({ state, phase, currency, ports }: CrashSaidProps) {
	const say = useOriginalText();
	const result = useSlotText();
	const { amount } = useFormats();
	const { bet, round, notice, away } = state;
	const urgent = away ? say("crash.away") : notice === undefined ? "" : refusal(notice);
	return (
		<>
			<Announce polite={sentence()} urgent={urgent} />
			{notice === undefined || away ? null : (
				<p
					aria-hidden="true"
					className="absolute inset-x-0 bottom-24 z-10 mx-auto w-fit max-w-[90%] rounded-card border border-line bg-surface-1 px-4 py-3 text-center text-14 shadow-float"
				>
					{urgent}
				</p>
			)}
		</>
	);

	/** Without a certain answer nothing has to be tried again: how things stand is asked for. */
	function refusal(failure: NonNullable<typeof notice>): string {
		const why = unansweredBy(failure.code);
		if (why === undefined) return ports.failureSentence(failure);
		return say(why === "link" ? "crash.away" : `crash.${why}`);
	}

	function sentence(): string {
		if (phase === "flies" && bet?.state === "taken") return say("crash.taken", { point: crashText(bet.taken) });
		if (phase === "flies") return say("say.crashFlying");
		if (phase !== "ended") return phase === "bets" ? say("say.crashOpen") : "";
		const ended = say("say.crash", { point: crashText(round?.end?.point ?? 0) });
		if (bet === undefined || bet.state === "staked") return ended;
		if (bet.state === "returned") return `${ended} ${say("crash.returned")}`;
		const figures = { win: minor(bet.win, currency), stake: minor(bet.stake, currency) };
		const words = { win: amount(bet.win, currency), balance: amount(state.balance, currency) };
		return `${ended} ${result(resultKey(figures), words)}`;
	}
}
