// The bar of categories, in the server's order. A hall that is not open yet says so. Hovering one with vendors opens its menu.
import { Link } from "@tanstack/react-router";
import { type KeyboardEvent, useRef, useState } from "react";
import { Icon, lazyPart, Skeleton, useLayer } from "#platform/ui";
import { useGamesText } from "../text.ts";
import { categoryPages } from "./category-pages.ts";
import { type Hall, useHalls } from "./use-halls.ts";

const HoverMenu = lazyPart(() => import("./hover-menu.tsx").then((part) => part.HoverMenu));

/** The pointer may cross the gap between the bar and its menu. */
const graceMilliseconds = 160;

export function CategoryBar() {
	const say = useGamesText();
	const { halls, vendorsOf } = useHalls();
	const [open, setOpen] = useState<Hall | undefined>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const later = (act: () => void) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(act, graceMilliseconds);
	};
	const close = () => setOpen(undefined);
	useLayer({ open: open !== undefined, close });
	return (
		<nav
			aria-label={say("menu.categories")}
			className="relative min-w-0 grow"
			onMouseLeave={() => later(close)}
			onMouseEnter={() => clearTimeout(timer.current)}
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) close();
			}}
		>
			<ul className="scroll-row h-12 items-stretch gap-1">
				{halls === undefined ? <BarSkeleton /> : null}
				{halls?.map((entry) => (
					<CategoryEntry
						key={entry.gameCategory}
						entry={entry}
						open={open?.gameCategory === entry.gameCategory}
						onHover={() => later(() => setOpen(entry.vendors.length > 0 ? entry : undefined))}
						onToggle={() => setOpen(open === undefined ? entry : undefined)}
					/>
				))}
			</ul>
			{open === undefined ? null : <HoverMenu entry={open} vendors={vendorsOf(open)} onLeave={close} />}
		</nav>
	);
}

type EntryProps = {
	readonly entry: Hall;
	readonly open: boolean;
	readonly onHover: () => void;
	readonly onToggle: () => void;
};

function CategoryEntry({ entry, open, onHover, onToggle }: EntryProps) {
	const say = useGamesText();
	return (
		<li data-hue={entry.gameCategory} className="flex shrink-0 items-stretch" onMouseEnter={onHover}>
			<Link
				to={categoryPages[entry.gameCategory]}
				activeProps={{ "aria-current": "page" }}
				onKeyDown={(event: KeyboardEvent) => {
					if (event.key === "ArrowDown" && entry.vendors.length > 0) onToggle();
				}}
				className="group relative flex items-center gap-2 rounded-control px-3 text-14 font-medium whitespace-nowrap text-text-2 transition hover:text-text-1 aria-[current=page]:text-hue"
			>
				{entry.name}
				{entry.open ? null : (
					<span className="cut-corner-small rounded-[5px] bg-surface-2 py-0.5 ps-1.5 pe-2.5 text-13 font-regular text-text-3">
						{say("menu.soon")}
					</span>
				)}
				<span className="absolute inset-x-3 bottom-0 h-0.5 bg-hue opacity-0 transition group-hover:opacity-60 group-aria-[current=page]:opacity-100" />
			</Link>
			{entry.vendors.length === 0 ? null : (
				<button
					type="button"
					aria-label={say("menu.open", { name: entry.name })}
					aria-expanded={open}
					onClick={onToggle}
					className="-ms-2 hidden w-7 place-items-center rounded-control text-text-3 hover:text-text-1 md:grid"
				>
					<Icon name="chevron-down" className="size-4" />
				</button>
			)}
		</li>
	);
}

function BarSkeleton() {
	return ["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
		<li key={key} className="flex items-center px-2">
			<Skeleton className="h-5 w-16" />
		</li>
	));
}
