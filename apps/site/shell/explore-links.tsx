// The footer's list of the halls and the pages.
import { Link } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { categories } from "#games/contract";
import { categoryPages, useGamesText } from "#games/ui";

const link = "flex min-h-9 items-center text-14 text-text-2 hover:text-text-1";

export function ExploreLinks() {
	const say = useBrandText();
	const sayGames = useGamesText();
	return (
		<ul className="mt-2 columns-2 gap-6 sm:columns-1">
			<li>
				<Link to="/index" className={link}>
					{say("nav.home")}
				</Link>
			</li>
			{categories.map((category) => (
				<li key={category}>
					<Link to={categoryPages[category]} className={link}>
						{sayGames(`category.name.${category}`)}
					</Link>
				</li>
			))}
			<li>
				<Link to="/promotions" className={link}>
					{say("nav.promotions")}
				</Link>
			</li>
		</ul>
	);
}
