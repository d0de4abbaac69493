// One act: who, when, from where, and what was before and after, field by field.
import { DateTime } from "#platform/ui";
import type { Act } from "../../contract/index.ts";
import { Coded, useCodeWords } from "../parts/coded.tsx";
import { useOfficeText } from "../text.ts";
import { type ActField, fieldsOfAct } from "./fields-of-act.ts";

export function ActDetail({ act }: { readonly act: Act }) {
	const say = useOfficeText();
	const wordsOf = useCodeWords();
	const fields = fieldsOfAct(act);
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
			{fields.length === 0 ? null : <Changes fields={fields} />}
		</div>
	);
}

function Changes({ fields }: { readonly fields: readonly ActField[] }) {
	const say = useOfficeText();
	return (
		<table className="w-full">
			<caption className="sr-only">{say("acts.changes")}</caption>
			<thead>
				<tr className="text-13 text-text-3">
					{(["field", "before", "after"] as const).map((head) => (
						<th key={head} scope="col" className="py-2 pe-4 text-start font-regular">
							{say(`acts.${head}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{fields.map(({ name, before, after }) => (
					<tr key={name} className="border-t border-line align-top">
						<th scope="row" className="py-2 pe-4 text-start font-regular text-text-2">
							<Coded group="facts" code={name} />
						</th>
						<td className="py-2 pe-4 break-words">{before}</td>
						<td className="py-2 break-words">{after}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
