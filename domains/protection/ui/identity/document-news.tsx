// A member hears on any page what was decided of a document: what waits for it is asked for anew.
import type { Endpoint } from "#platform/contract";
import { showToast, useLive, useRefresh } from "#platform/ui";
import { documentEvent, readIdentity } from "../../contract/index.ts";
import { useProtectionText } from "../text.ts";

export type DocumentNewsProps = {
	/** What besides the identity may be another once a document was decided: pages of higher domains. */
	readonly opens: readonly Endpoint[];
};

export function DocumentNews({ opens }: DocumentNewsProps) {
	const say = useProtectionText();
	const refresh = useRefresh();
	useLive(documentEvent, ({ document, state }) => {
		refresh([readIdentity, ...opens]);
		if (state === "waiting") return;
		const name = say(`identity.kinds.${document}.title`);
		const tone = state === "accepted" ? "success" : "warning";
		showToast({ tone, text: say(`identity.news.${state}`, { document: name }) });
	});
	return null;
}
