// When each lottery draws and until when it takes bets; and days on which those of set days draw nothing.
import { type DataColumn, DataTable, PageHead, TableSkeleton } from "#platform/desk/ui";
import { FailureNote, languageTag, useFormats, useLanguage } from "#platform/ui";
import { lotteryGames, timetables } from "../../core/index.ts";
import { useReadLotteryTerms } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";
import { FreeDays } from "./free-days.tsx";

type Game = (typeof lotteryGames)[number];

export function SchedulesPage() {
	const say = useLotteryDeskText();
	const { data, error, refetch } = useReadLotteryTerms({});
	const columns = useColumns();
	return (
		<>
			<PageHead title={say("screens.schedules")} text={say("schedules.text")} />
			<div className="flex flex-col gap-10">
				<section className="flex flex-col gap-4">
					<h2 className="text-20 font-bold">{say("schedules.free")}</h2>
					{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
					{data === undefined && error === null ? <TableSkeleton /> : null}
					{data === undefined ? null : <FreeDays days={data.freeDays} />}
				</section>
				<section className="flex flex-col gap-4">
					<h2 className="text-20 font-bold">{say("schedules.draws")}</h2>
					<DataTable
						caption={say("schedules.draws")}
						columns={columns}
						rows={lotteryGames.map((game) => ({ game }))}
						rowKey={({ game }) => game}
					/>
				</section>
			</div>
		</>
	);
}

function useColumns(): readonly DataColumn<{ readonly game: Game }>[] {
	const say = useLotteryDeskText();
	const { span } = useFormats();
	const days = useDays();
	return [
		{ key: "game", head: say("draws.game"), cell: ({ game }) => game },
		{ key: "days", head: say("schedules.days"), cell: ({ game }) => days(game) },
		{ key: "at", head: say("schedules.at"), cell: ({ game }) => timesOf(game) ?? span(timetables[game].minutes) },
		{
			key: "zone",
			head: say("schedules.zone"),
			figures: true,
			cell: ({ game }) => `UTC+${timetables[game].zoneHours}`,
		},
		{
			key: "close",
			head: say("schedules.closes"),
			figures: true,
			cell: ({ game }) => say("schedules.seconds", { count: timetables[game].closesBefore }),
		},
	];
}

/** Of each week, of each month, or all of them. */
function useDays(): (game: Game) => string {
	const say = useLotteryDeskText();
	const format = new Intl.DateTimeFormat(languageTag(useLanguage()), { weekday: "short", timeZone: "UTC" });
	// The first of March 2026 is a Sunday.
	const weekday = (number: number): string => format.format(new Date(Date.UTC(2026, 2, 1 + number)));
	return (game) => {
		const { calendar } = timetables[game];
		if (calendar === undefined || calendar.weekdays?.length === 7) return say("schedules.daily");
		return calendar.weekdays === undefined
			? say("schedules.dates", { dates: calendar.dates.join(", ") })
			: calendar.weekdays.map(weekday).join(", ");
	};
}

const clock = (minutes: number): string =>
	[Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Few are said one by one, many from the first to the last. */
function timesOf(game: Game): string | undefined {
	const times = timetables[game].calendar?.at.map(clock);
	if (times === undefined || times.length <= 4) return times?.join(", ");
	return `${times[0]} – ${times.at(-1)} (${times.length})`;
}
