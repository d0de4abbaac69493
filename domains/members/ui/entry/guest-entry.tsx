// Looking around as a guest, as a line of its own under a form, where the brand has switched it on.
import { useBootstrapSite } from "#brand/ui";
import { useMembersText } from "../text.ts";
import { OtherWay } from "./other-way.tsx";
import { useGuestEntry } from "./use-guest-entry.ts";

export function GuestEntry({ onGuest }: { readonly onGuest: () => void }) {
	const say = useMembersText();
	const { data } = useBootstrapSite({});
	const { start, busy } = useGuestEntry({ onGuest });
	if (data?.whitelabel.FREEPLAY3.enabled !== 1) return null;
	return (
		<OtherWay question={say("entry.guest")} act={say("entry.guestAct")} busy={busy} onPress={() => void start()} />
	);
}
