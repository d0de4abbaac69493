// A reality check over whatever game stands in the frame: raised by the server's refusal of a round, of any studio's.
import { useMemo } from "react";
import { leavePlay } from "#games/contract";
import type { Client } from "#platform/contract/client";
import { externalStore } from "#platform/ui";
import { RealityCheckDialog } from "#protection/ui";
import { clientFor, sentenceOf } from "./clients.ts";
import { dropPlay } from "./play-token.ts";
import type { SiteLink } from "./site-link.ts";

const waits = externalStore(false);

/** A client that hears when a round waits for the answer to a reality check. */
export const heedingClient = (token: string | undefined): Client => {
	const client = clientFor(token);
	return {
		async call(endpoint, input, options) {
			const answer = await client.call(endpoint, input, options);
			if (!answer.ok && answer.error.code === "REALITY_CHECK") waits.set(true);
			return answer;
		},
	};
};

export type RealityGateProps = { readonly token: string; readonly site: SiteLink };

export function RealityGate({ token, site }: RealityGateProps) {
	const open = waits.use();
	const client = useMemo(() => clientFor(token), [token]);
	if (!open) return null;
	const stop = async (): Promise<void> => {
		waits.set(false);
		await client.call(leavePlay, {});
		dropPlay(sessionStorage);
		if (site.embedded) site.tell({ type: "close" });
		else location.reload();
	};
	return (
		<RealityCheckDialog
			client={client}
			failureSentence={sentenceOf}
			onGoOn={close}
			onClose={close}
			onStop={() => void stop()}
			onHistory={site.embedded ? () => site.tell({ type: "open-history" }) : undefined}
		/>
	);
}

const close = (): void => waits.set(false);
