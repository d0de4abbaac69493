// What bars somebody: the break or the exclusion that runs when a session begins, a registration of who is excluded or too
// young.
import type { EntryBar } from "#members/api";
import { failure } from "#platform/contract";
import { barAt, dayOf, identityMarks, isOldEnough } from "../core/index.ts";
import { barredBy, barsOf } from "./bar-store.ts";
import { writeEvent } from "./events.ts";
import { profileOf } from "./profile-store.ts";

export const entryBar: EntryBar = {
	running: async (tx, member, now) => {
		const bar = barAt((await barsOf(tx, [member])).get(member) ?? [], now);
		return bar === undefined ? undefined : { kind: bar.kind, until: bar.endsAt };
	},
	registration: async (tx, { merchant, identity, now }) => {
		const { minimumAge, utcOffsetMinutes } = await profileOf(tx, merchant);
		const today = dayOf(now, utcOffsetMinutes);
		const { birthday } = identity;
		if (birthday !== undefined && !isOldEnough(birthday, { today, minimumAge })) {
			return failure("UNDER_AGE", { minimumAge });
		}
		const member = await barredBy(tx, identityMarks(identity), { merchant, now });
		if (member === undefined) return undefined;
		const event = { memberId: member, at: now, kind: "registration-barred", actor: "visitor" } as const;
		await writeEvent(tx, { ...event, before: {}, after: {} });
		return failure("REGISTRATION_BARRED");
	},
};
