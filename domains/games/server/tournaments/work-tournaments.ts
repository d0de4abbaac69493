// An operator's hand on the tournaments: made, edited as a new version, ended, cancelled. What those who compete go by does
// not change once it has begun. The prizes are set aside on the ledger in the transaction that promises them.
import { type Database, sql, type Tx } from "#platform/db";
import { err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import type { PostCommand, WalletApi } from "#wallet/api";
import {
	sameTerms,
	type TournamentEntry,
	type TournamentFault,
	type TournamentScore,
	type TournamentState,
	type TournamentTerms,
	tournamentFault,
	tournamentState,
} from "../../core/index.ts";
import { houseMove, housePurse } from "../jackpots/house-move.ts";
import { writeAct } from "../operator-act.ts";
import { returned } from "./prize-money.ts";
import {
	currencyOf,
	mostStanding,
	prizeAccount,
	prizeSource,
	rowOf,
	shownRows,
	standingRows,
	type TournamentRow,
	takeMark,
	tellChanged,
	termsOf,
} from "./tournament-store.ts";

export type TournamentSettings = {
	readonly names: Readonly<Record<string, string>>;
	readonly rules: Readonly<Record<string, string>>;
	readonly score: TournamentScore;
	readonly entry: TournamentEntry;
	readonly currency: string;
	/** Decimal strings of its currency; the prizes by place. */
	readonly minStake: string;
	readonly prizes: readonly string[];
	/** ISO 8601. */
	readonly startsAt: string;
	readonly endsAt: string;
	readonly games: readonly string[];
	readonly tag: string | null;
};

export type DeskTournament = TournamentSettings & {
	readonly code: string;
	readonly version: number;
	readonly state: TournamentState;
	/** How many have a score. */
	readonly players: number;
};

const shownForMilliseconds = 400 * 86_400_000;

/** Those that stand, and those that ended within a year, at most fifty. */
export const readTournaments = (db: Pick<Database, "read">, now: Date): Promise<readonly DeskTournament[]> =>
	db.read(async (tx) => {
		const rows = await shownRows(tx, new Date(now.getTime() - shownForMilliseconds));
		return rows.map((row) => shown(row, now));
	});

function shown(row: TournamentRow, now: Date): DeskTournament {
	const { code, version, names, rules, score, entry, currency, games, tag, players } = row;
	const show = (minor: string) => formatMinor(BigInt(minor), currencyOf(row));
	return {
		code,
		version,
		names,
		rules,
		score,
		entry,
		currency,
		games,
		tag,
		players,
		state: tournamentState(row, now),
		minStake: show(row.minStake),
		prizes: row.prizes.map(show),
		startsAt: row.startsAt.toISOString(),
		endsAt: row.endsAt.toISOString(),
	};
}

type Staff = { readonly merchant: string; readonly operator: string; readonly now: Date };
type Deps = {
	readonly db: Pick<Database, "tx">;
	readonly wallet: Pick<WalletApi, "openAll" | "postAllIn">;
};

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

export function saveTournament(deps: Deps, order: TournamentOrder): Promise<Result<DeskTournament, TournamentRefusal>> {
	const { code, version, settings, now } = order;
	return deps.db.tx(async (tx) => {
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
		if (part !== undefined) return err({ code: "TOURNAMENT_INVALID", part });
		await writeRow(tx, { order, terms, version: (version ?? 0) + 1 });
		await setAside(tx, deps, { code, version: (version ?? 0) + 1, terms, stands });
		return ok(await finish(tx, order, { act: version === undefined ? "added" : "set", before: stands }));
	});
}

type Standing = Omit<TournamentRow, "players">;
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
function termsIn(settings: TournamentSettings): TournamentTerms | { readonly part: TournamentFault } {
	const { score, entry, currency, games, tag, startsAt, endsAt } = settings;
	if (!isCurrencyCode(currency)) return { part: "PRIZES" };
	const minStake = parseMinor(settings.minStake, currency);
	if (!minStake.ok) return { part: "MIN_STAKE" };
	const prizes = settings.prizes.flatMap((text) => {
		const parsed = parseMinor(text, currency);
		return parsed.ok ? [parsed.value] : [];
	});
	if (prizes.length !== settings.prizes.length) return { part: "PRIZES" };
	const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
	return { score, entry, currency, games, tag, ...span, minStake: minStake.value, prizes };
}

async function allKnown(tx: Tx, games: readonly string[]): Promise<boolean> {
	const { rows } = await sql<{ known: number }>`
		select count(*)::int as known from games.game where id = any (${[...games]}::bigint[])`.execute(tx);
	return rows[0]?.known === new Set(games).size && new Set(games).size === games.length;
}

type Writing = { readonly order: TournamentOrder; readonly terms: TournamentTerms; readonly version: number };

async function writeRow(tx: Tx, { order: { code, settings, now }, terms, version }: Writing): Promise<void> {
	const { score, entry, currency, minStake, startsAt, endsAt, games, tag, prizes } = terms;
	await sql`with written as (
			insert into games.tournament (code, names, rules, score, entry, currency, min_stake, starts_at, ends_at, games, tag,
				prizes, version)
			values (${code}, ${JSON.stringify(settings.names)}::jsonb, ${JSON.stringify(settings.rules)}::jsonb, ${score},
				${entry}, ${currency}, ${minStake.toString()}::bigint, ${startsAt}, ${endsAt}, ${[...games]}::bigint[], ${tag},
				${prizes.map(String)}::bigint[], ${version})
			on conflict (code) do update set names = excluded.names, rules = excluded.rules, score = excluded.score,
				entry = excluded.entry, currency = excluded.currency, min_stake = excluded.min_stake,
				starts_at = excluded.starts_at, ends_at = excluded.ends_at, games = excluded.games, tag = excluded.tag,
				prizes = excluded.prizes, version = excluded.version
			returning id
		)
		insert into games.tournament_version (tournament_id, version, said, at)
		select id, ${version}, ${JSON.stringify(settings)}::jsonb, ${now} from written`.execute(tx);
}

const sumOf = (prizes: readonly bigint[]): bigint => prizes.reduce((total, prize) => total + prize, 0n);

type Promised = {
	readonly code: string;
	readonly version: number;
	readonly terms: TournamentTerms;
	readonly stands: Standing | undefined;
};

/** What it promised before goes back, what it promises now is set aside: of the same currency only the difference. */
async function setAside(tx: Tx, deps: Deps, { code, version, terms, stands }: Promised): Promise<void> {
	const now = { currency: currencyOf(terms), amount: sumOf(terms.prizes) };
	const before = stands && { currency: currencyOf(stands), amount: sumOf(stands.prizes.map(BigInt)) };
	const changes =
		before === undefined || before.currency === now.currency
			? [{ currency: now.currency, more: now.amount - (before?.amount ?? 0n) }]
			: [
					{ currency: before.currency, more: -before.amount },
					{ currency: now.currency, more: now.amount },
				];
	const moves = changes.flatMap(({ currency, more }) => {
		if (more === 0n) return [];
		const id = `tournament ${code} ${version} ${currency}`;
		const [from, to] =
			more > 0n ? ([prizeSource, prizeAccount(code)] as const) : ([prizeAccount(code), prizeSource] as const);
		return [houseMove({ id, currency, amount: more > 0n ? more : -more, from, to })];
	});
	await postAll(tx, deps, moves);
}

async function postAll(tx: Tx, { wallet }: Deps, moves: readonly (readonly PostCommand[])[]): Promise<void> {
	const currencies = [...new Set(moves.flat().map(({ currency }) => currency))];
	if (currencies.length === 0) return;
	await wallet.openAll(tx, currencies.map(housePurse));
	const refused = (await wallet.postAllIn(tx, moves)).flat().find((answer) => !answer.ok);
	if (refused?.ok === false) throw new Error(`the ledger refused a tournament's prizes: ${refused.error.code}`);
}

type Done = {
	readonly act: "added" | "set" | "ended" | "cancelled";
	readonly before: Standing | undefined;
	readonly reason?: string;
};

async function finish(
	tx: Tx,
	{ code, merchant, operator, now }: Staff & { readonly code: string },
	{ act, before, reason }: Done,
): Promise<DeskTournament> {
	const row = await rowOf(tx, code);
	if (row === undefined) throw new Error("a tournament that was not written");
	const after = shown({ ...row, players: 0 }, now);
	await writeAct(tx, {
		merchant,
		operator,
		now,
		act: `tournament ${act}`,
		before: before === undefined ? {} : shown({ ...before, players: 0 }, now),
		after: reason === undefined ? after : { ...after, reason },
	});
	await tellChanged(tx);
	return after;
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
			await postAll(tx, deps, returned(stands, sumOf(stands.prizes.map(BigInt))));
			return ok(await finish(tx, order, { act: "cancelled", before: stands, reason }));
		}
		if (now <= stands.startsAt) return err({ code: "TOURNAMENT_NOT_BEGUN" });
		if (now >= stands.endsAt) return err({ code: "TOURNAMENT_OVER" });
		await sql`update games.tournament set ends_at = ${now}, version = version + 1 where id = ${stands.id}::bigint`.execute(
			tx,
		);
		return ok(await finish(tx, order, { act: "ended", before: stands, reason }));
	});
}
