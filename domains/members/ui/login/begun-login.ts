// A login that began outside the popup and goes on in it: what was typed, and how far it came. It stands in memory alone,
// never in an address or a storage, and goes with the popup.
import { externalStore } from "#platform/ui";
import type { LoggedIn } from "./logged-in.ts";

export type BegunLogin = {
	readonly username: string;
	readonly password: string;
	/** It succeeded, and a new password is asked for or offered. */
	readonly login?: LoggedIn;
	/** It was refused: the popup puts this where it belongs. */
	readonly error?: unknown;
};

export const begunLogin = externalStore<BegunLogin | undefined>(undefined);
