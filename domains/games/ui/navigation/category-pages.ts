// Where each category has its page, where a menu leads, and the drawn scene of its hall.
import type { Category } from "../../core/index.ts";

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

/** Where a menu leads: both lotteries to the e-lottery's page, as the specification has it. */
export const menuPages = { ...categoryPages, LOTT: categoryPages.ELOTT } as const;

/** The sports provider that has an entry of its own in the navigation, after live (specification 9). */
export const quickLaunchVendor = "DS88";

export const hallScene = (category: Category): string => `hall-${category.toLowerCase()}`;
