// What an operator typed after `npm run member -- channel`, and carrying it out: a third-party channel that logs members
// in. Its secret is typed at the prompt, so that it stands in no history of commands, and is kept sealed.
import { saveChannel } from "#members/module";
import type { Database } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { Terminal } from "./carry-out.ts";
import { orderedBrand } from "./only-brand.ts";

export const channelUsage = `usage: npm run member -- channel <code> --title <text> --issuer <url> --client <id> --redirect <url>
  <code>                    small letters, digits and dashes: mosaic-id
  --title <text>            what the button calls it
  --issuer <url>            of OpenID Connect, where its discovery document is found
  --client <id>             this site's name there
  --redirect <url>          this site's login, as it is registered there: https://your-host/login
options
  --merchant <code>         which brand, where there is more than one`;

const named = ["title", "issuer", "client", "redirect", "merchant"] as const;
type Named = (typeof named)[number];

export type ChannelOrder = { readonly code: string } & Readonly<Record<Exclude<Named, "merchant">, string>> & {
		readonly merchant: string | undefined;
	};

/** The error is one line for the terminal, or how the verb is used. */
export function readChannelOrder(args: readonly string[]): Result<ChannelOrder, string> {
	const [code = "", ...rest] = args;
	const options = new Map<Named, string>();
	for (let index = 0; index < rest.length; index += 2) {
		const name = named.find((one) => `--${one}` === rest[index]);
		const value = rest[index + 1]?.trim() ?? "";
		if (name === undefined) return err(channelUsage);
		if (value === "") return err(`--${name} needs a value.`);
		options.set(name, value);
	}
	const read = (name: Named): string => options.get(name) ?? "";
	const [title, issuer, client, redirect] = [read("title"), read("issuer"), read("client"), read("redirect")];
	if (!/^[a-z0-9-]{1,30}$/.test(code) || title === "" || client === "") return err(channelUsage);
	for (const address of [issuer, redirect])
		if (!/^https?:\/\/[^?#\s]+$/.test(address)) return err("--issuer and --redirect must be addresses.");
	return ok({ code, title, issuer, client, redirect, merchant: options.get("merchant") });
}

export type ChannelAround = Terminal & { readonly db: Database; readonly key: Buffer };

/** Resolves with the exit code. */
export async function writeChannel(order: ChannelOrder, { db, key, say, ask }: ChannelAround): Promise<number> {
	const merchant = await orderedBrand(order.merchant, { db, say });
	if (merchant === undefined) return 1;
	const typed = await ask("Client secret, empty where there is none: ");
	if (typed === undefined) {
		say("Nothing was changed.");
		return 1;
	}
	const { code, title, issuer, client: clientId, redirect: redirectUri } = order;
	const clientSecret = typed.trim() === "" ? undefined : typed.trim();
	await saveChannel(db, key, { merchant, code, title, issuer, clientId, clientSecret, redirectUri });
	say(`${merchant}: ${title} logs members in, from the next opening of the login.`);
	return 0;
}
