// A hook for lists that go on. Apart from the other hooks: the first page of a visit needs none.
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import type { Endpoint, InputOf, OutputOf } from "#platform/contract";
import { ask, type QueryOptions, settings, useKey } from "./asking.ts";

/** The fields of an input that name another page: `{ pageNo: 2 }`, `{ cursor: "…" }`. */
export type Step = Readonly<Record<string, string | number>>;

/** A list that goes on: `next` names the input of the page after `last`, or undefined at the end. */
export function pagesHook<E extends Endpoint>(endpoint: E, next: (last: OutputOf<E>) => Step | undefined) {
	// biome-ignore lint/correctness/noComponentHookFactories: called once a module, when it is loaded
	return function usePages(
		input: InputOf<E>,
		options: QueryOptions = {},
	): UseInfiniteQueryResult<InfiniteData<OutputOf<E>>, Error> {
		const first: Step = {};
		return useInfiniteQuery<OutputOf<E>, Error, InfiniteData<OutputOf<E>>, readonly unknown[], Step>({
			queryKey: ["pages", ...useKey(endpoint, input)],
			queryFn: ({ signal, pageParam }) => ask(endpoint, Object.assign({}, input, pageParam), { signal }),
			initialPageParam: first,
			getNextPageParam: (last) => next(last),
			...settings(endpoint, options),
		});
	};
}
