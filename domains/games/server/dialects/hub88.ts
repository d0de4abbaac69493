// The Hub88 dialect: five calls as signed JSON below an address that names the vendor, always HTTP 200 with a status.
// RSA-SHA256 over the body, theirs and ours, what we answer included unless the vendor does without; amounts in
// hundred-thousandths. Translates, and decides nothing.
import type { KeyObject } from "node:crypto";
import type * as z from "zod/mini";
import { failure } from "#platform/contract";
import type { RawCall, RawRoute, RawText } from "#platform/http";
import { type CurrencyCode, err, ok, type Result } from "#platform/kernel";
import { minorOfUnits, unitsOf } from "../../core/index.ts";
import type { CallName, CommandFailure, WalletCommands } from "../api.ts";
import { walletCommands } from "../commands/wallet-commands.ts";
import type { GamesTools } from "../tools.ts";
import { contentOfRequest, keepRefusal, type NamedCall } from "./hub88-requests.ts";
import {
	type Hub88Body,
	type Hub88Call,
	type Hub88Status,
	hub88Bodies,
	hub88Calls,
	hub88Statuses,
	readHub88,
} from "./hub88-words.ts";
import { hub88Header, isHub88Signed, signHub88 } from "./signatures.ts";
import { balanceTold, exactJson, type Who, whoOf } from "./wire.ts";

export const hub88Path = (vendor: string, call: Hub88Call) => `/vendors/hub88/v1/${vendor}/${call}` as const;

type Told = {
	readonly status: Hub88Status;
	readonly user?: string;
	readonly currency?: CurrencyCode;
	/** Minor units. */
	readonly balance?: bigint;
};
type Tools = GamesTools & { readonly commands: WalletCommands };

export function hub88Routes(games: GamesTools): readonly RawRoute[] {
	const tools: Tools = { ...games, commands: walletCommands(games) };
	return hub88Calls.map((name) => ({
		method: "POST",
		path: hub88Path(":vendor", name),
		fromOnePlace: true,
		handle: (call) => answerCall(tools, name, call),
	}));
}

async function answerCall(tools: Tools, name: Hub88Call, call: RawCall): Promise<RawText> {
	const [, , , , vendor = ""] = call.url.split("/");
	const said = parsed(call.body);
	// Unsigned: a signature of ours is what would cost the most.
	if (tools.strangers.isExcluded(call.address)) return answer({ status: "RS_ERROR_UNKNOWN" }, said, undefined);
	const keys = await tools.keys.inForce(vendor, "hub88");
	if (keys === undefined) {
		tools.strangers.note(call.address);
		return answer({ status: "RS_ERROR_INVALID_PARTNER" }, said, undefined);
	}
	const signature = call.header(hub88Header) ?? "";
	const signed = keys.theirs.some((key) => isHub88Signed(key, { text: call.body, signature }));
	if (!signed) tools.strangers.note(call.address);
	const told: Told = signed
		? await hear(tools, name, { vendor, said, failed: call.failed })
		: { status: "RS_ERROR_INVALID_SIGNATURE" };
	const wanted = tools.catalogue.current().vendors.get(vendor)?.answersSigned ?? true;
	return answer(told, said, wanted ? keys.own : undefined);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Unsigned without a key. */
async function answer(told: Told, said: unknown, key: KeyObject | undefined): Promise<RawText> {
	const { balance, currency, ...rest } = told;
	const request = said instanceof Object && "request_uuid" in said ? said.request_uuid : undefined;
	const echoed = typeof request === "string" ? { request_uuid: request.slice(0, 64) } : {};
	const units = balance === undefined || currency === undefined ? undefined : unitsOf(balance, currency).toString();
	const text = exactJson({ ...rest, ...(currency === undefined ? {} : { currency }), ...echoed }, { balance: units });
	return { status: 200, text, headers: key === undefined ? {} : { [hub88Header]: await signHub88(key, text) } };
}

type Heard = { readonly vendor: string; readonly said: unknown } & Pick<RawCall, "failed">;

async function hear(tools: Tools, name: Hub88Call, heard: Heard): Promise<Told> {
	try {
		return await hearers[name](tools, heard);
	} catch (error) {
		heard.failed(error, { call: name, vendor: heard.vendor });
		return { status: "RS_ERROR_UNKNOWN" };
	}
}

const hearer =
	<Body>(shape: z.ZodMiniType<Body>, act: (tools: Tools, heard: Heard, body: Body) => Promise<Told>) =>
	async (tools: Tools, heard: Heard): Promise<Told> => {
		const body = readHub88(shape, heard.said);
		return body.ok ? act(tools, heard, body.value) : { status: body.error };
	};

const hearers: Readonly<Record<Hub88Call, (tools: Tools, heard: Heard) => Promise<Told>>> = {
	"user/info": hearer(hub88Bodies["user/info"], (tools, { vendor }, body) => tellUser(tools, vendor, body)),
	"user/balance": hearer(hub88Bodies["user/balance"], (tools, { vendor }, body) => tellBalance(tools, vendor, body)),
	"transaction/bet": hearer(hub88Bodies["transaction/bet"], (tools, { vendor }, body) =>
		once(tools, { vendor, body }, (who) => bet(tools, who, body)),
	),
	"transaction/win": hearer(hub88Bodies["transaction/win"], (tools, { vendor }, body) =>
		once(tools, { vendor, body }, (who) => win(tools, who, body)),
	),
	"transaction/rollback": hearer(hub88Bodies["transaction/rollback"], (tools, { vendor }, body) =>
		once(tools, { vendor, body }, (who) => rollBack(tools, who, body)),
	),
};

const refused = ({ code }: CommandFailure): Told => ({ status: hub88Statuses[code] });

async function tellUser(tools: Tools, vendor: string, body: Hub88Body<"user/info">): Promise<Told> {
	const { user, token } = body;
	if (token === undefined) {
		const who = whoOf(user, "P");
		const standing = who === undefined ? undefined : await tools.members.standing(who.memberId);
		return standing === undefined ? { status: "RS_ERROR_USER_DISABLED" } : { status: "RS_OK", user };
	}
	const seated = await tools.commands.authenticate({ vendor, token });
	if (!seated.ok) return refused(seated.error);
	const { memberId, currency, balance } = seated.value;
	return memberId === user ? { status: "RS_OK", user, currency, balance } : { status: "RS_ERROR_INVALID_TOKEN" };
}

/** Of a token its own currency; without one the currency is named. */
async function tellBalance(tools: Tools, vendor: string, body: Hub88Body<"user/balance">): Promise<Told> {
	if (body.token !== undefined) {
		const told = await tellUser(tools, vendor, body);
		const other = body.currency !== undefined && told.currency !== undefined && told.currency !== body.currency;
		return other ? { status: "RS_ERROR_WRONG_CURRENCY" } : told;
	}
	if (body.currency === undefined) return { status: "RS_ERROR_WRONG_SYNTAX" };
	const who = whoOf(body.user, body.currency);
	if (who === undefined) return { status: "RS_ERROR_WRONG_CURRENCY" };
	return toldOf(await tools.commands.balance({ ...who, vendor }), who);
}

function toldOf(answered: Result<{ readonly balance: bigint }, CommandFailure>, { memberId, currency }: Who): Told {
	if (answered.ok) return { status: "RS_OK", user: memberId, currency, balance: answered.value.balance };
	const balance = balanceTold(answered.error, currency);
	return { ...refused(answered.error), user: memberId, currency, ...(balance === undefined ? {} : { balance }) };
}

type Moving = Who & { readonly vendor: string };
type MovingBody = Hub88Body<"transaction/bet"> | Hub88Body<"transaction/win"> | Hub88Body<"transaction/rollback">;
type Moved = Awaited<ReturnType<WalletCommands["bet"]>>;

/** A lane claims the name of a call with what the call does; what no lane does has it claimed first. */
type Planned =
	| { readonly inLane: (call: CallName) => Promise<Moved> }
	| { readonly byItself: () => Promise<Moved | "finer than its currency"> };

/** What may be tried again under the same name is not kept. */
const forNow: ReadonlySet<Hub88Status> = new Set(["RS_ERROR_UNKNOWN"]);

async function once(
	tools: Tools,
	{ vendor, body }: { readonly vendor: string; readonly body: MovingBody },
	plan: (who: Moving) => Planned,
): Promise<Told> {
	const who = whoOf(body.user, body.currency);
	if (who === undefined) return { status: "RS_ERROR_WRONG_CURRENCY" };
	const { request_uuid: requestId, token: _token, ...said } = body;
	const named = { vendor, requestId, content: contentOfRequest(JSON.stringify(said)), now: tools.clock.now() };
	const moved = await carryOut(tools, named, plan({ ...who, vendor }));
	if (moved !== "finer than its currency" && !moved.ok && moved.error.code === "CALL_KNOWN") {
		const before = Object.values(hub88Statuses).find((status) => status === moved.error.value);
		if (before === undefined) return refused(moved.error);
		return { ...toldOf(await tools.commands.balance({ ...who, vendor }), who), status: before };
	}
	const told: Told = moved === "finer than its currency" ? { status: "RS_ERROR_WRONG_TYPES" } : toldOf(moved, who);
	if (told.status !== "RS_OK" && !forNow.has(told.status)) {
		await keepRefusal(tools.db, { ...named, refusal: told.status });
	}
	return told;
}

async function carryOut(tools: Tools, named: NamedCall, planned: Planned): Promise<Moved | "finer than its currency"> {
	if ("inLane" in planned) {
		return planned.inLane({ kind: "request", name: named.requestId, content: named.content });
	}
	const { same, refusal } = await tools.namedCalls.claim(named);
	return same && refusal === undefined ? planned.byItself() : err(failure("CALL_KNOWN", same ? refusal : undefined));
}

const inRound = (who: Moving, body: MovingBody) => ({
	...who,
	transactionId: body.transaction_uuid,
	gameCode: body.game_code,
	roundId: body.round,
});

const finer: Planned = { byItself: async () => "finer than its currency" };

function bet(tools: Tools, who: Moving, body: Hub88Body<"transaction/bet">): Planned {
	const amount = minorOfUnits(BigInt(body.amount), who.currency);
	if (amount === undefined) return finer;
	// A round that the vendor gives: nothing is staked, and what it wins is a bonus.
	if (body.is_free === true && amount === 0n) return stayed(tools, who, body.transaction_uuid);
	const { token, round_closed: roundClosed = false } = body;
	const said = { ...inRound(who, body), amount, token, roundClosed };
	return { inLane: (call) => tools.commands.bet({ ...said, call }) };
}

function win(tools: Tools, who: Moving, body: Hub88Body<"transaction/win">): Planned {
	const amount = minorOfUnits(BigInt(body.amount), who.currency);
	if (amount === undefined) return finer;
	const said = { ...inRound(who, body), amount };
	if (body.is_free === true) {
		return amount === 0n ? stayed(tools, who, body.transaction_uuid) : { byItself: () => tools.commands.promo(said) };
	}
	const { reference_transaction_uuid: reference, round_closed: roundClosed = false } = body;
	const answering = reference === undefined ? {} : { referenceTransactionId: reference };
	return { inLane: (call) => tools.commands.win({ ...said, roundClosed, ...answering, call }) };
}

function rollBack(tools: Tools, who: Moving, body: Hub88Body<"transaction/rollback">): Planned {
	const referenceTransactionId = body.reference_transaction_uuid;
	return { inLane: (call) => tools.commands.rollback({ ...inRound(who, body), referenceTransactionId, call }) };
}

const stayed = (tools: Tools, who: Moving, transactionId: string): Planned => ({
	byItself: async () => {
		const told = await tools.commands.balance(who);
		return told.ok ? ok({ ...told.value, transactionId, replayed: false }) : told;
	},
});
