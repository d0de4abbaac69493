// The counter where bets are made: the slip being filled in, the cart, and what is asked before it is bet.
import { useEffect, useRef, useState } from "react";
import { formatMinor } from "#platform/kernel";
import { type Play, type PrizeMode, playsOf, printSlips, prizeModeIds, type Slip } from "../../core/index.ts";
import { added, type Cart, mostLines, sumOfSlips } from "../cart/cart.ts";
import type { LotteryPlay, LotteryState, Press } from "../play/lottery-play.ts";
import type { OpenedLottery } from "../play/open-lottery.ts";
import { cleared, type Draft, emptyDraft, footingIn, groupsIn, slipOf, termsOf } from "./draft.ts";
import { browserBelow, randomPicks } from "./random-picks.ts";

export type ChaseRows = readonly { readonly issue: string; readonly multiple: number }[];

/** What would be bet, as it is shown before. */
export type Asked = {
	readonly slips: readonly Slip[];
	readonly from: "draft" | "cart";
	readonly chase?: { readonly rows: ChaseRows; readonly stopOnWin: boolean };
};

const oneClickKey = "tessera.lottery.one-click";
/** The simplest of five digits. */
const firstPlay = 14;

/** The play of the game that an address asks for, by its code or number; the simplest otherwise. */
const beginWith = (asked: string | undefined, footing: OpenedLottery["footing"]): Play => {
	const plays = playsOf({ groups: groupsIn(footing) });
	const play =
		plays.find(({ code, id }) => code === asked || String(id) === asked) ??
		plays.find(({ id }) => id === firstPlay) ??
		plays[0];
	if (play === undefined) throw new Error("a lottery without plays");
	return play;
};

/** What all of it costs, in minor units. */
export function costOfAsked({ slips, chase }: Pick<Asked, "slips" | "chase">): bigint {
	const times = chase === undefined ? 1 : chase.rows.reduce((sum, { multiple }) => sum + multiple, 0);
	return sumOfSlips(slips).stake * BigInt(times);
}

type Counter = { readonly opened: OpenedLottery; readonly lottery: LotteryPlay; readonly playType: string | undefined };

export function useCounter({ opened, lottery, playType }: Counter) {
	const [mode, setMode] = useState<PrizeMode>(opened.footing.mode);
	const footing = footingIn(opened.footing, mode);
	const [draft, setDraft] = useState(() => emptyDraft(beginWith(playType, footing), footing));
	const [cart, setCart] = useState<Cart>([]);
	const [asked, setAsked] = useState<Asked>();
	const [oneClick, setOneClick] = useState(() => localStorage.getItem(oneClickKey) === "true");
	const done = useRef<() => void>(undefined);
	const { placed, game } = lottery.state.use();
	useEffect(() => {
		if (placed === undefined) return;
		done.current?.();
		done.current = undefined;
	}, [placed]);
	const slip = slipOf(draft, footing);
	const bet = (what: Asked): void => {
		setAsked(undefined);
		done.current = () => (what.from === "cart" ? setCart([]) : setDraft(cleared));
		void lottery.bet(pressOf(what, { opened, game }));
	};
	const add = (slips: readonly Slip[]): void =>
		setCart((now) => slips.reduce((cart, each) => added(cart, { key: crypto.randomUUID(), slip: each }), now));
	return {
		draft,
		setDraft,
		cart,
		setCart,
		slip,
		asked,
		add,
		oneClick,
		full: cart.length >= mostLines,
		ask: (what: Asked): void => (oneClick && what.chase === undefined ? bet(what) : setAsked(what)),
		drop: () => setAsked(undefined),
		bet,
		addDraft(): void {
			if (!slip.ok) return;
			add([slip.value]);
			setDraft(cleared(draft));
		},
		random: (count: number): void => add(randomSlips(draft, { footing }, count)),
		footing,
		/** Bets of two modes are never pressed together: the cart begins anew. */
		changeMode(wanted: PrizeMode): void {
			const other = footingIn(opened.footing, wanted);
			setMode(wanted);
			setCart([]);
			setDraft(emptyDraft(beginWith(undefined, other), other));
		},
		wishOneClick(wanted: boolean): void {
			localStorage.setItem(oneClickKey, String(wanted));
			setOneClick(wanted);
		},
	};
}

export type CounterState = ReturnType<typeof useCounter>;

const randomSlips = (draft: Draft, { footing }: Pick<OpenedLottery, "footing">, count: number): readonly Slip[] =>
	Array.from({ length: count }, () => randomPicks(draft.play, browserBelow)).flatMap((rows) =>
		rows === undefined ? [] : [{ play: draft.play, rows, terms: termsOf(draft, footing) }],
	);

type Around = { readonly opened: OpenedLottery; readonly game: LotteryState["game"] };

function pressOf(asked: Asked, { opened, game }: Around): Press {
	const { slips, chase } = asked;
	return {
		key: crypto.randomUUID(),
		gameId: game.gameId,
		currentNumero: chase?.rows[0]?.issue ?? game.current.numero,
		...(chase === undefined ? {} : { chase: chase.rows.map(({ issue: numero, multiple }) => ({ numero, multiple })) }),
		winningStop: chase?.stopOnWin ?? false,
		betCartAmountSum: formatMinor(costOfAsked(asked), opened.currency),
		prizeModeId: slips[0] === undefined ? opened.prizeModeId : prizeModeIds[slips[0].terms.mode],
		bettingSlipString: printSlips(slips),
	};
}
