// Who is logged in, in this tab: kept in session storage under the names the specification gives. It decides nothing.
import { externalStore } from "../state/external-store.ts";

/** Without a token nobody is logged in. `isAgent` 4 is a guest; 1, 2, 41, 42 are agents. */
export type Session = {
	readonly token: string | undefined;
	readonly account: string;
	readonly nickname: string;
	readonly customerId: string;
	readonly isAgent: number;
	/** The brand; stays when a session ends. */
	readonly merchant: string;
	readonly currency: string;
};

export const guestType = 4;

const names = ["token", "account", "nickname", "customerId", "isAgent", "merchant", "currency"] as const;
/** Further entries of a tab that end with its session. */
const cached = ["settings", "validate", "routers", "gameVendor", "cpw", "excluded", "newcomer"] as const;
export type CachedEntry = (typeof cached)[number];

/**
 * Another program on the same address, such as the console, names its area in its page and keeps its session apart: a
 * tab that shows both has two.
 */
const area = document.documentElement.dataset.area;
const kept = (name: string): string => (area === undefined ? name : `${area}.${name}`);

export function readSession(storage: Storage): Session {
	const text = (name: (typeof names)[number]): string => storage.getItem(kept(name)) ?? "";
	const token = text("token");
	return {
		token: token === "" ? undefined : token,
		account: text("account"),
		nickname: text("nickname"),
		customerId: text("customerId"),
		isAgent: Number(text("isAgent")),
		merchant: text("merchant"),
		currency: text("currency"),
	};
}

export function writeSession(storage: Storage, session: Session): void {
	const ends = session.token === undefined && readSession(storage).token !== undefined;
	for (const name of names) storage.setItem(kept(name), String(session[name] ?? ""));
	if (session.token === undefined) {
		for (const name of [...names, ...(ends ? cached : [])]) if (name !== "merchant") storage.removeItem(kept(name));
	}
}

export const readCached = (name: CachedEntry): string | null => sessionStorage.getItem(kept(name));

/** What does not fit is not kept: it is asked for again. */
export function writeCached(name: CachedEntry, text: string): void {
	try {
		sessionStorage.setItem(kept(name), text);
	} catch {
		sessionStorage.removeItem(kept(name));
	}
}

const store = externalStore<Session>(readSession(sessionStorage));

function change(next: Session): void {
	writeSession(sessionStorage, next);
	store.set(next);
}

export const currentSession = store.get;
export const useSession = store.use;
export const onSessionChange = store.listen;

/** A login or a registration answered with a token; who it is comes with `describeSession`. */
export function openSession(opened: { readonly token: string }): void {
	change({ ...store.get(), token: opened.token });
}

export function describeSession(member: Partial<Omit<Session, "token">>): void {
	change({ ...store.get(), ...member });
}

/** Forgets who was logged in and keeps the brand. */
export function closeSession(): void {
	const { merchant } = store.get();
	change({ token: undefined, account: "", nickname: "", customerId: "", isAgent: 0, merchant, currency: "" });
}

export const isLoggedIn = (session: Session): boolean => session.token !== undefined;
export const isGuest = (session: Session): boolean => isLoggedIn(session) && session.isAgent === guestType;
/** A registered account: neither a visitor nor a guest. */
export const isMember = (session: Session): boolean => isLoggedIn(session) && session.isAgent !== guestType;
