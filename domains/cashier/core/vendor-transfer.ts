// Money on its way to a vendor that keeps books of its own, or home from there: what is done next by what the vendor says.
// Nothing is concluded from silence. Pure.

/** `out`: to the vendor. `home`: from there. */
export const vendorTransferWays = ["out", "home"] as const;
export type VendorTransferWay = (typeof vendorTransferWays)[number];

/** `open`: asked for, and nobody knows yet. */
export const vendorTransferStates = ["open", "done", "refused"] as const;
export type VendorTransferState = (typeof vendorTransferStates)[number];

/** `unknown`: the vendor never heard of it. `silent`: no answer that can be believed. */
export type FarWord = "done" | "refused" | "unknown" | "silent";

/** `send`: the vendor is asked to do it, by the same id. `wait`: it is asked again later. */
export type VendorTransferStep = "settle" | "give back" | "send" | "wait";

/** What follows from a word. One that was only just sent may be on its way yet, though the vendor does not know of it. */
export function nextStep(word: FarWord, { justSent }: { readonly justSent: boolean }): VendorTransferStep {
	switch (word) {
		case "done":
			return "settle";
		case "refused":
			return "give back";
		case "unknown":
			return justSent ? "wait" : "send";
		case "silent":
			return "wait";
	}
}

/** What can be asked home: what we count there, and no more than the vendor says lies there. Minor units. */
export const homeable = ({ ours, theirs }: { readonly ours: bigint; readonly theirs: bigint }): bigint =>
	ours < theirs ? ours : theirs;
