// The Hub88 dialect as a vendor speaks it: JSON with RSA signatures both ways, amounts in hundred-thousandths.
import { createSign, createVerify, type KeyObject, randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { type CurrencyCode, currencyDecimals } from "#platform/kernel";
import type { Command, CommandName, Dialect, Forgery, Letter, Reply } from "./dialect.ts";

export const hub88Header = "x-hub88-signature";

const answer = z.object({ status: z.string(), user: z.optional(z.string()) });
const balance = /"balance":(-?[0-9]+)/;

const calls: Readonly<Partial<Record<CommandName, string>>> = {
	authenticate: "user/info",
	balance: "user/balance",
	bet: "transaction/bet",
	win: "transaction/win",
	rollback: "transaction/rollback",
	promo: "transaction/win",
	// A round is closed by a win of nothing that says so.
	"end-round": "transaction/win",
};

export type Hub88Keys = {
	readonly vendor: string;
	/** The vendor's own, which signs its calls. */
	readonly own: KeyObject;
	/** The platform's, which its answers are signed with. */
	readonly platform: KeyObject;
};

export const hub88Dialect = (keys: Hub88Keys): Dialect => ({
	name: "hub88",
	lacks: ["adjust"],
	write: (command, _at, forged) => write(command, keys, forged),
	read(reply, currency) {
		const { status, user } = z.parse(answer, JSON.parse(reply.body));
		// To a stranger the platform has no key to sign with.
		const known = status !== "RS_ERROR_INVALID_PARTNER";
		if (known && !isFrom(keys.platform, reply)) throw new Error("the platform did not sign its answer");
		const [, units] = balance.exec(reply.body) ?? [];
		return {
			status,
			ok: status === "RS_OK",
			again: status === "RS_ERROR_UNKNOWN",
			...(user === undefined ? {} : { member: user }),
			...(units === undefined ? {} : { balance: BigInt(units) / sizeOf(currency) }),
		};
	},
});

const sizeOf = (currency: CurrencyCode): bigint => 10n ** BigInt(5 - currencyDecimals[currency]);

export const signHub88 = (key: KeyObject, text: string): string =>
	createSign("RSA-SHA256").update(text).sign(key, "base64");

/** Whether the platform signed it. */
export const isFrom = (key: KeyObject, { body, header }: Reply): boolean =>
	createVerify("RSA-SHA256")
		.update(body)
		.verify(key, header(hub88Header) ?? "", "base64");

function write(command: Command, keys: Hub88Keys, forged: Forgery | undefined): Letter {
	const call = calls[command.name];
	if (call === undefined) throw new Error(`Hub88 has no word for ${command.name}`);
	const body = JSON.stringify(fieldsOf(command));
	const signature = signHub88(keys.own, body);
	return {
		path: `/vendors/hub88/v1/${forged === "other vendor" ? "TESSERA" : keys.vendor}/${call}`,
		headers: {
			"content-type": "application/json",
			[hub88Header]: forged === "signature" ? withAnotherBit(signature) : signature,
		},
		body,
	};
}

function withAnotherBit(signature: string): string {
	const bytes = Buffer.from(signature, "base64");
	bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
	return bytes.toString("base64");
}

function fieldsOf({ name, ...said }: Command): Readonly<Record<string, unknown>> {
	const amount = name === "end-round" ? 0n : said.amount;
	return {
		request_uuid: randomUUID(),
		user: said.member,
		token: said.token,
		currency: said.currency,
		game_code: said.game,
		round: said.round,
		transaction_uuid: said.transaction,
		reference_transaction_uuid: said.reference,
		round_closed: name === "end-round" ? true : said.closed,
		is_free: name === "promo" ? true : undefined,
		amount: amount === undefined ? undefined : Number(amount * sizeOf(said.currency)),
	};
}
