// An operator's hand on the pots: made, edited as a new version, paused, funded. An edit holds for rounds that are counted after
// it, and waits for a count that runs; the hit point of a cycle that is open stays where it was drawn.
import { type Database, sql, type Tx } from "#platform/db";
import { type CurrencyCode, err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";
import { type JackpotKind, type PotFault, potFault, potOf } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import { houseMove, housePurse } from "./house-move.ts";
import {
	currencyOf,
	mostPots,
	openCycleOf,
	type PotRow,
	potAccount,
	potRows,
	takeMark,
	tellChanged,
} from "./pot-store.ts";

export type PotSettings = {
	readonly names: Readonly<Record<string, string>>;
	/** Parts per million of each stake. */
	readonly ratePpm: number;
	/** Decimal strings of its currency. */
	readonly seed: string;
	readonly most: string;
	readonly games: readonly string[];
	readonly tag: string | null;
	readonly paused: boolean;
};

export type DeskPot = PotSettings & {
	readonly code: string;
	readonly kind: JackpotKind;
	readonly currency: string;
	readonly version: number;
	/** What it holds now; the seed of the cycle that is open, and what later seeds come from. */
	readonly amount: string;
	readonly cycleSeed: string;
	readonly reserve: string;
};

export const readPots = (db: Pick<Database, "read">): Promise<readonly DeskPot[]> =>
	db.read(async (tx) => (await potRows(tx)).map(shownPot));

function shownPot(row: PotRow): DeskPot {
	const show = (minor: bigint) => formatMinor(minor, currencyOf(row));
	const cycle = openCycleOf(row);
	const { code, kind, currency, version, names, ratePpm, games, tag, paused } = row;
	return {
		code,
		kind,
		currency,
		version,
		names,
		ratePpm,
		games,
		tag,
		paused,
		seed: show(BigInt(row.seed)),
		most: show(BigInt(row.most)),
		reserve: show(BigInt(row.reserve)),
		amount: show(cycle === undefined ? 0n : potOf(cycle)),
		cycleSeed: show(cycle?.seed ?? 0n),
	};
}

type Staff = { readonly merchant: string; readonly operator: string; readonly now: Date };

export type PotOrder = Staff & {
	readonly code: string;
	/** What was looked at; undefined for a new one. */
	readonly version: number | undefined;
	/** Of a new one; they never change. */
	readonly kind: JackpotKind;
	readonly currency: string;
	readonly settings: PotSettings;
};

/** `JACKPOT_EXISTS`: the code is taken, or there are fifty. */
export type PotRefusal =
	| { readonly code: "JACKPOT_NOT_FOUND" | "JACKPOT_EXISTS" | "CHANGED_MEANWHILE" }
	| { readonly code: "JACKPOT_INVALID"; readonly part: PotFault | "GAMES" };

export function savePot(db: Pick<Database, "tx">, order: PotOrder): Promise<Result<DeskPot, PotRefusal>> {
	const { code, version, merchant, operator, now } = order;
	return db.tx(async (tx) => {
		const mark = await takeMark(tx, { wait: true });
		const all = await potRows(tx);
		const stands = all.find((one) => one.code === code);
		if (version === undefined && (stands !== undefined || all.length >= mostPots))
			return err({ code: "JACKPOT_EXISTS" });
		if (version !== undefined && stands === undefined) return err({ code: "JACKPOT_NOT_FOUND" });
		if (version !== undefined && stands?.version !== version) return err({ code: "CHANGED_MEANWHILE" });
		const draft = draftOf(order, stands);
		if (draft === undefined) return err({ code: "JACKPOT_INVALID", part: "MOST" });
		const part = potFault(draft) ?? ((await allKnown(tx, order.settings.games)) ? undefined : "GAMES");
		if (part !== undefined) return err({ code: "JACKPOT_INVALID", part });
		await writePot(tx, { order, draft, version: (version ?? 0) + 1, mark: mark?.from ?? 0n });
		const saved = (await potRows(tx)).find((one) => one.code === code);
		if (saved === undefined) throw new Error("a pot that was not written");
		const act = stands === undefined ? "jackpot added" : "jackpot set";
		const before = stands === undefined ? {} : shownPot(stands);
		await writeAct(tx, { merchant, operator, now, act, before, after: shownPot(saved) });
		await tellChanged(tx);
		return ok(shownPot(saved));
	});
}

type Draft = {
	readonly kind: JackpotKind;
	readonly currency: string;
	readonly ratePpm: number;
	readonly seed: bigint;
	readonly most: bigint;
};

/** Undefined where an amount is none of its currency. */
function draftOf({ kind, currency, settings }: PotOrder, stands: PotRow | undefined): Draft | undefined {
	const of = stands ?? { kind, currency };
	if (!isCurrencyCode(of.currency)) return undefined;
	const [seed, most] = [parseMinor(settings.seed, of.currency), parseMinor(settings.most, of.currency)];
	if (!seed.ok || !most.ok) return undefined;
	const { ratePpm } = settings;
	return { kind: of.kind, currency: of.currency, ratePpm, seed: seed.value, most: most.value };
}

async function allKnown(tx: Tx, games: readonly string[]): Promise<boolean> {
	const { rows } = await sql<{ known: number }>`
		select count(*)::int as known from games.game where id = any (${[...games]}::bigint[])`.execute(tx);
	return rows[0]?.known === new Set(games).size && new Set(games).size === games.length;
}

type Writing = {
	readonly order: PotOrder;
	readonly draft: Draft;
	readonly version: number;
	readonly mark: bigint;
};

async function writePot(tx: Tx, { order: { code, settings }, draft, version, mark }: Writing): Promise<void> {
	const { names, games, tag, paused } = settings;
	const { kind, currency, ratePpm, seed, most } = draft;
	await sql`with written as (
			insert into games.jackpot (code, names, kind, currency, rate_ppm, seed, most, games, tag, paused, version)
			values (${code}, ${JSON.stringify(names)}::jsonb, ${kind}, ${currency}, ${ratePpm}, ${seed.toString()}::bigint,
				${most.toString()}::bigint, ${[...games]}::bigint[], ${tag}, ${paused}, ${version})
			on conflict (code) do update set names = excluded.names, rate_ppm = excluded.rate_ppm, seed = excluded.seed,
				most = excluded.most, games = excluded.games, tag = excluded.tag, paused = excluded.paused,
				version = excluded.version
			returning id, version, rate_ppm, games, tag, paused
		)
		insert into games.jackpot_version (jackpot_id, version, since, rate_ppm, games, tag, paused)
		select id, version, ${mark.toString()}::bigint, rate_ppm, games, tag, paused from written`.execute(tx);
}

export type FundOrder = Staff & {
	readonly code: string;
	/** A decimal string of its currency, above zero. */
	readonly amount: string;
	readonly reason: string;
	/** A UUID of this order: the same again is the same funding. */
	readonly id: string;
	/** Who asked for it, where another agreed. */
	readonly askedBy?: string;
};

export type FundRefusal = { readonly code: "JACKPOT_NOT_FOUND" | "AMOUNT_INVALID" };

/** What the house puts into pots. */
const marketing = "house:jackpots";
const largestFunding = 10n ** 12n;

/** In minor units. */
export function fundingAmount(
	text: string,
	currency: CurrencyCode,
): Result<bigint, { readonly code: "AMOUNT_INVALID" }> {
	const amount = parseMinor(text, currency);
	const held = amount.ok && amount.value > 0n && amount.value <= largestFunding;
	return held ? amount : err({ code: "AMOUNT_INVALID" });
}

/** From the house's account to the pot's reserve, which later seeds come from; once, however often it is pressed. */
export function fundPot(
	deps: { readonly db: Pick<Database, "tx">; readonly wallet: Pick<WalletApi, "open" | "postAllIn"> },
	order: FundOrder,
): Promise<Result<DeskPot, FundRefusal>> {
	const { code, id, operator, merchant, now, reason, askedBy } = order;
	return deps.db.tx(async (tx) => {
		await takeMark(tx, { wait: true });
		const pot = (await potRows(tx)).find((one) => one.code === code);
		if (pot === undefined) return err({ code: "JACKPOT_NOT_FOUND" });
		const currency = currencyOf(pot);
		const amount = fundingAmount(order.amount, currency);
		if (!amount.ok) return amount;
		const { rows } = await sql`insert into games.jackpot_funding (id, jackpot_id, amount, operator, reason, done_at)
			values (${id}::uuid, ${pot.id}::bigint, ${amount.value.toString()}::bigint, ${operator}, ${reason}, ${now})
			on conflict (id) do nothing returning id`.execute(tx);
		if (rows.length === 0) return ok(shownPot(pot));
		const reserve = BigInt(pot.reserve) + amount.value;
		await sql`update games.jackpot set reserve = ${reserve.toString()}::bigint where id = ${pot.id}::bigint`.execute(
			tx,
		);
		const after = shownPot({ ...pot, reserve: `${reserve}` });
		const said = { amount: formatMinor(amount.value, currency), reason, ...(askedBy === undefined ? {} : { askedBy }) };
		await writeAct(tx, {
			merchant,
			operator,
			now,
			act: "jackpot funded",
			before: shownPot(pot),
			after: { ...after, ...said },
		});
		await deps.wallet.open(tx, housePurse(currency));
		const move = houseMove({ id, currency, amount: amount.value, from: marketing, to: potAccount(pot) });
		const [posted = []] = await deps.wallet.postAllIn(tx, [move]);
		const refused = posted.find((leg) => !leg.ok);
		if (refused?.ok === false) throw new Error(`the ledger refused a funding: ${refused.error.code}`);
		return ok(after);
	});
}
