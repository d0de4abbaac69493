// What is said of a tournament by its figures: how far its clock is, and whether one may enter it now.
import { clockAt, levelsOf, type SeenTournament, type TournamentConfig } from "../../core/index.ts";

/** `12:05`, never below nothing. */
export function timeLeft(milliseconds: number): string {
	const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function levelNow({ speed }: TournamentConfig, { startedAt, now }: { startedAt: number; now: number }) {
	const { levels } = levelsOf(speed);
	const { level, ends, rests } = clockAt(speed, Math.max(0, now - startedAt));
	const [blinds, next] = [levels[level], levels[level + 1]];
	return {
		number: level + 1,
		blinds,
		next,
		left: ends === null ? undefined : startedAt + ends - now,
		rest: rests === null ? undefined : startedAt + rests - now,
	};
}

export type EntryWords = "register" | "enterLate" | "enterAgain";

/** How one may enter now; undefined where nobody may. The server decides. */
export function entryNow(seen: SeenTournament, now: number): EntryWords | undefined {
	const { config, phase, you, entries, startedAt } = seen;
	if (config === null || entries >= config.most) return undefined;
	if (phase === "registering") return you === null ? "register" : undefined;
	if (phase !== "running" || clockAt(config.speed, now - startedAt).level >= config.lateLevels) return undefined;
	if (you === null) return "enterLate";
	return !you.plays && you.entries <= config.reentries ? "enterAgain" : undefined;
}
