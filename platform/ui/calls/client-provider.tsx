// Gives components the cache of answers, with what the tab kept of them, empties it when another person comes or goes, and asks anew when pushes are back.
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { liveStanding } from "../live/live-standing.ts";
import { currentSession, onSessionChange } from "../session/session.ts";
import { makeQueryClient } from "./client.ts";
import { bringKept, type KeptAnswer, keepAnswers } from "./kept-answers.ts";

export type ClientProviderProps = {
	readonly children: ReactNode;
	/** Answers that the tab keeps over a reload; one list for as long as the page lives. */
	readonly kept?: readonly KeptAnswer[];
};

const nothingKept: readonly KeptAnswer[] = [];

export function ClientProvider({ children, kept = nothingKept }: ClientProviderProps) {
	const [queries] = useState(() => {
		const made = makeQueryClient();
		bringKept(made, kept);
		return made;
	});
	useEffect(() => keepAnswers(queries, kept), [queries, kept]);
	useEffect(() => {
		let { token } = currentSession();
		return onSessionChange(() => {
			const next = currentSession().token;
			if (next === token) return;
			const before = token;
			token = next;
			if (before === undefined) return;
			queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(before) });
		});
	}, [queries]);
	// What was pushed meanwhile is not pushed again: all that is shown is asked for anew.
	useEffect(() => liveStanding.onBack(() => void queries.invalidateQueries()), [queries]);
	return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
