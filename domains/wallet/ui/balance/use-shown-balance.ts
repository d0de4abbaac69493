// The member's balance as a page shows it, which is what can be staked (`spendable` of the core): kept fresh by the server's news, without what a running game of this browser has
// not shown yet.
import { useEffect, useReducer, useRef } from "react";
import * as z from "zod/mini";
import { type CurrencyCode, formatMinor, isCurrencyCode, parseMinor, unwrap } from "#platform/kernel";
import { currentSession, useLive, useLiveLost } from "#platform/ui";
import {
	balanceEvent,
	type HeldBack,
	heldBack,
	heldBackChannel,
	heldBackKept,
	heldBackLongest,
	type KeptBack,
	keptBack,
} from "../../contract/index.ts";
import { useGetBalance } from "../calls.gen.ts";
import { afterNews, type BalanceNews, nothingRead, type ShownBalance, shownSum } from "./shown-balance.ts";

const tickMilliseconds = 1_000;
/** Without the server's news the balance is asked for by the clock. */
const lostMilliseconds = 10_000;

/** `amount` is undefined until it is known; `read` asks the server anew. */
export function useShownBalance() {
	const lost = useLiveLost();
	const { data, dataUpdatedAt, isFetching, refetch } = useGetBalance(
		{},
		lost ? { everyMilliseconds: lostMilliseconds } : {},
	);
	const [state, dispatch] = useReducer(afterNews, undefined, heldBefore);
	const currency = data !== undefined && isCurrencyCode(data.currency) ? data.currency : undefined;
	const asked = useRef(0);
	useEffect(() => {
		if (currency === undefined || data === undefined || dataUpdatedAt === 0) return;
		dispatch({ type: "read", sum: unwrap(parseMinor(data.available, currency)), asks: asked.current });
	}, [data, dataUpdatedAt, currency]);
	// After the reading above: an answer that comes in the same moment was asked for before.
	const { asks } = state;
	useEffect(() => {
		if (asks === 0) return;
		asked.current = asks;
		void refetch();
	}, [asks, refetch]);
	useLive(balanceEvent, () => dispatch({ type: "moved" }));
	useGames({ holds: state.held.size > 0, currency, dispatch });
	const shown = shownSum(state);
	return {
		amount: shown === undefined || currency === undefined ? undefined : formatMinor(shown, currency),
		symbol: data?.symbol ?? "",
		/** What is not in it: bound to conditions, and held for a withdrawal or a ticket; undefined where there is none. */
		apart: { bonus: some(data?.restricted), held: some(data?.held) },
		reading: isFetching,
		read: () => void refetch(),
	};
}

const some = (amount: string | undefined): string | undefined =>
	amount !== undefined && /[1-9]/.test(amount) ? amount : undefined;

/** Follows when money has moved, once no game of this browser has anything left to show of it. */
export function useBalanceNews(follow: () => void): void {
	const [{ held }, dispatch] = useReducer(afterNews, undefined, heldBefore);
	const waits = useRef(false);
	const latest = useRef(follow);
	latest.current = follow;
	const holds = held.size > 0;
	useGames({ holds, currency: undefined, dispatch });
	useLive(balanceEvent, () => {
		if (holds) waits.current = true;
		else follow();
	});
	useEffect(() => {
		if (holds || !waits.current) return;
		waits.current = false;
		latest.current();
	}, [holds]);
}

type Games = {
	/** Something is held back: the clock goes on. */
	readonly holds: boolean;
	/** Of this currency; of any when it is not said. */
	readonly currency: CurrencyCode | undefined;
	readonly dispatch: (news: BalanceNews) => void;
};

/** Hears the games of this browser that are the same member's. */
function useGames({ holds, currency, dispatch }: Games): void {
	useEffect(() => {
		const channel = new BroadcastChannel(heldBackChannel);
		channel.onmessage = ({ data }: MessageEvent<unknown>) => {
			const said = z.safeParse(heldBack, data).data;
			if (said === undefined || said.member !== currentSession().customerId) return;
			dispatch({ type: "told", frame: said.frame, round: roundIn(said, currency), now: Date.now() });
		};
		return () => channel.close();
	}, [currency, dispatch]);
	useEffect(() => {
		if (!holds) return;
		const timer = setInterval(() => dispatch({ type: "tick", now: Date.now() }), tickMilliseconds);
		return () => clearInterval(timer);
	}, [holds, dispatch]);
}

/** A page that is loaded in the middle of a round: what was said before it was there. */
const heldBefore = (): ShownBalance =>
	keptHere(Date.now())
		.filter(({ member }) => member === currentSession().customerId)
		.map((kept) => ({ type: "told", frame: kept.frame, round: roundIn(kept, undefined), now: kept.at }) as const)
		.reduce(afterNews, nothingRead);

/** What the games of this browser keep. A frame that died leaves its own behind: what is too old is taken away. */
function keptHere(now: number): readonly KeptBack[] {
	return Object.keys(localStorage)
		.filter((key) => key.startsWith(heldBackKept))
		.flatMap((key) => {
			const kept = z.safeParse(keptBack, parsed(localStorage.getItem(key) ?? "")).data;
			if (kept !== undefined && now - kept.at <= heldBackLongest) return [kept];
			localStorage.removeItem(key);
			return [];
		});
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** A round in another currency moves another purse. */
function roundIn({ round }: HeldBack, wanted: CurrencyCode | undefined) {
	if (round === undefined || !isCurrencyCode(round.currency)) return undefined;
	if (wanted !== undefined && wanted !== round.currency) return undefined;
	const stake = parseMinor(round.stake, round.currency);
	const win = round.win === undefined ? undefined : parseMinor(round.win, round.currency);
	if (!stake.ok || win?.ok === false) return undefined;
	return { stake: stake.value, win: win?.value };
}
