// Coming in as a guest. A refusal is told in a message over the page.
import { CallRefused, failureSentence, showToast } from "#platform/ui";
import { useStartFreePlay } from "../calls.gen.ts";
import { enterSession } from "../session-life.ts";

export type GuestUses = {
	readonly onGuest: () => void;
	readonly onRefused?: () => void;
};

export function useGuestEntry({ onGuest, onRefused }: GuestUses) {
	const { mutateAsync, isPending } = useStartFreePlay();
	const start = async (): Promise<void> => {
		try {
			const { token } = await mutateAsync({ os: navigator.userAgent.slice(0, 40), platform: "W" });
			enterSession({ token, account: "", guest: true });
			onGuest();
		} catch (error) {
			if (error instanceof CallRefused) showToast({ tone: "warning", text: failureSentence(error) });
			onRefused?.();
		}
	};
	return { start, busy: isPending };
}
