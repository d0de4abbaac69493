// What was before and after, field by field, in the words of whoever reads; a field without words by its code. What did not
// change stands folded away below, once.
import { Coded } from "#platform/desk/ui";
import { useOfficeText } from "../text.ts";
import type { ActField } from "./fields-of-act.ts";

export function Changes({ fields }: { readonly fields: readonly ActField[] }) {
	const say = useOfficeText();
	const changed = fields.filter(({ before, after }) => before !== after);
	const same = fields.filter(({ before, after }) => before === after);
	return (
		<>
			{changed.length === 0 ? null : <Changed fields={changed} />}
			{same.length === 0 ? null : (
				<details>
					<summary className="cursor-pointer py-1 text-13 text-text-3">
						{say("acts.same", { count: same.length })}
					</summary>
					<dl className="mt-2 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
						{same.map(({ name, after }) => (
							<Same key={name} name={name} value={after} />
						))}
					</dl>
				</details>
			)}
		</>
	);
}

const Same = ({ name, value }: { readonly name: string; readonly value: string }) => (
	<>
		<dt className="text-text-3">
			<Coded group="facts" code={name} />
		</dt>
		<dd className="break-words">{value}</dd>
	</>
);

function Changed({ fields }: { readonly fields: readonly ActField[] }) {
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
