// What a code of the house is called: kinds of entries, accounts, acts, events, permissions. Pure. The words stand in the
// messages under `codes`; what has none, as from a newer server, is called by its code.

export type CodeGroup =
	| "kinds"
	| "purses"
	| "accounts"
	| "holds"
	| "roles"
	| "actors"
	| "facts"
	| "sources"
	| "categories"
	| `acts.${string}`
	| `events.${string}`
	| "permissions"
	| "letters"
	| "trail";

/** The sentence of a key; undefined where there is none. */
type Find = (key: string) => string | undefined;

/** Those that are put together of two words, or whose words stand elsewhere. */
const composed: Readonly<Record<string, (find: Find, code: string) => string | undefined>> = {
	/** "cashier.deposits:read" is a module and an action. */
	permissions: (find, code) => {
		const [module, action] = halves(code, ":");
		return both([find(`codes.modules.${module}`), find(`codes.actions.${action}`)]);
	},
	/** "sms-code" is a channel and what is sent by it. */
	letters: (find, code) => {
		const [channel, letter] = halves(code, "-");
		return both([find(`codes.channels.${channel}`), find(`codes.letters.${letter}`)]);
	},
	/** What happened at a way in, or what an operator did. */
	trail: (find, code) => find(`codes.events.accounts.${code}`) ?? find(`codes.acts.members.${code}`),
	"events.operators": (find, code) => find(`codes.acts.members.${code}`),
	/** "next.amount" is a field of a field: both are called by their words, or none is. */
	facts: (find, code) => {
		const parts = code.split(".").map((part) => find(`codes.facts.${part}`));
		return parts.includes(undefined) ? undefined : parts.join(": ");
	},
	purses: (find, code) => longest(find, { group: "purses", code }),
	accounts: (find, code) => longest(find, { group: "accounts", code }),
};

/** The words of a code; the code itself where there are none. Never empty. */
export function wordsOfCode(find: Find, group: CodeGroup, code: string): string {
	const compose = composed[group];
	const words = compose === undefined ? find(`codes.${group}.${code}`) : compose(find, code);
	return words === undefined || words === "" ? code : words;
}

/** "vendor:ACME" is a vendor's, of the name ACME: of what is known of it, the most. */
function longest(
	find: Find,
	{ group, code }: { readonly group: CodeGroup; readonly code: string },
): string | undefined {
	const parts = code.split(":");
	for (let known = parts.length; known > 0; known -= 1) {
		const words = find(`codes.${group}.${parts.slice(0, known).join(":")}`);
		if (words !== undefined) return [words, ...parts.slice(known)].join(" ");
	}
	return undefined;
}

/** Of a code of two halves, the words of both. */
function both([first, second]: readonly [string | undefined, string | undefined]): string | undefined {
	return first === undefined || second === undefined ? undefined : `${first}: ${second}`;
}

/** What stands before the first of such a sign and what stands behind it. */
function halves(code: string, sign: ":" | "-"): readonly [string, string] {
	const at = code.indexOf(sign);
	return at < 0 ? [code, ""] : [code.slice(0, at), code.slice(at + 1)];
}
