// What the conformance suite speaks: eight commands and one plain answer, whatever protocol carries them. Two speakers:
// the face inside the process, and the signed HTTP dialect driven as a vendor would.
import { createHmac, randomBytes } from "node:crypto";
import type { RawAnswer } from "#platform/http";
import type { Result } from "#platform/kernel";
import { formatMinor, type MemberId, parseMinor, unwrap } from "#platform/kernel";
import type { CommandErrorCode, CommandFailure, Moved } from "../api.ts";
import { type HmacCommand, hmacPath, hmacStatuses } from "../dialects/hmac.ts";
import { hmacHeaders } from "../dialects/hmac-signature.ts";
import type { Hall } from "./open-hall.ts";

/** `status` is OK or the refusal's code; the balance is in minor units where the answer carries one. */
export type Told = { readonly status: string; readonly balance?: bigint; readonly replayed?: boolean };

export type Say = {
	readonly member: MemberId;
	readonly transaction: string;
	readonly round: string;
	readonly amount?: bigint;
	readonly token?: string;
	readonly reference?: string;
	readonly closed?: boolean;
	readonly currency?: "P" | "KRW" | "USD";
	readonly game?: string;
};

export type Speaker = {
	readonly authenticate: (token: string) => Promise<Told>;
	readonly balance: (member: MemberId, currency?: "P" | "KRW" | "USD") => Promise<Told>;
	readonly bet: (say: Say) => Promise<Told>;
	readonly win: (say: Say) => Promise<Told>;
	readonly rollback: (say: Say & { readonly reference: string }) => Promise<Told>;
	readonly endRound: (say: Say) => Promise<Told>;
	readonly promo: (say: Say) => Promise<Told>;
	readonly adjust: (say: Say) => Promise<Told>;
};

export const vendorCode = "OUTSIDE";
const game = "wheel";

export function speakInProcess({ games: { api } }: Hall): Speaker {
	const base = (say: Say) => ({
		vendor: vendorCode,
		memberId: say.member,
		currency: say.currency ?? ("P" as const),
		transactionId: say.transaction,
		gameCode: say.game ?? game,
		roundId: say.round,
	});
	const closing = (say: Say) => ({ amount: say.amount ?? 0n, roundClosed: say.closed ?? false });
	return {
		authenticate: async (token) => told(await api.authenticate({ vendor: vendorCode, token })),
		balance: async (memberId, currency = "P") => told(await api.balance({ vendor: vendorCode, memberId, currency })),
		bet: async (say) => told(await api.bet({ ...base(say), ...closing(say), token: say.token ?? "" })),
		win: async (say) =>
			told(
				await api.win({
					...base(say),
					...closing(say),
					...(say.reference === undefined ? {} : { referenceTransactionId: say.reference }),
				}),
			),
		rollback: async (say) => told(await api.rollback({ ...base(say), referenceTransactionId: say.reference })),
		endRound: async (say) => told(await api.endRound(base(say))),
		promo: async (say) => told(await api.promo({ ...base(say), amount: say.amount ?? 0n })),
		adjust: async (say) => told(await api.adjust({ ...base(say), amount: say.amount ?? 0n, reason: "a correction" })),
	};
}

function told(answer: Result<{ balance: bigint } | Moved, CommandFailure>): Told {
	if (!answer.ok) {
		const { code, value } = answer.error;
		const balance = typeof value === "object" && value !== null && "balance" in value ? value.balance : undefined;
		return { status: code, ...(typeof balance === "string" ? { balance: unwrap(parseMinor(balance, "P")) } : {}) };
	}
	const { value } = answer;
	return { status: "OK", balance: value.balance, ...("replayed" in value ? { replayed: value.replayed } : {}) };
}

/** What a vendor may get wrong on purpose. */
export type Forgery = {
	readonly flipBit?: boolean;
	readonly timestamp?: number;
	readonly nonce?: string;
	readonly headerNonce?: string;
	readonly vendor?: string;
};

export type HmacVendor = {
	readonly speaker: Speaker;
	readonly send: (command: HmacCommand, body: object, forgery?: Forgery) => Promise<RawAnswer>;
};

export function speakHmac(hall: Hall, secret: Buffer): HmacVendor {
	async function send(command: HmacCommand, body: object, forgery: Forgery = {}): Promise<RawAnswer> {
		const nonce = forgery.nonce ?? randomBytes(16).toString("hex");
		const timestamp = String(forgery.timestamp ?? hall.clock.now().getTime());
		const text = JSON.stringify({ ...body, nonce });
		const signature = createHmac("sha256", secret).update(`${text}|${timestamp}`).digest("hex");
		const headers = new Map<string, string>([
			[hmacHeaders.vendor, forgery.vendor ?? vendorCode],
			[hmacHeaders.timestamp, timestamp],
			[hmacHeaders.nonce, forgery.headerNonce ?? nonce],
			[hmacHeaders.signature, forgery.flipBit === true ? flipped(signature) : signature],
		]);
		const route = hall.games.rawRoutes.find(({ path }) => path === hmacPath(command));
		if (route === undefined) throw new Error(`no route for ${command}`);
		const answer = await route.handle({
			body: text,
			header: (name) => headers.get(name),
			url: hmacPath(command),
			address: "203.0.113.9",
			now: hall.clock.now(),
		});
		if (!("body" in answer)) throw new Error(`${command} was answered with a page`);
		return answer;
	}
	const say = async (command: HmacCommand, said: Say) => heard(await send(command, wireOf(said)));
	return {
		send,
		speaker: {
			authenticate: async (token) => heard(await send("authenticate", { token })),
			balance: async (member, currency = "P") => heard(await send("balance", { member, currency })),
			bet: (said) => say("bet", said),
			win: (said) => say("win", said),
			rollback: (said) => say("rollback", said),
			endRound: (said) => say("end-round", said),
			promo: (said) => say("promo", said),
			adjust: (said) => say("adjust", { ...said }),
		},
	};
}

const flipped = (signature: string) => (Number.parseInt(signature.charAt(0), 16) ^ 1).toString(16) + signature.slice(1);

function wireOf(say: Say): object {
	const { amount, currency = "P", game: named = game, ...rest } = say;
	const money = amount === undefined ? {} : { amount: formatMinor(amount, currency) };
	return { ...rest, ...money, currency, game: named, reason: "a correction" };
}

/** A status of the dialect as the code it stands for. */
function heard({ body }: RawAnswer): Told {
	const answer = body instanceof Object ? body : {};
	const status = "status" in answer ? String(answer.status) : "";
	const codes = Object.entries(hmacStatuses);
	const code: CommandErrorCode | string = codes.find(([, value]) => value === status)?.[0] ?? status;
	return {
		status: code,
		...("balance" in answer ? { balance: unwrap(parseMinor(String(answer.balance), "P")) } : {}),
		...("replayed" in answer ? { replayed: answer.replayed === true } : {}),
	};
}
