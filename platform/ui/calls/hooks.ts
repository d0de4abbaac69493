// One hook an endpoint, made from its contract. Server state lives here and nowhere else.
import {
	keepPreviousData,
	type UseMutationResult,
	type UseQueryResult,
	useMutation,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Endpoint, InputOf, OutputOf } from "#platform/contract";
import { ask, type QueryOptions, settings, useKey } from "./asking.ts";

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

export type ActionOptions = {
	/** Endpoints whose answers this action makes stale. */
	readonly refreshes?: readonly Endpoint[];
	/** Endpoints that are asked again when it is refused: somebody else may have been first. */
	readonly lookAgain?: readonly Endpoint[];
	/** Which of the endpoint's modules the call is for; the first when not said. */
	readonly moduleId?: string;
};

/** What the second press of a double click takes at the most. */
const doubleClickMilliseconds = 500;

/**
 * Presses of the same thing while the first is under way are the first: one call, one key, one answer for all. A button is dead
 * only when it has been drawn anew, which a double click does not wait for. Of an endpoint marked idempotent the rest of a double
 * click has the answer of what was done, too: its own key would do it once more.
 */
function asOnePress<E extends Endpoint>(endpoint: E) {
	const presses = new Map<string, Promise<OutputOf<E>>>();
	return (input: InputOf<E>, moduleId: string | undefined): Promise<OutputOf<E>> => {
		const press = JSON.stringify([input, moduleId]);
		const before = presses.get(press);
		if (before !== undefined) return before;
		const answer = ask(endpoint, input, {
			...(endpoint.idempotent === true ? { idempotencyKey: crypto.randomUUID() } : {}),
			...(moduleId === undefined ? {} : { moduleId }),
		});
		presses.set(press, answer);
		const forget = (): void => void presses.delete(press);
		const keep = (): void => void setTimeout(forget, doubleClickMilliseconds);
		answer.then(endpoint.idempotent === true ? keep : forget, forget);
		return answer;
	};
}

/**
 * A call that changes something. `mutateAsync` throws `CallRefused`; `error` holds it for the sentence.
 * An endpoint marked idempotent gets a key for each attempt of a person, kept over a repeat of the same mutation.
 */
export function actionHook<E extends Endpoint>(endpoint: E) {
	// biome-ignore lint/correctness/noComponentHookFactories: called once a module, when it is loaded
	return function useAction(options: ActionOptions = {}): UseMutationResult<OutputOf<E>, Error, InputOf<E>> {
		const refresh = useRefresh();
		const [press] = useState(() => asOnePress(endpoint));
		return useMutation<OutputOf<E>, Error, InputOf<E>>({
			mutationFn: (input) => press(input, options.moduleId),
			onSuccess: () => refresh(options.refreshes ?? []),
			onError: () => refresh(options.lookAgain ?? []),
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

/** The same after every action of the page, whichever it is: for what counts what any of them may change. */
export function useRefreshAfterActions(endpoint: Endpoint): void {
	const queries = useQueryClient();
	useEffect(
		() =>
			queries.getMutationCache().subscribe(({ type, mutation }) => {
				if (type !== "updated" || mutation.state.status !== "success") return;
				void queries.invalidateQueries({ queryKey: [endpoint.name] });
			}),
		[queries, endpoint],
	);
}
