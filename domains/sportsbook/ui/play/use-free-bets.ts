// The player's free bets, asked for again now and then and with each bet that was placed.
import { listOwnFreeBets } from "../../contract/index.ts";
import type { OpenedBook } from "./open-book.ts";
import { usePolled } from "./use-polled.ts";

export type FreeBet = {
	readonly id: string;
	readonly amount: string;
	/** Of the whole bet, in hundredths. */
	readonly leastOdds: number;
	/** Milliseconds since 1970. */
	readonly endsAt: number;
};

const none: readonly FreeBet[] = [];

/** `placed`: the last bet, which may have taken one. On trial nobody has any. */
export function useFreeBets({ client, mode }: OpenedBook, placed: string | undefined): readonly FreeBet[] {
	const { value } = usePolled<readonly FreeBet[]>({
		every: 30_000,
		about: placed ?? "",
		async ask() {
			if (mode === "demo") return { ok: true, value: none } as const;
			const answer = await client.call(listOwnFreeBets, {});
			return answer.ok ? ({ ok: true, value: answer.value.freeBets } as const) : answer;
		},
	});
	return value ?? none;
}
