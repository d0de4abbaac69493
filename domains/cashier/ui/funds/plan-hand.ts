// What becomes of an amount that somebody hands on: whether it fits the bounds, the day and what is there. Pure.
import { type CurrencyCode, formatMinor, parseMinor } from "#platform/kernel";
import type { FloatDesk } from "../../contract/index.ts";

export type Room = NonNullable<FloatDesk["up"]>;

export type HandPlan =
	| { readonly state: "empty" | "malformed" | "out-of-range" }
	| { readonly state: "too-much"; readonly most: string }
	| { readonly state: "ready"; readonly amount: string };

export function planHand(
	typed: string,
	{ room, currency }: { readonly room: Room; readonly currency: CurrencyCode },
): HandPlan {
	const text = typed.trim().replaceAll(",", "");
	if (text === "") return { state: "empty" };
	const minor = (amount: string): bigint => {
		const read = parseMinor(amount, currency);
		return read.ok ? read.value : 0n;
	};
	const amount = parseMinor(text, currency);
	if (!amount.ok) return { state: "malformed" };
	if (amount.value < minor(room.smallest) || amount.value > minor(room.largest)) return { state: "out-of-range" };
	const [most = 0n] = [room.left, room.available].map(minor).toSorted((one, other) => (one > other ? 1 : -1));
	if (amount.value > most) return { state: "too-much", most: formatMinor(most, currency) };
	return { state: "ready", amount: formatMinor(amount.value, currency) };
}
