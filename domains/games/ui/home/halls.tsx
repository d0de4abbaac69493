// The halls: one picture a category in the server's order, what is open in full light, the rest dimmed and named as such.
import { Link } from "@tanstack/react-router";
import { Badge, FailureNote, Icon, LazyImage, Skeleton } from "#platform/ui";
import { useGetGameMenus } from "../calls.gen.ts";
import { categoryPages, hallScene } from "../navigation/category-pages.ts";
import { allHalls, type Hall } from "../navigation/use-halls.ts";
import { useGamesText } from "../text.ts";
import { RowHead } from "./game-row.tsx";

export function Halls() {
	const say = useGamesText();
	const { data, error, refetch } = useGetGameMenus({}, { freshMilliseconds: 300_000 });
	const halls = data && allHalls(data.sorting, (category) => say(`category.name.${category}`));
	const ordered = [...(halls ?? []).filter((hall) => hall.open), ...(halls ?? []).filter((hall) => !hall.open)];
	return (
		<section aria-label={say("home.halls")}>
			<RowHead title={say("home.halls")} text={say("home.hallsText")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			<div className="grid auto-rows-[11rem] grid-cols-2 gap-3 md:auto-rows-[12.5rem] md:grid-cols-4 md:gap-4">
				{halls === undefined && error === null ? <HallSkeletons /> : null}
				{ordered.map((hall) => (
					<HallPicture
						key={hall.gameCategory}
						entry={hall}
						games={(data?.menus[hall.gameCategory] ?? []).reduce((sum, vendor) => sum + vendor.games, 0)}
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
			className={`cut-corner group relative isolate flex flex-col justify-end overflow-hidden rounded-card bg-night p-4 text-white md:p-5 ${entry.open ? "col-span-2 md:row-span-2" : "last:col-span-2"}`}
		>
			<LazyImage
				src={`/art/scenes/${hallScene(entry.gameCategory)}.webp`}
				width={720}
				height={480}
				className={`absolute inset-0 -z-20 size-full object-cover transition duration-200 group-hover:scale-[1.03] ${entry.open ? "" : "brightness-[0.82] saturate-[0.85]"}`}
			/>
			<div className="tile-veil absolute inset-0 -z-10" />
			<span className="mb-auto">
				<Badge tone={entry.open ? "accent" : "plain"}>{entry.open ? say("home.open") : say("home.soon")}</Badge>
			</span>
			<h3 className={`font-bold ${entry.open ? "text-28" : "text-16"}`}>{entry.name}</h3>
			<p className="text-13 text-white/85">{say(`category.line.${entry.gameCategory}`)}</p>
			{entry.open ? (
				<p className="mt-3 flex items-center gap-2 text-14 font-medium">
					{say("home.games", { count: games })}
					<Icon name="arrow-right" className="size-4 transition group-hover:translate-x-1" />
				</p>
			) : null}
		</Link>
	);
}

function HallSkeletons() {
	return ["big", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
		<Skeleton
			key={key}
			className={`cut-corner h-full rounded-card ${key === "big" ? "col-span-2 md:row-span-2" : ""}`}
		/>
	));
}
