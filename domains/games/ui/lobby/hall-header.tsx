// The head of a hall: its scene and hue, its name, and what is true of it right now.
import { Amount, Badge, LazyImage, Skeleton } from "#platform/ui";
import type { VendorEntry } from "../../contract/index.ts";
import type { Category } from "../../core/index.ts";
import { useListWinners } from "../calls.gen.ts";
import { hallScene } from "../navigation/category-pages.ts";
import type { Hall } from "../navigation/use-halls.ts";
import { useGamesText } from "../text.ts";

export type HallHeaderProps = {
	readonly category: Category;
	readonly hall: Hall | undefined;
	readonly vendors: readonly VendorEntry[];
};

export function HallHeader({ category, hall, vendors }: HallHeaderProps) {
	const say = useGamesText();
	return (
		<header className="relative isolate flex min-h-[var(--head)] flex-col justify-end overflow-hidden rounded-panel bg-night p-6 text-white md:p-8">
			<LazyImage
				src={`/art/scenes/${hallScene(category)}-wide.webp`}
				narrow={`/art/scenes/${hallScene(category)}-narrow.webp`}
				width={1440}
				height={320}
				eager
				className="absolute inset-0 -z-20 size-full object-cover object-right"
			/>
			<div className="hall-veil absolute inset-0 -z-10" />
			<h1 className="text-28 font-bold md:text-40">{hall?.name ?? say(`category.name.${category}`)}</h1>
			<p className="mt-1 text-14 text-white/90">{say(`category.line.${category}`)}</p>
			<div className="mt-3 flex min-h-6 flex-wrap items-center gap-x-4 gap-y-2 text-14">
				{hall === undefined ? <Skeleton className="h-6 w-40 opacity-40" /> : null}
				{hall === undefined ? null : <Figures category={category} open={hall.open} vendors={vendors} />}
			</div>
		</header>
	);
}

type FiguresProps = { readonly category: Category; readonly open: boolean; readonly vendors: readonly VendorEntry[] };

function Figures({ category, open, vendors }: FiguresProps) {
	const say = useGamesText();
	if (vendors.length === 0) return <Badge tone="plain">{say("home.soon")}</Badge>;
	const games = vendors.reduce((sum, vendor) => sum + vendor.games, 0);
	return (
		<>
			<Badge tone={open ? "accent" : "plain"}>{say(open ? "home.open" : "tile.closed")}</Badge>
			<span>{say("rng.count", { count: games })}</span>
			<span>{say("hall.providers", { count: vendors.length })}</span>
			<LatestWin category={category} />
		</>
	);
}

const everyMilliseconds = 60_000;

/** The latest entry of this hall's board of winners, when there is one. */
function LatestWin({ category }: { readonly category: Category }) {
	const say = useGamesText();
	const { data } = useListWinners({ gameType: category, count: 1 }, { everyMilliseconds });
	const win = data?.winners[0];
	if (win === undefined) return null;
	return (
		<span>
			{say("hall.latestWin")} <Amount amount={win.win} currency={win.currency} />
		</span>
	);
}
