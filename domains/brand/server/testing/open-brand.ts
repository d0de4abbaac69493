// A brand of its own for a test file, and its calls as the server makes them: parsed by their contracts on both ways.
import { afterAll, beforeAll } from "vitest";
import type { Endpoint, OutputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { type TestDatabase, testDatabase } from "#platform/db/testing";
import type { AnyCall, Principal } from "#platform/http";
import { type ManualClock, manualClock, memberId, type Result } from "#platform/kernel";
import { type BrandModule, createBrandModule, migrations, seed } from "../module.ts";

const log = { debug() {}, info() {}, warn() {}, error() {} };
const countryOf = (address: string) => ({ "203.0.113.7": "KR", "198.51.100.9": "US" })[address];

export type OpenBrand = {
	readonly db: TestDatabase;
	readonly clock: ManualClock;
	readonly module: () => BrandModule;
	/** The answer of a call that is accepted. Throws when it is refused. */
	readonly call: <E extends Endpoint>(endpoint: E, input?: unknown, by?: Partial<AnyCall>) => Promise<OutputOf<E>>;
	/** The answer, whatever it is. */
	readonly answer: (endpoint: Endpoint, input: unknown, by?: Partial<AnyCall>) => Promise<Result<unknown, unknown>>;
	/** An edit as an operator makes it; resolves when the brand knows. */
	readonly edit: (statement: string) => Promise<void>;
};

/** A registered member, or a guest. */
export const principal = (id: string, options: { readonly guest?: boolean } = {}): Principal => ({
	memberId: memberId(id),
	sessionId: `session-${id}`,
	guest: options.guest === true,
	account: `m${id}`,
	merchant: "tessera",
	currency: "P",
});

/** Call it once, at the top of a file. */
export async function openBrand(): Promise<OpenBrand> {
	const db = await testDatabase([migrations]);
	const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
	const held: { module?: BrandModule } = {};
	const module = (): BrandModule => {
		if (held.module === undefined) throw new Error("the brand is open inside a test");
		return held.module;
	};
	beforeAll(async () => {
		await seed({ db, clock });
		held.module = await createBrandModule({ db, clock, log, countryOf });
	});
	afterAll(() => held.module?.close());

	const answer: OpenBrand["answer"] = async (endpoint, input, by = {}) => {
		const route = module().routes.find((one) => one.endpoint.name === endpoint.name);
		if (route === undefined) throw new Error(`no route for ${endpoint.name}`);
		return route.handle(parsedInput(endpoint, input), { ...facts(clock.now()), ...by });
	};
	return {
		db,
		clock,
		module,
		answer,
		call: async (endpoint, input = {}, by = {}) => {
			const result = await answer(endpoint, input, by);
			if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
			return parsedOutput(endpoint, result.value);
		},
		edit: async (statement) => {
			await db.tx((tx) => sql.raw(statement).execute(tx));
			await module().api.refresh();
		},
	};
}

const facts = (now: Date): AnyCall => ({
	address: "203.0.113.7",
	host: "localhost",
	language: "en",
	merchant: "tessera",
	requestId: "request-1",
	userAgent: "test",
	idempotencyKey: undefined,
	now,
	log,
	principal: undefined,
	play: undefined,
	staff: undefined,
});

function parsedInput(endpoint: Endpoint, input: unknown): unknown {
	const parsed = endpoint.input["~standard"].validate(input);
	if (parsed instanceof Promise || parsed.issues !== undefined) throw new Error("the input is not what it should be");
	return parsed.value;
}

function parsedOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> {
	const schema: E["output"] = endpoint.output;
	const parsed = schema["~standard"].validate(value);
	if (parsed instanceof Promise || parsed.issues !== undefined) throw new Error("the answer is not what it should be");
	return parsed.value;
}
