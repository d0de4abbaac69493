// The members over a real database for tests, called as the server would call them. Time stands until it is moved.
import { randomBytes, randomUUID } from "node:crypto";
import type { BrandApi } from "#brand/api";
import { createCourierModule, readOutbox } from "#courier/module";
import { type Endpoint, type Failure, failure, type InputOf, type OutputOf } from "#platform/contract";
import type { Database } from "#platform/db";
import type { CallContext, Principal } from "#platform/http";
import { err, type ManualClock, manualClock, ok, type Result } from "#platform/kernel";
import type { PasswordCost } from "#platform/kernel/node";
import { secureChance, secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import type { WalletApi } from "#wallet/api";
import { logIn, registerMember } from "../../contract/index.ts";
import { createMembersModule, type MembersModule } from "../module.ts";

/** Where a call comes from. */
export type From = {
	readonly token?: string;
	readonly address?: string;
	readonly host?: string;
	readonly language?: string;
	readonly userAgent?: string;
	/** Which of the endpoint's modules the call names; the first when not said. */
	readonly moduleId?: string;
};

export type House = {
	/** As the members keep codes and seal what they seal. */
	readonly codeKey: Buffer;
	readonly clock: ManualClock;
	readonly members: MembersModule;
	readonly call: <E extends Endpoint>(
		endpoint: E,
		input: InputOf<E>,
		from?: From,
	) => Promise<Result<OutputOf<E>, Failure<string>>>;
	/** What lies in the outbox for a number or an address, the newest first. */
	readonly outbox: (to: string) => Promise<readonly { readonly body: string; readonly kind: string }[]>;
	/** The newest code that was sent there. */
	readonly codeTo: (to: string) => Promise<string>;
	/** Registers a member under a new name and logs in. */
	readonly register: (change?: Partial<InputOf<typeof registerMember>>) => Promise<Registered>;
	readonly logIn: (
		input: Partial<InputOf<typeof logIn>>,
		from?: From,
	) => Promise<Result<OutputOf<typeof logIn>, Failure<string>>>;
};

export type Registered = { readonly account: string; readonly token: string; readonly device: string };

export const goodPassword = "tiles4all";
const cheap: PasswordCost = { memoryKib: 64, passes: 1 };
const silent = { debug() {}, info() {}, warn() {}, error() {} };
let names = 0;

/** A name nobody has yet in this test file. */
export function newName(): string {
	names += 1;
	return `mosaic${names}`;
}

export async function membersHouse(around: {
	readonly db: Database;
	readonly brand: BrandApi;
	readonly wallet: WalletApi;
	readonly passwordCost?: PasswordCost;
	readonly clock?: ManualClock;
}): Promise<House> {
	const clock = around.clock ?? manualClock(new Date("2026-05-01T12:00:00Z"));
	const keys = { courier: randomBytes(32), codes: randomBytes(32) };
	const carriers = { smtp: undefined, sms: undefined };
	const courier = createCourierModule({ ...around, clock, newId: secureIds, key: keys.courier, carriers });
	const members = await createMembersModule({
		...around,
		clock,
		courier: courier.api,
		codeKey: keys.codes,
		chance: secureChance(),
		newId: secureIds,
		live: silentLive,
		log: silent,
		passwordCost: around.passwordCost ?? cheap,
	});
	const call: House["call"] = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, from: From = {}) => {
		const route = members.routes.find((one) => one.endpoint.name === endpoint.name);
		const principal = from.token === undefined ? undefined : await members.api.authenticate(from.token);
		const refused = refusal(endpoint, principal);
		if (route === undefined || refused !== undefined) return err(refused ?? failure("NOT_FOUND"));
		const result = await route.handle(
			parseInput(endpoint, input),
			contextOf({ moduleId: endpoint.moduleIds[0], ...from }, { principal, now: clock.now() }),
		);
		return result.ok ? ok(parseOutput(endpoint, result.value)) : result;
	};
	const outbox: House["outbox"] = async (to) => {
		const letters = await readOutbox(around.db, { key: keys.courier, operator: "a test", now: clock.now(), most: 500 });
		return letters.filter((letter) => letter.to === to);
	};
	return {
		codeKey: keys.codes,
		clock,
		members,
		call,
		outbox,
		codeTo: async (to) => /(?<![0-9])[0-9]{6}(?![0-9])/.exec((await outbox(to))[0]?.body ?? "")?.[0] ?? "",
		register: async (change = {}) => registered(await call(registerMember, { ...registration(), ...change })),
		logIn: (input, from) => call(logIn, { username: "nobody", password: goodPassword, ...input }, from),
	};
}

/** A registration that holds. */
export function registration(): InputOf<typeof registerMember> {
	return {
		username: newName(),
		password: goodPassword,
		confirmPassword: goodPassword,
		birthday: "1990-06-15",
		termsVersion: "2026-01",
	};
}

function registered(result: Result<OutputOf<typeof registerMember>, Failure<string>>): Registered {
	if (!result.ok || result.value.session === undefined) throw new Error(`not registered: ${JSON.stringify(result)}`);
	const { account, session } = result.value;
	return { account, token: session.token, device: session.device };
}

function refusal({ access }: Endpoint, principal: Principal | undefined): Failure<string> | undefined {
	if (access === "public" || access === "optional") return undefined;
	if (principal === undefined) return failure("NOT_LOGGED_IN");
	return access === "member" && principal.guest ? failure("GUEST_NOT_ALLOWED") : undefined;
}

function parseInput(endpoint: Endpoint, value: unknown): unknown {
	const parsed = endpoint.input["~standard"].validate(value);
	if (parsed instanceof Promise || parsed.issues !== undefined) throw new Error("the input is not what it should be");
	return parsed.value;
}

function parseOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> {
	const schema: E["output"] = endpoint.output;
	const parsed = schema["~standard"].validate(value);
	if (parsed instanceof Promise || parsed.issues !== undefined) throw new Error("the answer is not what it should be");
	return parsed.value;
}

function contextOf(from: From, call: { principal: Principal | undefined; now: Date }): CallContext {
	const facts = {
		address: from.address ?? "203.0.113.7",
		host: from.host ?? "localhost",
		language: from.language ?? "en",
		merchant: "tessera",
		moduleId: from.moduleId ?? "",
		requestId: randomUUID(),
		userAgent: from.userAgent ?? "test",
		idempotencyKey: undefined,
		now: call.now,
		log: silent,
	};
	return call.principal === undefined
		? { ...facts, principal: undefined, play: undefined, staff: undefined }
		: { ...facts, principal: call.principal, play: undefined, staff: undefined };
}
