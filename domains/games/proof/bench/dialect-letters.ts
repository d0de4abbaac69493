// The bets of a measurement as each dialect writes them, and what both of its processes know of vendors and members.
import type { KeyObject } from "node:crypto";
import { type VendorDialect, vendorDialects } from "#games/core";
import type { Command, Dialect, Letter } from "../../../../tools/vendor/dialects/dialect.ts";
import { formDialect } from "../../../../tools/vendor/dialects/form.ts";
import { hmacDialect } from "../../../../tools/vendor/dialects/hmac.ts";
import { hub88Dialect } from "../../../../tools/vendor/dialects/hub88.ts";
import { transferDialect } from "../../../../tools/vendor/dialects/transfer.ts";

/** Few enough that all have played before the first turn: a seat is looked up once. */
export const members = 400;
export const secret = Buffer.from("a secret of the bench that is long enough");

/** What is measured: each dialect, and Hub88 once more with our answers signed as well. */
export const spoken = [...vendorDialects, "hub88-signed"] as const;
export type Spoken = (typeof spoken)[number];
export const dialectOf = (name: Spoken): VendorDialect => (name === "hub88-signed" ? "hub88" : name);

export const codeOf = (name: Spoken): string => `BENCH_${name.toUpperCase().replace("-", "_")}`;
export const gameOf = (name: Spoken): string => `bench-${name}`;
export const tokenOf = (name: Spoken, member: number): string => `bench-${name}-${member}`;

const bets = { said: 0 };

/** The members in turn, each time with names that were never said. */
export function nextBet() {
	bets.said += 1;
	const name = `${process.pid}-${bets.said}`;
	return { member: (bets.said % members) + 1, transaction: `t${name}`, round: `r${name}` };
}

/** A vendor's private key, and the platform's public one, for the dialect that is signed with them. */
export type Keys = { readonly own: KeyObject; readonly platform: KeyObject };

/** Writes bets as requests of HTTP, head and body, each signed for its moment. */
export function letterWriter({ own, platform }: Keys) {
	const speakers: Readonly<Record<Spoken, Dialect>> = {
		hmac: hmacDialect(codeOf("hmac"), secret),
		hub88: hub88Dialect({ vendor: codeOf("hub88"), own, platform }),
		"hub88-signed": hub88Dialect({ vendor: codeOf("hub88-signed"), own, platform }),
		form: formDialect(codeOf("form"), secret),
		transfer: transferDialect(codeOf("transfer"), secret),
	};
	/** To the address of its dialect, or to another one. */
	return (name: Spoken, path?: string): string => requestOf(speakers[name].write(commandOf(name), Date.now()), path);
}

function commandOf(name: Spoken): Command {
	const { member, ...named } = nextBet();
	const seated = { member: String(member), token: tokenOf(name, member), game: gameOf(name) };
	return { name: "bet", currency: "P", ...seated, ...named, amount: 10n, closed: true };
}

function requestOf({ path, headers, body }: Letter, other: string = path): string {
	const lines = Object.entries({ Host: "localhost", "Content-Length": String(Buffer.byteLength(body)), ...headers });
	return `POST ${other} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join("\r\n")}\r\n\r\n${body}`;
}
