// A box to tick with its words, which are large enough for a finger; the words may hold links. Its error is read aloud when it appears.
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";

export type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "id" | "type"> & {
	readonly children: ReactNode;
	readonly error?: string;
	readonly ref?: Ref<HTMLInputElement>;
};

export function Check({ children, error, ...input }: CheckProps) {
	const id = useId();
	return (
		<div>
			<div className="flex items-start gap-3">
				<input
					{...input}
					id={id}
					type="checkbox"
					aria-invalid={error !== undefined}
					aria-describedby={error === undefined ? undefined : `${id}-note`}
					className="mt-0.5 size-5 shrink-0 accent-accent"
				/>
				<label htmlFor={id} className="-my-2 py-2 text-14 text-text-2">
					{children}
				</label>
			</div>
			{error === undefined ? null : (
				<p id={`${id}-note`} role="alert" className="ms-8 mt-1 text-13 text-lost">
					{error}
				</p>
			)}
		</div>
	);
}
