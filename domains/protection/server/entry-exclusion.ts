// What excludes somebody: the break or the exclusion that runs when a session begins, a registration of who is excluded or too
// young.
import type { EntryExclusion } from "#members/api";
import { failure } from "#platform/contract";
import { dayOf, exclusionAt, identityMarks, isOldEnough } from "../core/index.ts";
import { writeEvent } from "./events.ts";
import { excludedAs, exclusionsOf } from "./exclusion-store.ts";
import { profileOf } from "./profile-store.ts";

export const entryExclusion: EntryExclusion = {
	running: async (tx, member, now) => {
		const exclusion = exclusionAt((await exclusionsOf(tx, [member])).get(member) ?? [], now);
		return exclusion === undefined ? undefined : { kind: exclusion.kind, until: exclusion.endsAt };
	},
	registration: async (tx, { merchant, identity, now }) => {
		const { minimumAge, utcOffsetMinutes } = await profileOf(tx, merchant);
		const today = dayOf(now, utcOffsetMinutes);
		const { birthday } = identity;
		if (birthday !== undefined && !isOldEnough(birthday, { today, minimumAge })) {
			return failure("UNDER_AGE", { minimumAge });
		}
		const member = await excludedAs(tx, identityMarks(identity), { merchant, now });
		if (member === undefined) return undefined;
		const event = { memberId: member, at: now, kind: "registration-refused", actor: "visitor" } as const;
		await writeEvent(tx, { ...event, before: {}, after: {} });
		return failure("REGISTRATION_EXCLUDED");
	},
};
