// Who registered in this tab and what they were given: kept until they put the welcome away, or their session ends.
import * as z from "zod/mini";
import { externalStore, useSession } from "#platform/ui";

const newcomer = z.object({ account: z.string(), amount: z.string(), currency: z.string() });
export type Newcomer = z.infer<typeof newcomer>;

/** In session storage. */
const key = "newcomer";

export function readNewcomer(storage: Pick<Storage, "getItem">): Newcomer | undefined {
	try {
		const read = z.safeParse(newcomer, JSON.parse(storage.getItem(key) ?? "null"));
		return read.success ? read.data : undefined;
	} catch {
		return undefined;
	}
}

const store = externalStore<Newcomer | undefined>(readNewcomer(sessionStorage));

export function keepNewcomer(next: Newcomer): void {
	sessionStorage.setItem(key, JSON.stringify(next));
	store.set(next);
}

export function forgetNewcomer(): void {
	sessionStorage.removeItem(key);
	store.set(undefined);
}

/** Undefined for anybody else who has logged in since. */
export function useNewcomer(): Newcomer | undefined {
	const kept = store.use();
	const { token, account } = useSession();
	return token !== undefined && kept?.account === account ? kept : undefined;
}
