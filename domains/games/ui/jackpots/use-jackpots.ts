// The pots that run with what they hold: asked for, and told every few seconds while the page is open; the later of the two.
import { useState } from "react";
import { useLive } from "#platform/ui";
import { type Jackpot, jackpotsEvent } from "../../contract/index.ts";
import { useListJackpots } from "../calls.gen.ts";

/** Pushes may stop; what is shown is never half a minute old (G24). */
const everyMilliseconds = 20_000;

type Told = { readonly at: number; readonly amounts: ReadonlyMap<string, string> };

export function useJackpots() {
	const [told, setTold] = useState<Told>({ at: 0, amounts: new Map() });
	useLive(jackpotsEvent, ({ pots }) =>
		setTold({ at: Date.now(), amounts: new Map(pots.map(({ code, amount }) => [code, amount])) }),
	);
	const { data, dataUpdatedAt } = useListJackpots({}, { everyMilliseconds });
	const later = told.at > dataUpdatedAt ? told.amounts : undefined;
	const pots = (data?.pots ?? []).map((pot): Jackpot => ({ ...pot, amount: later?.get(pot.code) ?? pot.amount }));
	return { pots, hits: data?.hits ?? [] };
}

/** A pot without games is fed by all of them. */
export const feeds = ({ gameIds }: Pick<Jackpot, "gameIds">, gameId: string): boolean =>
	gameIds.length === 0 || gameIds.includes(gameId);
