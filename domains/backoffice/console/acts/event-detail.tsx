// One significant event: when, whose, by whom, what is told of it, and what was before and after, as the audit log shows it.
import { useCodeWords, useDeskText } from "#platform/desk/ui";
import { DateTime } from "#platform/ui";
import type { EventLine } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";
import { Changes } from "./changes.tsx";
import { changesOf, plainFacts, useFactValue } from "./fact-words.ts";

export function EventDetail({ event }: { readonly event: EventLine }) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const wordsOf = useCodeWords();
	const sayValue = useFactValue();
	const { source, kind, actor, at, account, memberId, facts } = event;
	return (
		<div className="flex flex-col gap-5 text-14">
			<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 [&>dd]:min-w-0 [&>dd]:break-words [&>dt]:text-text-3">
				<dt>{say("acts.code")}</dt>
				<dd>{`${source}: ${kind}`}</dd>
				<dt>{sayDesk("parts.member")}</dt>
				<dd>{account ?? memberId ?? "–"}</dd>
				<dt>{say("acts.operator")}</dt>
				<dd>{actor === null ? "–" : wordsOf("actors", actor)}</dd>
				<dt>{say("acts.at")}</dt>
				<dd>
					<DateTime at={at} />
				</dd>
				{Object.entries(plainFacts(facts)).map(([name, value]) => (
					<Fact key={name} name={wordsOf("facts", name)} value={sayValue(name, value)} />
				))}
			</dl>
			<Changes fields={changesOf(facts)} />
		</div>
	);
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
	<>
		<dt>{name}</dt>
		<dd>{value}</dd>
	</>
);
