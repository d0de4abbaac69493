// What the slots are measured by: their engine, spins over HTTP, and spins while logins are attacked.
import type { Bench } from "../../../bench/bench.ts";
import { measureAttack } from "./bench/attack.ts";
import { measureSlots } from "./bench/slots.ts";
import { measureSpin } from "./bench/spin.ts";

export const bench: Bench = {
	slots: async () => measureSlots(),
	spin: async ({ database }) => measureSpin(await database()),
	attack: async ({ database }) => measureAttack(await database()),
};
