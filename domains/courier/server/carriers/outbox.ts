// Nobody carries: the letter lies in the outbox until what it says has expired, where an operator reads it.
import type { Carrier } from "./carrier.ts";

export const outboxCarrier: Carrier = { carry: async () => ({ outcome: "kept", reason: "no carrier is configured" }) };
