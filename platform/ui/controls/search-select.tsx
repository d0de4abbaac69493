// One of very many, found by typing: the box shows what is chosen, the list under it narrows with each letter. Arrow keys
// walk it, Enter chooses, Escape closes; a moment after the focus has left it is gone.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLayer } from "../layers/layer-stack.ts";
import { Icon } from "./icon.tsx";
import { matching, type SearchOption, stepped } from "./search-options.ts";

export type SearchSelectProps = {
	readonly label: string;
	/** What the field for typing is called. */
	readonly searchLabel: string;
	/** What is said when nothing has these letters. */
	readonly none: string;
	/** What the closed box shows of the chosen one. */
	readonly face: string;
	readonly value: string;
	readonly options: readonly SearchOption[];
	readonly onChange: (value: string) => void;
};

/** How long the list stays after the focus has left it, so that a press on it still arrives. */
export const hideMilliseconds = 200;

export function SearchSelect(props: SearchSelectProps) {
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
	const stay = () => clearTimeout(hiding.current);
	const close = () => {
		stay();
		setOpen(false);
		button.current?.focus();
	};
	useLayer({ open, close });
	useEffect(() => () => clearTimeout(hiding.current), []);
	const chosen = props.options.find(({ value }) => value === props.value)?.label ?? "";
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus came to the group or left it
		<div
			className="relative shrink-0"
			onFocus={stay}
			onBlur={() => {
				stay();
				hiding.current = setTimeout(() => setOpen(false), hideMilliseconds);
			}}
		>
			<button
				ref={button}
				type="button"
				aria-label={`${props.label}: ${chosen}`}
				aria-haspopup="listbox"
				aria-expanded={open}
				onClick={() => setOpen(!open)}
				className="-ms-1 flex h-9 shrink-0 items-center gap-1 rounded-[6px] bg-surface-2 ps-3 pe-2 text-14 font-medium whitespace-nowrap transition hover:bg-surface-3"
			>
				{props.face}
				<Icon name="chevron-down" className="size-4 text-text-3" />
			</button>
			{open ? (
				<OptionList
					{...props}
					onChange={(value) => {
						props.onChange(value);
						close();
					}}
				/>
			) : null}
		</div>
	);
}

function OptionList({ label, searchLabel, none, value, options, onChange }: SearchSelectProps) {
	const id = useId();
	const [typed, setTyped] = useState("");
	const [marked, setMarked] = useState(value);
	const field = useRef<HTMLInputElement>(null);
	const shown = matching(options, typed);
	const current = shown.find((option) => option.value === marked) ?? shown[0];
	useEffect(() => {
		field.current?.focus();
	}, []);
	useEffect(() => {
		document.getElementById(`${id}-${current?.value}`)?.scrollIntoView({ block: "nearest" });
	}, [id, current]);
	const press = (event: KeyboardEvent) => {
		const next = stepped(shown, { from: current?.value, key: event.key });
		if (next !== undefined) setMarked(next.value);
		else if (event.key === "Enter" && current !== undefined) onChange(current.value);
		else return;
		event.preventDefault();
	};
	return (
		<div className="absolute start-0 top-full z-10 mt-2 w-72 max-w-[80vw] rounded-card bg-surface-2 p-1.5 shadow-float">
			<input
				ref={field}
				type="text"
				role="combobox"
				aria-label={searchLabel}
				aria-expanded="true"
				aria-controls={`${id}-list`}
				aria-autocomplete="list"
				aria-activedescendant={current === undefined ? undefined : `${id}-${current.value}`}
				placeholder={searchLabel}
				value={typed}
				maxLength={40}
				autoComplete="off"
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={press}
				className="mb-1.5 h-10 w-full rounded-control border border-line-control bg-ground px-3 text-16 outline-none placeholder:text-text-3 focus:border-accent-text"
			/>
			<div id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1} className="max-h-52 overflow-y-auto">
				{shown.map((option) => (
					<button
						key={option.value}
						id={`${id}-${option.value}`}
						type="button"
						role="option"
						tabIndex={-1}
						aria-selected={option.value === value}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => onChange(option.value)}
						className={`flex min-h-10 w-full items-center rounded-control px-3 text-start text-14 hover:bg-surface-3 aria-selected:text-accent-text ${option === current ? "bg-surface-3" : ""}`}
					>
						{option.picture === undefined ? null : (
							<img
								src={option.picture}
								alt=""
								width={24}
								height={18}
								loading="lazy"
								className="me-3 shrink-0 rounded-[2px]"
							/>
						)}
						{option.label}
					</button>
				))}
			</div>
			{shown.length === 0 ? <p className="px-3 py-2 text-14 text-text-2">{none}</p> : null}
		</div>
	);
}
