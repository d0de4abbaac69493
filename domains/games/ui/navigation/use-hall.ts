// One hall as the server lists it, with its providers. A category that the server does not list is a closed hall.
import type { VendorEntry } from "../../contract/index.ts";
import type { Category } from "../../core/index.ts";
import { useGetGameMenus } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";
import { allHalls, type Hall } from "./use-halls.ts";

export type HallFacts = {
	/** Undefined until the server has answered. */
	readonly hall: Hall | undefined;
	readonly vendors: readonly VendorEntry[];
	readonly error: Error | null;
	readonly refetch: () => void;
};

export function useHall(category: Category): HallFacts {
	const say = useGamesText();
	const { data, error, refetch } = useGetGameMenus({}, { freshMilliseconds: 300_000 });
	const halls = data && allHalls(data.sorting, (code) => say(`category.name.${code}`));
	return {
		hall: halls?.find((hall) => hall.gameCategory === category),
		vendors: data?.menus[category] ?? [],
		error,
		refetch: () => void refetch(),
	};
}
