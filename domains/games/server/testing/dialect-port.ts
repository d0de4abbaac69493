// What the conformance suite speaks: eight commands and one plain answer, whatever protocol carries them. One speaker
// stands inside the process; the others are the vendor's side of a dialect, driven through the routes that it calls.
import { randomBytes } from "node:crypto";
import { sql } from "#platform/db";
import { newPair } from "#platform/http/testing";
import { type CurrencyCode, type MemberId, parseMinor, type Result, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { openBooks } from "../../../../tools/vendor/books.ts";
import type {
	Command,
	CommandName,
	Dialect,
	Forgery,
	Letter,
	Reply,
} from "../../../../tools/vendor/dialects/dialect.ts";
import { formDialect, isFormFrom } from "../../../../tools/vendor/dialects/form.ts";
import { hmacDialect, isHmacFrom } from "../../../../tools/vendor/dialects/hmac.ts";
import { hub88Dialect, isFrom, signHub88 } from "../../../../tools/vendor/dialects/hub88.ts";
import { transferDialect } from "../../../../tools/vendor/dialects/transfer.ts";
import type { CommandErrorCode, CommandFailure, Moved } from "../api.ts";
import { formErrors } from "../dialects/form.ts";
import { hmacStatuses } from "../dialects/hmac.ts";
import { hub88Statuses } from "../dialects/hub88-words.ts";
import { createVendorKeys } from "../dialects/vendor-keys.ts";
import { type Hall, listing, outsideVendor, vendorKey } from "./open-hall.ts";

/** `status` is OK or the dialect's word of a refusal; the balance is in minor units where the answer carries one. */
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
	readonly vendor: string;
	/** The game that its rounds are of, unless another is said. */
	readonly game: string;
	readonly lacks: readonly CommandName[];
	/** What a refusal of ours is called there. */
	readonly word: (code: CommandErrorCode) => string;
	/** Whether an answer says that it was given before. */
	readonly tellsReplay: boolean;
	readonly authenticate: (token: string, member: MemberId) => Promise<Told>;
	readonly balance: (member: MemberId, currency?: "P" | "KRW" | "USD") => Promise<Told>;
	readonly bet: (say: Say) => Promise<Told>;
	readonly win: (say: Say) => Promise<Told>;
	readonly rollback: (say: Say & { readonly reference: string }) => Promise<Told>;
	readonly endRound: (say: Say) => Promise<Told>;
	readonly promo: (say: Say) => Promise<Told>;
	readonly adjust: (say: Say) => Promise<Told>;
};

const vendorCode = "OUTSIDE";
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
		vendor: vendorCode,
		game,
		lacks: [],
		word: (code) => code,
		tellsReplay: true,
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

type OutsideVendor = {
	readonly dialect: Dialect;
	readonly speaker: Speaker;
	/** A letter as the vendor would send it, and the platform's answer as it came. */
	readonly post: (letter: Letter, address?: string) => Promise<Reply & { readonly status: number }>;
	readonly say: (command: Command, forged?: Forgery) => Promise<Told>;
};

type Words = Readonly<Record<CommandErrorCode, string | number>>;

/** A vendor that speaks the house's own dialect with a key that nobody sealed, as those of before are. */
export async function openHmacVendor(hall: Hall) {
	const secret = randomBytes(32);
	await putKey(hall, { vendor: vendorCode, keyId: "k1", purpose: "secret", secret });
	const dialect = hmacDialect(vendorCode, secret);
	const outside = outsideVendorOf(hall, { dialect, code: vendorCode, game, words: hmacStatuses });
	return { ...outside, isOurs: (call: Reply) => isHmacFrom(secret, call) };
}

export async function openFormVendor(hall: Hall) {
	const [code, named] = ["OUTSIDE_FORM", "form_wheel"];
	await enlist(hall, { code, dialect: "form", game: named });
	const secret = randomBytes(40);
	await putKey(hall, {
		vendor: code,
		keyId: "f1",
		purpose: "secret",
		secret: sealed({ vendor: code, keyId: "f1" }, secret),
	});
	const dialect = formDialect(code, secret);
	return {
		...outsideVendorOf(hall, { dialect, code, game: named, words: formErrors }),
		secret,
		isOurs: (call: Reply) => isFormFrom(secret, call),
	};
}

/** A vendor that keeps members' money in books of its own. */
export async function openTransferVendor(hall: Hall) {
	const [code, named] = ["OUTSIDE_BOOKS", "books_wheel"];
	await enlist(hall, { code, dialect: "transfer", game: named });
	const secret = randomBytes(40);
	const kept = sealed({ vendor: code, keyId: "b1" }, secret);
	await putKey(hall, { vendor: code, keyId: "b1", purpose: "secret", secret: kept });
	const dialect = transferDialect(code, secret);
	const books = openBooks({ secret, now: () => hall.clock.now().getTime() });
	const outside = outsideVendorOf(hall, { dialect, code, game: named, words: hmacStatuses });
	return { ...outside, secret, books, isOurs: (call: Reply) => isHmacFrom(secret, call) };
}

export async function openHub88Vendor(hall: Hall) {
	const [code, named] = ["OUTSIDE_HUB", "hub_wheel"];
	await enlist(hall, { code, dialect: "hub88", game: named });
	const [theirs, ours] = [newPair(), newPair()];
	const own = sealed({ vendor: code, keyId: "o1" }, ours.privateKey.export({ format: "der", type: "pkcs8" }));
	await putKey(hall, { vendor: code, keyId: "o1", purpose: "own-private", secret: own });
	const secret = theirs.publicKey.export({ format: "der", type: "spki" });
	await putKey(hall, { vendor: code, keyId: "t1", purpose: "vendor-public", secret });
	const dialect = hub88Dialect({ vendor: code, own: theirs.privateKey, platform: ours.publicKey });
	const sign = (text: string) => signHub88(theirs.privateKey, text);
	const outside = outsideVendorOf(hall, { dialect, code, game: named, words: hub88Statuses });
	return { ...outside, sign, platform: ours.publicKey, isOurs: (call: Reply) => isFrom(ours.publicKey, call) };
}

/** Brings all that a member has to the purse that a vendor keeps. */
export async function lodge(
	{ db, wallet }: Hall,
	{ member, vendor }: { readonly member: MemberId; readonly vendor: string },
): Promise<void> {
	const mine = { memberId: member, currency: "P" } as const;
	const [from, to] = [
		{ ...mine, purse: "cash" },
		{ ...mine, purse: `vendor:${vendor}` },
	] as const;
	const amount = (await wallet.balance(member, "P")).available;
	await db.tx(async (tx) => {
		await wallet.open(tx, to);
		unwrap(await wallet.move(tx, { key: commandKey("test:lodge", member), amount, from, to }));
	});
}

/** What a member has in all purses. */
export const everywhere = async ({ wallet }: Hall, member: MemberId): Promise<bigint> =>
	(await wallet.balance(member, "P")).purses.reduce((sum, { balance }) => sum + balance, 0n);

/** As the console would keep it. */
const sealed = (key: { readonly vendor: string; readonly keyId: string }, plain: Buffer): Buffer =>
	createVendorKeys({ call: async () => [] }, vendorKey).seal(key, plain);

type NewKey = { readonly vendor: string; readonly keyId: string; readonly purpose: string; readonly secret: Buffer };

export async function putKey(hall: Hall, { vendor, keyId, purpose, secret }: NewKey): Promise<void> {
	const isSealed = vendor !== vendorCode && purpose !== "vendor-public";
	await hall.db.tx((tx) =>
		sql`insert into games.vendor_key (vendor, key_id, secret, purpose, sealed)
			values (${vendor}, ${keyId}, ${secret}, ${purpose}, ${isSealed})`.execute(tx),
	);
	await hall.games.refresh();
}

type Enlisted = { readonly code: string; readonly dialect: string; readonly game: string };

async function enlist(hall: Hall, { code, dialect, game: named }: Enlisted): Promise<void> {
	await hall.db.tx(async (tx) => {
		await hall.games.api.registerGames(tx, { ...outsideVendor, code }, [listing(named)]);
		await sql`update games.vendor set dialect = ${dialect}, transfer = ${dialect === "transfer"} where code = ${code}`.execute(
			tx,
		);
	});
	await hall.games.refresh();
}

type Outside = { readonly dialect: Dialect; readonly code: string; readonly game: string; readonly words: Words };

function outsideVendorOf(hall: Hall, { dialect, code, game: named, words }: Outside): OutsideVendor {
	const post = (letter: Letter, address?: string) => postTo(hall, letter, address);
	const say = async (command: Command, forged?: Forgery): Promise<Told> => {
		const letter = dialect.write(command, hall.clock.now().getTime(), forged);
		return heardAs(dialect, await post(letter), command.currency);
	};
	const money = (name: CommandName) => (said: Say) => {
		const command: Command = { game: named, currency: "P", ...said, name };
		return say(dialect.name === "hub88" || name === "bet" ? command : withoutToken(command));
	};
	return {
		dialect,
		post,
		say,
		speaker: {
			vendor: code,
			game: named,
			lacks: dialect.lacks,
			tellsReplay: dialect.name === "hmac" || dialect.name === "transfer",
			word: (refusal) => String(words[refusal]),
			authenticate: (token, member) =>
				say({ name: "authenticate", token, currency: "P", ...(dialect.name === "hub88" ? { member } : {}) }),
			balance: (member, currency = "P") => say({ name: "balance", member, currency }),
			bet: money("bet"),
			win: money("win"),
			rollback: money("rollback"),
			endRound: money("end-round"),
			promo: money("promo"),
			adjust: money("adjust"),
		},
	};
}

const withoutToken = ({ token: _token, ...command }: Command): Command => command;

function heardAs(dialect: Dialect, reply: Reply, currency: CurrencyCode): Told {
	const { status, ok, balance, replayed } = dialect.read(reply, currency);
	return {
		status: ok ? "OK" : status,
		...(balance === undefined ? {} : { balance }),
		...(replayed === undefined ? {} : { replayed }),
	};
}

async function postTo(
	hall: Hall,
	{ path, headers, body }: Letter,
	address = "203.0.113.9",
): Promise<Reply & { readonly status: number }> {
	const route = hall.games.rawRoutes.find((one) => new RegExp(`^${one.path.replace(":vendor", "[^/]+")}$`).test(path));
	if (route === undefined) throw new Error(`no route for ${path}`);
	const call = {
		body,
		header: (name: string) => headers[name],
		url: path,
		address,
		now: hall.clock.now(),
		failed: () => {},
	};
	const answer = await route.handle(call);
	if ("text" in answer) return { status: answer.status, body: answer.text, header: (name) => answer.headers[name] };
	if (!("body" in answer)) throw new Error(`${path} was answered with a page`);
	return { status: answer.status, body: JSON.stringify(answer.body), header: () => undefined };
}
