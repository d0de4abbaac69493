// In place of a code: whether a third party has proven the number, and the button that opens its window.
import { Button, Icon } from "#platform/ui";
import { clock } from "../entry/clock.ts";
import { useMembersText } from "../text.ts";
import type { PhoneProving } from "./use-phone-proof.ts";

export function ProviderField({ proving }: { readonly proving: PhoneProving }) {
	const say = useMembersText();
	const { provider = "", proven, busy, waitSeconds, problem } = proving;
	return (
		<div className="flex flex-col gap-1.5">
			<p className="text-14 font-medium">
				{say("provider.label")}
				<span className="ms-1 text-lost">*</span>
			</p>
			<div
				className={`flex min-h-12 items-center gap-2 rounded-control border bg-ground px-3 py-1 ${problem === undefined ? "border-line-control" : "border-lost"}`}
			>
				{proven ? <Icon name="check" className="text-won" /> : null}
				<span role="status" className={`grow text-14 ${proven ? "" : "text-text-2"}`}>
					{say(proven ? "provider.proven" : "provider.hint", { title: provider })}
				</span>
				{proven ? null : (
					<Button look="plain" size="small" busy={busy} disabled={waitSeconds > 0} onPress={() => void proving.prove()}>
						{waitSeconds > 0 ? say("phone.again", { time: clock(waitSeconds) }) : say("provider.act")}
					</Button>
				)}
			</div>
			{problem === undefined ? null : (
				<p role="alert" className="text-13 text-lost">
					{problem}
				</p>
			)}
		</div>
	);
}
