// A message the server pushes, as data. The pusher and the listener derive from it.
import type { core } from "zod/mini";

export type LiveEvent<Payload extends core.$ZodType = core.$ZodType> = {
	/** Unique in the product, in kebab-case: `balance`. */
	readonly name: string;
	readonly payload: Payload;
};

/** @__NO_SIDE_EFFECTS__ */
export function defineLiveEvent<Payload extends core.$ZodType>(event: LiveEvent<Payload>): LiveEvent<Payload> {
	return event;
}

export type PayloadOf<E extends LiveEvent> = core.output<E["payload"]>;
