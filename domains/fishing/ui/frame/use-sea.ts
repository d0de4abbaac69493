// Joins a seat to the browser: its room by the channel upward, its play, sounds, and the site around the frame.
import { useEffect, useState } from "react";
import { type FramePlay, type FramePorts, openSpeaker, type Speaker } from "#cabinet/ui";
import { externalStore, type FollowedRoom, openRoom, type RoomState } from "#platform/ui";
import { type FishingSeen, fishingRoom } from "../../contract/index.ts";
import type { Bullet } from "../play/bullets.ts";
import type { Cannon, OpenedFishing } from "../play/open-fishing.ts";
import { createSeaPlay, type Kill, type SeaPlay } from "../play/sea-play.ts";

const mutedKey = "tessera.muted";
const tuning = { root: 196, scale: [0, 2, 4, 7, 9], instrument: "glass" } as const;
const unheard: RoomState<FishingSeen> = { seen: undefined, seq: -1, ahead: 0, away: false, unknown: false };
const refreshMilliseconds = 6_000;

export type SeaHands = {
	readonly sea: SeaPlay;
	readonly room: ReturnType<typeof roomStore>;
	readonly muted: ReturnType<typeof mutedStore>;
	readonly speaker: Speaker;
	readonly now: () => number;
	/** Told of each kill once, and of each net. */
	readonly onKill: { listener: (kill: Kill) => void };
	readonly onNet: { listener: (bullet: Bullet) => void };
	readonly leave: () => Promise<void>;
};

const roomStore = () => externalStore<RoomState<FishingSeen>>(unheard);
const mutedStore = () => externalStore(localStorage.getItem(mutedKey) === "true");

type Around = {
	readonly opened: OpenedFishing;
	readonly cannon: Cannon;
	readonly play: FramePlay;
	readonly ports: FramePorts;
};

export function useSea(around: Around): SeaHands {
	const { cannon, play, ports, opened } = around;
	const [{ hands, link }] = useState(() => handsOf(around));
	const { muted, speaker, room } = hands;
	useEffect(() => ports.onMuteWish(muted.set), [ports, muted]);
	useEffect(() => {
		const opening = openRoom({ face: fishingRoom, id: cannon.roomId, playToken: play.token });
		let last = -1;
		let told = "";
		void opening.then((followed) => {
			link.room = followed;
			followed.state.listen(() => {
				const state = followed.state.get();
				room.set(state);
				last = tellKills(state, last, hands.onKill.listener);
				const balance = state.seen?.mine?.balance;
				if (balance === undefined || balance === told) return;
				told = balance;
				ports.tell({ type: "balance", amount: balance, currency: opened.currency });
			});
		});
		const timer = setInterval(() => void opened.session?.refresh(), refreshMilliseconds);
		return () => {
			clearInterval(timer);
			link.room = undefined;
			speaker.close();
			void opening.then((followed) => followed.close());
		};
	}, [cannon, play, ports, opened, room, link, hands, speaker]);
	return hands;
}

/** Of what stood when the room was joined nothing is told. */
function tellKills({ seen }: RoomState<FishingSeen>, last: number, tell: (kill: Kill) => void): number {
	const newest = seen?.kills.at(-1)?.k ?? 0;
	if (last < 0) return seen === undefined ? last : newest;
	for (const kill of seen?.kills ?? []) if (kill.k > last) tell(kill);
	return Math.max(last, newest);
}

type Link = { room: FollowedRoom<FishingSeen> | undefined };

function handsOf({ opened, cannon, ports }: Around): { readonly hands: SeaHands; readonly link: Link } {
	const link: Link = { room: undefined };
	const room = roomStore();
	const muted = mutedStore();
	const speaker = openSpeaker(tuning, { muted: muted.get() });
	muted.listen(() => {
		localStorage.setItem(mutedKey, String(muted.get()));
		speaker.setMuted(muted.get());
	});
	const now = (): number => Date.now() + room.get().ahead;
	const onKill = { listener: (_kill: Kill): void => {} };
	const onNet = { listener: (_bullet: Bullet): void => {} };
	const act: FollowedRoom<FishingSeen>["act"] = async (command) =>
		link.room === undefined ? "silent" : link.room.act(command);
	const sea = createSeaPlay({
		table: opened.table,
		place: cannon.place,
		bets: opened.bets,
		now,
		room: room.get,
		act,
		onFired: () => speaker.play("press", 0.8),
		onTouched: (bullet) => onNet.listener(bullet),
	});
	const leave = async (): Promise<void> => void (await act({ type: "leave" }));
	ports.holdBack(undefined);
	return { hands: { sea, room, muted, speaker, now, onKill, onNet, leave }, link };
}
