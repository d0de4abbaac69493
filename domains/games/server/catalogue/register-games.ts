// Adds a vendor and its games to the catalogue, or brings what its studio says about them up to date.
// What an operator decides (service, order, limits, marks) is set once and then left alone.
import { type Tx, tables } from "#platform/db";
import type { GamesTables } from "../tables.ts";
import type { GameListing, VendorListing } from "./listing.ts";

export async function registerGames(tx: Tx, vendor: VendorListing, games: readonly GameListing[]): Promise<void> {
	await saveVendor(tx, vendor);
	if (games.length === 0) return;
	const rows = await saveGames(tx, vendor.code, games);
	const idOf = new Map(rows.map((row) => [row.code, row.id]));
	const limits = games.flatMap((game) =>
		Object.entries(game.limits).map(([currency, limit]) => ({
			game_id: idOf.get(game.code) ?? "",
			currency,
			min_stake: limit.min.toString(),
			max_stake: limit.max.toString(),
		})),
	);
	if (limits.length === 0) return;
	await tables<GamesTables>(tx)
		.insertInto("games.game_limit")
		.values(limits)
		.onConflict((conflict) => conflict.columns(["game_id", "currency"]).doNothing())
		.execute();
}

/** The ledger's account of a vendor: TESSERA_ORIGINALS is games:tessera-originals. */
export const counterOf = (code: string) => `games:${code.toLowerCase().replaceAll("_", "-")}`;

async function saveVendor(tx: Tx, vendor: VendorListing): Promise<void> {
	await tables<GamesTables>(tx)
		.insertInto("games.vendor")
		.values({
			code: vendor.code,
			names: JSON.stringify(vendor.names),
			art_code: vendor.artCode,
			launch_url: vendor.launchUrl,
			counter: counterOf(vendor.code),
			interrupted: vendor.interrupted,
			interrupted_after_seconds: vendor.interruptedAfterSeconds,
			transfer: vendor.transfer === true,
			house: vendor.house === true,
			...(vendor.order === undefined ? {} : { sort_order: vendor.order }),
		})
		.onConflict((conflict) =>
			conflict.column("code").doUpdateSet((row) => ({
				names: row.ref("excluded.names"),
				art_code: row.ref("excluded.art_code"),
				launch_url: row.ref("excluded.launch_url"),
				house: row.ref("excluded.house"),
			})),
		)
		.execute();
}

async function saveGames(
	tx: Tx,
	vendor: string,
	games: readonly GameListing[],
): Promise<{ id: string; code: string }[]> {
	return tables<GamesTables>(tx)
		.insertInto("games.game")
		.values(games.map((game) => gameRow(vendor, game)))
		.onConflict((conflict) =>
			conflict.columns(["vendor", "code"]).doUpdateSet((row) => ({
				names: row.ref("excluded.names"),
				rtp: row.ref("excluded.rtp"),
				pay_table: row.ref("excluded.pay_table"),
				lines: row.ref("excluded.lines"),
				volatility: row.ref("excluded.volatility"),
				art_small: row.ref("excluded.art_small"),
				art_show: row.ref("excluded.art_show"),
				hue: row.ref("excluded.hue"),
				trial: row.ref("excluded.trial"),
				top_times: row.ref("excluded.top_times"),
				top_one_in: row.ref("excluded.top_one_in"),
				deviation: row.ref("excluded.deviation"),
			})),
		)
		.returning(["id", "code"])
		.execute();
}

const gameRow = (vendor: string, game: GameListing) => ({
	vendor,
	code: game.code,
	category: game.gameType,
	names: JSON.stringify(game.names),
	rtp: game.rtp ?? null,
	pay_table: game.payTable,
	lines: game.lines ?? null,
	volatility: game.volatility ?? null,
	hot: game.tags.includes("hot"),
	new: game.tags.includes("new"),
	art_small: game.art.small,
	art_show: game.art.show,
	hue: game.hue,
	trial: game.trial,
	sort_order: game.order,
	top_times: game.topAward?.times ?? null,
	deviation: game.deviation?.toFixed(4) ?? null,
	top_one_in: game.topAward === undefined ? null : String(game.topAward.oneIn),
});
