// The tour's table of routes: each with what stands there, and for whom it is looked at. A route of the site without a
// line here fails a test (apps/site/router.ui.test.ts).
import seedEn from "../../domains/brand/server/seed/en.json" with { type: "json" };
import seedKo from "../../domains/brand/server/seed/ko.json" with { type: "json" };
import { ko, type Words } from "../words.ts";

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

type More = { readonly address?: string; readonly who?: readonly Who[]; readonly popup?: true };

function stops(route: string, heading: Stop["heading"], more: More = {}): readonly Stop[] {
	const { who = ["visitor"], address = route, popup = false } = more;
	return who.map((one) => ({ route, address, who: one, heading, popup }));
}

/** Routes that show nothing of their own: where they lead. */
export const leadingOn: Readonly<Record<string, string>> = { "/": "/index" };

/** Routes that need a browser which draws games, and the journey that looks at them in every look. */
export const lookedAtElsewhere: Readonly<Record<string, string>> = { "/game": "tour/rules.e2e.ts" };

const closed = (page: keyof Words["brand"]["closed"]["pages"]) => (words: Words) =>
	words.brand.closed.title.replace("{{name}}", words.brand.closed.pages[page]);
const hall = (category: keyof Words["games"]["category"]["name"]) => (words: Words) =>
	words.games.category.name[category];

/** What the operator's desk begins with. */
const contentIn = (words: Words) => (words === ko ? seedKo : seedEn);
const infoPages = ["about", "contact", "terms", "responsible-gaming", "privacy", "affiliates", "refund"] as const;

export const routeStops: readonly Stop[] = [
	...stops("/index", ({ games }) => games.home.hot, { who: ["visitor", "guest", "member", "agent"] }),
	...stops("/login", ({ members }) => members.login.title, { popup: true }),
	...stops("/register", ({ members }) => members.register.title, { popup: true }),
	...stops("/register.html", ({ members }) => members.register.title, { popup: true }),
	...stops("/rng", hall("RNG"), { who: ["visitor", "member"] }),
	...stops("/rng", hall("RNG"), { address: "/rng?page=TESSERA" }),
	...stops("/live", hall("LIVE")),
	...stops("/sports", hall("SPORTS")),
	...stops("/esports", hall("ESPORTS")),
	...stops("/elott", hall("ELOTT")),
	...stops("/pvp", hall("PVP")),
	...stops("/fish", hall("FISH")),
	...stops("/lottery", hall("LOTT"), { address: "/lottery?gameCode=SSC&playType=1" }),
	...stops("/vnlottery", closed("vnlottery")),
	...stops("/seaLottery", closed("seaLottery")),
	...stops("/seamless", ({ games }) => games.frame.title),
	...stops("/vip", ({ brand }) => brand.nav.vip, { who: ["visitor", "member"] }),
	...stops("/pointMall", ({ brand }) => brand.nav.pointMall, { who: ["visitor", "member"] }),
	...stops("/promotions", ({ brand }) => brand.nav.promotions, { who: ["visitor", "member"] }),
	...stops("/tournaments", ({ games }) => games.tournaments.title),
	...stops("/promoDetail", ({ brand }) => brand.promotions.missing),
	...stops("/promoDetail", (words) => contentIn(words).promotions["three-stones"].title, {
		address: "/promoDetail?id=three-stones",
		who: ["visitor", "member"],
	}),
	...stops("/down", ({ brand }) => brand.apps.title),
	...stops("/download", ({ brand }) => brand.apps.title),
	...stops("/join", (words) => contentIn(words).otherPages.join.title),
	...stops("/noticePage", ({ brand }) => brand.notices.title),
	...stops("/help", ({ brand }) => brand.help.title),
	...stops("/helpmc", ({ brand }) => brand.help.title),
	...stops("/phoneSimulator", ({ members }) => members.simulator.title),
	...stops("/replay/$code", ({ games }) => games.replay.gone, { address: "/replay/none" }),
	...infoPages.flatMap((code) =>
		stops("/page/$code", (words) => contentIn(words).pages[code].title, { address: `/page/${code}` }),
	),
];
