// Games of vendors outside the house: named by an operator or taken from the vendor's list, with the stakes of each currency.
import { type Database, sql, type Tx, textArray } from "#platform/db";
import { type CurrencyCode, err, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import type { Category } from "../../core/index.ts";
import { registerGames } from "../catalogue/register-games.ts";
import type { LimitLine } from "../catalogue/work-catalogue.ts";
import { askGames } from "../dialects/vendor-calls.ts";
import { createVendorKeys } from "../dialects/vendor-keys.ts";
import { writeAct } from "../operator-act.ts";
import { type By, newVendor, type OutsideVendor, readOutsideVendors, type VendorDesk } from "./work-vendors.ts";

export type NewGame = {
	readonly code: string;
	readonly name: string;
	readonly category: Category;
	/** Per cent with up to two decimals. */
	readonly rtp: string;
};

export type GamesRefusal = "VENDOR_NOT_FOUND" | "VENDOR_SILENT" | "LIMITS_INVALID";

/**
 * Games by name, or, where none are named, all that the vendor offers now. Those that stand keep what operators set, and get
 * the stakes of currencies that they did not have.
 */
export async function addVendorGames(
	desk: VendorDesk & { readonly call: Database["call"] },
	order: By & { readonly games: readonly NewGame[] | undefined; readonly limits: readonly LimitLine[] },
): Promise<Result<{ readonly added: number; readonly widened: number }, GamesRefusal>> {
	const limits = limitsOf(order.limits);
	if (limits === undefined) return err("LIMITS_INVALID");
	const [vendor] = await readOutsideVendors(desk, order.code);
	if (vendor === undefined) return err("VENDOR_NOT_FOUND");
	const games = order.games ?? (await offeredGames(desk, { vendor, now: order.now }));
	if (games === undefined) return err("VENDOR_SILENT");
	return desk.db.tx(async (tx) => {
		await sql`select 1 from games.vendor where code = ${order.code} for update`.execute(tx);
		const { rows } = await sql<{ code: string }>`select code from games.game where vendor = ${order.code}`.execute(tx);
		const known = new Set(rows.map(({ code }) => code));
		const fresh = games.filter(({ code }) => !known.has(code));
		if (fresh.length > 0) {
			const listing = { ...newVendor, code: vendor.code, names: { en: vendor.name } };
			await registerGames(
				tx,
				listing,
				fresh.map((game) => listingOf(game, limits)),
			);
		}
		const asked = games.map(({ code }) => code).filter((code) => known.has(code));
		const widened = await widenGames(tx, { vendor: order.code, games: asked, limits });
		const after = {
			code: order.code,
			widened: widened.slice(0, 500),
			games: fresh.map(({ code }) => code).slice(0, 500),
			limits: order.limits,
		};
		await writeAct(tx, { ...order, act: "vendor games added", before: { code: order.code }, after });
		return ok({ added: fresh.length, widened: widened.length });
	});
}

type Widening = { readonly vendor: string; readonly games: readonly string[]; readonly limits: Limits };

/** The codes of the games that had not every one of these currencies: whoever edits one of them looks at it again. */
async function widenGames(tx: Tx, { vendor, games, limits }: Widening): Promise<readonly string[]> {
	const lines = [...limits].map(([currency, { min, max }]) => ({ currency, min: `${min}`, max: `${max}` }));
	const { rows } = await sql<{ code: string }>`
		with put as (
			insert into games.game_limit (game_id, currency, min_stake, max_stake)
			select g.id, said.currency, said.min, said.max from games.game g,
				jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as said (currency text, min bigint, max bigint)
			where g.vendor = ${vendor} and g.code = any(${textArray(games)})
			on conflict do nothing returning game_id
		)
		update games.game set version = version + 1 where id in (select game_id from put) returning code`.execute(tx);
	return rows.map(({ code }) => code).sort();
}

type Limits = ReadonlyMap<CurrencyCode, { readonly min: bigint; readonly max: bigint }>;

function limitsOf(lines: readonly LimitLine[]): Limits | undefined {
	const of = new Map(
		lines.flatMap(({ currency, smallest, largest }) => {
			if (!isCurrencyCode(currency)) return [];
			const [min, max] = [parseMinor(smallest, currency), parseMinor(largest, currency)];
			const fits = min.ok && max.ok && min.value > 0n && max.value >= min.value;
			return fits ? [[currency, { min: min.value, max: max.value }] as const] : [];
		}),
	);
	return of.size === lines.length && of.size > 0 ? of : undefined;
}

async function offeredGames(
	{ vendorKey, call }: VendorDesk & { readonly call: Database["call"] },
	{ vendor, now }: { readonly vendor: OutsideVendor; readonly now: Date },
): Promise<readonly NewGame[] | undefined> {
	const tools = {
		keys: createVendorKeys({ call }, vendorKey),
		clock: { now: () => now },
		log: { warn: () => undefined },
	};
	const offered = await askGames(tools, vendor);
	return offered?.map(({ game_code: code, ...game }) => ({ ...game, code }));
}

const listingOf = ({ code, name, category, rtp }: NewGame, limits: Limits) => ({
	code,
	gameType: category,
	names: { en: name },
	rtp,
	payTable: `${code}@1`,
	limits: Object.fromEntries(limits),
	tags: [],
	art: { small: "", show: "" },
	hue: 210,
	trial: false,
	order: 1_000,
});
