// What a link to a round tells, the choice of amounts, and the link once it is made. Whoever shows it makes the call.
import { type ReactNode, useId, useState } from "react";
import { Button, Check, IconButton } from "#platform/ui";
import { useGamesText } from "../text.ts";

export type ShareFormProps = {
	/** The round shows the client seed that it was drawn with. */
	readonly seeded: boolean;
	readonly busy: boolean;
	/** Why none could be made. */
	readonly failed: ReactNode;
	/** Of the link that was made. */
	readonly token: string | undefined;
	readonly onMake: (amounts: boolean) => void;
};

export function ShareForm({ seeded, busy, failed, token, onMake }: ShareFormProps) {
	const say = useGamesText();
	const named = useId();
	const [amounts, setAmounts] = useState(false);
	return (
		<section aria-labelledby={named} className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<div>
				<p id={named} className="text-16 font-bold">
					{say("replay.share")}
				</p>
				<p className="mt-1 max-w-prose text-14 text-text-2">{say("replay.shareText")}</p>
				{seeded ? <p className="mt-1 max-w-prose text-14 text-text-2">{say("replay.seedShown")}</p> : null}
			</div>
			<form
				className="flex flex-wrap items-center justify-between gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					onMake(amounts);
				}}
			>
				<Check checked={amounts} onChange={({ currentTarget }) => setAmounts(currentTarget.checked)}>
					{say("replay.amounts")}
				</Check>
				<Button submit look="plain" busy={busy}>
					{say("replay.make")}
				</Button>
			</form>
			{failed}
			{token === undefined ? null : <MadeLink key={token} address={`${location.origin}/replay/${token}`} />}
		</section>
	);
}

function MadeLink({ address }: { readonly address: string }) {
	const say = useGamesText();
	const [copied, setCopied] = useState(false);
	// Where the browser keeps its clipboard to itself, the address stands there to be copied by hand.
	const copy = () =>
		void navigator.clipboard.writeText(address).then(
			() => setCopied(true),
			() => setCopied(false),
		);
	return (
		<div role="status" className="rounded-control bg-surface-1 py-2 ps-4 pe-2">
			<div className="flex items-center gap-2">
				<code className="min-w-0 grow text-14 break-all select-text">{address}</code>
				<IconButton icon={copied ? "check" : "copy"} label={say("replay.copy")} onPress={copy} />
			</div>
			<p className="pb-1 text-13 text-text-2">{copied ? say("replay.copied") : say("replay.once")}</p>
		</div>
	);
}
