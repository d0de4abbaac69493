// Every endpoint of every contract, found by folder, and a call to each that its contract accepts: its own example.
import { existsSync, readdirSync } from "node:fs";
import * as z from "zod/mini";
import type { Endpoint } from "#platform/contract";

const domains = new URL("../../domains/", import.meta.url);

/** The face of a domain's contract; nothing where it has none. */
async function contractOf(domain: string): Promise<Readonly<Record<string, unknown>>> {
	const face = new URL(`${domain}/contract/index.ts`, domains);
	return existsSync(face) ? z.parse(z.record(z.string(), z.unknown()), await import(face.pathname)) : {};
}

const marks = z.object({ name: z.string(), method: z.string(), path: z.string(), moduleIds: z.array(z.string()) });

const isEndpoint = (value: unknown): value is Endpoint => z.safeParse(marks, value).success;

export const endpoints: readonly Endpoint[] = (await Promise.all(readdirSync(domains).sort().map(contractOf)))
	.flatMap((contract) => Object.values(contract))
	.filter(isEndpoint);

export const hasBody = ({ method }: Endpoint): boolean => method === "POST" || method === "PUT";

/** The names of an endpoint's fields. */
export function fieldsOf({ input }: Endpoint): readonly string[] {
	return Object.keys(z.parse(shape, z.toJSONSchema(input, { io: "input", unrepresentable: "any" })).properties);
}

/** What its contract gives for an example. */
export const exampleOf = ({ example }: Endpoint): Readonly<Record<string, unknown>> =>
	z.parse(z.record(z.string(), z.unknown()), example ?? {});

const shape = z.object({ properties: z._default(z.record(z.string(), z.unknown()), {}) });
