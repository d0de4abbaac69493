// The form dialect as a vendor speaks it: signed forms, answers with an error's number.
import { createHmac } from "node:crypto";
import * as z from "zod/mini";
import { formatMinor, parseMinor, unwrap } from "#platform/kernel";
import type { Command, CommandName, Dialect, Forgery, Letter, Reply } from "./dialect.ts";
import { flipped } from "./hmac.ts";

const answer = z.object({ error: z.int(), userId: z.optional(z.string()) });
const cash = /"cash":(-?[0-9.]+)/;

const calls: Readonly<Record<CommandName, string>> = {
	authenticate: "authenticate",
	balance: "balance",
	bet: "bet",
	win: "result",
	rollback: "refund",
	"end-round": "endRound",
	promo: "promoWin",
	adjust: "adjustment",
};

export const formDialect = (vendor: string, secret: Buffer): Dialect => ({
	name: "form",
	lacks: [],
	write: (command, at, forged) => write(command, at, { vendor, secret, forged }),
	read({ body }, currency) {
		const { error, userId } = z.parse(answer, JSON.parse(body));
		const [, balance] = cash.exec(body) ?? [];
		return {
			status: String(error),
			ok: error === 0,
			again: error === 100,
			...(userId === undefined ? {} : { member: userId }),
			...(balance === undefined ? {} : { balance: unwrap(parseMinor(balance, currency)) }),
		};
	},
});

type Signing = { readonly vendor: string; readonly secret: Buffer; readonly forged: Forgery | undefined };

function write(command: Command, at: number, { vendor, secret, forged }: Signing): Letter {
	const fields = {
		...fieldsOf(command),
		providerId: forged === "other vendor" ? "TESSERA" : vendor,
		timestamp: String(forged === "stale" ? at - 300_001 : at),
	};
	const hash = signed(secret, fields);
	return {
		path: `/vendors/form/v1/${calls[command.name]}`,
		headers: { "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({ ...fields, hash: forged === "signature" ? flipped(hash) : hash }).toString(),
	};
}

/** As the vendor's own manual says it: fields by name, `name=value` joined by `&`. */
export const signed = (secret: Buffer, fields: Readonly<Record<string, string>>): string => {
	const names = Object.keys(fields).sort();
	return createHmac("sha256", secret)
		.update(names.map((name) => `${name}=${fields[name]}`).join("&"))
		.digest("hex");
};

/** A refund is named by its bet, and a win names its bet beside its own reference. */
function fieldsOf({ name, ...said }: Command): Readonly<Record<string, string>> {
	const refund = name === "rollback";
	const fields = {
		userId: said.member,
		token: said.token,
		currency: said.currency,
		gameId: said.game,
		roundId: said.round,
		reference: refund ? said.reference : said.transaction,
		betReference: refund ? undefined : said.reference,
		amount: said.amount === undefined ? undefined : formatMinor(said.amount, said.currency),
		endRound: said.closed === true ? "1" : undefined,
	};
	return Object.fromEntries(
		Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
	);
}

/** Whether the platform signed it. */
export function isFormFrom(secret: Buffer, { body }: Reply): boolean {
	const { hash = "", ...fields } = Object.fromEntries(new URLSearchParams(body));
	return signed(secret, fields) === hash;
}
