// Makes a link to one of my rounds from the record. It is shown once: what is kept of it opens nothing.
import * as z from "zod/mini";
import { FailureNote } from "#platform/ui";
import { listReplayLinks, type RecalledRound } from "../../contract/index.ts";
import { useMakeReplayLink } from "../calls.gen.ts";
import { ShareForm } from "./share-form.tsx";

const seeded = z.object({ fair: z.object({ clientSeed: z.string() }) });

export function ShareRound({ round }: { readonly round: Pick<RecalledRound, "roundId" | "events"> }) {
	const { roundId, events } = round;
	const make = useMakeReplayLink({ refreshes: [listReplayLinks] });
	return (
		<ShareForm
			seeded={events.some((event) => z.safeParse(seeded, event).success)}
			busy={make.isPending}
			failed={make.error === null ? null : <FailureNote error={make.error} />}
			token={make.data?.token}
			onMake={(amounts) => make.mutate({ roundId, amounts })}
		/>
	);
}
