// A press of the slip: one at a time, sent until it has an answer, looked at by a trader where it is big.
import { useState } from "react";
import * as z from "zod/mini";
import { isUncertain } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { placeSportsBet, type SportsBet } from "../../contract/index.ts";
import type { OpenedBook } from "./open-book.ts";

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

type Part = { readonly market: string; readonly outcome: string };
export type Press = {
	readonly legs: (Part & { eventId: string; with?: Part[]; odds: number; version: number })[];
	readonly sizes: number[];
	readonly line: string;
	/** Staked with this. */
	readonly freeBet?: string;
	readonly accept: "none" | "higher" | "any";
};

type Offer = { readonly key: string; readonly press: Press };
const offeredLine = z.object({ line: z.string() });

export type Pressing = {
	readonly busy: boolean;
	readonly notice: CallFailure | undefined;
	readonly placed: SportsBet | undefined;
	/** So much a line a trader takes of the bet that was asked for. */
	readonly offered: string | undefined;
	readonly forget: () => void;
	/** Whether a bet came of it. */
	readonly send: (press: Press) => Promise<boolean>;
	readonly takeOffer: () => Promise<boolean>;
};

/** One press at a time; without an answer, or while a trader looks at it, the same one goes again, and counts once. */
export function usePress({ client }: OpenedBook, onBalance: (balance: string) => void): Pressing {
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<CallFailure>();
	const [placed, setPlaced] = useState<SportsBet>();
	const [offer, setOffer] = useState<Offer>();
	const forget = (): void => {
		setNotice(undefined);
		setPlaced(undefined);
		setOffer(undefined);
	};
	const sendAs = async (key: string, press: Press): Promise<boolean> => {
		setBusy(true);
		forget();
		let answer = await client.call(placeSportsBet, { key, ...press });
		while (!answer.ok && (isUncertain(answer.error.code) || answer.error.code === "BET_REFERRED")) {
			setNotice(answer.error);
			await pause(2_000);
			answer = await client.call(placeSportsBet, { key, ...press });
		}
		setBusy(false);
		setNotice(answer.ok ? undefined : answer.error);
		if (!answer.ok) {
			const less = answer.error.code === "BET_REOFFERED" ? z.safeParse(offeredLine, answer.error.value) : undefined;
			if (less?.success === true) setOffer({ key, press: { ...press, line: less.data.line } });
			return false;
		}
		setPlaced(answer.value.bet);
		onBalance(answer.value.balance);
		return true;
	};
	return {
		busy,
		notice,
		placed,
		send: (press: Press) => sendAs(crypto.randomUUID(), press),
		forget,
		offered: offer?.press.line,
		takeOffer: async () => offer !== undefined && sendAs(offer.key, offer.press),
	};
}
