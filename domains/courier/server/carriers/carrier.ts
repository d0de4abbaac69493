// Whoever takes letters out of the house: one file each. It tells what became of a letter and throws nothing; it writes
// no number, no address and no word of a letter anywhere.
import type { Channel, Outcome } from "../../core/index.ts";
import type { LetterContent } from "../letter-seal.ts";

/** `id` is the same at every attempt, so that a carrier that knows it takes it once. */
export type Parcel = LetterContent & { readonly id: string };

export type Report = {
	readonly outcome: Outcome;
	/** What the log may say: a status or a code of the carrier's, never its words. */
	readonly reason: string;
};

export type Carrier = { readonly carry: (parcel: Parcel, signal: AbortSignal | undefined) => Promise<Report> };

export type Carriers = Readonly<Record<Channel, Carrier>>;
