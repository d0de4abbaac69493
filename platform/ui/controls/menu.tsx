// A short list that opens under its button: languages, account. Closes on choice, Escape, and when focus leaves. What an
// entry waits for is awaited inside: a button that vanished meanwhile would take the focus, and the list, with it.
import { type ReactNode, Suspense, useRef, useState } from "react";
import { useLayer } from "../layers/layer-stack.ts";

export type MenuProps = {
	/** What the button is called, when its face has no words. */
	readonly label: string;
	readonly face: ReactNode;
	readonly children: (close: () => void) => ReactNode;
	readonly faceClass?: string;
	readonly align?: "start" | "end";
};

export function Menu({ label, face, children, faceClass = "", align = "end" }: MenuProps) {
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	useLayer({ open, close });
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus left the group
		<div
			className="relative"
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
			}}
		>
			<button
				ref={button}
				type="button"
				aria-label={label}
				aria-expanded={open}
				aria-haspopup="true"
				onClick={() => setOpen(!open)}
				className={faceClass}
			>
				{face}
			</button>
			{open ? (
				<div
					className={`absolute top-full z-40 mt-2 min-w-52 animate-[rise_140ms_var(--ease-out)] rounded-card bg-surface-2 p-1.5 shadow-float ${align === "end" ? "end-0" : "start-0"}`}
				>
					<Suspense>{children(close)}</Suspense>
				</div>
			) : null}
		</div>
	);
}

export type MenuItemProps = {
	readonly children: ReactNode;
	readonly onPress: () => void;
	readonly current?: boolean;
};

export function MenuItem({ children, onPress, current = false }: MenuItemProps) {
	return (
		<button
			type="button"
			aria-current={current}
			onMouseDown={(event) => event.preventDefault()}
			onClick={onPress}
			className="flex h-11 w-full items-center gap-3 rounded-control px-3 text-start text-14 transition hover:bg-surface-3 aria-[current=true]:text-accent-text"
		>
			{children}
		</button>
	);
}
