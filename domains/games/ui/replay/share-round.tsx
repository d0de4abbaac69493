// Makes a link to one of my rounds. It is shown once: what is kept of it opens nothing.
import { useId, useState } from "react";
import { Button, Check, FailureNote, IconButton, showToast } from "#platform/ui";
import { listReplayLinks } from "../../contract/index.ts";
import { useMakeReplayLink } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";

export function ShareRound({ roundId }: { readonly roundId: string }) {
	const say = useGamesText();
	const named = useId();
	const [amounts, setAmounts] = useState(false);
	const make = useMakeReplayLink({ refreshes: [listReplayLinks] });
	return (
		<section aria-labelledby={named} className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<div>
				<p id={named} className="text-16 font-bold">
					{say("replay.share")}
				</p>
				<p className="mt-1 max-w-prose text-14 text-text-2">{say("replay.shareText")}</p>
			</div>
			<form
				className="flex flex-wrap items-center justify-between gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					make.mutate({ roundId, amounts });
				}}
			>
				<Check checked={amounts} onChange={({ currentTarget }) => setAmounts(currentTarget.checked)}>
					{say("replay.amounts")}
				</Check>
				<Button submit look="plain" busy={make.isPending}>
					{say("replay.make")}
				</Button>
			</form>
			{make.error === null ? null : <FailureNote error={make.error} />}
			{make.data === undefined ? null : <MadeLink address={`${location.origin}/replay/${make.data.token}`} />}
		</section>
	);
}

function MadeLink({ address }: { readonly address: string }) {
	const say = useGamesText();
	const copy = () => {
		void navigator.clipboard.writeText(address).then(
			() => showToast({ tone: "success", text: say("replay.copied") }),
			() => showToast({ tone: "info", text: address }),
		);
	};
	return (
		<div role="status" className="rounded-control bg-surface-1 py-2 ps-4 pe-2">
			<div className="flex items-center gap-2">
				<code className="min-w-0 grow text-14 break-all">{address}</code>
				<IconButton icon="copy" label={say("replay.copy")} onPress={copy} />
			</div>
			<p className="pb-1 text-13 text-text-2">{say("replay.once")}</p>
		</div>
	);
}
