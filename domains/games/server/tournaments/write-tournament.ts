// What every way of making a tournament does: writes its row with a version, sets its prizes aside on the ledger, and puts it
// into the trail. Whoever calls holds the mark and has judged what is written.
import { type Database, sql, type Tx } from "#platform/db";
import { formatMinor } from "#platform/kernel";
import type { PostCommand, WalletApi } from "#wallet/api";
import { prizeMoney, type TournamentState, type TournamentTerms, tournamentState } from "../../core/index.ts";
import { houseMove, housePurse } from "../jackpots/house-move.ts";
import { writeAct } from "../operator-act.ts";
import {
	type AlonePromise,
	currencyOf,
	prizeAccount,
	prizeSource,
	rowOf,
	type TournamentRow,
	tellChanged,
	termsOf,
} from "./tournament-store.ts";

/** What is said as it is kept. */
type Words = "names" | "rules" | "score" | "entry" | "currency" | "games" | "tag" | "prizesIn";

export type TournamentSettings = Pick<TournamentRow, Words> & {
	/** Decimal strings of its currency; the prizes by place, of points as of money. */
	readonly minStake: string;
	readonly prizes: readonly string[];
	/** ISO 8601. */
	readonly startsAt: string;
	readonly endsAt: string;
	/** Hours from its start to that of the next one; null of one that is held once. */
	readonly repeatsHours: number | null;
};

export type DeskTournament = TournamentSettings & {
	readonly code: string;
	readonly version: number;
	readonly state: TournamentState;
	/** How many have a score. */
	readonly players: number;
};

export type Staff = { readonly merchant: string; readonly operator: string; readonly now: Date };
export type Deps = {
	readonly db: Pick<Database, "tx">;
	readonly wallet: Pick<WalletApi, "openAll" | "postAllIn">;
};

export type Standing = Omit<TournamentRow, "players">;

export function shown(row: TournamentRow, now: Date): DeskTournament {
	const { code, version, names, rules, score, entry, currency, games, tag, prizesIn, repeatsHours, players } = row;
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
		prizesIn,
		repeatsHours,
		players,
		state: tournamentState(row, now),
		minStake: show(row.minStake),
		prizes: row.prizes.map(show),
		startsAt: row.startsAt.toISOString(),
		endsAt: row.endsAt.toISOString(),
	};
}

export type Writing = {
	readonly order: Staff & { readonly code: string; readonly settings: TournamentSettings };
	readonly terms: TournamentTerms;
	readonly version: number;
	/** Undefined where a second person agreed, or none is asked. */
	readonly alone: AlonePromise | undefined;
};

export async function writeRow(tx: Tx, { order, terms, version, alone }: Writing): Promise<void> {
	const { code, merchant, settings, now } = order;
	const { score, entry, currency, minStake, startsAt, endsAt, games, tag, prizes, prizesIn, repeatsHours } = terms;
	const repeatsFor = repeatsHours === null ? null : merchant;
	await sql`with written as (
			insert into games.tournament (code, names, rules, score, entry, currency, min_stake, starts_at, ends_at, games, tag,
				prizes, prizes_in, repeats_hours, repeats_for, version, alone_by, alone_worth, alone_at)
			values (${code}, ${JSON.stringify(settings.names)}::jsonb, ${JSON.stringify(settings.rules)}::jsonb, ${score},
				${entry}, ${currency}, ${minStake.toString()}::bigint, ${startsAt}, ${endsAt}, ${[...games]}::bigint[], ${tag},
				${prizes.map(String)}::bigint[], ${prizesIn}, ${repeatsHours}, ${repeatsFor}, ${version},
				${alone?.by ?? null}, ${alone?.worth.toString() ?? null}::bigint, ${alone?.at ?? null}::timestamptz)
			on conflict (code) do update set names = excluded.names, rules = excluded.rules, score = excluded.score,
				entry = excluded.entry, currency = excluded.currency, min_stake = excluded.min_stake,
				starts_at = excluded.starts_at, ends_at = excluded.ends_at, games = excluded.games, tag = excluded.tag,
				prizes = excluded.prizes, prizes_in = excluded.prizes_in, repeats_hours = excluded.repeats_hours, repeats_for = excluded.repeats_for,
				version = excluded.version, alone_by = excluded.alone_by, alone_worth = excluded.alone_worth,
				alone_at = excluded.alone_at
			returning id
		)
		insert into games.tournament_version (tournament_id, version, said, at)
		select id, ${version}, ${JSON.stringify(settings)}::jsonb, ${now} from written`.execute(tx);
}

type Promised = {
	readonly code: string;
	readonly version: number;
	readonly terms: TournamentTerms;
	readonly stands: Standing | undefined;
};

/** Of money: what it promised before goes back, what it promises now is set aside: of the same currency only the difference. */
export async function setAside(
	tx: Tx,
	deps: Pick<Deps, "wallet">,
	{ code, version, terms, stands }: Promised,
): Promise<void> {
	const now = { currency: currencyOf(terms), amount: prizeMoney(terms) };
	const before = stands && { currency: currencyOf(stands), amount: prizeMoney(termsOf(stands)) };
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

export async function postAll(
	tx: Tx,
	{ wallet }: Pick<Deps, "wallet">,
	moves: readonly (readonly PostCommand[])[],
): Promise<void> {
	const currencies = [...new Set(moves.flat().map(({ currency }) => currency))];
	if (currencies.length === 0) return;
	await wallet.openAll(tx, currencies.map(housePurse));
	const refused = (await wallet.postAllIn(tx, moves)).flat().find((answer) => !answer.ok);
	if (refused?.ok === false) throw new Error(`the ledger refused a tournament's prizes: ${refused.error.code}`);
}

type Done = {
	readonly act: "added" | "set" | "agreed to" | "ended" | "cancelled";
	readonly before: Standing | undefined;
	readonly reason?: string;
	/** Who asked for it, where another agreed. */
	readonly askedBy?: string;
};

export async function finish(
	tx: Tx,
	{ code, merchant, operator, now }: Staff & { readonly code: string },
	{ act, before, ...said }: Done,
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
		after: { ...after, ...said },
	});
	await tellChanged(tx);
	return after;
}
