// Reads the catalogue's rows, all of them at one version. Parses what the database hands back.

import type { Selectable } from "kysely";
import * as z from "zod/mini";
import { type Tx, tables } from "#platform/db";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { category } from "../../contract/index.ts";
import { type CatalogueGame, type Names, type StakeLimits, searchText } from "../../core/index.ts";
import type { GamesTables } from "../tables.ts";
import type { Catalogue, CatalogueVendor } from "./catalogue.ts";

const names = z.pipe(
	z.record(z.string(), z.string()),
	z.transform((given): Names => ({ ...given, en: given.en ?? "" })),
);

export async function readVersion(tx: Tx): Promise<bigint> {
	const row = await tables<GamesTables>(tx)
		.selectFrom("games.catalogue_version")
		.select("version")
		.executeTakeFirstOrThrow();
	return BigInt(row.version);
}

/** One statement a table; the version is read first, so a change in between is seen as a newer version later. */
export async function readCatalogue(tx: Tx): Promise<Catalogue> {
	const db = tables<GamesTables>(tx);
	const version = await readVersion(tx);
	const vendorRows = await db.selectFrom("games.vendor").selectAll().orderBy("sort_order").orderBy("code").execute();
	const categoryRows = await db.selectFrom("games.category").selectAll().execute();
	const limitRows = await db.selectFrom("games.game_limit").selectAll().execute();
	const gameRows = await db.selectFrom("games.game").selectAll().execute();
	const vendors = new Map(vendorRows.map((row) => [row.code, vendorOf(row)]));
	const categories = new Map(
		categoryRows.map((row) => {
			const code = z.parse(category, row.code);
			return [code, { code, names: z.parse(names, row.names), page: row.page, open: row.open }];
		}),
	);
	const limits = limitsByGame(limitRows);
	const games = gameRows.map((row): CatalogueGame => {
		const code = z.parse(category, row.category);
		const open =
			row.enabled &&
			!row.maintenance &&
			(vendors.get(row.vendor)?.enabled ?? false) &&
			(categories.get(code)?.open ?? false);
		return { ...gameOf(row), category: code, open, limits: limits.get(row.id) ?? new Map() };
	});
	return {
		version,
		vendors,
		categories,
		games: games.filter(({ vendor }) => vendors.get(vendor)?.retired !== true),
		byId: new Map(games.map((game) => [game.id, game])),
		byCode: new Map(games.map((game) => [`${game.vendor}/${game.code}`, game])),
	};
}

type Row<Table extends keyof GamesTables> = Selectable<GamesTables[Table]>;

function vendorOf(row: Row<"games.vendor">): CatalogueVendor {
	return {
		code: row.code,
		names: z.parse(names, row.names),
		artCode: row.art_code,
		launchUrl: row.launch_url,
		counter: row.counter,
		interrupted: row.interrupted,
		interruptedAfterSeconds: row.interrupted_after_seconds,
		enabled: row.enabled && !row.maintenance,
		backAt: row.maintenance_until ?? undefined,
		transfer: row.transfer,
		house: row.house,
		dialect: row.dialect,
		baseUrl: row.base_url ?? undefined,
		frameOrigin: row.frame_origin ?? undefined,
		retired: row.retired_at !== null,
		answersSigned: row.answers_signed,
	};
}

function gameOf(row: Row<"games.game">): Omit<CatalogueGame, "category" | "open" | "limits"> {
	const named = z.parse(names, row.names);
	return {
		id: row.id,
		vendor: row.vendor,
		code: row.code,
		names: named,
		search: searchText([...Object.values(named), ...row.tags]),
		rtp: row.rtp ?? undefined,
		payTable: row.pay_table,
		lines: row.lines ?? undefined,
		volatility: row.volatility ?? undefined,
		hot: row.hot,
		isNew: row.new,
		popular: row.popular,
		tags: row.tags,
		backAt: row.maintenance_until ?? undefined,
		recommended: row.recommended.map(String),
		artSmall: row.art_small,
		artShow: row.art_show,
		hue: row.hue,
		trial: row.trial,
		order: row.sort_order,
		addedAt: row.created_at,
		...topAwardOf(row),
	};
}

/** The column has two decimals: without its point it is hundredths. */
function topAwardOf({ top_times: times, top_one_in: oneIn }: Row<"games.game">): Pick<CatalogueGame, "topAward"> {
	if (times === null || oneIn === null) return {};
	return { topAward: { hundredths: BigInt(times.replace(".", "")), oneIn: Number(oneIn) } };
}

function limitsByGame(rows: readonly Row<"games.game_limit">[]): Map<string, Map<CurrencyCode, StakeLimits>> {
	const found = new Map<string, Map<CurrencyCode, StakeLimits>>();
	for (const row of rows) {
		if (!isCurrencyCode(row.currency)) continue;
		const ofGame = found.get(row.game_id) ?? new Map<CurrencyCode, StakeLimits>();
		found.set(row.game_id, ofGame.set(row.currency, { min: BigInt(row.min_stake), max: BigInt(row.max_stake) }));
	}
	return found;
}
