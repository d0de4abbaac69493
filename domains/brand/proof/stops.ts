// Where the tour looks at what the brand says: promotions, notices, help, apps and pages.
import { type Stops, stop } from "../../../e2e/tour/stop.ts";
import { ko, type Words } from "../../../e2e/words.ts";
import seedEn from "../server/seed/en.json" with { type: "json" };
import seedKo from "../server/seed/ko.json" with { type: "json" };

/** What the operator's desk begins with. */
const contentIn = (words: Words) => (words === ko ? seedKo : seedEn);
const infoPages = ["about", "contact", "terms", "responsible-gaming", "privacy", "affiliates", "refund"] as const;

export const stops: Stops = {
	routes: [
		...stop("/promotions", ({ brand }) => brand.nav.promotions, { who: ["visitor", "member"] }),
		...stop("/promoDetail", ({ brand }) => brand.promotions.missing),
		...stop("/promoDetail", (words) => contentIn(words).promotions["three-stones"].title, {
			address: "/promoDetail?id=three-stones",
			who: ["visitor", "member"],
		}),
		...stop("/down", ({ brand }) => brand.apps.title),
		...stop("/download", ({ brand }) => brand.apps.title),
		...stop("/join", (words) => contentIn(words).otherPages.join.title),
		...stop("/noticePage", ({ brand }) => brand.notices.title),
		...stop("/help", ({ brand }) => brand.help.title),
		...stop("/helpmc", ({ brand }) => brand.help.title),
		...infoPages.flatMap((code) =>
			stop("/page/$code", (words) => contentIn(words).pages[code].title, { address: `/page/${code}` }),
		),
	],
};
