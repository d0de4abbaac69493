// A shot drawn again in the browser, by its own crypto: the server is not asked.
import { chanceFrom, clientSeedShape, fairBits, messageOf, serverSeedShape } from "#platform/kernel";
import { drawHit, type Hit } from "../../core/index.ts";
import { allSpecies, type ShotAsked } from "./check-address.ts";

export type CheckedShot = { readonly serverHash: string; readonly word: number; readonly hit: Hit };

/** More blocks than any shot draws words of. */
const blocks = 16;
const text = new TextEncoder();

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Undefined for seeds or a species that no shot can have. */
export async function checkShot({
	serverSeed,
	clientSeed,
	nonce,
	species,
	near,
}: ShotAsked): Promise<CheckedShot | undefined> {
	const target = allSpecies.get(species);
	if (target === undefined || !serverSeedShape.test(serverSeed) || !clientSeedShape.test(clientSeed)) return undefined;
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", text.encode(serverSeed), algorithm, false, ["sign"]);
	const signed = new Map<string, Uint8Array>();
	for (let block = 0; block < blocks; block++) {
		const message = messageOf({ clientSeed, nonce }, block);
		signed.set(message, new Uint8Array(await crypto.subtle.sign("HMAC", key, text.encode(message))));
	}
	const bits = () =>
		fairBits({ clientSeed, nonce }, (message) => {
			const block = signed.get(message);
			if (block === undefined) throw new RangeError("a shot that draws more than any does");
			return block;
		});
	const neighbours = near.flatMap((name, fish) => {
		const one = allSpecies.get(name);
		return one === undefined ? [] : [{ fish, species: one }];
	});
	return {
		serverHash: hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", text.encode(serverSeed)))),
		word: bits()(),
		hit: drawHit(target, neighbours, chanceFrom(bits())),
	};
}
