// The form dialect: commands as signed forms, answers as JSON with an error's number, always HTTP 200. Every field but the
// hash is signed with a shared secret. `reference` names a transaction, so that the same form is the same one; a refund
// names the bet it gives back. Translates, and decides nothing.
import * as z from "zod/mini";
import type { RawCall, RawRoute, RawText } from "#platform/http";
import { type CurrencyCode, formatMinor, ok, parseMinor, type Result } from "#platform/kernel";
import type { CommandErrorCode, CommandFailure, VendorTransaction, WalletCommands } from "../api.ts";
import { walletCommands } from "../commands/wallet-commands.ts";
import type { GamesTools } from "../tools.ts";
import { hashOf } from "./signatures.ts";
import { isSame } from "./vendor-keys.ts";
import { balanceTold, exactJson, type Who, whoOf } from "./wire.ts";

export const formCommands = [
	...(["authenticate", "balance", "bet", "result", "refund", "endRound"] as const),
	...(["bonusWin", "jackpotWin", "promoWin", "adjustment"] as const),
] as const;
export type FormCommand = (typeof formCommands)[number];
export const formPath = (command: FormCommand) => `/vendors/form/v1/${command}` as const;

/** The number of each refusal: 100 may be tried again, 120 may not. */
export const formErrors = {
	INSUFFICIENT_FUNDS: 1,
	UNKNOWN_MEMBER: 2,
	INVALID_TOKEN: 4,
	PLAY_EXPIRED: 4,
	ACCOUNT_FROZEN: 6,
	ACCOUNT_EXCLUDED: 6,
	WRONG_CURRENCY: 7,
	INVALID_AMOUNT: 7,
	DUPLICATE_TRANSACTION: 7,
	// Its calls have no names of their own.
	CALL_KNOWN: 7,
	GAME_NOT_FOUND: 8,
	GAME_DISABLED: 8,
	STAKE_OUT_OF_RANGE: 50,
	PLAY_BUSY: 100,
	TOO_FAST: 100,
	// What it answers to may be on its way yet.
	TRANSACTION_NOT_FOUND: 100,
	ROUND_NOT_FOUND: 100,
	TRANSACTION_ROLLED_BACK: 120,
	ROUND_CLOSED: 120,
	LIMIT_REQUIRED: 310,
	IDENTITY_REQUIRED: 310,
	TIME_USED_UP: 310,
	LIMIT_REACHED: 310,
	REALITY_CHECK: 310,
} as const satisfies Readonly<Record<CommandErrorCode, number>>;

const badHash = 5;
const badParameters = 7;
const tryAgain = 100;
const validMilliseconds = 300_000;
const mostFields = 40;

const id = z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/));
const form = z.object({
	providerId: z.string().check(z.regex(/^[A-Z0-9_]{2,24}$/)),
	timestamp: z.string().check(z.regex(/^[0-9]{13}$/)),
	token: z.optional(id),
	userId: z.optional(id),
	currency: z.optional(id),
	gameId: z.optional(id),
	roundId: z.optional(id),
	reference: z.optional(id),
	betReference: z.optional(id),
	amount: z.optional(z.string().check(z.maxLength(24))),
	endRound: z.optional(z.enum(["0", "1"])),
});
type Form = z.infer<typeof form>;

type Told = {
	readonly error: number;
	readonly currency?: CurrencyCode;
	/** Minor units. */
	readonly cash?: bigint;
} & Readonly<Record<string, unknown>>;
type Tools = GamesTools & { readonly commands: WalletCommands };

export function formRoutes(games: GamesTools): readonly RawRoute[] {
	const tools: Tools = { ...games, commands: walletCommands(games) };
	return formCommands.map((command) => ({
		method: "POST",
		path: formPath(command),
		handle: async (call) => written(await answerCall(tools, command, call)),
	}));
}

function written({ cash, ...told }: Told): RawText {
	const { currency } = told;
	const numbers =
		cash === undefined || currency === undefined
			? {}
			: { cash: formatMinor(cash, currency), bonus: "0", usedPromo: "0" };
	const description = told.error === 0 ? "Success" : "Refused";
	return { status: 200, text: exactJson({ ...told, description }, numbers), headers: {} };
}

async function answerCall(tools: Tools, command: FormCommand, call: RawCall): Promise<Told> {
	if (tools.strangers.isExcluded(call.address)) return { error: tryAgain };
	const fields = fieldsOf(call.body);
	const read = z.safeParse(form, fields ?? {});
	if (fields === undefined || !read.success) return { error: badParameters };
	const { secrets = [] } = (await tools.keys.inForce(read.data.providerId, "form")) ?? {};
	const given = fields.hash ?? "";
	if (!secrets.some((secret) => isSame({ expected: hashOf(secret, fields), given }))) {
		tools.strangers.note(call.address);
		return { error: badHash };
	}
	const age = Math.abs(call.now.getTime() - Number(read.data.timestamp));
	if (age > validMilliseconds) return { error: badHash };
	try {
		return await perform(tools.commands, command, read.data);
	} catch (error) {
		call.failed(error, { call: command, vendor: read.data.providerId });
		return { error: tryAgain };
	}
}

/** Undefined for a form that says a thing twice: which of them was meant, nobody knows. */
function fieldsOf(body: string): Readonly<Record<string, string>> | undefined {
	const pairs = [...new URLSearchParams(body)];
	const names = new Set(pairs.map(([name]) => name));
	return names.size === pairs.length && names.size <= mostFields ? Object.fromEntries(pairs) : undefined;
}

async function perform(commands: WalletCommands, command: FormCommand, said: Form): Promise<Told> {
	if (command === "authenticate") return authenticate(commands, said);
	const who = whoOf(said.userId, said.currency);
	if (who === undefined) return { error: badParameters };
	if (command === "balance") return toldOf(await commands.balance({ ...who, vendor: said.providerId }), who);
	const amount = said.amount === undefined ? ok(0n) : parseMinor(said.amount, who.currency);
	if (!amount.ok) return { error: badParameters };
	const moved = await move(commands, command, { ...said, ...who, minor: amount.value });
	if (moved === undefined) return { error: badParameters };
	const told = toldOf(moved, who);
	return moved.ok ? { ...told, transactionId: moved.value.transactionId } : told;
}

async function authenticate(commands: WalletCommands, { providerId, token = "" }: Form): Promise<Told> {
	const seated = await commands.authenticate({ vendor: providerId, token });
	if (!seated.ok) return { error: formErrors[seated.error.code] };
	const { memberId, currency, balance, gameCode } = seated.value;
	return { error: 0, userId: memberId, gameId: gameCode, currency, cash: balance };
}

function toldOf(answer: Result<{ readonly balance: bigint }, CommandFailure>, { currency }: Who): Told {
	if (answer.ok) return { error: 0, currency, cash: answer.value.balance };
	const cash = balanceTold(answer.error, currency);
	return { error: formErrors[answer.error.code], ...(cash === undefined ? {} : { currency, cash }) };
}

type Said = Form & Who & { readonly minor: bigint };
type Moved = Awaited<ReturnType<WalletCommands["bet"]>>;

/** Undefined when a field that the command needs is missing. */
async function move(
	commands: WalletCommands,
	command: Exclude<FormCommand, "authenticate" | "balance">,
	said: Said,
): Promise<Moved | undefined> {
	if (command === "endRound" || command === "refund") return finish(commands, command, said);
	const { reference, gameId = "", memberId, currency, minor: amount } = said;
	if (reference === undefined) return undefined;
	const base = { vendor: said.providerId, memberId, currency, transactionId: reference, amount };
	switch (command) {
		case "adjustment":
			return commands.adjust({ ...base, reason: `the vendor's adjustment ${reference}` });
		case "bonusWin":
		case "jackpotWin":
		case "promoWin":
			return commands.promo({ ...base, gameCode: gameId });
		case "bet":
		case "result":
			return playIn(commands, command, { ...said, base });
	}
}

async function playIn(
	commands: WalletCommands,
	command: "bet" | "result",
	{ base, ...said }: Said & { readonly base: Omit<VendorTransaction, "gameCode" | "roundId"> },
): Promise<Moved | undefined> {
	if (said.gameId === undefined || said.roundId === undefined || said.amount === undefined) return undefined;
	const inRound = { ...base, gameCode: said.gameId, roundId: said.roundId, roundClosed: said.endRound === "1" };
	if (command === "bet") return commands.bet({ ...inRound, token: said.token ?? "" });
	const { betReference } = said;
	return commands.win({ ...inRound, ...(betReference === undefined ? {} : { referenceTransactionId: betReference }) });
}

/** Neither has a name of its own: a bet is given back once and a round ends once, however often either is said. */
async function finish(
	commands: WalletCommands,
	command: "endRound" | "refund",
	{ reference, gameId, roundId, ...said }: Said,
): Promise<Moved | undefined> {
	if (gameId === undefined || roundId === undefined) return undefined;
	const { providerId: vendor, memberId, currency } = said;
	const inRound = { vendor, memberId, currency, gameCode: gameId, roundId };
	if (command === "endRound") return commands.endRound({ ...inRound, transactionId: `end:${roundId}` });
	if (reference === undefined) return undefined;
	return commands.rollback({ ...inRound, transactionId: `refund:${reference}`, referenceTransactionId: reference });
}
