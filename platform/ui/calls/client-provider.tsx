// Gives components the cache of answers, and empties it when another person comes or goes.
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { currentSession, onSessionChange } from "../session/session.ts";
import { makeQueryClient } from "./client.ts";

export function ClientProvider({ children }: { readonly children: ReactNode }) {
	const [queries] = useState(makeQueryClient);
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
	return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
