// Reads what both sides of a match did before: their meetings over all seasons, each side's season.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readMatchUp } from "../contract/index.ts";
import { leagueOf, recordOf, type SideRecord } from "../core/index.ts";
import { type EventRow, findEvents, listEnded, listMeetings } from "./event-rows.ts";
import type { BookTools } from "./ports.ts";
import { scoreOfState } from "./score-of-state.ts";
import { knownOf } from "./settle-event.ts";

const shownMeetings = 6;

export const readMatchUpRoute = ({ db }: BookTools): Route =>
	bind(readMatchUp, async ({ eventId }, { now }) => {
		const read = await db.read(async (tx) => {
			const [row] = await findEvents(tx, [eventId]);
			if (row === undefined) return undefined;
			return { row, season: await listEnded(tx, row), meetings: await listMeetings(tx, row, shownMeetings) };
		});
		const league = leagueOf(read?.row.league ?? "");
		if (read === undefined || league === undefined) return err(failure("EVENT_UNKNOWN"));
		const { row, season, meetings } = read;
		const before = season.filter(({ id, status }) => id !== eventId && status === "ended");
		const nameOf = (club: number) => league.clubs[club] ?? "";
		return ok({
			now: now.getTime(),
			meetings: meetings
				.filter(({ id }) => id !== eventId)
				.map((one) => ({
					id: one.id,
					home: nameOf(one.home),
					away: nameOf(one.away),
					kickoff: one.kickoff.getTime(),
					score: scoreOfState(knownOf(one).state),
				})),
			home: recordIn(before, row.home),
			away: recordIn(before, row.away),
		});
	});

type Told = Omit<SideRecord, "form"> & { form: SideRecord["form"][number][]; corners?: number; yellows?: number };

function recordIn(rows: readonly EventRow[], club: number): Told {
	const played = rows.map((row) => ({ home: row.home, away: row.away, state: knownOf(row).state }));
	const own = recordOf(
		club,
		played.map(({ home, away, state }) => ({ home, away, score: scoreOfState(state) })),
	);
	const counted = { corners: 0, yellows: 0 };
	let football = false;
	for (const { home, away, state } of played) {
		if (state.sport !== "football" || (home !== club && away !== club)) continue;
		football = true;
		const place = home === club ? 0 : 1;
		counted.corners += state.corners[place];
		counted.yellows += state.yellows[place];
	}
	return { ...own, form: [...own.form], ...(football ? counted : {}) };
}
