// The operators of tournaments: one for each kind of score that runs on, in every game; and one for each in the house's slots,
// which they end before its time while everybody plays, so that prizes are paid while the house is being killed.
import { closeTournament, readTournaments, saveTournament } from "#games/api";
import { tournamentScores } from "#games/core";
import { type Database, sql } from "#platform/db";
import { systemClock } from "#platform/kernel";
import { withLedger } from "../../../../tools/bootstrap/operator/with-ledger.ts";
import type { Persist } from "../../../../tools/sim/patience.ts";

export type TournamentDesk = {
	/** From a moment after now on, open to all. */
	readonly open: () => Promise<void>;
	/** Ends the next of those that are ended, where one is left that anybody has a score in. */
	readonly endNext: () => Promise<void>;
};

type Office = { readonly db: Database; readonly persist: Persist };
type Score = (typeof tournamentScores)[number];

const staff = () => ({
	merchant: "tessera",
	operator: "the first",
	operatorId: "the first",
	now: systemClock.now(),
});

const running = (score: Score): string => `sim-${score}`;
/** `sim-` too: its scores are judged by the rounds like those of the others. */
const ended = (score: Score): string => `sim-ended-${score}`;

/** `house`: vendors of its own studios. */
export function openTournamentDesk({ db, persist }: Office, house: readonly string[]): TournamentDesk {
	const office = { db, persist };
	return {
		open: async () => {
			const { rows } = await persist(() =>
				db.read((tx) =>
					sql<{
						id: string;
					}>`select id from games.game where vendor = any (${[...house]}) and lines > 0`.execute(tx),
				),
			);
			const slots = rows.map(({ id }) => id);
			for (const [place, score] of tournamentScores.entries()) {
				await put(office, { code: running(score), score, games: [], prizesIn: "money" });
				// What a vendor takes back afterwards changes a score that was paid for: the house's slots take nothing back.
				await put(office, { code: ended(score), score, games: slots, prizesIn: place === 0 ? "points" : "money" });
			}
		},
		endNext: () => endNext(office),
	};
}

type Wanted = {
	readonly code: string;
	readonly score: Score;
	readonly games: readonly string[];
	readonly prizesIn: "money" | "points";
};

function put({ db, persist }: Office, { code, score, games, prizesIn }: Wanted): Promise<unknown> {
	return persist(() => {
		const from = systemClock.now().getTime() + 200;
		const [startsAt = "", endsAt = ""] = [from, from + 6 * 3_600_000].map((at) => new Date(at).toISOString());
		const settings = {
			names: { en: score },
			rules: { en: score },
			score,
			entry: "open" as const,
			currency: "P",
			minStake: "0.01",
			prizesIn,
			prizes: ["50.00", "20.00", "5.00"],
			startsAt,
			endsAt,
			games,
			tag: null,
			repeatsHours: null,
		};
		return withLedger(db, (deps) => saveTournament(deps, { ...staff(), code, version: undefined, settings }));
	});
}

async function endNext({ db, persist }: Office): Promise<void> {
	const standing = await persist(() => readTournaments(db, systemClock.now()));
	const codes = new Set(tournamentScores.map(ended));
	const next = standing.find(({ code, state, players }) => codes.has(code) && state === "running" && players > 0);
	if (next === undefined) return;
	const order = { code: next.code, version: next.version, how: "end" as const, reason: "The simulation ends it." };
	// One whose answer was lost is over, or another version, the next time: both are refused.
	await persist(() => withLedger(db, (deps) => closeTournament(deps, { ...staff(), ...order })));
}
