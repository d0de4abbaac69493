// The session that runs, as the frame shows it (RTS 2E, 13C): since when, by the server's clock, and its net position. What
// the server says is read when the game opens and when the person comes back to it; in between each shown round is added.
import { getPlayState } from "#games/contract";
import type { Client } from "#platform/contract/client";
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { type ExternalStore, externalStore } from "#platform/ui";
import { minor } from "../play/minor.ts";

export type RunningSession = {
	/** The market has time and net position shown. */
	readonly shown: boolean;
	/** The market allows autoplay. */
	readonly autoplay: boolean;
	/** The least milliseconds between two rounds that the market asks for. */
	readonly minimumCycle: number;
	readonly currency: CurrencyCode;
	/** When it began, on the clock of this device, in milliseconds. */
	readonly beganAt: number;
	/** Won less staked, in minor units. */
	readonly net: ExternalStore<bigint>;
	/** A round was shown. Amounts in minor units. */
	readonly add: (round: { readonly stake: bigint; readonly win: bigint }) => void;
	/** Reads it anew: a round of another window is in it, and one that is shown a second time counts once. */
	readonly refresh: () => Promise<void>;
};

/** Undefined when the server does not say: play goes on without. */
export async function openSession(
	client: Pick<Client, "call">,
	{
		resumes,
	}: {
		/** A round that was left unanswered is shown first: the server's sum may have it already, so it is read again. */
		readonly resumes: boolean;
	},
): Promise<RunningSession | undefined> {
	const state = await client.call(getPlayState, {});
	if (!state.ok || !isCurrencyCode(state.value.currency)) return undefined;
	const { currency, startedAt, now, autoplay, minimumCycle, showSession: shown } = state.value;
	const net = externalStore(minor(state.value.net, currency));
	let counted = resumes;
	const refresh = async (): Promise<void> => {
		const again = await client.call(getPlayState, {});
		if (again.ok) net.set(minor(again.value.net, currency));
	};
	return {
		shown,
		autoplay,
		minimumCycle,
		currency,
		beganAt: Date.now() - (Date.parse(now) - Date.parse(startedAt)),
		net,
		refresh,
		add: ({ stake, win }) => {
			if (counted) void refresh();
			else net.set(net.get() + win - stake);
			counted = false;
		},
	};
}
