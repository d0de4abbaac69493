// What a frame shows of its session: balance, time and net position (RTS 2E, 13C).
import type { PlayTicket } from "#platform/http";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import type { PlayState } from "../../contract/index.ts";
import { readDemoSession } from "../rounds/demo-round.ts";
import { sumRounds } from "../rounds/round-store.ts";
import type { GamesTools } from "../tools.ts";
import { cycles } from "./pace.ts";
import type { PlayFacts } from "./play-sessions.ts";

/** A play session, entered or looked at from outside its frame. */
export type ShownPlay = Pick<PlayFacts, "currency" | "gameId" | "startedAt"> & {
	readonly ticket: Pick<PlayTicket, "playId" | "memberId">;
};

type Position = { readonly balance: bigint; readonly rounds: number; readonly staked: bigint; readonly won: bigint };

export async function playStateOf(tools: GamesTools, facts: PlayFacts): Promise<PlayState> {
	const { currency } = facts;
	const { balance, rounds, staked, won } = await positionOf(tools, facts);
	const shown = (minor: bigint) => formatMinor(minor, currency);
	return {
		mode: facts.ticket.mode,
		currency,
		balance: shown(balance),
		startedAt: facts.startedAt.toISOString(),
		now: tools.clock.now().toISOString(),
		expiresAt: facts.expiresAt.toISOString(),
		rounds,
		staked: shown(staked),
		won: shown(won),
		net: shown(won - staked),
		autoplay: facts.protection.autoplay,
		minimumCycle: cycles(tools.catalogue, facts.protection.minimumCycle)(facts.gameId),
		showSession: facts.protection.showsSession,
	};
}

export async function positionOf(tools: GamesTools, facts: ShownPlay): Promise<Position> {
	const { memberId, playId } = facts.ticket;
	if (memberId === undefined) {
		const session = await tools.db.read((tx) => readDemoSession(tx, playId, { lock: false }));
		return session?.purse ?? { balance: 0n, rounds: 0, staked: 0n, won: 0n };
	}
	const since = facts.startedAt;
	const [sums, balance] = await Promise.all([
		tools.db.read((tx) => sumRounds(tx, { memberId, gameId: facts.gameId, since })),
		availableOf(tools, memberId, facts.currency),
	]);
	return { ...sums, balance };
}

async function availableOf(
	tools: GamesTools,
	memberId: NonNullable<PlayTicket["memberId"]>,
	currency: CurrencyCode,
): Promise<bigint> {
	return (await tools.wallet.balance(memberId, currency)).available;
}

/** The balance of a play session, real or demo, in minor units. */
export async function playBalance(tools: GamesTools, play: PlayTicket): Promise<bigint> {
	if (play.memberId !== undefined) return availableOf(tools, play.memberId, play.currency);
	const session = await tools.db.read((tx) => readDemoSession(tx, play.playId, { lock: false }));
	return session?.purse.balance ?? 0n;
}
