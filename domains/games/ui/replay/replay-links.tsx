// My open links to rounds, below the betting record: what each shows and until when, and taking it back.
import { Button, FailureNote, Icon, useFormats } from "#platform/ui";
import { listReplayLinks, type ReplayLink } from "../../contract/index.ts";
import { useEndReplayLink, useListReplayLinks } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";

export function ReplayLinks() {
	const say = useGamesText();
	const links = useListReplayLinks({}).data?.links ?? [];
	const end = useEndReplayLink({ refreshes: [listReplayLinks] });
	if (links.length === 0) return null;
	return (
		<details className="group rounded-card bg-surface-2">
			<summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-5 py-3 font-medium">
				<span className="grow">{say("replay.links", { count: links.length })}</span>
				<Icon name="chevron-down" className="text-text-3 transition group-open:rotate-180" />
			</summary>
			{end.error === null ? null : <FailureNote error={end.error} />}
			<ul className="px-5 pb-3">
				{links.map((link) => (
					<Link key={link.linkId} link={link} busy={end.isPending} onEnd={() => end.mutate({ linkId: link.linkId })} />
				))}
			</ul>
		</details>
	);
}

type LinkProps = { readonly link: ReplayLink; readonly busy: boolean; readonly onEnd: () => void };

function Link({ link, busy, onEnd }: LinkProps) {
	const say = useGamesText();
	const { moment, date } = useFormats();
	return (
		<li className="flex items-center gap-4 border-line py-3 text-14 not-first:border-t">
			<div className="min-w-0 grow">
				<p className="truncate font-medium">{`${link.displayName} · ${moment(link.madeAt)}`}</p>
				<p className="text-13 text-text-2">
					{link.amounts ? say("replay.withAmounts") : say("replay.withTimes")} ·{" "}
					{say("replay.until", { day: date(link.endsAt) })}
				</p>
			</div>
			<Button look="plain" size="small" disabled={busy} onPress={onEnd}>
				{say("replay.end")}
			</Button>
		</li>
	);
}
