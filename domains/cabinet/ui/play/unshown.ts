// What a game has sent or won and has not shown yet: told with each change, so that no other page shows it first.
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import type { ExternalStore } from "#platform/ui";
import type { Unshown } from "../frame/ports.ts";

/** Of a round that runs, in minor units; `win` once the server has answered. */
export type Running = { readonly stake: bigint; readonly win: bigint | undefined };

type Following<State> = {
	readonly of: (state: State) => Running | undefined;
	readonly currency: CurrencyCode;
	readonly tell: (round: Unshown | undefined) => void;
};

/** Follows a game until the answer is called. Tells what begins, what is won, and when nothing is left to show. */
export function tellUnshown<State>(game: Pick<ExternalStore<State>, "get" | "listen">, following: Following<State>) {
	const { of, currency, tell } = following;
	const write = (minor: bigint): string => formatMinor(minor, currency);
	let told: Running | undefined;
	const look = (): void => {
		const now = of(game.get());
		const same = (now === undefined) === (told === undefined) && now?.win === told?.win;
		if (same) return;
		told = now;
		const won = now?.win === undefined ? {} : { win: write(now.win) };
		tell(now && { currency, stake: write(now.stake), ...won });
	};
	look();
	const stop = game.listen(look);
	return (): void => {
		stop();
		if (told !== undefined) tell(undefined);
	};
}
