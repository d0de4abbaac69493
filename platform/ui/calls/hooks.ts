// One hook an endpoint, made from its contract. Server state lives here and nowhere else.
import {
	type InfiniteData,
	keepPreviousData,
	type UseInfiniteQueryResult,
	type UseMutationResult,
	type UseQueryResult,
	useInfiniteQuery,
	useMutation,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import type { Endpoint, InputOf, OutputOf } from "#platform/contract";
import { currentSession, useSession } from "../session/session.ts";
import { useLanguage } from "../text/text.ts";
import { CallRefused, client } from "./client.ts";

export type QueryOptions = {
	/** False: do not ask yet. */
	readonly enabled?: boolean;
	/** How long an answer counts as fresh, in milliseconds. */
	readonly freshMilliseconds?: number;
	/** Ask again this often, in milliseconds. */
	readonly everyMilliseconds?: number;
	/** Show the last answer while another input's answer is on its way. */
	readonly keepLast?: boolean;
};

/** Begins every key of an endpoint's answers. */
export const endpointKey = (endpoint: Endpoint): readonly [string] => [endpoint.name];

async function ask<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	options: { signal?: AbortSignal; idempotencyKey?: string },
): Promise<OutputOf<E>> {
	const answer = await client.call(endpoint, input, options);
	if (answer.ok) return answer.value;
	throw new CallRefused(answer.error);
}

/** Answers depend on who asks and in which language: both are part of the key. */
function useKey<E extends Endpoint>(endpoint: E, input: InputOf<E>): readonly unknown[] {
	const { token } = useSession();
	const language = useLanguage();
	return [endpoint.name, input, language, endpoint.access === "public" ? "" : (token ?? "")];
}

/** Without a token a call that needs one is not sent. */
const mayAsk = (endpoint: Endpoint): boolean =>
	endpoint.access === "public" || endpoint.access === "optional" || currentSession().token !== undefined;

const settings = (endpoint: Endpoint, options: QueryOptions) => ({
	enabled: options.enabled !== false && mayAsk(endpoint),
	...(options.freshMilliseconds === undefined ? {} : { staleTime: options.freshMilliseconds }),
	...(options.everyMilliseconds === undefined ? {} : { refetchInterval: options.everyMilliseconds }),
});

export function queryHook<E extends Endpoint>(endpoint: E) {
	// biome-ignore lint/correctness/noComponentHookFactories: called once a module, when it is loaded
	return function useEndpoint(input: InputOf<E>, options: QueryOptions = {}): UseQueryResult<OutputOf<E>, Error> {
		return useQuery<OutputOf<E>, Error>({
			queryKey: useKey(endpoint, input),
			queryFn: ({ signal }) => ask(endpoint, input, { signal }),
			...settings(endpoint, options),
			...(options.keepLast === true ? { placeholderData: keepPreviousData } : {}),
		});
	};
}

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

export type ActionOptions = {
	/** Endpoints whose answers this action makes stale. */
	readonly refreshes?: readonly Endpoint[];
};

/**
 * A call that changes something. `mutateAsync` throws `CallRefused`; `error` holds it for the sentence.
 * An endpoint marked idempotent gets a key for each attempt of a person, kept over a repeat of the same mutation.
 */
export function actionHook<E extends Endpoint>(endpoint: E) {
	// biome-ignore lint/correctness/noComponentHookFactories: called once a module, when it is loaded
	return function useAction(options: ActionOptions = {}): UseMutationResult<OutputOf<E>, Error, InputOf<E>> {
		const refresh = useRefresh();
		return useMutation<OutputOf<E>, Error, InputOf<E>>({
			mutationFn: (input) =>
				ask(endpoint, input, endpoint.idempotent === true ? { idempotencyKey: crypto.randomUUID() } : {}),
			onSuccess: () => refresh(options.refreshes ?? []),
		});
	};
}

/** Marks the answers of endpoints as stale: those on the page are asked again. */
export function useRefresh(): (endpoints: readonly Endpoint[]) => void {
	const queries = useQueryClient();
	return (endpoints) => {
		const named = new Set(endpoints.map((endpoint) => endpoint.name));
		if (named.size === 0) return;
		void queries.invalidateQueries({
			predicate: ({ queryKey }) => queryKey.slice(0, 2).some((part) => typeof part === "string" && named.has(part)),
		});
	};
}
