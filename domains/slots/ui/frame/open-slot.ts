// Enters a launched slot game: its rules, balance and last round, and a spin of this tab that is still unanswered.

import { type FramePlay, type FramePorts, minor, ofFormerPlay, openSession, type RunningSession } from "#cabinet/ui";
import type { OpenFreeSpinsAward } from "#games/contract";
import type { CallFailure, Client } from "#platform/contract/client";
import { type CurrencyCode, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import { type ExternalStore, externalStore } from "#platform/ui";
import { doubleUp, enterSlot, type PayTableView, type SlotRound, spinSlot } from "../../contract/index.ts";
import { lookOf } from "../looks.ts";
import { createFreeSpins, type FreeSpins, type FreeSpinsAward } from "../play/free-spins.ts";
import { pendingMemory } from "../play/pending-memory.ts";
import { enterPlay, type PendingSpin, type PlayStep } from "../play/play-state.ts";
import { coinOf, type PlayerPorts, readAnswer } from "../play/player.ts";
import { createShow, fetchStage, type Show } from "./show.ts";

export type OpenedSlot = {
	readonly show: Show;
	readonly mode: "real" | "demo";
	readonly currency: CurrencyCode;
	readonly payTable: PayTableView;
	readonly lastRound: SlotRound | undefined;
	readonly first: PlayStep;
	/** The way to bet that is chosen; undefined where the game offers no choice. */
	readonly course: ExternalStore<string> | undefined;
	readonly calls: Pick<PlayerPorts, "spin" | "balance" | "remember" | "forget">;
	/** Undefined when the server did not say. */
	readonly session: RunningSession | undefined;
	/** Free spins that the house gave. */
	readonly freeSpins: FreeSpins;
	/** What the market lets the game offer. */
	readonly features: { readonly buy: boolean; readonly doubleUp: boolean };
};

/** Throws only when the server names a currency or a game that this client does not know: it is out of date. */
export async function openSlot(play: FramePlay, ports: FramePorts): Promise<Result<OpenedSlot, CallFailure>> {
	const client = ports.clientFor(play.token);
	const pending = pendingMemory(ports.tab).recall(play.gameCode);
	fetchStage();
	const [entered, look, session] = await Promise.all([
		client.call(enterSlot, {}),
		lookOf(play.gameCode),
		openSession(client, { resumes: pending !== undefined }),
	]);
	if (!entered.ok) return entered;
	const { currency, payTable, coins, defaultCoin, features, freeSpins, ...rest } = entered.value;
	if (!isCurrencyCode(currency)) throw new Error(`unknown currency ${currency}`);
	const { lastRound, balance } = rest;
	const first = enterPlay({
		balance: minor(balance, currency),
		stakes: coins.map((coin) => minor(coin, currency) * BigInt(payTable.cost)),
		chosen: Math.max(0, coins.indexOf(defaultCoin)),
		pending: pending === undefined ? undefined : spinOf(pending),
		last: lastRound && readAnswer({ round: lastRound, balance }, currency),
	});
	const course = chosenCourse(payTable);
	return ok({
		show: createShow(look, payTable),
		course,
		mode: rest.mode,
		currency,
		payTable,
		lastRound,
		first,
		calls: callsOf(play, { ports, currency, payTable, course }),
		session,
		features,
		freeSpins: createFreeSpins(freeSpinsOf(freeSpins, currency), async () => {
			const again = await client.call(enterSlot, {});
			return again.ok ? freeSpinsOf(again.value.freeSpins, currency) : undefined;
		}),
	});
}

const freeSpinsOf = (freeSpins: readonly OpenFreeSpinsAward[], currency: CurrencyCode): readonly FreeSpinsAward[] =>
	freeSpins.map(({ stake, won, ...award }) => ({ ...award, stake: minor(stake, currency), won: minor(won, currency) }));

const spinOf = ({ key, stake, mode, award, double }: PendingSpin): PendingSpin => ({ key, stake, mode, award, double });

const courseKey = (game: string): string => `tessera.course.${game}`;

/** The course this browser chose last, or the first. It does not change while a spin is unanswered. */
function chosenCourse({ game, modes }: PayTableView): OpenedSlot["course"] {
	const [first] = modes ?? [];
	if (modes === undefined || first === undefined) return undefined;
	const last = localStorage.getItem(courseKey(game));
	const course = externalStore(modes.some(({ code }) => code === last) && last !== null ? last : first.code);
	course.listen(() => localStorage.setItem(courseKey(game), course.get()));
	return course;
}

function callsOf(
	play: FramePlay,
	context: { ports: FramePorts; currency: CurrencyCode; payTable: PayTableView; course: OpenedSlot["course"] },
): OpenedSlot["calls"] {
	const { ports, currency, payTable, course } = context;
	const memory = pendingMemory(ports.tab);
	const client = ports.clientFor(play.token);
	/** A spin that a former play of this tab has sent is asked for with that play's token: the key is known there. */
	const tokenFor = ({ key }: PendingSpin): string => {
		const remembered = memory.recall(play.gameCode);
		return remembered?.key === key ? remembered.token : play.token;
	};
	const send = (to: Client, pending: PendingSpin) => {
		if (pending.double !== undefined) return to.call(doubleUp, pending.double);
		const mode = pending.mode ?? course?.get();
		const { buy } = payTable;
		const cost = buy !== undefined && pending.mode === buy.code ? buy.cost : payTable.cost;
		return to.call(spinSlot, {
			coin: coinOf({ minor: pending.stake, cost, currency }),
			...(mode === undefined ? {} : { mode }),
			...(pending.award === undefined ? {} : { award: pending.award }),
			key: pending.key,
		});
	};
	return {
		spin(pending) {
			const token = tokenFor(pending);
			const asked = send(ports.clientFor(token), pending);
			return token === play.token ? asked : ofFormerPlay(asked);
		},
		async balance() {
			const answer = await client.call(enterSlot, {});
			return answer.ok ? ok(answer.value.balance) : answer;
		},
		remember: (pending) => memory.remember({ ...pending, gameCode: play.gameCode, token: play.token }),
		forget: memory.forget,
	};
}

/** A round as far as its figures go: what was staked, by whomever. */
type Staked = { stake: string; freeStake?: string | undefined; events: SlotRound["events"] };

/** The credit of a finished round, in minor units: its stake over what the spin cost. 0 when its events name no bet. */
export function creditOf(round: Staked, currency: CurrencyCode): bigint {
	const bet = round.events.find((event) => event.type === "bet");
	const stake = parseMinor(round.freeStake ?? round.stake, currency);
	if (bet?.type !== "bet" || bet.cost === 0 || !stake.ok) return 0n;
	return stake.value / BigInt(bet.cost);
}
