// Joins the play of crash to the browser: its clock, the live room, sounds, the site around the frame.
import { useEffect, useState } from "react";
import { type FramePlay, type FramePorts, openSpeaker } from "#cabinet/ui";
import { externalStore } from "#platform/ui";
import { multiplierAt } from "../../core/index.ts";
import { minor } from "../play/player.ts";
import { type CrashPlay, type CrashState, createCrashPlay } from "./crash-play.ts";
import { followTable } from "./follow-table.ts";
import type { OpenedCrash } from "./open-crash.ts";

const mutedKey = "tessera.muted";
const tuning = { root: 220, scale: [0, 3, 5, 7, 10], instrument: "bell" } as const;
/** The server keeps rounds going for whoever looks; a push that was lost is made up for too. */
const lookMilliseconds = 20_000;
const paidMilliseconds = 1_500;
/** The server decides what is left 750 ms after the end. */
const decidedMilliseconds = 900;
const spreadMilliseconds = 800;

export function useCrash(opened: OpenedCrash, { play, ports }: { play: FramePlay; ports: FramePorts }) {
	const [used] = useState(() => {
		const muted = externalStore(localStorage.getItem(mutedKey) === "true");
		const speaker = openSpeaker(tuning, { muted: muted.get() });
		muted.listen(() => {
			localStorage.setItem(mutedKey, String(muted.get()));
			speaker.setMuted(muted.get());
		});
		return { muted, speaker, crash: playOf(opened, { play, ports, speaker }) };
	});
	const { crash, muted, speaker } = used;
	useEffect(() => ports.onMuteWish(muted.set), [ports, muted]);
	useEffect(() => {
		const unfollow = followTable(crash);
		const timer = setInterval(() => void crash.look(), lookMilliseconds);
		return () => {
			clearInterval(timer);
			unfollow();
			speaker.close();
		};
	}, [crash, speaker]);
	return used;
}

type Around = {
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly speaker: ReturnType<typeof openSpeaker>;
};

function playOf({ first, asking, currency, session }: OpenedCrash, { ports, speaker }: Around): CrashPlay {
	return createCrashPlay(first, {
		...asking,
		newKey: () => crypto.randomUUID(),
		clock: () => Date.now(),
		later: (work) => void setTimeout(work, decidedMilliseconds + (Date.now() % spreadMilliseconds)),
		staked() {
			speaker.play("press");
			ports.tell({ type: "round-start" });
		},
		decided({ betId, stake, win }) {
			// Nothing celebrates a return at or below the stake (RTS 14F).
			if (minor(win, currency) > minor(stake, currency)) speaker.play("win");
			ports.tell({ type: "round-end", roundId: betId, stake, win });
			// The session's figures come from what is paid, a moment later.
			setTimeout(() => void session?.refresh(), paidMilliseconds);
		},
		sessionLost: (errorCode) => ports.tell({ type: "session-lost", errorCode }),
	});
}

export type CrashPhase = "waits" | "bets" | "closes" | "flies" | "ended";

export type CrashMoment = {
	readonly phase: CrashPhase;
	/** Hundredths. */
	readonly shown: number;
	/** Until the flight, rounded up. */
	readonly seconds: number;
};

/** How the round stands at a moment of the server's clock. */
export function momentOf({ round }: Pick<CrashState, "round">, now: number): CrashMoment {
	if (round === undefined) return { phase: "waits", shown: 100, seconds: 0 };
	const seconds = Math.max(0, Math.ceil((round.fliesAt - now) / 1_000));
	if (round.end !== undefined) return { phase: "ended", shown: Math.max(100, round.end.point), seconds };
	if (now < round.fliesAt) return { phase: now < round.closesAt ? "bets" : "closes", shown: 100, seconds };
	return { phase: "flies", shown: multiplierAt(now - round.fliesAt), seconds: 0 };
}

/** What the board shows: without a connection nobody here knows whether the flight goes on, so no figure rises. */
export function skyPhase(
	{ phase }: Pick<CrashMoment, "phase">,
	{ away }: Pick<CrashState, "away">,
): "waits" | "flies" | "ended" {
	return away || (phase !== "flies" && phase !== "ended") ? "waits" : phase;
}

/**
 * What a press at the table does now. A flight waits for nobody: a cash-out is never a part of the press that stopped
 * autoplay; a bet may be, and stakes nothing then.
 */
export function pressOf(
	phase: CrashMoment["phase"],
	bet: CrashState["bet"],
	takenByAutoplay: () => boolean,
): "bet" | "cash-out" | undefined {
	if (phase === "flies" && bet?.state === "staked") return "cash-out";
	return !takenByAutoplay() && phase === "bets" && bet === undefined ? "bet" : undefined;
}

/** The moment as it goes on: with every frame in flight, four times a second otherwise and without motion. */
export function useMoment(crash: CrashPlay, state: CrashState): CrashMoment {
	const [, tick] = useState(0);
	const moment = momentOf(state, crash.now());
	const flies = moment.phase === "flies";
	useEffect(() => {
		let frame = 0;
		const still = !flies || matchMedia("(prefers-reduced-motion: reduce)").matches;
		if (still) {
			const timer = setInterval(() => tick((count) => count + 1), 250);
			return () => clearInterval(timer);
		}
		const next = (): void => {
			tick((count) => count + 1);
			frame = requestAnimationFrame(next);
		};
		frame = requestAnimationFrame(next);
		return () => cancelAnimationFrame(frame);
	}, [flies]);
	return moment;
}
