// Answers that a tab keeps in session storage: shown at once when the page is loaded again, and asked for anew all the same.
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { Endpoint } from "#platform/contract";
import { type CachedEntry, readCached, writeCached } from "../session/session.ts";

export type KeptAnswer = { readonly name: CachedEntry; readonly endpoint: Endpoint };

const entry = z.object({ key: z.array(z.unknown()), value: z.unknown() });

/** Gives the cache what was kept before. It counts as old: whoever shows it asks again. */
export function bringKept(queries: QueryClient, kept: readonly KeptAnswer[]): void {
	for (const { name, endpoint } of kept) {
		const found = readEntry(name);
		if (found?.key[0] !== endpoint.name) continue;
		const parsed = z.safeParse(endpoint.output, found.value);
		if (parsed.success) queries.setQueryData(found.key, parsed.data, { updatedAt: 0 });
	}
}

/** Keeps the last answer of each as it comes. Answers how to stop. */
export function keepAnswers(queries: QueryClient, kept: readonly KeptAnswer[]): () => void {
	return queries.getQueryCache().subscribe((event) => {
		if (event.type !== "updated" || event.action.type !== "success") return;
		const { queryKey: key, state } = event.query;
		const own = kept.find(({ endpoint }) => endpoint.name === key[0]);
		if (own !== undefined) writeCached(own.name, JSON.stringify({ key, value: state.data }));
	});
}

/** Undefined for nothing, and for what is no entry of ours. */
function readEntry(name: CachedEntry): z.infer<typeof entry> | undefined {
	try {
		return z.safeParse(entry, JSON.parse(readCached(name) ?? "null")).data;
	} catch {
		return undefined;
	}
}
