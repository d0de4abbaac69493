// Which vendors keep members' money in a purse of its own, and where a round runs: for whoever moves it there and back.
import { type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { Purse } from "#wallet/api";
import { nameIn } from "../../core/index.ts";
import type { VendorPurse } from "../api.ts";
import type { Catalogue, CatalogueVendor } from "../catalogue/catalogue.ts";
import type { GamesTables } from "../tables.ts";

/** The purse that a vendor's commands move. */
export const purseAt = (vendor: Pick<CatalogueVendor, "code" | "transfer"> | undefined): Purse =>
	vendor?.transfer === true ? `vendor:${vendor.code}` : "cash";

/** In the brand's order, those out of service too: what lies there must find its way home. */
export const vendorPurses = ({ vendors }: Catalogue, language: string): readonly VendorPurse[] =>
	[...vendors.values()]
		.filter(({ transfer }) => transfer)
		.map(({ code, names, enabled, dialect }) => ({
			code,
			name: nameIn(names, language),
			enabled,
			far: dialect === "transfer",
		}));

/** The vendors where a round of the member runs. */
export async function vendorsInPlay(tx: Tx, memberId: MemberId): Promise<ReadonlySet<string>> {
	const rows = await tables<GamesTables>(tx)
		.selectFrom("games.round as round")
		.innerJoin("games.game as game", "game.id", "round.game_id")
		.select("game.vendor")
		.distinct()
		.where("round.member_id", "=", memberId)
		.where("round.status", "=", "open")
		.execute();
	return new Set(rows.map(({ vendor }) => vendor));
}
