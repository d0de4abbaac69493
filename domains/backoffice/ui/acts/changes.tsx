// What was before and after, field by field, in the words of whoever reads; a field without words by its code.
import { Coded } from "../parts/coded.tsx";
import { useOfficeText } from "../text.ts";
import type { ActField } from "./fields-of-act.ts";

export function Changes({ fields }: { readonly fields: readonly ActField[] }) {
	const say = useOfficeText();
	if (fields.length === 0) return null;
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
