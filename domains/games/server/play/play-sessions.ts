// Play sessions in memory: who plays what, and whether it may still be played. The end of a login and a change of what
// protects a member are told to every node and count at once; a copy is trusted for half a minute, in case the word did
// not come. Whoever plays on does not wait for the next copy: it is read before this one's time is over.
import { gatherReads } from "#platform/db";
import type { MaybePromise, PlayTicket } from "#platform/http";
import { type CurrencyCode, isCurrencyCode, type MemberId, memberId } from "#platform/kernel";
import { freeStanding, type PlayStanding } from "#protection/api";
import type { CachedCatalogue } from "../catalogue/cached-catalogue.ts";
import type { Members } from "../members.ts";
import type { GamesDeps } from "../ports.ts";
import { digestOf } from "./digest.ts";
import { endByLogin, endPlaySession, findById, findByTokens, type PlaySessionRow } from "./play-store.ts";
import { createRenewals } from "./renewals.ts";

export type PlayFacts = {
	readonly ticket: PlayTicket;
	readonly currency: CurrencyCode;
	readonly gameId: string;
	readonly loginSession: string | undefined;
	readonly startedAt: Date;
	readonly expiresAt: Date;
	/** The session was ended, or its login was. */
	readonly ended: boolean;
	readonly member: "active" | "frozen" | "excluded";
	/** What holds for the member's protection; nothing in a trial. */
	readonly protection: PlayStanding;
};

export type PlaySessions = {
	/** Who holds a play token; undefined when it is unknown, ended or expired. */
	readonly authenticate: (token: string) => MaybePromise<PlayTicket | undefined>;
	/** Who a play token was given to, whether or not it may still be played with. */
	readonly ofToken: (token: string) => MaybePromise<PlayFacts | undefined>;
	readonly facts: (playId: string) => MaybePromise<PlayFacts | undefined>;
	readonly end: (playId: string) => Promise<void>;
	readonly endLogin: (sessionId: string) => Promise<void>;
	/** What is remembered of a member, or of everybody, is read again before the next stake. */
	readonly forgetMember: (member: MemberId | undefined) => void;
	/** What hangs on a login that has ended, or on any, is read again before the next stake. */
	readonly forgetLogin: (sessionId: string | undefined) => void;
	/** Reads nothing ahead any more. */
	readonly close: () => void;
};

export type SessionDeps = Pick<GamesDeps, "db" | "clock" | "protection"> & { readonly members: Members };

const trustedMilliseconds = 30_000;
/** A copy of this age that is used is read again, so that the next use finds a younger one. */
const renewedMilliseconds = 20_000;
const gatherMilliseconds = 250;
const mostKept = 50_000;

export function createPlaySessions(deps: SessionDeps, catalogue: CachedCatalogue): PlaySessions {
	const memory = rememberPlays(() => deps.clock.now().getTime());
	const rowOfDigest = gatherReads<Buffer, PlaySessionRow | undefined>({ read: (all) => findByTokens(deps.db, all) });
	const renewals = createRenewals({ read: readToken, gatherMilliseconds });

	/** What was forgotten while each read was away: what is read before a word and arrives after it is not kept. */
	const reading = new Set<Concerns[]>();

	async function read(find: () => Promise<PlaySessionRow | undefined>): Promise<PlayFacts | undefined> {
		const forgotten: Concerns[] = [];
		reading.add(forgotten);
		try {
			const row = await find();
			const facts = row === undefined ? undefined : await factsOf(deps, catalogue, row);
			if (facts !== undefined && !forgotten.some((concerns) => concerns(facts))) memory.keep(facts);
			return facts;
		} finally {
			reading.delete(forgotten);
		}
	}
	function forget(concerns: Concerns): void {
		for (const forgotten of reading) forgotten.push(concerns);
		memory.forget(concerns);
	}
	async function readToken(token: string): Promise<PlayFacts | undefined> {
		const facts = await read(() => rowOfDigest(digestOf(token)));
		if (facts !== undefined) memory.name(token, facts.ticket.playId);
		return facts;
	}
	function ofToken(token: string): MaybePromise<PlayFacts | undefined> {
		const copy = memory.fresh(memory.idOf(token));
		if (copy === undefined) return readToken(token);
		if (copy.age >= renewedMilliseconds) renewals.ask(token);
		return copy.facts;
	}
	const ticketOf = (facts: PlayFacts | undefined): PlayTicket | undefined =>
		facts === undefined || isOver(facts, deps.clock.now()) ? undefined : facts.ticket;
	return {
		ofToken,
		authenticate: (token) => {
			const facts = ofToken(token);
			return facts instanceof Promise ? facts.then(ticketOf) : ticketOf(facts);
		},
		facts: (playId) => memory.fresh(playId)?.facts ?? read(() => deps.db.read((tx) => findById(tx, playId))),
		end: async (playId) => {
			await deps.db.tx((tx) => endPlaySession(tx, playId, deps.clock.now()));
			forget(({ ticket }) => ticket.playId === playId);
		},
		endLogin: async (sessionId) => {
			await deps.db.tx((tx) => endByLogin(tx, sessionId, deps.clock.now()));
			forget(({ loginSession }) => loginSession === sessionId);
		},
		forgetMember: (member) => forget(({ ticket }) => member === undefined || ticket.memberId === member),
		forgetLogin: (sessionId) => forget(({ loginSession }) => sessionId === undefined || loginSession === sessionId),
		close: renewals.close,
	};
}

type Concerns = (facts: PlayFacts) => boolean;

type Copy = { readonly facts: PlayFacts; readonly age: number };

/** Copies by play, and which play a token is of. When there are too many, all are forgotten. */
function rememberPlays(now: () => number) {
	const kept = new Map<string, { readonly facts: PlayFacts; readonly readAt: number }>();
	const idOfToken = new Map<string, string>();
	return {
		keep(facts: PlayFacts): void {
			if (kept.size >= mostKept) kept.clear();
			kept.set(facts.ticket.playId, { facts, readAt: now() });
		},
		fresh(playId: string | undefined): Copy | undefined {
			const found = playId === undefined ? undefined : kept.get(playId);
			if (found === undefined) return undefined;
			const age = now() - found.readAt;
			return age < trustedMilliseconds ? { facts: found.facts, age } : undefined;
		},
		name(token: string, playId: string): void {
			// Plays end and are forgotten, their tokens are not: whose name is gone is looked up once more.
			if (idOfToken.size >= mostKept) idOfToken.clear();
			idOfToken.set(token, playId);
		},
		idOf: (token: string) => idOfToken.get(token),
		forget(concerns: Concerns): void {
			for (const [playId, { facts }] of kept) if (concerns(facts)) kept.delete(playId);
		},
	};
}

/** Whether a session can no longer be played in. */
export const isOver = (facts: PlayFacts, now: Date): boolean => facts.ended || facts.expiresAt <= now;

async function factsOf(
	deps: SessionDeps,
	catalogue: CachedCatalogue,
	row: PlaySessionRow,
): Promise<PlayFacts | undefined> {
	const game = catalogue.current().byId.get(row.game_id);
	if (game === undefined || !isCurrencyCode(row.currency) || row.entered_at === null) return undefined;
	const player = row.member_id === null ? undefined : memberId(row.member_id);
	const [runs, standing, protection] = await Promise.all([
		row.login_session === null || player === undefined
			? true
			: deps.members.loginRuns({ memberId: player, sessionId: row.login_session }),
		player === undefined ? undefined : deps.members.standing(player),
		player === undefined ? freeStanding : deps.protection.playStanding({ memberId: player, merchant: row.merchant }),
	]);
	return {
		ticket: {
			playId: row.id,
			memberId: player,
			vendor: game.vendor,
			gameCode: game.code,
			mode: row.mode,
			currency: row.currency,
			merchant: row.merchant,
		},
		currency: row.currency,
		gameId: row.game_id,
		loginSession: row.login_session ?? undefined,
		startedAt: row.entered_at,
		expiresAt: row.expires_at,
		ended: row.ended_at !== null || !runs,
		member: player === undefined ? "active" : (protection.excluded ?? standing?.state ?? "excluded"),
		protection,
	};
}
