// The catalogue as it stands in memory. Data only; where it comes from is catalogue-store.ts.
import type { CatalogueGame, Category, Names, VendorDialect } from "../../core/index.ts";

export type CatalogueVendor = {
	readonly code: string;
	readonly names: Names;
	readonly artCode: string;
	readonly launchUrl: string;
	readonly counter: string;
	readonly interrupted: "complete" | "refund";
	readonly interruptedAfterSeconds: number;
	/** In service: neither switched off nor under maintenance. */
	readonly enabled: boolean;
	/** When its maintenance is planned to end, where it is under one and somebody said. */
	readonly backAt: Date | undefined;
	/** Members stake there from a purse of its own. */
	readonly transfer: boolean;
	/** The house itself: its games open in the house's own frame. */
	readonly house: boolean;
	readonly dialect: VendorDialect;
	/** Where its own calls begin; without it its frame is opened by `launchUrl` alone. */
	readonly baseUrl: string | undefined;
	/** Whose pages its games are. */
	readonly frameOrigin: string | undefined;
	/** Its games are in no list; rounds that were played there are still shown. */
	readonly retired: boolean;
	/** Where its dialect leaves that open: whether what we answer it is signed, as what we ask it is. */
	readonly answersSigned: boolean;
};

export type CatalogueCategory = {
	readonly code: Category;
	readonly names: Names;
	readonly page: string;
	readonly open: boolean;
};

/** Everything at one version. */
export type Catalogue = {
	readonly version: bigint;
	readonly vendors: ReadonlyMap<string, CatalogueVendor>;
	readonly categories: ReadonlyMap<Category, CatalogueCategory>;
	/** Without those of vendors that are retired, which are found by id and code alone. */
	readonly games: readonly CatalogueGame[];
	readonly byId: ReadonlyMap<string, CatalogueGame>;
	/** By `vendor/code`. */
	readonly byCode: ReadonlyMap<string, CatalogueGame>;
};

/** Undefined of a game that is in no list. */
export function listedGame({ byId, vendors }: Catalogue, id: string): CatalogueGame | undefined {
	const game = byId.get(id);
	return game === undefined || vendors.get(game.vendor)?.retired === true ? undefined : game;
}

/** A vendor outside the house: its frame shows neither session nor reality check, so the site does. */
export const isOutside = ({ vendors }: Pick<Catalogue, "vendors">, code: string): boolean =>
	vendors.get(code)?.house !== true;
