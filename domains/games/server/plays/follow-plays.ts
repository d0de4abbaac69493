// Who in the games follows play, and how: sums by hour, by member and day, significant events. Pots and tournaments have more to do
// than to follow and hold their positions themselves.
import { type At, type Follower, readOn, serveFollower, takePosition } from "#platform/jobs";
import type { GamesTools } from "../tools.ts";
import {
	followHours,
	followMemberHours,
	followSignificant,
	hoursAnew,
	memberHoursAnew,
	moveZone,
	playedZone,
	playsReader,
} from "./plays-store.ts";

/** Reads what is over, then serves this follower until nothing lies before it. Answers how many batches it took. */
export async function followPlays(at: At, follower: Follower): Promise<number> {
	await readOn(at, playsReader);
	return serveFollower(at.db, playsReader, follower);
}

/** Of returns, popular games and reports: by hour, game, currency and pay table. */
export const hours: Follower = { name: "games.hours", from: "beginning", follow: followHours, anew: hoursAnew };

/** Of profit and loss and of reports: by member and hour, and by member and day of the house's zone (`games.played_day`). */
export const memberHours: Follower = {
	name: "games.member-hours",
	from: "beginning",
	follow: followMemberHours,
	anew: memberHoursAnew,
};

/** Large wins and wagers, voided and cancelled rounds. `noted` hears how many were, before it is sure that they stand. */
export const significant = (noted: (count: number) => void): Follower => ({
	name: "games.significant",
	from: "beginning",
	follow: async (tx, span) => noted(await followSignificant(tx, span)),
});

/** Where the days of the house are others now, all of them are summed anew first. */
export async function sumMemberHours(tools: Pick<GamesTools, "db" | "clock" | "dayZone">): Promise<void> {
	const offset = (await tools.dayZone?.()) ?? 0;
	if ((await tools.db.read(playedZone)) !== offset)
		await tools.db.tx(async (tx) => {
			if ((await takePosition(tx, playsReader, memberHours.name)) !== undefined) await moveZone(tx, offset);
		});
	await followPlays(tools, memberHours);
}
