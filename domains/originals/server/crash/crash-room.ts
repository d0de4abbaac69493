// Crash as a room: its rules, what its moves are drawn from, what is seen of it, and what it carries. Everybody sits at one table.
import type { Tx } from "#platform/db";
import type { RoomKind } from "#platform/rooms";
import { type CrashSeen, crashRoom } from "../../contract/index.ts";
import {
	applyCrash,
	type CrashAids,
	type CrashCommand,
	type CrashState,
	type CrashTableEvent,
	crashTimes,
	decideCrash,
	emptyTable,
	tableRests,
	tickCrash,
} from "../../core/index.ts";
import type { OriginalsTools } from "../ports.ts";
import { carryCrash } from "./carry-crash.ts";
import type { Chains } from "./chain.ts";
import { crashState, crashTableEvent } from "./crash-models.ts";
import { betView, roundView, tableOf } from "./view.ts";

export type CrashTools = OriginalsTools & { readonly chains: Chains };

export type CrashRoomKind = RoomKind<CrashState, CrashTableEvent, CrashCommand, CrashSeen, CrashAids>;

export type CrashHands = CrashTools & { readonly kind: CrashRoomKind };

/** Table and bets are pushed so often while they change, in milliseconds. */
const tableMilliseconds = 500;

export const crashKind = (tools: CrashTools): CrashRoomKind => ({
	face: crashRoom,
	state: crashState,
	event: crashTableEvent,
	pace: "steps",
	begin: () => emptyTable,
	apply: applyCrash,
	aids: (tx, of) => aidsOf(tools, tx, of),
	tick: (state, { at, aids }) => tickCrash(state, at.getTime(), aids),
	decide: (state, { seat, command, at }, { aids }) =>
		decideCrash(state, command, { owner: seat, now: at.getTime(), point: aids.draw?.point }),
	shown: crashSeen,
	carry: (tx, carried) => carryCrash(tools, tx, carried),
	rests: tableRests,
	pushEvery: tableMilliseconds,
	isUrgent: ({ type }) => type === "opened" || type === "over" || type === "decided",
});

export function crashSeen({ round, bets }: CrashState, owner: string | undefined): CrashSeen {
	const mine = owner === undefined ? undefined : bets.find((bet) => bet.owner === owner);
	return {
		table: tableOf(bets),
		...(round === null ? {} : { round: roundView(round) }),
		...(round === null || mine === undefined ? {} : { bet: betView({ ...mine, round: round.roundId }) }),
	};
}

type Of = { readonly state: CrashState; readonly at: Date };

async function aidsOf({ chains, newId }: CrashTools, tx: Tx, { state, at }: Of): Promise<CrashAids> {
	const { round } = state;
	const draw = round === null ? undefined : await chains.drawOf(round);
	const rests = tableRests(state) && at.getTime() >= (round?.end?.at ?? 0) + crashTimes.pause;
	if (!rests) return { draw, next: undefined };
	await chains.ready(at);
	const chain = await chains.inUse(tx);
	if (chain?.salt == null) return { draw, next: undefined };
	const link = { chain: chain.id, number: chain.taken + 1 };
	const { hash, salt } = await chains.drawOf(link);
	return { draw, next: { ...link, hash, salt, roundId: newId() } };
}
