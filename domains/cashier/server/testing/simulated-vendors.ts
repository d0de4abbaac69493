// Two vendors that keep members' money in purses of their own, for tests: the default catalogue has none. They take bets as
// the games would, so that what is proven of transfers holds while somebody plays. Never imported outside tests.
import type { MemberId } from "#platform/kernel";
import { commandKey, type WalletApi } from "#wallet/api";
import { vendorPurse } from "../../core/index.ts";
import type { VendorPurses } from "../ports.ts";

export type SimulatedVendors = VendorPurses & {
	readonly setOpen: (code: string, open: boolean) => void;
	/** Stakes from the purse at a vendor: whether it was taken. A round runs until it ends. */
	readonly stake: (wallet: WalletApi, bet: VendorBet) => Promise<boolean>;
	/** Ends the round, with what it won. */
	readonly end: (wallet: WalletApi, bet: VendorBet) => Promise<void>;
};

export type VendorBet = { readonly member: MemberId; readonly code: string; readonly amount: bigint };

export function simulatedVendors(): SimulatedVendors {
	const open = new Map([
		["FARAWAY", true],
		["NEARBY", true],
	]);
	const playing = new Map<MemberId, Set<string>>();
	const playingOf = (member: MemberId): Set<string> => playing.get(member) ?? new Set();
	let commands = 0;
	const post = async (wallet: WalletApi, kind: "bet" | "win", { member, code, amount }: VendorBet) => {
		commands += 1;
		const named = { memberId: member, currency: "P", purse: vendorPurse(code) } as const;
		const key = commandKey("test:vendor", `${commands}`);
		const posted = await wallet.post({ ...named, kind, delta: amount, key, counter: `games:${code.toLowerCase()}` });
		return posted.ok;
	};
	return {
		vendorPurses: () => [...open].map(([code, enabled]) => ({ code, name: `Vendor ${code}`, enabled })),
		vendorsInPlay: async (_tx, member) => new Set(playingOf(member)),
		setOpen: (code, enabled) => void open.set(code, enabled),
		stake: async (wallet, bet) => {
			const taken = await post(wallet, "bet", { ...bet, amount: -bet.amount });
			if (taken) playing.set(bet.member, playingOf(bet.member).add(bet.code));
			return taken;
		},
		end: async (wallet, bet) => {
			if (bet.amount > 0n) await post(wallet, "win", bet);
			playingOf(bet.member).delete(bet.code);
		},
	};
}
