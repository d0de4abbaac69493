// Two vendors that keep members' money in purses of their own, for tests: the default catalogue has none. They take bets as
// the games would, so that what is proven of transfers holds while somebody plays. Never imported outside tests.
import type { MemberId } from "#platform/kernel";
import { commandKey, type WalletApi } from "#wallet/api";
import { type FarWord, vendorPurse } from "../../core/index.ts";
import type { FarOrder, VendorPurses } from "../ports.ts";

export type SimulatedVendors = VendorPurses & {
	readonly setOpen: (code: string, open: boolean) => void;
	/** Stakes from the purse at a vendor: whether it was taken. A round runs until it ends. */
	readonly stake: (wallet: WalletApi, bet: VendorBet) => Promise<boolean>;
	/** One with books of its own, "BOOKED", which is not listed until it is open. */
	readonly booked: Booked;
	/** Ends the round, with what it won. */
	readonly end: (wallet: WalletApi, bet: VendorBet) => Promise<void>;
};

/** `late`: it does what it is asked, and answers nothing. `silent`: it does nothing. `deaf`: it tells nothing of what it did. */
export type FarTrouble = "none" | "late" | "silent" | "deaf" | "refuses";

export type Booked = {
	readonly trouble: (kind: FarTrouble) => void;
	/** What lies there by its books. */
	readonly lying: (member: MemberId) => bigint;
	readonly staked: (member: MemberId, minor: bigint) => void;
	/** Every call that came, in order. */
	readonly calls: readonly string[];
};

function openBooked(): Booked & Pick<VendorPurses, "sendFar" | "statusFar" | "balanceFar"> {
	const lying = new Map<MemberId, bigint>();
	const done = new Map<string, FarWord>();
	const calls: string[] = [];
	let trouble: FarTrouble = "none";
	const of = (member: MemberId): bigint => lying.get(member) ?? 0n;
	const perform = ({ id, way, memberId, amount }: FarOrder): FarWord => {
		const before = done.get(id);
		if (before !== undefined) return before;
		const after = of(memberId) + (way === "out" ? amount : -amount);
		const word = trouble === "refuses" || after < 0n ? "refused" : "done";
		if (word === "done") lying.set(memberId, after);
		done.set(id, word);
		return word;
	};
	return {
		calls,
		trouble: (kind) => {
			trouble = kind;
		},
		lying: of,
		staked: (member, minor) => void lying.set(member, of(member) - minor),
		sendFar: async (order) => {
			calls.push(`send ${order.way}`);
			if (trouble === "silent") return "silent";
			const word = perform(order);
			return trouble === "late" || trouble === "deaf" ? "silent" : word;
		},
		statusFar: async ({ id }) => {
			calls.push("status");
			return trouble === "silent" || trouble === "deaf" ? "silent" : (done.get(id) ?? "unknown");
		},
		balanceFar: async ({ memberId }) => (trouble === "silent" || trouble === "deaf" ? undefined : of(memberId)),
	};
}

export type VendorBet = { readonly member: MemberId; readonly code: string; readonly amount: bigint };

export function simulatedVendors(): SimulatedVendors {
	const open = new Map([
		["FARAWAY", true],
		["NEARBY", true],
	]);
	const booked = openBooked();
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
		vendorPurses: () =>
			[...open].map(([code, enabled]) => ({
				code,
				name: `Vendor ${code}`,
				enabled,
				far: code === "BOOKED",
			})),
		...booked,
		booked,
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
