// The page of an area's lotteries: its head, and its draws by where they lie, the nearest first. A game that the address names opens at
// once.
import { GameByCode } from "#games/ui";
import { FailureNote, LazyImage, Skeleton, usePageTitle } from "#platform/ui";
import { seaVendor, vnVendor } from "../../contract/vendors.ts";
import { type Area, families, familyOf, regionOf, regions, timetables } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { AreaLinks } from "./area-links.tsx";
import { GameCard } from "./game-card.tsx";
import type { Listed } from "./next-change.ts";
import { useDraws } from "./use-draws.ts";

export type AreaPageProps = { readonly gameCode: string | undefined; readonly playType: string | undefined };

/** Fast draws first. */
const byRegion = ["fast", ...regions.filter((region) => region !== "fast")] as const;
const seaFamilies = Object.values(families).flatMap(({ code, area }) => (area === "SEA" ? [code] : []));

const vendors = { VN: vnVendor, SEA: seaVendor } as const;
const addresses = { VN: "/vnlottery", SEA: "/seaLottery" } as const;

export function VietnamPage(asked: AreaPageProps) {
	const say = useLotteryText();
	const sections = byRegion.map(
		(region): Section => ({
			name: say(`hall.region.${region}`),
			holds: (gameId) => regionOf(timetables[gameId]) === region,
		}),
	);
	return <AreaPage area="VN" line={say("hall.lineVN")} sections={sections} {...asked} />;
}

export function SeaPage(asked: AreaPageProps) {
	const say = useLotteryText();
	const sections = seaFamilies.map(
		(family): Section => ({
			name: say(`hall.family.${family}`),
			holds: (gameId) => familyOf(gameId).code === family,
		}),
	);
	return <AreaPage area="SEA" line={say("hall.lineSEA")} sections={sections} {...asked} />;
}

type Section = { readonly name: string; readonly holds: (gameId: Listed["gameId"]) => boolean };

type HallProps = { readonly area: Area; readonly line: string; readonly sections: readonly Section[] };

function AreaPage({ gameCode, playType, ...hall }: AreaPageProps & HallProps) {
	const say = useLotteryText();
	usePageTitle(say(`hall.area.${hall.area}`));
	if (gameCode === undefined) return <AreaHall {...hall} />;
	return (
		<GameByCode
			category="LOTT"
			vassalage={vendors[hall.area]}
			gameCode={gameCode}
			playType={playType}
			otherwise={<AreaHall {...hall} />}
		/>
	);
}

function AreaHall({ area, line, sections }: HallProps) {
	const say = useLotteryText();
	const { games, now, error, again } = useDraws(area);
	return (
		<div data-hue="LOTT" className="flex flex-col gap-6">
			<AreaHead name={say(`hall.area.${area}`)} line={line} />
			<AreaLinks here={addresses[area]} />
			{error === null ? null : <FailureNote error={error} onRetry={again} />}
			{sections.map(({ name, holds }) => (
				<section key={name} aria-label={name} className="flex flex-col gap-4">
					<h2 className="text-20 font-bold">{name}</h2>
					<ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
						{games === undefined
							? ["a", "b", "c"].map((key) => <Skeleton key={key} className="h-56 rounded-card" />)
							: games
									.filter(({ gameId }) => holds(gameId))
									.sort((left, right) => left.current.drawsAt - right.current.drawsAt)
									.map((game) => <GameCard key={game.gameId} game={game} now={now} to={addresses[area]} />)}
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
