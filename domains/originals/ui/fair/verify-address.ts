// The address of the page that checks a round: what is asked stands in its fragment, which no server ever sees.
import * as z from "zod/mini";
import { choice } from "../../contract/choice.ts";
import { type Choice, clientSeedShape, isOffered, type Seeds } from "../../core/index.ts";

export type Asked = Seeds & { readonly picked: Choice };

/** Without the server seed while it is hidden: then it is typed on the page. */
export type Told = Omit<Asked, "serverSeed"> & Partial<Pick<Asked, "serverSeed">>;

export function verifyAddress({ serverSeed, clientSeed, nonce, picked }: Told): string {
	const server = serverSeed === undefined ? {} : { server: serverSeed };
	const fields = { client: clientSeed, nonce: String(nonce), picked: JSON.stringify(picked) };
	return `/verify/#${new URLSearchParams(Object.assign(server, fields))}`;
}

/** An address without anything asks nobody in particular. */
export const asksCheck = (hash: string): boolean => new URLSearchParams(hash.replace(/^#/, "")).has("nonce");

/** What an address asks; what it does not say, or says wrongly, is left out. */
export function readVerifyAddress(hash: string): Partial<Asked> {
	const fields = new URLSearchParams(hash.replace(/^#/, ""));
	const nonce = Number(fields.get("nonce") ?? "");
	const picked = pickedOf(fields.get("picked"));
	const clientSeed = fields.get("client") ?? "";
	return {
		...(fields.has("server") ? { serverSeed: fields.get("server") ?? "" } : {}),
		...(clientSeedShape.test(clientSeed) ? { clientSeed } : {}),
		...(fields.has("nonce") && Number.isInteger(nonce) && nonce >= 0 ? { nonce } : {}),
		...(picked === undefined ? {} : { picked }),
	};
}

function pickedOf(text: string | null): Choice | undefined {
	try {
		const parsed = z.safeParse(choice, JSON.parse(text ?? ""));
		return parsed.success && isOffered(parsed.data) ? parsed.data : undefined;
	} catch {
		return undefined;
	}
}
