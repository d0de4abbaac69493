// Games, vendors and menus as the calls answer them: names in a language, amounts in a currency, marks of a member.
import { tables } from "#platform/db";
import type { CallFacts, Principal } from "#platform/http";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import type { Game, VendorEntry } from "../../contract/index.ts";
import {
	type CatalogueGame,
	type Category,
	largestAward,
	nameIn,
	type StakeLimits,
	type TopAward,
	timesText,
} from "../../core/index.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { GamesTables } from "../tables.ts";
import type { GamesTools } from "../tools.ts";

/** For whom games are shown. */
export type Viewer = {
	readonly language: string;
	readonly currency: CurrencyCode;
	readonly favourites: ReadonlySet<string>;
};

/** A member sees their own currency and marks; anybody else the brand's currency. */
export async function viewerOf(
	tools: GamesTools,
	context: Pick<CallFacts, "language" | "merchant"> & { readonly principal: Principal | undefined },
	asked: { readonly language?: string | undefined },
): Promise<Viewer> {
	const { principal } = context;
	const member = principal === undefined || principal.guest ? undefined : principal.memberId;
	return {
		language: asked.language ?? context.language,
		currency: principal?.currency ?? tools.brand.brand(context.merchant).currency,
		favourites: member === undefined ? new Set() : new Set(await readFavourites(tools, member)),
	};
}

/** The games a member marked, the newest mark first. */
export async function readFavourites(tools: Pick<GamesTools, "db">, memberId: string): Promise<readonly string[]> {
	const rows = await tools.db.read((tx) =>
		tables<GamesTables>(tx)
			.selectFrom("games.favourite")
			.select("game_id")
			.where("member_id", "=", memberId)
			.orderBy("marked_at", "desc")
			.orderBy("game_id", "desc")
			.limit(mostFavourites)
			.execute(),
	);
	return rows.map((row) => row.game_id);
}

export const mostFavourites = 500;

export function tileOf(catalogue: Catalogue, viewer: Viewer, game: CatalogueGame): Game {
	const vendor = catalogue.vendors.get(game.vendor);
	const limits = game.limits.get(viewer.currency);
	const name = vendor === undefined ? game.vendor : nameIn(vendor.names, viewer.language);
	return {
		gameId: game.id,
		gameCode: game.code,
		vassalage: game.vendor,
		vendorName: name,
		gameType: game.category,
		displayName: nameIn(game.names, viewer.language),
		gameName: game.names.en,
		nodeId: `${game.vendor}-${game.category}`,
		nodeName: name,
		roomId: "",
		accountTypeName: game.vendor,
		smallIcon: game.artSmall,
		showIcon: game.artShow,
		supportPlay: game.trial ? 0 : 1,
		rtp: game.rtp,
		currency: viewer.currency,
		minBet: formatMinor(limits?.min ?? 0n, viewer.currency),
		maxBet: formatMinor(limits?.max ?? 0n, viewer.currency),
		lines: game.lines,
		volatility: game.volatility,
		isHot: game.hot,
		isNew: game.isNew,
		isFavourite: viewer.favourites.has(game.id),
		open: game.open && limits !== undefined,
		hue: game.hue,
		...(game.topAward === undefined || limits === undefined
			? {}
			: { topAward: awardOf(game.topAward, limits, viewer) }),
	};
}

const awardOf = (award: TopAward, limits: StakeLimits, { currency }: Viewer): NonNullable<Game["topAward"]> => ({
	amount: formatMinor(largestAward(award, limits), currency),
	times: timesText(award),
	oneIn: award.oneIn,
});

export const tilesOf = (catalogue: Catalogue, viewer: Viewer, games: readonly CatalogueGame[]): Game[] =>
	games.map((game) => tileOf(catalogue, viewer, game));

/** Of these games those that the viewer can enter: in service, and offered in the viewer's currency. */
export const openTilesOf = (catalogue: Catalogue, viewer: Viewer, games: readonly CatalogueGame[]): Game[] =>
	tilesOf(catalogue, viewer, games).filter((tile) => tile.open);

/** A vendor in each category in which it has games, in the operator's order. */
export function vendorEntries(catalogue: Catalogue, language: string): VendorEntry[] {
	return [...catalogue.vendors.values()].flatMap((vendor) => {
		const own = catalogue.games.filter((game) => game.vendor === vendor.code);
		const categories = new Set<Category>(own.map((game) => game.category));
		return [...categories].map((gameType): VendorEntry => {
			const games = own.filter((game) => game.category === gameType);
			const first = games.find((game) => game.open);
			return {
				vassalage: vendor.code,
				gameType,
				code: vendor.artCode,
				name: nameIn(vendor.names, language),
				defaultPlayType: "",
				accountTypeName: vendor.code,
				isGame: games.length === 1 ? "GAME" : "VASSALAGE",
				isHot: games.some((game) => game.hot),
				games: games.length,
				...(first === undefined ? {} : { firstGameId: first.id }),
				open: first !== undefined,
			};
		});
	});
}
