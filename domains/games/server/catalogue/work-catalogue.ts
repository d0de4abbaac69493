// An operator's hand on the catalogue: service, order, tags, maintenance and limits of vendors and games. Each edit names the
// version that was looked at; of two at once the later is told. Each is written down with before and after.
import { type Database, sql, type Tx } from "#platform/db";
import { err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import { type GameDraft, type GameFault, gameFault, isOver } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import {
	type DeskGameRow,
	type DeskGamesAsked,
	type DeskVendorRow,
	gameRows,
	knownGames,
	limitsOfRow,
	lockGame,
	vendorRows,
} from "./desk-rows.ts";

/** ISO 8601; null: nobody said. */
export type DeskMaintenance = { readonly until: string | null } | null;

export type VendorSettings = {
	readonly open: boolean;
	readonly order: number;
	/** Null while it is in service. */
	readonly maintenance: DeskMaintenance;
};

export type DeskVendor = VendorSettings & Pick<DeskVendorRow, "code" | "names" | "version" | "games">;

/** Amounts as decimal strings of the currency. */
export type LimitLine = { readonly currency: string; readonly smallest: string; readonly largest: string };

export type GameSettings = VendorSettings &
	Pick<DeskGameRow, "hot" | "isNew" | "popular" | "tags"> & {
		/** Rows of other games. */
		readonly recommended: readonly string[];
		readonly limits: readonly LimitLine[];
	};

export type DeskGame = GameSettings & Pick<DeskGameRow, "id" | "vendor" | "code" | "names" | "version">;

export const readDeskVendors = (db: Pick<Database, "read">): Promise<readonly DeskVendor[]> =>
	db.read(async (tx) => (await vendorRows(tx)).map(shownVendor));

export const readDeskGames = (db: Pick<Database, "read">, asked: DeskGamesAsked): Promise<readonly DeskGame[]> =>
	db.read(async (tx) => (await gameRows(tx, asked)).map(shownGame));

type Order<Settings> = {
	readonly merchant: string;
	readonly operator: string;
	readonly now: Date;
	/** What was looked at. */
	readonly version: number;
	readonly settings: Settings;
};

export type VendorOrder = Order<VendorSettings> & { readonly code: string };
export type GameOrder = Order<GameSettings> & { readonly id: string };

/** `GAME_INVALID` says which part cannot be so. */
export type CatalogueRefusal<Missing extends string> =
	| { readonly code: Missing | "CHANGED_MEANWHILE" }
	| { readonly code: "GAME_INVALID"; readonly part: GameFault | "RETIRED" };

/** Holds for launches and stakes from now on; rounds that run come to their end. */
export function saveVendor(
	db: Pick<Database, "tx">,
	order: VendorOrder,
): Promise<Result<DeskVendor, CatalogueRefusal<"VENDOR_NOT_FOUND">>> {
	const { code, version, settings, now } = order;
	return db.tx(async (tx) => {
		await sql`select 1 from games.vendor where code = ${code} for update`.execute(tx);
		const before = (await vendorRows(tx)).find((one) => one.code === code);
		if (before === undefined) return err({ code: "VENDOR_NOT_FOUND" });
		if (before.version !== version) return err({ code: "CHANGED_MEANWHILE" });
		const maintenance = maintenanceOf(settings.maintenance);
		if (isOver(maintenance, now)) return err({ code: "GAME_INVALID", part: "MAINTENANCE" });
		if (settings.open && before.retired) return err({ code: "GAME_INVALID", part: "RETIRED" });
		await sql`update games.vendor set version = version + 1, enabled = ${settings.open}, sort_order = ${settings.order},
			maintenance = ${maintenance !== undefined}, maintenance_until = ${maintenance?.until ?? null}
			where code = ${code}`.execute(tx);
		const after = { ...shownVendor(before), ...settings, version: version + 1 };
		await writeAct(tx, { ...who(order), act: "vendor set", before: shownVendor(before), after });
		return ok(after);
	});
}

/** Holds for launches and stakes from now on; rounds that run come to their end. */
export function saveGame(
	db: Pick<Database, "tx">,
	order: GameOrder,
): Promise<Result<DeskGame, CatalogueRefusal<"GAME_NOT_FOUND">>> {
	const { id, version, settings, now } = order;
	return db.tx(async (tx) => {
		const before = await lockGame(tx, id);
		if (before === undefined) return err({ code: "GAME_NOT_FOUND" });
		if (before.version !== version) return err({ code: "CHANGED_MEANWHILE" });
		const draft = draftOf(settings);
		if (draft === undefined) return err({ code: "GAME_INVALID", part: "LIMITS" });
		const currencies = new Set(limitsOfRow(before).keys());
		const games = await knownGames(tx, settings.recommended);
		const part = gameFault(draft, { id, currencies, games, now });
		if (part !== undefined) return err({ code: "GAME_INVALID", part });
		await writeGame(tx, { id, settings, draft });
		const written = await lockGame(tx, id);
		if (written === undefined) throw new Error("a game that is gone while it is held");
		const after = shownGame(written);
		await writeAct(tx, { ...who(order), act: "game set", before: shownGame(before), after });
		return ok(after);
	});
}

const maintenanceOf = (said: DeskMaintenance): GameDraft["maintenance"] =>
	said === null ? undefined : { until: said.until === null ? undefined : new Date(said.until) };

/** Undefined where an amount is none of its currency, or a currency comes twice. */
function draftOf({ tags, maintenance, recommended, limits }: GameSettings): GameDraft | undefined {
	const lines = limits.flatMap(({ currency, smallest, largest }) => {
		if (!isCurrencyCode(currency)) return [];
		const [min, max] = [parseMinor(smallest, currency), parseMinor(largest, currency)];
		return min.ok && max.ok ? [[currency, { min: min.value, max: max.value }] as const] : [];
	});
	const of = new Map(lines);
	if (of.size < limits.length) return undefined;
	return { tags, maintenance: maintenanceOf(maintenance), recommended, limits: of };
}

type Writing = { readonly id: string; readonly settings: GameSettings; readonly draft: GameDraft };

async function writeGame(tx: Tx, { id, settings, draft }: Writing): Promise<void> {
	const { open, order, hot, isNew, popular } = settings;
	const { tags, maintenance, recommended } = draft;
	await sql`update games.game set version = version + 1, enabled = ${open}, sort_order = ${order}, hot = ${hot},
		new = ${isNew}, popular = ${popular}, tags = ${[...tags]}::text[], maintenance = ${maintenance !== undefined},
		maintenance_until = ${maintenance?.until ?? null}, recommended = ${[...recommended]}::bigint[]
		where id = ${id}::bigint`.execute(tx);
	const limits = [...draft.limits].map(([currency, { min, max }]) => ({ currency, min: `${min}`, max: `${max}` }));
	await sql`update games.game_limit l set min_stake = said.min, max_stake = said.max
		from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as said (currency text, min bigint, max bigint)
		where l.game_id = ${id}::bigint and l.currency = said.currency
			and (l.min_stake, l.max_stake) is distinct from (said.min, said.max)`.execute(tx);
}

const who = ({ merchant, operator, now }: Order<unknown>) => ({ merchant, operator, now });

const shownMaintenance = ({ maintenance, until }: Pick<DeskGameRow, "maintenance" | "until">): DeskMaintenance =>
	maintenance ? { until: until?.toISOString() ?? null } : null;

function shownVendor({ until, retired: _retired, ...row }: DeskVendorRow): DeskVendor {
	return { ...row, maintenance: shownMaintenance({ ...row, until }) };
}

function shownGame({ until, limits, ...row }: DeskGameRow): DeskGame {
	return {
		...row,
		maintenance: shownMaintenance({ ...row, until }),
		limits: limits.flatMap(({ currency, min, max }) =>
			isCurrencyCode(currency)
				? [{ currency, smallest: formatMinor(BigInt(min), currency), largest: formatMinor(BigInt(max), currency) }]
				: [],
		),
	};
}
