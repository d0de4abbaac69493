// What a beacon has said, as far as this process has heard it. Asks without being waited for, so that no transaction waits for
// the network.
import type { LotteryDeps } from "./ports.ts";

/** What a round said; undefined where it has not been heard yet, and then it is asked for. */
export type Heard = (round: number) => string | undefined;

const mostKept = 64;

export function createHeard({ beacon, log }: Pick<LotteryDeps, "beacon" | "log">): Heard {
	/** Undefined while it is asked for. */
	const rounds = new Map<number, string | undefined>();
	const ask = async (round: number): Promise<void> => {
		const said = await beacon?.read(round).catch((error: unknown) => {
			log.warn({ round, error: String(error) }, "a beacon could not be read");
			return undefined;
		});
		if (said === undefined) rounds.delete(round);
		else rounds.set(round, said);
	};
	return (round) => {
		if (rounds.has(round)) return rounds.get(round);
		if (rounds.size >= mostKept) rounds.clear();
		rounds.set(round, undefined);
		void ask(round);
		return undefined;
	};
}
