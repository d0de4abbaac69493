// The footer's list of the open halls and the pages.
import { Link } from "@tanstack/react-router";
import { useBrandText } from "#brand/ui";
import { categoryPages, useHalls } from "#games/ui";

const link = "flex min-h-9 items-center text-14 text-text-2 hover:text-text-1";

export function ExploreLinks() {
	const say = useBrandText();
	const { halls } = useHalls();
	return (
		<ul className="mt-2 columns-2 gap-6 *:break-inside-avoid sm:columns-1">
			<li>
				<Link to="/index" className={link}>
					{say("nav.home")}
				</Link>
			</li>
			{halls?.map(({ gameCategory, name }) => (
				<li key={gameCategory}>
					<Link to={categoryPages[gameCategory]} className={link}>
						{name}
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
