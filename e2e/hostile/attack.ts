// One hostile call and what must be true of every answer: a status and a code that the contract knows, a request id,
// and nothing of the inside. It knows no endpoint.
import * as z from "zod/mini";
import { type Endpoint, type ErrorTable, headers, refusal, sharedErrors } from "#platform/contract";
import { merchant } from "../caller.ts";
import { ownAddress } from "../journey.ts";
import { ownSite } from "../site.ts";
import { sleepingText } from "./values.ts";

export type Attack = {
	readonly what: string;
	readonly token?: string | undefined;
	readonly body?: string | undefined;
	readonly query?: string;
	readonly method?: string;
	/** Over the headers an honest caller would send. */
	readonly head?: Readonly<Record<string, string>>;
};

export type Answer = { readonly status: number; readonly text: string; readonly head: Headers };

export async function send(endpoint: Endpoint, attack: Attack): Promise<Answer> {
	const head = {
		[headers.moduleId]: endpoint.moduleIds[0],
		[headers.merchant]: merchant,
		[headers.language]: "en",
		"x-forwarded-for": ownAddress(),
		...(attack.token === undefined ? {} : { authorization: `Bearer ${attack.token}` }),
		...(attack.body === undefined ? {} : { "content-type": contentTypeOf(endpoint) }),
		...attack.head,
	};
	const query = attack.query === undefined ? "" : `?${attack.query}`;
	const response = await fetch(`${ownSite().url}${endpoint.path}${query}`, {
		method: attack.method ?? endpoint.method,
		headers: head,
		...(attack.body === undefined ? {} : { body: attack.body }),
	});
	return { status: response.status, text: await response.text(), head: response.headers };
}

export const contentTypeOf = (endpoint: Endpoint): string =>
	endpoint.sealed === true ? "application/jose" : "application/json";

/** What is wrong with an answer, in words; empty when nothing is. */
export function faultsOf(endpoint: Endpoint, attack: Attack, answer: Answer): readonly string[] {
	const where = `${endpoint.name}, ${attack.what}`;
	return [...envelopeFaults(endpoint, answer), ...leaks(answer.text)].map(
		(fault) => `${where}: ${fault} (${answer.status} ${answer.text.slice(0, 160)})`,
	);
}

const success = z.object({ success: z.literal(true), value: z.unknown() });

function envelopeFaults(endpoint: Endpoint, { status, text, head }: Answer): readonly string[] {
	if (!head.get(headers.requestId)) return ["no request id"];
	if (head.get("content-type")?.startsWith("application/json") !== true) return ["no JSON"];
	const content: unknown = parsed(text);
	if (z.safeParse(success, content).success) return status === 200 ? [] : ["a success of another status"];
	const refused = z.safeParse(refusal, content);
	if (!refused.success) return ["no envelope"];
	const { errorCode, message } = refused.data;
	const known: ErrorTable = { ...sharedErrors, ...endpoint.errors };
	if (errorCode === "SYSTEM_ERROR") return ["a bug"];
	if (known[errorCode] === undefined) return [`a code the contract does not name: ${errorCode}`];
	if (known[errorCode].status !== status) return ["a status that is not its code's"];
	return message === "" ? ["no sentence"] : [];
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

const inside: readonly RegExp[] = [
	/\bat (?:async )?[\w.<>]+ \(/,
	/node_modules|\/dist\/server|\.ts:\d+/,
	/\$argon2/,
	/syntax error|violates|relation "|duplicate key value|SQLSTATE/i,
	// As a name of the database's own is written: a token may hold these letters by chance.
	/\bpg_[a-z]{3,}/,
	/BEGIN [A-Z ]*KEY|"d":"/,
];

/** What a moderator is shown may hold what an attack wrote before: that is its own text, and none of the inside. */
const leaks = (text: string): readonly string[] => {
	const own = text.replaceAll(sleepingText, "");
	return inside.filter((pattern) => pattern.test(own)).map((pattern) => `shows the inside: ${pattern}`);
};

const atOnce = 8;

/** Carries out attacks, several at a time, and gathers the faults of all their answers. */
export async function faultsAfter(endpoint: Endpoint, attacks: readonly Attack[]): Promise<readonly string[]> {
	const queue = [...attacks];
	const faults: string[] = [];
	const worker = async (): Promise<void> => {
		for (let attack = queue.shift(); attack !== undefined; attack = queue.shift()) {
			faults.push(...faultsOf(endpoint, attack, await send(endpoint, attack)));
		}
	};
	await Promise.all(Array.from({ length: atOnce }, worker));
	return faults;
}
