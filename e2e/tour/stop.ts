// A stop of the tour: a route, what stands there, and for whom it is looked at. A domain names its own in proof/stops.ts.
import type { Words } from "../words.ts";

export type Who = "visitor" | "guest" | "member" | "agent";

export type Stop = {
	/** The route, as the router writes it. */
	readonly route: string;
	/** What is opened: the route itself, or one address of it. */
	readonly address: string;
	readonly who: Who;
	/** A heading that stands there; of the popup, where one lies above the page. */
	readonly heading: (words: Words) => string;
	/** What lies behind a popup is not looked at. */
	readonly popup: boolean;
};

export type Stops = {
	readonly routes: readonly Stop[];
	/** Routes that show nothing of their own: where they lead. */
	readonly leadingOn?: Readonly<Record<string, string>>;
	/** Routes that need a browser which draws games, and the journey that looks at them in every look. */
	readonly lookedAtElsewhere?: Readonly<Record<string, string>>;
};

type More = { readonly address?: string; readonly who?: readonly Who[]; readonly popup?: true };

export function stop(route: string, heading: Stop["heading"], more: More = {}): readonly Stop[] {
	const { who = ["visitor"], address = route, popup = false } = more;
	return who.map((one) => ({ route, address, who: one, heading, popup }));
}
