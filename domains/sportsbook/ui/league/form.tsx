// The last five matches of a side as dots, the newest last.
const marksOf = { w: "bg-won", d: "bg-line-control", l: "bg-lost" } as const;
const places = ["a", "b", "c", "d", "e"] as const;

export function Form({ form }: { readonly form: readonly ("w" | "d" | "l")[] }) {
	return (
		<span className="flex justify-end gap-0.5" role="img" aria-label={form.join(" ")}>
			{places.map((key, place) => {
				const mark = form[place];
				return mark === undefined ? null : <span key={key} className={`size-2 rounded-full ${marksOf[mark]}`} />;
			})}
		</span>
	);
}
