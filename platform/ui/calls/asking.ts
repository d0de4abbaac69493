// How a call of the cache is made: its key, whether it may be sent, and the sending.
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

/** One call; a refusal is thrown for the cache to carry. */
export async function ask<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	options: { signal?: AbortSignal; idempotencyKey?: string; moduleId?: string },
): Promise<OutputOf<E>> {
	const answer = await client.call(endpoint, input, options);
	if (answer.ok) return answer.value;
	throw new CallRefused(answer.error);
}

/** Answers depend on who asks and in which language: both are part of the key. */
export function useKey<E extends Endpoint>(endpoint: E, input: InputOf<E>): readonly unknown[] {
	const { token } = useSession();
	const language = useLanguage();
	return [endpoint.name, input, language, endpoint.access === "public" ? "" : (token ?? "")];
}

/** Without a token a call that needs one is not sent. */
const mayAsk = (endpoint: Endpoint): boolean =>
	endpoint.access === "public" || endpoint.access === "optional" || currentSession().token !== undefined;

/** What a query is told besides its key and its call. */
export const settings = (endpoint: Endpoint, options: QueryOptions) => ({
	enabled: options.enabled !== false && mayAsk(endpoint),
	...(options.freshMilliseconds === undefined ? {} : { staleTime: options.freshMilliseconds }),
	...(options.everyMilliseconds === undefined ? {} : { refetchInterval: options.everyMilliseconds }),
});
