// Members for a protection without accounts: nobody logs in, and nobody's identity is known. For houses of tests whose
// members are only purses.
import { ok } from "#platform/kernel";
import type { ProtectionDeps } from "./ports.ts";

export const nobodyLogsIn: ProtectionDeps["members"] = {
	confirmPassword: async () => ok(undefined),
	endSessions: async () => [],
	forgetSessions: async () => {},
	closeAccount: async () => {},
	identity: async () => {
		throw new Error("nobody is known here");
	},
};
