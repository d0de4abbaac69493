// Opens a session for a guest: an account of type 4, without a name to log in with, without a wallet.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { startFreePlay } from "../../contract/index.ts";
import { accountTypes } from "../../core/index.ts";
import { insertAccount, nextId } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { iconFor } from "../profile/icons.ts";
import { openSession } from "../sessions/open-session.ts";

/** Guests are cleared away when their session is over; it is not worth a month. */
const guestDays = 1;

export function startFreePlayRoute(deps: Pick<UseCaseDeps, "db" | "brand" | "newId">): Route {
	return bind(startFreePlay, async (_input, call) => {
		const brand = deps.brand.brand(call.merchant);
		if (!deps.brand.flagsAt(call).FREEPLAY3) return err(failure("FREE_PLAY_UNAVAILABLE"));
		const session = await deps.db.tx(async (tx) => {
			const id = await nextId(tx);
			const name = `guest-${id}`;
			await insertAccount(tx, id, {
				merchant: brand.merchant,
				account: name,
				nickname: name,
				type: accountTypes.guest,
				currency: brand.currency,
				passwordHash: undefined,
				termsVersion: undefined,
				language: call.language,
				iconOf: iconFor,
				now: call.now,
			});
			return openSession(tx, { memberId: id, sessionDays: guestDays, newId: deps.newId }, call);
		});
		return ok(session);
	});
}
