// Where each category has its page, and the drawn scene of its hall.
import type { Category } from "../../contract/index.ts";

export const categoryPages = {
	RNG: "/rng",
	LIVE: "/live",
	SPORTS: "/sports",
	ESPORTS: "/esports",
	LOTT: "/lottery",
	ELOTT: "/elott",
	PVP: "/pvp",
	FISH: "/fish",
} as const satisfies Record<Category, string>;

export const hallScene = (category: Category): string => `hall-${category.toLowerCase()}`;
