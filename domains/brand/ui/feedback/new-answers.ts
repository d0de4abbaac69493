// How many answers a member has not read yet; none for everybody else.
import { isMember, useSession } from "#platform/ui";
import { useListOwnMessages } from "../calls.gen.ts";

/** A push that was missed is made good by asking now and then. */
const everyMilliseconds = 300_000;

export function useNewAnswers(): number {
	const enabled = isMember(useSession());
	const { data } = useListOwnMessages({}, { enabled, everyMilliseconds });
	return enabled ? (data?.unread ?? 0) : 0;
}
