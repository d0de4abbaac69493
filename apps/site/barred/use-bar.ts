// The break or the exclusion of who is logged in, while it runs. The server keeps it; here it only decides what is offered.
import { useReadMember } from "#members/ui";
import { isMember, useSession } from "#platform/ui";

export type Bar = { readonly kind: "break" | "exclusion"; readonly until: string };

/** Undefined for visitors, guests and everybody whom nothing bars. */
export function useBar(): Bar | undefined {
	const { data } = useReadMember({}, { enabled: isMember(useSession()), freshMilliseconds: 300_000 });
	const bar = data?.barred;
	return bar === undefined || Date.parse(bar.until) <= Date.now() ? undefined : bar;
}
