// The sealed path of the online customer service: the last 8 characters are the key, the rest is the address under it.
// It keeps the address out of pages that are scraped; it is no secret from anyone who has the answer.

const keyLength = 8;
const keyShape = /^[A-Za-z0-9]{8}$/;

/** Seals an address with a key of 8 letters or digits. Throws on another key. */
export function sealServicePath({ address, key }: { readonly address: string; readonly key: string }): string {
	if (!keyShape.test(key)) throw new RangeError("the key is 8 letters or digits");
	const codes = mix(charCodes(encodeURI(address)), key);
	return codes.map((code) => code.toString(16).padStart(2, "0")).join("") + key;
}

/** Opens a sealed path; undefined when it is none. */
export function openServicePath(sealed: string): string | undefined {
	const key = sealed.slice(-keyLength);
	const body = sealed.slice(0, -keyLength);
	if (!keyShape.test(key) || !/^(?:[0-7][0-9a-f])+$/.test(body)) return undefined;
	const codes = (body.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
	try {
		return decodeURI(String.fromCharCode(...mix(codes, key)));
	} catch {
		return undefined;
	}
}

const charCodes = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** Exclusive or with the key repeated; applied twice it gives the codes back. All codes are ASCII. */
function mix(codes: readonly number[], key: string): number[] {
	return codes.map((code, index) => code ^ key.charCodeAt(index % keyLength));
}
