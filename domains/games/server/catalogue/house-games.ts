// The house's own games as the catalogue has them, for whoever gives something to play in them.
import type { CurrencyCode } from "#platform/kernel";
import type { HouseGame } from "../api.ts";
import { type Catalogue, isOutside } from "./catalogue.ts";

export const houseGames = (catalogue: Catalogue, currency: CurrencyCode): readonly HouseGame[] =>
	catalogue.games.flatMap((game): HouseGame[] => {
		const limits = game.limits.get(currency);
		if (limits === undefined || isOutside(catalogue, game.vendor)) return [];
		const { id, code, vendor, names } = game;
		return [{ id, code, vendor, names, ...limits }];
	});
