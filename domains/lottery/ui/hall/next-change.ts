// When the hall asks again: as soon as the nearest issue of its games has closed or was drawn.
import type { OutputOf } from "#platform/contract";
import type { listLotteries } from "../../contract/index.ts";

export type Listed = OutputOf<typeof listLotteries>["games"][number];

/** A result is there a moment after its draw. */
const graceMilliseconds = 900;

/** By the server's clock, in milliseconds; undefined without games. */
export function nextChange(games: readonly Pick<Listed, "current">[], now: number): number | undefined {
	const moments = games.flatMap(({ current: { closesAt, drawsAt } }) => [closesAt, drawsAt + graceMilliseconds]);
	const [first] = moments.filter((moment) => moment > now).sort((left, right) => left - right);
	return first ?? (games.length === 0 ? undefined : now + 2 * graceMilliseconds);
}
