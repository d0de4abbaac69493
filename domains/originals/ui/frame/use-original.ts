// Joins a player to the browser: its clock, its link, its sounds.
import { useEffect, useState } from "react";
import { type FramePlay, type FramePorts, openSpeaker, type Speaker, tellUnshown } from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { type ExternalStore, externalStore } from "#platform/ui";
import { showMilliseconds } from "../games/screen.ts";
import { createOriginalPlayer, type OriginalPlay, type OriginalPlayer, type PlayerPorts } from "../play/player.ts";
import { forgetBet, rememberBet, rememberChoice } from "../play/press-memory.ts";
import { runningIn } from "../play/unshown.ts";
import type { OpenedOriginal } from "./open-original.ts";

export type UsedOriginal = {
	readonly player: OriginalPlayer;
	readonly muted: ExternalStore<boolean>;
	readonly speaker: Speaker;
};

const mutedKey = "tessera.muted";
const tuning = { root: 262, scale: [0, 2, 4, 7, 9], instrument: "bell" } as const;

export function useOriginal(original: OpenedOriginal, play: FramePlay, ports: FramePorts): UsedOriginal {
	const [used] = useState(() => {
		const muted = externalStore(localStorage.getItem(mutedKey) === "true");
		const speaker = openSpeaker(tuning, { muted: muted.get() });
		muted.listen(() => {
			localStorage.setItem(mutedKey, String(muted.get()));
			speaker.setMuted(muted.get());
		});
		return { muted, speaker, player: build(original, { play, ports, speaker }) };
	});
	const { player, muted, speaker } = used;
	useEffect(() => ports.onMuteWish(muted.set), [ports, muted]);
	const { mode, currency } = original;
	const { holdBack, onLinkBack } = ports;
	useEffect(() => {
		const of = (state: OriginalPlay) => runningIn(state, currency);
		return mode === "real" ? tellUnshown(player.state, { of, currency, tell: holdBack }) : undefined;
	}, [player, mode, currency, holdBack]);
	useEffect(() => onLinkBack(player.linkMayBeBack), [player, onLinkBack]);
	useEffect(() => {
		player.begin();
		return () => {
			player.close();
			speaker.close();
		};
	}, [player, speaker]);
	return used;
}

type Around = { readonly play: FramePlay; readonly ports: FramePorts; readonly speaker: Speaker };

function build(original: OpenedOriginal, around: Around): OriginalPlayer {
	const { currency, first } = original;
	return createOriginalPlayer(first, {
		currency,
		newKey: () => crypto.randomUUID(),
		ports: portsOf(original, around),
	});
}

function portsOf({ currency, send, enter, session }: OpenedOriginal, { play, ports, speaker }: Around): PlayerPorts {
	const write = (minor: bigint): string => formatMinor(minor, currency);
	return {
		send,
		enter,
		remember(act) {
			if (act.kind !== "bet") return;
			rememberBet(sessionStorage, { ...act, token: play.token });
			rememberChoice(localStorage, act);
		},
		forget: () => forgetBet(sessionStorage),
		later(milliseconds, work) {
			const timer = setTimeout(work, milliseconds);
			return () => clearTimeout(timer);
		},
		now: () => performance.now(),
		showFor: (round) => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : showMilliseconds(round)),
		minimumCycle: session?.minimumCycle ?? 0,
		roundSent() {
			speaker.play("press");
			ports.tell({ type: "round-start" });
		},
		roundShown({ roundId }, { stake, win, balance }) {
			// Nothing celebrates a return at or below the stake (RTS 14F).
			if (win > stake) speaker.play("win");
			session?.add({ stake, win });
			ports.tell({ type: "round-end", roundId, stake: write(stake), win: write(win) });
			ports.tell({ type: "balance", amount: write(balance), currency });
		},
		sessionLost: (errorCode) => ports.tell({ type: "session-lost", errorCode }),
	};
}
