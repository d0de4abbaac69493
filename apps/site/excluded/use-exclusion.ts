// The break or the exclusion of who is logged in, while it runs. The server keeps it; here it only decides what is offered.
import { useReadMember } from "#members/ui";
import { isMember, useSession } from "#platform/ui";

export type Exclusion = { readonly kind: "break" | "exclusion"; readonly until: string };

/** Undefined for visitors, guests and everybody whom nothing excludes. */
export function useExclusion(): Exclusion | undefined {
	const { data } = useReadMember({}, { enabled: isMember(useSession()), freshMilliseconds: 300_000 });
	const exclusion = data?.excluded;
	return exclusion === undefined || Date.parse(exclusion.until) <= Date.now() ? undefined : exclusion;
}
