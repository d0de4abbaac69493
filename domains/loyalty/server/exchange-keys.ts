// The ledger's keys of an application, from the key its client made: sent again, they are the same.
import type { MemberId } from "#platform/kernel";
import { type CommandKey, commandKey } from "#wallet/api";

export type ExchangeKeys = {
	/** Takes the points. */
	readonly taken: CommandKey;
	/** Gives what they buy. */
	readonly given: CommandKey;
	/** Gives the points back. */
	readonly returned: CommandKey;
	/** Binds all of it together. */
	readonly group: CommandKey;
};

export function keysOf(memberId: MemberId, requestKey: string): ExchangeKeys {
	const name = `${memberId}:${requestKey}`;
	return {
		taken: commandKey("loyalty:take", name),
		given: commandKey("loyalty:give", name),
		returned: commandKey("loyalty:return", name),
		group: commandKey("loyalty:exchange", name),
	};
}
