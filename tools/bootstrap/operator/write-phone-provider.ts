// What an operator typed after `npm run member -- phone-provider`, and carrying it out: who proves mobile numbers in place
// of codes by text message. A provider's secret is typed at the prompt, so that it stands in no history of commands, and
// is kept sealed; what the site does then is told before, and asked about.
import { endPhoneProvider, savePhoneProvider } from "#members/module";
import type { Database } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { Terminal } from "./carry-out.ts";
import { orderedBrand } from "./only-brand.ts";
import { readOptions } from "./read-options.ts";

export const phoneProviderUsage = `usage: npm run member -- phone-provider <order> [options]
  set                       a provider that signs what it says of a number
    --title <text>          what the site calls it
    --page <url>            its window
    --issuer <text>         what it calls itself in what it signs
    --client <id>           this site's name there
    --keys <url>            where it publishes its keys; without them it signs with the secret
  simulator                 the house's own stand-in, which sends its codes by the courier
    --title <text>          what the site calls it
  off                       codes by text message prove numbers again
options
  --merchant <code>         which brand, where there is more than one
  --operator <name>         who does it; the user of this machine when not said
  --yes                     without being asked to type the brand`;

const valued = ["title", "page", "issuer", "client", "keys", "merchant", "operator"].map((name) => `--${name}`);

type Agreed = { readonly title: string; readonly page: string; readonly issuer: string; readonly clientId: string };

export type PhoneProviderOrder = {
	readonly act:
		| (Agreed & { readonly kind: "set"; readonly keysUrl: string | undefined })
		| { readonly kind: "simulator"; readonly title: string }
		| { readonly kind: "off" };
	readonly merchant: string | undefined;
	readonly operator: string | undefined;
	readonly sure: boolean;
};

/** The error is one line for the terminal, or how the verb is used. */
export function readPhoneProviderOrder(args: readonly string[]): Result<PhoneProviderOrder, string> {
	const typed = readOptions(args, { valued, usage: phoneProviderUsage });
	if (!typed.ok) return typed;
	const { words, options, sure } = typed.value;
	const act = words.length === 1 ? actOf(words[0] ?? "", options) : err(phoneProviderUsage);
	if (!act.ok) return act;
	return ok({ act: act.value, merchant: options.get("--merchant"), operator: options.get("--operator"), sure });
}

function actOf(kind: string, options: ReadonlyMap<string, string>): Result<PhoneProviderOrder["act"], string> {
	if (kind === "off") return ok({ kind });
	const title = options.get("--title");
	if (title === undefined || title.length > 40) return err(phoneProviderUsage);
	if (kind === "simulator") return ok({ kind, title });
	const [page, issuer, clientId] = [options.get("--page"), options.get("--issuer"), options.get("--client")];
	const missing = page === undefined || issuer === undefined || clientId === undefined;
	if (kind !== "set" || missing) return err(phoneProviderUsage);
	const keysUrl = options.get("--keys");
	if (![page, keysUrl ?? page].every(isSafeAddress))
		return err("--page and --keys must be addresses by https, or on this machine.");
	return ok({ kind, title, page, issuer, clientId, keysUrl });
}

const isSafeAddress = (address: string): boolean =>
	/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^?#\s]+$/.test(address);

export type PhoneProviderAround = Terminal & {
	readonly db: Database;
	readonly key: Buffer;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
};

/** Resolves with the exit code. */
export async function writePhoneProvider(order: PhoneProviderOrder, around: PhoneProviderAround): Promise<number> {
	const { say, ask } = around;
	const merchant = await orderedBrand(order.merchant, around);
	if (merchant === undefined) return 1;
	if (!order.sure) {
		say(order.act.kind === "off" ? offWarning : onWarning);
		if ((await ask(`Type ${merchant} to do it: `))?.trim() !== merchant) return nothingChanged(around);
	}
	return carryOut(order, { ...around, merchant });
}

const onWarning =
	"Registrations and logins by number go through its window from then on; codes of the house are not taken.";
const offWarning = "Codes by text message prove numbers from then on; what the provider says is not taken.";

function nothingChanged({ say }: Terminal): number {
	say("Nothing was changed.");
	return 1;
}

/** As long as the digest that it signs with. */
const shortestSecret = 32;

type At = PhoneProviderAround & { readonly merchant: string };

async function carryOut({ act, operator: named }: PhoneProviderOrder, at: At): Promise<number> {
	const { db, key, say, ask, now, merchant, user } = at;
	const by = { merchant, operator: named ?? user, now };
	if (act.kind === "off") {
		const ended = await endPhoneProvider(db, by);
		say(ended ? `${merchant}: codes by text message prove numbers.` : "It is so already: nothing was changed.");
		return ended ? 0 : 1;
	}
	if (act.kind === "simulator") {
		await savePhoneProvider(db, key, { ...by, simulated: true, title: act.title });
		say(
			`${merchant}: the stand-in proves numbers, as ${act.title}. It is for trying out: its codes are the house's own.`,
		);
		return 0;
	}
	const clientSecret = (await ask("Client secret: "))?.trim() ?? "";
	if (clientSecret.length < shortestSecret) {
		say(`A secret has at least ${shortestSecret} characters.`);
		return nothingChanged(at);
	}
	const { title, page, issuer, clientId, keysUrl } = act;
	await savePhoneProvider(db, key, { ...by, title, page, issuer, clientId, keysUrl, clientSecret });
	say(`${merchant}: ${title} proves numbers, in a window of ${new URL(page).origin}.`);
	return 0;
}
