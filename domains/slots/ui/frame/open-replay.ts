// Makes a recalled round ready to be shown again: its events are parsed, its own pay table is fetched.
import * as z from "zod/mini";
import type { RecalledRound } from "#games/contract";
import type { CallFailure } from "#platform/contract/client";
import { type CurrencyCode, err, isCurrencyCode, ok, type Result } from "#platform/kernel";
import { readPayTable, type SlotRound, slotEvent } from "../../contract/index.ts";
import { lookOf } from "../looks.ts";
import { minor } from "../play/player.ts";
import type { SlotPorts } from "./ports.ts";
import { createShow, fetchStage, type Show } from "./show.ts";

export type OpenedReplay = {
	readonly show: Show;
	readonly round: Omit<RecalledRound, "events"> & { readonly events: SlotRound["events"] };
	readonly currency: CurrencyCode;
	/** Minor units. */
	readonly stake: bigint;
};

const events = z.array(slotEvent);

export async function openReplay(
	round: RecalledRound,
	ports: Pick<SlotPorts, "clientFor">,
): Promise<Result<OpenedReplay, CallFailure>> {
	const parsed = z.safeParse(events, round.events);
	const { currency } = round;
	if (!parsed.success || !isCurrencyCode(currency)) return err({ code: "BAD_ANSWER", message: "" });
	fetchStage();
	const [table, look] = await Promise.all([
		ports.clientFor(undefined).call(readPayTable, { gameCode: round.gameCode, ...versionOf(round.payTable) }),
		lookOf(round.gameCode),
	]);
	if (!table.ok) return table;
	return ok({
		show: createShow(look, table.value),
		round: { ...round, events: parsed.data },
		currency,
		stake: minor(round.stake, currency),
	});
}

/** The version in "bojagi@2"; nothing when there is none, and the live table is taken. */
function versionOf(payTable: string): { version: number } | Record<string, never> {
	const version = /@([0-9]{1,6})(?:\/double-up)?$/.exec(payTable)?.[1];
	return version === undefined ? {} : { version: Number(version) };
}
