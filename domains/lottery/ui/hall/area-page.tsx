// The page of an area's lotteries: its head, and its draws by where they lie, the nearest first. A game that the address names opens at
// once.
import { GameByCode } from "#games/ui";
import { FailureNote, LazyImage, Skeleton, usePageTitle } from "#platform/ui";
import { vnVendor } from "../../contract/vendors.ts";
import { regionOf, regions, timetables } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { AreaLinks } from "./area-links.tsx";
import { GameCard } from "./game-card.tsx";
import { useDraws } from "./use-draws.ts";

export type AreaPageProps = { readonly gameCode: string | undefined; readonly playType: string | undefined };

export function VietnamPage({ gameCode, playType }: AreaPageProps) {
	const say = useLotteryText();
	usePageTitle(say("hall.area.VN"));
	const hall = <VietnamHall />;
	if (gameCode === undefined) return hall;
	return <GameByCode category="LOTT" vassalage={vnVendor} gameCode={gameCode} playType={playType} otherwise={hall} />;
}

function VietnamHall() {
	const say = useLotteryText();
	const { games, now, error, again } = useDraws("VN");
	return (
		<div data-hue="LOTT" className="flex flex-col gap-6">
			<AreaHead name={say("hall.area.VN")} line={say("hall.lineVN")} />
			<AreaLinks here="/vnlottery" />
			{error === null ? null : <FailureNote error={error} onRetry={again} />}
			{(["fast", ...regions.filter((region) => region !== "fast")] as const).map((region) => (
				<section key={region} aria-label={say(`hall.region.${region}`)} className="flex flex-col gap-4">
					<h2 className="text-20 font-bold">{say(`hall.region.${region}`)}</h2>
					<ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
						{games === undefined
							? ["a", "b", "c"].map((key) => <Skeleton key={key} className="h-56 rounded-card" />)
							: games
									.filter(({ gameId }) => regionOf(timetables[gameId]) === region)
									.sort((left, right) => left.current.drawsAt - right.current.drawsAt)
									.map((game) => <GameCard key={game.gameId} game={game} now={now} to="/vnlottery" />)}
					</ul>
				</section>
			))}
			<p className="max-w-prose text-14 text-text-2">
				{say("rules.house")} {say("rules.past")}
			</p>
		</div>
	);
}

function AreaHead({ name, line }: { readonly name: string; readonly line: string }) {
	return (
		<header className="relative isolate flex min-h-[var(--head)] flex-col justify-end overflow-hidden rounded-panel bg-night p-6 text-white md:p-8">
			<LazyImage
				src="/art/scenes/hall-lott-wide.webp"
				narrow="/art/scenes/hall-lott-narrow.webp"
				width={1440}
				height={320}
				eager
				className="absolute inset-0 -z-20 size-full object-cover object-right"
			/>
			<div className="hall-veil absolute inset-0 -z-10" />
			<h1 className="text-28 font-bold md:text-40">{name}</h1>
			<p className="mt-1 text-14 text-white/90">{line}</p>
		</header>
	);
}
