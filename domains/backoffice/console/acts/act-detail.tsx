// One act: who, when, from where, and what was before and after, field by field.
import { useCodeWords } from "#platform/desk/ui";
import { DateTime } from "#platform/ui";
import type { Act } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";
import { Changes } from "./changes.tsx";
import { fieldsOfAct } from "./fields-of-act.ts";

export function ActDetail({ act }: { readonly act: Act }) {
	const say = useOfficeText();
	const wordsOf = useCodeWords();
	return (
		<div className="flex flex-col gap-5 text-14">
			<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
				<dt className="text-text-3">{say("acts.code")}</dt>
				<dd className="break-words">{`${act.source}: ${act.act}`}</dd>
				<dt className="text-text-3">{say("acts.operator")}</dt>
				<dd>{wordsOf("actors", act.operator)}</dd>
				<dt className="text-text-3">{say("acts.at")}</dt>
				<dd>
					<DateTime at={act.at} />
				</dd>
				<dt className="text-text-3">{say("acts.from")}</dt>
				<dd>{act.address || say("acts.machine")}</dd>
				{act.requestId === "" ? null : (
					<>
						<dt className="text-text-3">{say("acts.request")}</dt>
						<dd className="break-all">{act.requestId}</dd>
					</>
				)}
			</dl>
			<Changes fields={fieldsOfAct(act)} />
		</div>
	);
}
