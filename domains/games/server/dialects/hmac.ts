// The house's signed HTTP dialect: eight commands as POSTs with a JSON body, statuses of its own, always HTTP 200 once
// the signature holds. Amounts are decimal strings. Translates, and decides nothing.
import * as z from "zod/mini";
import { failure } from "#platform/contract";
import type { RawAnswer, RawCall, RawRoute } from "#platform/http";
import { type CurrencyCode, err, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { CallName, CommandErrorCode, CommandFailure, WalletCommands } from "../api.ts";
import { walletCommands } from "../commands/wallet-commands.ts";
import type { GamesTools } from "../tools.ts";
import { type Signed, type SignedDialect, verifySignature } from "./hmac-signature.ts";
import { type Who, whoOf } from "./wire.ts";

const id = z.string().check(z.regex(/^[\x21-\x7e]{1,120}$/));
const decimal = z.string().check(z.maxLength(24));
const fields = {
	nonce: z.string(),
	token: z.optional(z.string().check(z.maxLength(64))),
	member: z.optional(z.string().check(z.maxLength(20))),
	currency: z.optional(z.string().check(z.maxLength(8))),
	transaction: z.optional(id),
	reference: z.optional(id),
	game: z.optional(id),
	round: z.optional(id),
	amount: z.optional(decimal),
	closed: z.optional(z.boolean()),
	reason: z.optional(z.string().check(z.regex(/^[^\p{Control}]{3,300}$/u))),
	events: z.optional(z.array(z.unknown()).check(z.maxLength(1_000))),
};
const body = z.strictObject(fields);
type Body = z.infer<typeof body>;

/** The status of each refusal. */
const statusOf = {
	INVALID_TOKEN: "INVALID_TOKEN",
	PLAY_EXPIRED: "TOKEN_EXPIRED",
	PLAY_BUSY: "TRY_AGAIN",
	DUPLICATE_TRANSACTION: "DUPLICATE_TRANSACTION",
	WRONG_CURRENCY: "WRONG_CURRENCY",
	ACCOUNT_FROZEN: "PLAYER_FROZEN",
	ACCOUNT_EXCLUDED: "PLAYER_EXCLUDED",
	LIMIT_REQUIRED: "PLAYER_LIMIT_REACHED",
	IDENTITY_REQUIRED: "PLAYER_LIMIT_REACHED",
	TIME_USED_UP: "PLAYER_LIMIT_REACHED",
	LIMIT_REACHED: "PLAYER_LIMIT_REACHED",
	REALITY_CHECK: "PLAYER_LIMIT_REACHED",
	TOO_FAST: "TRY_AGAIN",
	GAME_DISABLED: "GAME_DISABLED",
	STAKE_OUT_OF_RANGE: "LIMIT_REACHED",
	INSUFFICIENT_FUNDS: "NOT_ENOUGH_MONEY",
	UNKNOWN_MEMBER: "PLAYER_UNKNOWN",
	GAME_NOT_FOUND: "GAME_UNKNOWN",
	TRANSACTION_NOT_FOUND: "TRANSACTION_UNKNOWN",
	TRANSACTION_ROLLED_BACK: "TRANSACTION_CANCELLED",
	ROUND_NOT_FOUND: "ROUND_UNKNOWN",
	ROUND_CLOSED: "ROUND_CLOSED",
	INVALID_AMOUNT: "INVALID_AMOUNT",
	CALL_KNOWN: "NONCE_REUSED",
} as const satisfies Readonly<Record<CommandErrorCode, string>>;

export const hmacStatuses: Readonly<Record<CommandErrorCode, string>> = statusOf;
export const hmacCommands = [
	"authenticate",
	"balance",
	"bet",
	"win",
	"rollback",
	"end-round",
	"promo",
	"adjust",
] as const;
export type HmacCommand = (typeof hmacCommands)[number];
export const hmacPath = (command: HmacCommand) => `/vendors/hmac/v1/${command}` as const;

type Answered = { readonly status: string } & Readonly<Record<string, unknown>>;

export const hmacRoutes = (tools: GamesTools): readonly RawRoute[] =>
	hmacCommands.map((command) => ({
		method: "POST",
		path: hmacPath(command),
		handle: hmacAnswerer(tools, command, "hmac"),
	}));

/** Answers calls of one command in these words, of vendors that speak this dialect. */
export function hmacAnswerer(tools: GamesTools, command: HmacCommand, dialect: SignedDialect) {
	const commands = walletCommands(tools);
	return async (call: RawCall): Promise<RawAnswer & { readonly body: Answered }> =>
		answerCall(tools, { call, dialect }, async ({ vendor, nonce }, parsed) => {
			const claim = () => tools.nonces.claim({ vendor, nonce, now: call.now });
			const known = refused(failure("CALL_KNOWN"));
			let handedOn = false;
			const handOn = (): CallName => {
				handedOn = true;
				return { kind: "nonce", name: nonce };
			};
			const said = { ...parsed, vendor, handOn };
			if (!inLanes.has(command)) return (await claim()) ? perform(commands, command, said) : known;
			const answer = await perform(commands, command, said);
			return handedOn || (await claim()) ? answer : known;
		});
}

/** Their nonce is claimed with what they do; of one that says nothing whole, and does nothing, by itself. */
const inLanes: ReadonlySet<HmacCommand> = new Set(["bet", "win", "rollback", "end-round"]);

async function answerCall(
	tools: GamesTools,
	{ call, dialect }: { readonly call: RawCall; readonly dialect: SignedDialect },
	act: (signed: Signed, parsed: Body) => Promise<Answered>,
): Promise<RawAnswer & { readonly body: Answered }> {
	if (tools.strangers.isExcluded(call.address)) return { status: 429, body: { status: "TRY_AGAIN" } };
	const parsed = parseBody(call.body);
	const signed = await verifySignature(tools, call, { dialect, signedNonce: parsed?.nonce });
	if (!signed.ok) {
		if (signed.error === "BAD_SIGNATURE") tools.strangers.note(call.address);
		return { status: 401, body: { status: signed.error } };
	}
	if (parsed === undefined) return { status: 200, body: { status: "INVALID_REQUEST" } };
	const body = await act(signed.value, parsed);
	return { status: body.status === statusOf.CALL_KNOWN ? 401 : 200, body };
}

function parseBody(text: string): Body | undefined {
	try {
		return z.safeParse(body, JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

type Said = Body & {
	readonly vendor: string;
	/** Gives the call's nonce to the command that claims it. */
	readonly handOn: () => CallName;
};

async function perform(commands: WalletCommands, command: HmacCommand, said: Said): Promise<Answered> {
	if (command === "authenticate") {
		const { vendor, token } = said;
		const answer =
			token === undefined ? err({ code: "INVALID_TOKEN" as const }) : await commands.authenticate({ vendor, token });
		if (!answer.ok) return refused(answer.error);
		const { memberId, account, currency, balance, gameCode } = answer.value;
		return {
			status: "OK",
			member: memberId,
			account,
			currency,
			game: gameCode,
			balance: formatMinor(balance, currency),
		};
	}
	const who = whoOf(said.member, said.currency);
	if (who === undefined) return { status: "INVALID_REQUEST" };
	if (command === "balance") return balanceAnswer(await commands.balance({ ...who, vendor: said.vendor }));
	const moved = await move(commands, command, { ...said, ...who });
	if (moved === undefined) return { status: "INVALID_REQUEST" };
	return moved.ok
		? { ...balanceAnswer(moved), transaction: moved.value.transactionId, replayed: moved.value.replayed }
		: refused(moved.error);
}

type Moves = Awaited<ReturnType<WalletCommands["bet"]>>;

/** Undefined when a field that the command needs is missing. */
async function move(
	commands: WalletCommands,
	command: Exclude<HmacCommand, "authenticate" | "balance">,
	said: Said & Who,
): Promise<Moves | undefined> {
	const { transaction, game, round, reference, closed = false, events, handOn } = said;
	const amount = said.amount === undefined ? ok(0n) : parseMinor(said.amount, said.currency);
	if (transaction === undefined) return undefined;
	if (!amount.ok) return err({ code: "INVALID_AMOUNT" });
	const { vendor, memberId, currency } = said;
	const base = { vendor, memberId, currency, transactionId: transaction };
	if (command === "adjust") {
		return said.reason === undefined
			? undefined
			: commands.adjust({ ...base, amount: amount.value, reason: said.reason });
	}
	if (game === undefined) return undefined;
	if (command === "promo") return commands.promo({ ...base, gameCode: game, amount: amount.value });
	if (round === undefined) return undefined;
	const inRound = { ...base, gameCode: game, roundId: round, ...(events === undefined ? {} : { events }) };
	switch (command) {
		case "bet":
			return commands.bet({
				...inRound,
				call: handOn(),
				amount: amount.value,
				token: said.token ?? "",
				roundClosed: closed,
			});
		case "win":
			return commands.win({
				...inRound,
				call: handOn(),
				amount: amount.value,
				roundClosed: closed,
				...(reference === undefined ? {} : { referenceTransactionId: reference }),
			});
		case "rollback":
			return reference === undefined
				? undefined
				: commands.rollback({ ...inRound, call: handOn(), referenceTransactionId: reference });
		case "end-round":
			return commands.endRound({ ...inRound, call: handOn() });
	}
}

function balanceAnswer(
	answer: Result<{ readonly balance: bigint; readonly currency: CurrencyCode }, CommandFailure>,
): Answered {
	if (!answer.ok) return refused(answer.error);
	const { balance, currency } = answer.value;
	return { status: "OK", currency, balance: formatMinor(balance, currency) };
}

/** With what the refusal tells besides: the true balance, the limits. */
const refused = ({ code, value }: CommandFailure): Answered => ({
	...(typeof value === "object" ? value : {}),
	status: statusOf[code],
});
