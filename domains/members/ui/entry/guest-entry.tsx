// Looking around as a guest, where the brand has switched it on.
import { useBootstrapSite } from "#brand/ui";
import { CallRefused, failureSentence, showToast } from "#platform/ui";
import { useStartFreePlay } from "../calls.gen.ts";
import { enterSession } from "../session-life.ts";
import { useMembersText } from "../text.ts";
import { OtherWay } from "./other-way.tsx";

export function GuestEntry({ onGuest }: { readonly onGuest: () => void }) {
	const say = useMembersText();
	const { data } = useBootstrapSite({});
	const { mutate, isPending } = useStartFreePlay();
	if (data?.whitelabel.FREEPLAY3.enabled !== 1) return null;
	const start = () =>
		mutate(
			{ os: navigator.userAgent.slice(0, 40) },
			{
				onSuccess: ({ token }) => {
					enterSession({ token, account: "", guest: true });
					onGuest();
				},
				onError: (error) => {
					if (error instanceof CallRefused) showToast({ tone: "warning", text: failureSentence(error) });
				},
			},
		);
	return <OtherWay question={say("entry.guest")} act={say("entry.guestAct")} busy={isPending} onPress={start} />;
}
