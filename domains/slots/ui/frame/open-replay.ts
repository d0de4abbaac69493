// Makes a recalled round ready to be shown again: its events are parsed, its own pay table is fetched.
import * as z from "zod/mini";
import { type FramePorts, minor } from "#cabinet/ui";
import { type ShownRound, timesMark } from "#games/contract";
import { winTimes } from "#games/core";
import type { CallFailure } from "#platform/contract/client";
import { type CurrencyCode, err, formatMinor, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { readPayTable, type SlotRound, slotEvent } from "../../contract/index.ts";
import { lookOf } from "../looks.ts";
import { creditOf } from "./open-slot.ts";
import { createShow, fetchStage, type Show } from "./show.ts";

export type OpenedReplay = {
	readonly show: Show;
	readonly round: PlayedAgain;
	/** What so many credits are, beside the round's currency: an amount, or times the stake where none is told. */
	readonly shownOf: (credits: number) => string;
	/** Credits of the stake. */
	readonly cost: number;
	/** Pays in minor units; undefined where no amount is told. */
	readonly money: { readonly currency: CurrencyCode; readonly stake: bigint } | undefined;
};

type PlayedAgain = Omit<ShownRound, "events"> & { readonly events: SlotRound["events"] };

const events = z.array(slotEvent);

export async function openReplay(
	round: ShownRound,
	ports: Pick<FramePorts, "clientFor">,
): Promise<Result<OpenedReplay, CallFailure>> {
	const parsed = z.safeParse(events, round.events);
	const known = isCurrencyCode(round.currency) || round.currency === timesMark;
	if (!parsed.success || !known) return err({ code: "BAD_ANSWER", message: "" });
	fetchStage();
	const [table, look] = await Promise.all([
		ports.clientFor(undefined).call(readPayTable, { gameCode: round.gameCode, ...versionOf(round.payTable) }),
		lookOf(round.gameCode),
	]);
	if (!table.ok) return table;
	return ok({
		show: createShow(look, table.value),
		...figuresOf({ ...round, events: parsed.data }),
	});
}

function figuresOf(round: PlayedAgain): Pick<OpenedReplay, "round" | "shownOf" | "cost" | "money"> {
	const { currency } = round;
	const bet = round.events.find((event) => event.type === "bet");
	const cost = bet?.type === "bet" ? bet.cost : 0;
	if (!isCurrencyCode(currency)) {
		const shownOf = (credits: number) => winTimes({ win: BigInt(credits), stake: BigInt(cost) });
		return { round, cost, shownOf, money: undefined };
	}
	const credit = creditOf(round, currency);
	const shownOf = (credits: number) => formatMinor(BigInt(credits) * credit, currency);
	return { round, cost, shownOf, money: { currency, stake: minor(round.freeStake ?? round.stake, currency) } };
}

/** The version in "bojagi@2"; nothing when there is none, and the live table is taken. */
function versionOf(payTable: string): { version: number } | Record<string, never> {
	const version = /@([0-9]{1,6})(?:\/double-up)?$/.exec(payTable)?.[1];
	return version === undefined ? {} : { version: Number(version) };
}
