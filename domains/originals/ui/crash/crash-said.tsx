// What a screen reader hears of crash, and the refusals that are seen: one sentence a change, none for the rising figure.

import { Announce, type FramePorts, resultKey, unansweredBy, useCabinetText } from "#cabinet/ui";
import type { CurrencyCode } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import type { CrashBet } from "../../contract/index.ts";
import { minor } from "../play/player.ts";
import { useOriginalText } from "../text.ts";
import { crashText } from "./crash-board.tsx";
import type { CrashState } from "./crash-play.ts";
import type { CrashPhase } from "./use-crash.ts";

export type CrashSaidProps = {
	readonly state: CrashState;
	readonly phase: CrashPhase;
	readonly currency: CurrencyCode;
	readonly ports: Pick<FramePorts, "failureSentence">;
};

export function CrashSaid({ state, phase, currency, ports }: CrashSaidProps) {
	const say = useOriginalText();
	const result = useCabinetText();
	const { amount } = useFormats();
	const { bet, round, notice, away, missed } = state;
	const urgent = away ? say("crash.away") : notice === undefined ? "" : refusal(notice);
	const became = missed === undefined ? (bet?.state === "returned" ? cutShort(bet) : "") : missedWords(missed);
	const seen = away ? "" : urgent || became;
	return (
		<>
			<Announce polite={missed === undefined ? sentence() : became} urgent={urgent} />
			{seen === "" ? null : (
				<p
					aria-hidden="true"
					className="pointer-events-none absolute inset-x-0 bottom-24 z-10 mx-auto w-fit max-w-[90%] rounded-card border border-line bg-surface-1 px-4 py-3 text-center text-14 shadow-float"
				>
					{seen}
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

	function missedWords(missed: CrashBet): string {
		if (missed.state === "returned") return cutShort(missed);
		if (missed.state !== "taken") return say("crash.missedLost", { stake: amount(missed.stake, currency) });
		return say("crash.missedTaken", { point: crashText(missed.taken), win: amount(missed.win, currency) });
	}

	function cutShort({ stake }: CrashBet): string {
		return say("crash.returned", { stake: amount(stake, currency) });
	}

	function sentence(): string {
		if (phase === "flies" && bet?.state === "taken") return say("crash.taken", { point: crashText(bet.taken) });
		if (phase === "flies") return say("say.crashFlying");
		if (phase !== "ended") return phase === "bets" ? say("say.crashOpen") : "";
		const ended = say("say.crash", { point: crashText(round?.end?.point ?? 0) });
		if (bet === undefined || bet.state === "staked") return ended;
		if (bet.state === "returned") return `${ended} ${cutShort(bet)}`;
		const figures = { win: minor(bet.win, currency), stake: minor(bet.stake, currency) };
		const words = { win: amount(bet.win, currency), balance: amount(state.balance, currency) };
		return `${ended} ${result(resultKey(figures), words)}`;
	}
}
