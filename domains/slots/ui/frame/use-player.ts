// Joins a player to the browser: its clock, its link, and the stage once it stands.

import { useEffect, useState } from "react";
import type { Autoplayer, AutoplayTable, FramePorts } from "#cabinet/ui";
import { later, tellUnshown, useAutoplayer } from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { createPlayer, type Player } from "../play/player.ts";
import { slotSight } from "../play/slot-sight.ts";
import { runningIn } from "../play/unshown.ts";
import type { Stage } from "../stage/stage.ts";
import { finalBoard, planRound } from "../timeline/plan-round.ts";
import type { OpenedSlot } from "./open-slot.ts";
import type { OpenShow } from "./show.ts";

export type UsedPlayer = {
	readonly player: Player;
	readonly auto: Autoplayer;
	/** True once the stage stands. */
	readonly ready: boolean;
	readonly onOpen: (open: OpenShow) => void;
};

export function usePlayer(slot: OpenedSlot, ports: FramePorts): UsedPlayer {
	const [{ player, hold }] = useState(() => buildPlayer(slot, ports));
	const auto = useAutoplayer(() => tableOf(player, slot));
	const [ready, setReady] = useState(false);
	useLink(player, ports);
	useUnshown(player, slot, ports);
	return {
		player,
		auto,
		ready,
		onOpen({ stage }) {
			hold.stage = stage;
			const board = finalBoard(planRound(slot.lastRound?.events ?? []));
			if (board !== undefined) stage.show(board);
			setReady(true);
			player.begin();
		},
	};
}

const tableOf = ({ state, round, spin }: Player, { session }: OpenedSlot): AutoplayTable => ({
	sight() {
		const events = round.get()?.events ?? [];
		const hadFree = events.some(({ type }) => starts.has(type));
		return slotSight(state.get(), { hadFree });
	},
	listen: state.listen,
	press: spin,
	minimumCycle: session?.minimumCycle ?? 0,
});

/** Events with which a bonus begins. */
const starts: ReadonlySet<string> = new Set(["free-spins-start", "hold-start", "pick-start"]);

type Hold = { stage: Stage | undefined };

function buildPlayer(slot: OpenedSlot, ports: FramePorts): { player: Player; hold: Hold } {
	const hold: Hold = { stage: undefined };
	const { currency } = slot;
	const player = createPlayer(slot.first, {
		currency,
		ports: {
			...slot.calls,
			stage: {
				start: () => hold.stage?.start(),
				giveUp: () => hold.stage?.giveUp(),
				present: async (steps) => hold.stage?.present(steps),
				hurry: () => hold.stage?.hurry(),
			},
			newKey: () => crypto.randomUUID(),
			later,
			now: () => performance.now(),
			linked: () => navigator.onLine,
			roundSent() {
				slot.show.counted.set(0);
				ports.tell({ type: "round-start" });
			},
			roundShown({ roundId, stake, win, balance, award }) {
				if (award !== undefined) slot.freeSpins.played(award);
				slot.session?.add({ stake, win });
				const write = (minor: bigint): string => formatMinor(minor, currency);
				ports.tell({ type: "round-end", roundId, stake: write(stake), win: write(win) });
				ports.tell({ type: "balance", amount: write(balance), currency });
			},
			sessionLost: (errorCode) => ports.tell({ type: "session-lost", errorCode }),
		},
	});
	return { player, hold };
}

/** In a trial nothing moves but the trial's own balance. */
function useUnshown({ state }: Player, { mode, currency }: OpenedSlot, { holdBack }: FramePorts): void {
	useEffect(
		() => (mode === "real" ? tellUnshown(state, { of: runningIn, currency, tell: holdBack }) : undefined),
		[state, mode, currency, holdBack],
	);
}

/** The browser says when the link goes; play stops at once (GLI-19 2.6). */
function useLink(player: Player, { onLinkBack }: Pick<FramePorts, "onLinkBack">): void {
	useEffect(() => onLinkBack(player.linkMayBeBack), [player, onLinkBack]);
	useEffect(() => {
		const lost = (): void => player.linkLost();
		addEventListener("offline", lost);
		return () => {
			removeEventListener("offline", lost);
			player.close();
		};
	}, [player]);
}
