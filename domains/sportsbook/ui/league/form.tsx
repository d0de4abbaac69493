// The last five matches of a side, the newest last: a letter each, which its colour repeats.
import { useBookText } from "../text.ts";

const looks = { w: "bg-won", d: "bg-text-3", l: "bg-lost" } as const;
const places = ["a", "b", "c", "d", "e"] as const;

export function Form({ form }: { readonly form: readonly ("w" | "d" | "l")[] }) {
	const say = useBookText();
	return (
		<span className="flex justify-end gap-0.5" role="img" aria-label={form.map((end) => say(`form.${end}`)).join(", ")}>
			{places.map((key, place) => {
				const end = form[place];
				return end === undefined ? null : (
					<span
						key={key}
						className={`grid size-4.5 place-items-center rounded-[4px] text-[0.6875rem] leading-none font-bold text-ground ${looks[end]}`}
					>
						{say(`formLetter.${end}`)}
					</span>
				);
			})}
		</span>
	);
}
