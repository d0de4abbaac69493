// The halls that are open, one picture each in the server's order.
import { Link } from "@tanstack/react-router";
import { FailureNote, Icon, LazyImage, Skeleton } from "#platform/ui";
import { useGetGameMenus } from "../calls.gen.ts";
import { categoryPages, hallScene } from "../navigation/category-pages.ts";
import { type Hall, useHalls } from "../navigation/use-halls.ts";
import { useGamesText } from "../text.ts";
import { RowHead } from "./game-row.tsx";

export function Halls() {
	const say = useGamesText();
	const { error, refetch } = useGetGameMenus({}, { freshMilliseconds: 300_000 });
	const { halls, vendorsOf } = useHalls();
	return (
		<section aria-label={say("home.halls")}>
			<RowHead title={say("home.halls")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			<div className="grid auto-rows-[12rem] grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] md:gap-4">
				{halls === undefined && error === null ? <Skeleton className="col-span-full cut-corner rounded-card" /> : null}
				{halls?.map((hall) => (
					<HallPicture
						key={hall.gameCategory}
						entry={hall}
						games={vendorsOf(hall).reduce((sum, vendor) => sum + vendor.games, 0)}
					/>
				))}
			</div>
		</section>
	);
}

function HallPicture({ entry, games }: { readonly entry: Hall; readonly games: number }) {
	const say = useGamesText();
	return (
		<Link
			to={categoryPages[entry.gameCategory]}
			data-hue={entry.gameCategory}
			className="cut-corner group relative isolate flex flex-col justify-end overflow-hidden rounded-card bg-night p-4 text-white max-md:last:odd:col-span-2 md:p-5"
		>
			<LazyImage
				src={`/art/scenes/${hallScene(entry.gameCategory)}.webp`}
				width={720}
				height={480}
				className="absolute inset-0 -z-20 size-full object-cover transition duration-200 group-hover:scale-[1.03]"
			/>
			<div className="tile-veil absolute inset-0 -z-10" />
			<h3 className="text-20 font-bold md:text-28">{entry.name}</h3>
			<p className="text-13 text-white/85">{say(`category.line.${entry.gameCategory}`)}</p>
			<p className="mt-2 flex items-center gap-2 text-14 font-medium">
				{say("home.games", { count: games })}
				<Icon name="arrow-right" className="size-4 transition group-hover:translate-x-1" />
			</p>
		</Link>
	);
}
