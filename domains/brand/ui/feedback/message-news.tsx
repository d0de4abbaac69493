// A member hears on any page that a message of theirs was answered.
import { showToast, useLive, useRefresh } from "#platform/ui";
import { listOwnMessages, messageAnsweredEvent } from "../../contract/index.ts";
import { useBrandText } from "../text.ts";

export function MessageNews() {
	const say = useBrandText();
	const refresh = useRefresh();
	useLive(messageAnsweredEvent, () => {
		refresh([listOwnMessages]);
		showToast({ tone: "info", text: say("feedback.news") });
	});
	return null;
}
