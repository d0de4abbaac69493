// Joins the play of a lottery to the browser: its clock, the live room, sounds, the site around the frame.
import { useEffect, useState } from "react";
import { type FramePlay, type FramePorts, later, openSpeaker, type Speaker, tellUnshown } from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { externalStore, useRoom } from "#platform/ui";
import { type LotterySeen, lotteryRoom } from "../../contract/index.ts";
import { createLotteryPlay, type LotteryPlay } from "../play/lottery-play.ts";
import type { OpenedLottery } from "../play/open-lottery.ts";

const mutedKey = "tessera.muted";
const tuning = { root: 262, scale: [0, 2, 4, 7, 9], instrument: "bell" } as const;

type Around = { readonly play: FramePlay; readonly ports: FramePorts };

export function useLottery(opened: OpenedLottery, { ports }: Around) {
	const [used] = useState(() => {
		const muted = externalStore(localStorage.getItem(mutedKey) === "true");
		const speaker = openSpeaker(tuning, { muted: muted.get() });
		muted.listen(() => {
			localStorage.setItem(mutedKey, String(muted.get()));
			speaker.setMuted(muted.get());
		});
		return { muted, speaker, lottery: playOf(opened, { ports, speaker }) };
	});
	const { lottery, muted, speaker } = used;
	useEffect(() => ports.onMuteWish(muted.set), [ports, muted]);
	const { state: room } = useRoom({ face: lotteryRoom, id: opened.first.game.gameId });
	useEffect(() => {
		if (room.seen !== undefined) lottery.hear({ game: room.seen, now: Date.now() + room.ahead });
	}, [room, lottery]);
	const { mode, currency } = opened;
	useEffect(
		() =>
			mode === "real"
				? tellUnshown(lottery.state, { of: ({ unshown }) => unshown, currency, tell: ports.holdBack })
				: undefined,
		[lottery, mode, currency, ports],
	);
	useEffect(() => ports.onLinkBack(() => void lottery.look()), [ports, lottery]);
	useEffect(
		() => () => {
			lottery.close();
			speaker.close();
		},
		[lottery, speaker],
	);
	const toggle = (): void => {
		muted.set(!muted.get());
		ports.tell({ type: "muted", muted: muted.get() });
	};
	return { ...used, toggle };
}

type Making = { readonly ports: FramePorts; readonly speaker: Speaker };

function playOf({ first, asking, currency, session }: OpenedLottery, { ports, speaker }: Making): LotteryPlay {
	const lottery = createLotteryPlay(first, {
		...asking,
		clock: () => Date.now(),
		later,
		decided({ stake, returned, orderId }) {
			// Nothing celebrates a return at or below the stake (RTS 14F).
			if (returned > stake) speaker.play("win");
			const [staked, win] = [formatMinor(stake, currency), formatMinor(returned, currency)];
			ports.tell({ type: "round-end", roundId: orderId, stake: staked, win });
			void lottery.look();
			void session?.refresh();
		},
		sessionLost: (errorCode) => ports.tell({ type: "session-lost", errorCode }),
	});
	return lottery;
}

const tickMilliseconds = 250;

/** The server's clock as it goes on, four times a second. */
export function useNow(lottery: Pick<LotteryPlay, "now">): number {
	const [now, setNow] = useState(lottery.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(lottery.now()), tickMilliseconds);
		return () => clearInterval(timer);
	}, [lottery]);
	return now;
}

/** Whether the present issue takes bets, by the server's clock; changes with it alone. */
export function useOpen(lottery: Pick<LotteryPlay, "now">, { current }: Pick<LotterySeen, "current">): boolean {
	const [open, setOpen] = useState(() => lottery.now() < current.closesAt);
	useEffect(() => {
		const look = (): void => setOpen(lottery.now() < current.closesAt);
		look();
		const timer = setInterval(look, tickMilliseconds);
		return () => clearInterval(timer);
	}, [lottery, current.closesAt]);
	return open;
}
