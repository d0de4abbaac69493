// A labelled input with its hint and its error. The error is read aloud when it appears, and brought into view whole where the
// focus is: the browser shows the input alone.
import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import { FieldLabel } from "./field-label.tsx";

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id"> & {
	readonly label: string;
	readonly hint?: string;
	readonly error?: string;
	/** Before and after the text, inside the box. */
	readonly before?: ReactNode;
	readonly after?: ReactNode;
	readonly ref?: Ref<HTMLInputElement>;
};

export function Field({ label, hint, error, before, after, ...input }: FieldProps) {
	const id = useId();
	const note = error ?? hint;
	const whole = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (error === undefined || whole.current?.contains(document.activeElement) !== true) return;
		whole.current.scrollIntoView({ block: "nearest" });
	}, [error]);
	return (
		<div ref={whole} className="flex scroll-mt-20 scroll-mb-6 flex-col gap-1.5">
			<FieldLabel of={id} text={label} required={input.required} />
			<div
				className={`flex h-12 items-center gap-2 rounded-control border bg-ground px-3 transition focus-within:border-accent-text ${error === undefined ? "border-line-control" : "border-lost"}`}
			>
				{before}
				<input
					{...input}
					id={id}
					aria-required={input.required}
					aria-invalid={error !== undefined}
					aria-describedby={note === undefined ? undefined : `${id}-note`}
					className="h-full min-w-0 grow basis-0 bg-transparent text-16 outline-none placeholder:text-text-3"
				/>
				{after}
			</div>
			<p
				id={`${id}-note`}
				role={error === undefined ? undefined : "alert"}
				className={error === undefined ? "text-13 text-text-3 empty:hidden" : "text-13 text-lost"}
			>
				{note}
			</p>
		</div>
	);
}
