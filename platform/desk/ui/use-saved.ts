// What follows an act that was taken: a word that it was, and on to what comes then.
import { showToast } from "#platform/ui";
import { useDeskText } from "./text.ts";

export function useSaved(onDone?: () => void): () => void {
	const say = useDeskText();
	return () => {
		showToast({ tone: "success", text: say("parts.saved") });
		onDone?.();
	};
}
