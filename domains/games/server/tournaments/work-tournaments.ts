// An operator's hand on the tournaments: made, edited as a new version, ended, cancelled. What those who compete go by does
// not change once it has begun. The prizes are set aside on the ledger in the transaction that promises them.
import { type Database, sql, type Tx } from "#platform/db";
import { err, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import {
	prizeMoney,
	sameTerms,
	type TournamentFault,
	type TournamentTerms,
	tournamentFault,
} from "../../core/index.ts";
import { returned } from "./prize-money.ts";
import {
	type AlonePromise,
	mostStanding,
	rowOf,
	shownRows,
	standingRows,
	takeMark,
	termsOf,
} from "./tournament-store.ts";
import {
	type Deps,
	type DeskTournament,
	finish,
	postAll,
	type Staff,
	type Standing,
	setAside,
	shown,
	type TournamentSettings,
	writeRow,
} from "./write-tournament.ts";

const shownForMilliseconds = 400 * 86_400_000;

/** Those that stand, and those that ended within a year, at most fifty. */
export const readTournaments = (db: Pick<Database, "read">, now: Date): Promise<readonly DeskTournament[]> =>
	db.read(async (tx) => {
		const rows = await shownRows(tx, {
			since: new Date(now.getTime() - shownForMilliseconds),
			series: "all",
		});
		return rows.map((row) => shown(row, now));
	});

export type TournamentOrder = Staff & {
	readonly code: string;
	/** What was looked at; undefined for a new one. */
	readonly version: number | undefined;
	readonly settings: TournamentSettings;
};

/** `TOURNAMENT_EXISTS`: the code is taken, or thirty stand. `TOURNAMENT_BEGAN`: its terms stand until it is over. */
export type TournamentRefusal =
	| {
			readonly code:
				| "TOURNAMENT_EXISTS"
				| "TOURNAMENT_NOT_FOUND"
				| "CHANGED_MEANWHILE"
				| "TOURNAMENT_BEGAN"
				| "TOURNAMENT_OVER";
	  }
	| { readonly code: "TOURNAMENT_INVALID"; readonly part: TournamentFault | "GAMES" };

/** Whoever calls answers for the promise: `askForTournament` is the way of somebody who may not promise everything alone. */
export const saveTournament = (
	deps: Deps,
	order: TournamentOrder,
): Promise<Result<DeskTournament, TournamentRefusal>> =>
	deps.db.tx(async (tx) => {
		const judged = await judge(tx, order);
		return judged.ok ? ok(await put(tx, deps, { order, judged: judged.value })) : judged;
	});

/** What stands of it, and its terms as they are asked for. */
export type Judged = { readonly stands: Standing | undefined; readonly terms: TournamentTerms };
type Asked = Pick<TournamentOrder, "code" | "version" | "settings" | "now">;

/** Whether it may be written as it is asked for. From here on the mark is held. */
export async function judge(
	tx: Tx,
	{ code, version, settings, now }: Asked,
): Promise<Result<Judged, TournamentRefusal>> {
	await takeMark(tx, { wait: true });
	const stands = await rowOf(tx, code);
	const refused = await mayWrite(tx, { stands, version });
	if (refused !== undefined) return err({ code: refused });
	const terms = termsIn(settings);
	if ("part" in terms) return err({ code: "TOURNAMENT_INVALID", part: terms.part });
	const began = stands !== undefined && stands.startsAt <= now;
	const same = stands !== undefined && sameTerms(termsOf(stands), terms);
	if (began && !same) return err({ code: "TOURNAMENT_BEGAN" });
	const fault = began ? undefined : tournamentFault(terms, now);
	const part = fault ?? ((await allKnown(tx, terms.games)) ? undefined : "GAMES");
	return part === undefined ? ok({ stands, terms }) : err({ code: "TOURNAMENT_INVALID", part });
}

type Putting = {
	readonly order: TournamentOrder;
	readonly judged: Judged;
	readonly askedBy?: string;
	/** Of one that stands without a second person. */
	readonly alone?: AlonePromise | undefined;
};

/** Writes what was judged, sets its prizes aside and puts it into the trail; `askedBy` of one that another agreed to. */
export async function put(tx: Tx, deps: Deps, { order, judged, askedBy, alone }: Putting): Promise<DeskTournament> {
	const { code, version: was } = order;
	const { terms, stands } = judged;
	const version = (was ?? 0) + 1;
	await writeRow(tx, { order, terms, version, alone });
	await setAside(tx, deps, { code, version, terms, stands });
	if (askedBy !== undefined) return finish(tx, order, { act: "agreed to", before: stands, askedBy });
	return finish(tx, order, { act: was === undefined ? "added" : "set", before: stands });
}

type Wanted = { readonly stands: Standing | undefined; readonly version: number | undefined };

async function mayWrite(tx: Tx, { stands, version }: Wanted) {
	if (version === undefined) {
		const full = stands === undefined && (await standingRows(tx)).length >= mostStanding;
		return stands !== undefined || full ? "TOURNAMENT_EXISTS" : undefined;
	}
	if (stands === undefined) return "TOURNAMENT_NOT_FOUND";
	if (stands.kept !== "standing") return "TOURNAMENT_OVER";
	return stands.version === version ? undefined : "CHANGED_MEANWHILE";
}

/** The part that is no amount of its currency where one is none. */
export function termsIn(settings: TournamentSettings): TournamentTerms | { readonly part: TournamentFault } {
	const { score, entry, currency, games, tag, prizesIn, repeatsHours, startsAt, endsAt } = settings;
	if (!isCurrencyCode(currency)) return { part: "PRIZES" };
	const minStake = parseMinor(settings.minStake, currency);
	if (!minStake.ok) return { part: "MIN_STAKE" };
	const prizes = settings.prizes.flatMap((text) => {
		const parsed = parseMinor(text, currency);
		return parsed.ok ? [parsed.value] : [];
	});
	if (prizes.length !== settings.prizes.length) return { part: "PRIZES" };
	const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
	return { score, entry, currency, games, tag, prizesIn, repeatsHours, ...span, minStake: minStake.value, prizes };
}

async function allKnown(tx: Tx, games: readonly string[]): Promise<boolean> {
	const { rows } = await sql<{ known: number }>`
		select count(*)::int as known from games.game where id = any (${[...games]}::bigint[])`.execute(tx);
	return rows[0]?.known === new Set(games).size && new Set(games).size === games.length;
}

export type ClosingOrder = Staff & {
	readonly code: string;
	readonly version: number;
	/** `end`: at once, and prizes by what is counted then. `cancel`: nobody wins anything. */
	readonly how: "end" | "cancel";
	readonly reason: string;
};

/** `TOURNAMENT_NOT_BEGUN`: what has not begun can be cancelled and not ended. */
export type ClosingRefusal = {
	readonly code: "TOURNAMENT_NOT_FOUND" | "CHANGED_MEANWHILE" | "TOURNAMENT_OVER" | "TOURNAMENT_NOT_BEGUN";
};

export function closeTournament(deps: Deps, order: ClosingOrder): Promise<Result<DeskTournament, ClosingRefusal>> {
	const { code, version, how, reason, now } = order;
	return deps.db.tx(async (tx) => {
		await takeMark(tx, { wait: true });
		const stands = await rowOf(tx, code);
		if (stands === undefined) return err({ code: "TOURNAMENT_NOT_FOUND" });
		if (stands.kept !== "standing") return err({ code: "TOURNAMENT_OVER" });
		if (stands.version !== version) return err({ code: "CHANGED_MEANWHILE" });
		if (how === "cancel") {
			await sql`update games.tournament set kept = 'cancelled', closed_at = ${now}, version = version + 1
				where id = ${stands.id}::bigint`.execute(tx);
			await postAll(tx, deps, returned(stands, prizeMoney(termsOf(stands))));
			return ok(await finish(tx, order, { act: "cancelled", before: stands, reason }));
		}
		if (now <= stands.startsAt) return err({ code: "TOURNAMENT_NOT_BEGUN" });
		if (now >= stands.endsAt) return err({ code: "TOURNAMENT_OVER" });
		// Without a next one yet it is the last of its series.
		await sql`update games.tournament set ends_at = ${now}, version = version + 1,
				repeats_hours = case when next_id is not null then repeats_hours end,
				repeats_for = case when next_id is not null then repeats_for end
			where id = ${stands.id}::bigint`.execute(tx);
		return ok(await finish(tx, order, { act: "ended", before: stands, reason }));
	});
}
