// Moving money between purses of one member: the main one and those that vendors keep. Amounts in minor units.
import { err, ok, type Result } from "#platform/kernel";
import type { Purse } from "#wallet/core";

/** `return`: what lies at a vendor comes home. `down`: from an agent's float to a member below; `up`: from a member to the agent above. */
export const transferKinds = ["move", "return", "down", "up"] as const;
export type TransferKind = (typeof transferKinds)[number];

/** A vendor that keeps a purse of its own, as it stands for one member. */
export type VendorStanding = {
	readonly code: string;
	/** In service: out of it nothing goes there any more, and all may come home. */
	readonly enabled: boolean;
	readonly inPlay: boolean;
};

export const vendorPurse = (code: string): Purse => `vendor:${code}`;

/** Undefined for a purse that no vendor keeps. */
export const vendorOf = (purse: string): string | undefined => /^vendor:(.+)$/.exec(purse)?.[1];

export type MoveFault = "PURSES_NOT_PAIRED" | "VENDOR_NOT_FOUND" | "VENDOR_CLOSED" | "ROUND_RUNS";

/** Money goes from the main purse to a vendor's and back, and no other way. What a round may still need stays. */
export function judgeMove(
	{ from, to }: { readonly from: string; readonly to: string },
	vendors: readonly VendorStanding[],
): Result<{ readonly from: Purse; readonly to: Purse }, MoveFault> {
	const out = from === "cash";
	const code = vendorOf(out ? to : from);
	if (code === undefined || (!out && to !== "cash")) return err("PURSES_NOT_PAIRED");
	const vendor = vendors.find((one) => one.code === code);
	if (vendor === undefined) return err("VENDOR_NOT_FOUND");
	if (out) return vendor.enabled ? ok({ from: "cash", to: vendorPurse(code) }) : err("VENDOR_CLOSED");
	return vendor.inPlay ? err("ROUND_RUNS") : ok({ from: vendorPurse(code), to: "cash" });
}

export type PurseHolds = { readonly purse: string; readonly spendable: bigint };

export type TransferOut = {
	readonly home: readonly { readonly vendor: string; readonly purse: Purse; readonly amount: bigint }[];
	/** Vendors where something stays, for a round runs there. */
	readonly staying: readonly string[];
};

/** What comes home of all that lies at vendors; nothing of the one that is named. */
export function planReturn(
	purses: readonly PurseHolds[],
	{ inPlay, except }: { readonly inPlay: ReadonlySet<string>; readonly except?: string | undefined },
): TransferOut {
	const lying = purses.flatMap(({ purse, spendable }) => {
		const vendor = vendorOf(purse);
		if (vendor === undefined || vendor === except || spendable <= 0n) return [];
		return [{ vendor, purse: vendorPurse(vendor), amount: spendable }];
	});
	return {
		home: lying.filter(({ vendor }) => !inPlay.has(vendor)),
		staying: lying.filter(({ vendor }) => inPlay.has(vendor)).map(({ vendor }) => vendor),
	};
}
