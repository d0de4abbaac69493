// What the return gate says of the plays: reckoned over all results once a process, when the games are listed.
import { judgeLottery } from "../core/index.ts";

let known: ReturnType<typeof judgeLottery> | undefined;

export function judgedPlays(): ReturnType<typeof judgeLottery> {
	known ??= judgeLottery();
	return known;
}
