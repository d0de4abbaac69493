// A figure of the fairness panels: its name, and digits that can be copied.
export function Fact({ name, value }: { readonly name: string; readonly value: string }) {
	return (
		<dl className="mb-2">
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="font-mono text-13 break-all select-text">{value}</dd>
		</dl>
	);
}
