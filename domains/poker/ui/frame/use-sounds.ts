// What is heard at a table: one's turn, and a pot that one won; off by one press, as everywhere.
import { useEffect, useState } from "react";
import { type FramePorts, openSpeaker } from "#cabinet/ui";
import { externalStore } from "#platform/ui";
import type { SeenTable } from "../../core/index.ts";

const mutedKey = "tessera.muted";
const tuning = { root: 247, scale: [0, 2, 4, 7, 9], instrument: "bell" } as const;

export function useSounds({ you, hand }: SeenTable, ports: Pick<FramePorts, "onMuteWish" | "tell">) {
	const [{ muted, speaker }] = useState(() => {
		const store = externalStore(localStorage.getItem(mutedKey) === "true");
		const opened = openSpeaker(tuning, { muted: store.get() });
		store.listen(() => {
			localStorage.setItem(mutedKey, String(store.get()));
			opened.setMuted(store.get());
		});
		return { muted: store, speaker: opened };
	});
	useEffect(() => ports.onMuteWish(muted.set), [ports, muted]);
	useEffect(() => () => speaker.close(), [speaker]);
	const isTurn = you?.legal != null;
	useEffect(() => {
		if (isTurn) speaker.play("press");
	}, [isTurn, speaker]);
	const won = hand?.end?.pots.some(({ parts }) =>
		parts.some((part) => part.won.some(({ seat }) => seat === you?.seat)),
	);
	useEffect(() => {
		if (won === true) speaker.play("win");
	}, [won, speaker]);
	return {
		muted: muted.use(),
		toggle: () => {
			muted.set(!muted.get());
			ports.tell({ type: "muted", muted: muted.get() });
		},
	};
}
