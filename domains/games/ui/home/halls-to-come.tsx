// The last row of the home page: which halls are still to come, each with its page. Where none is, there is no row.
import { Link } from "@tanstack/react-router";
import { categoryPages } from "../navigation/category-pages.ts";
import { useHalls } from "../navigation/use-halls.ts";
import { useGamesText } from "../text.ts";

export function HallsToCome() {
	const say = useGamesText();
	const { toCome } = useHalls();
	if (toCome.length === 0) return null;
	return (
		<section
			aria-labelledby="to-come"
			className="flex flex-wrap items-center gap-x-5 border-t border-line pt-4 text-14 text-text-3"
		>
			<h2 id="to-come" className="font-medium">
				{say("home.toCome")}
			</h2>
			<ul className="flex flex-wrap gap-x-5">
				{toCome.map((hall) => (
					<li key={hall.gameCategory}>
						<Link
							to={categoryPages[hall.gameCategory]}
							className="flex min-h-11 items-center hover:text-text-1 hover:underline"
						>
							{hall.name}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
