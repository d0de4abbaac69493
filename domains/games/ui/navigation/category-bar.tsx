// The bar of categories that are open, in the server's order. One with vendors has a menu: a pointer opens it by resting, a
// finger or a key by its button, the arrow down key from the link too.
import { Link } from "@tanstack/react-router";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { Icon, lazyPart, Skeleton, useLayer } from "#platform/ui";
import { useGamesText } from "../text.ts";
import { menuPages } from "./category-pages.ts";
import { type Hall, useHalls } from "./use-halls.ts";

const SpecialEntry = lazyPart(() => import("./special-entry.tsx").then((part) => part.SpecialEntry));
const HoverMenu = lazyPart(() => import("./hover-menu.tsx").then((part) => part.HoverMenu));

/** The pointer may cross the gap between the bar and its menu. */
const graceMilliseconds = 160;

type Opened = { readonly hall: Hall; readonly byKeys: boolean };

/** `first` stands before the halls: the way home. */
export function CategoryBar({ first }: { readonly first?: ReactNode }) {
	const say = useGamesText();
	const { halls, vendorsOf, special } = useHalls();
	const [open, setOpen] = useState<Opened | undefined>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const opener = useRef<HTMLElement | null>(null);
	const later = (act: () => void) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(act, graceMilliseconds);
	};
	const close = () => setOpen(undefined);
	const giveBack = () => {
		if (open?.byKeys === true) opener.current?.focus();
		close();
	};
	const press = (hall: Hall) => (from: HTMLElement) => {
		clearTimeout(timer.current);
		opener.current = from;
		setOpen(open?.hall === hall && open.byKeys ? undefined : { hall, byKeys: true });
	};
	useLayer({ open: open !== undefined, close: giveBack });
	const specialEntry = special === undefined ? null : <SpecialEntry vendor={special} className={face} />;
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
			<ul className="scroll-row h-12 items-stretch">
				{first}
				{halls === undefined ? <BarSkeleton /> : null}
				{halls?.map((hall) => (
					<Fragment key={hall.gameCategory}>
						<CategoryEntry
							entry={hall}
							open={open?.hall === hall}
							onHover={() => later(() => setOpen(hall.vendors.length > 0 ? { hall, byKeys: false } : undefined))}
							onOpen={press(hall)}
						/>
						{hall.gameCategory === "LIVE" ? specialEntry : null}
					</Fragment>
				))}
				{halls?.some((hall) => hall.gameCategory === "LIVE") === false ? specialEntry : null}
			</ul>
			{open === undefined ? null : (
				<HoverMenu
					key={open.hall.gameCategory}
					entry={open.hall}
					vendors={vendorsOf(open.hall)}
					byKeys={open.byKeys}
					onLeave={close}
				/>
			)}
		</nav>
	);
}

const face =
	"relative flex items-center gap-1.5 rounded-control px-2.5 text-14 font-medium whitespace-nowrap text-text-2 transition hover:text-text-1 aria-[current=page]:text-hue";

type EntryProps = {
	readonly entry: Hall;
	readonly open: boolean;
	readonly onHover: () => void;
	readonly onOpen: (from: HTMLElement) => void;
};

function CategoryEntry({ entry, open, onHover, onOpen }: EntryProps) {
	const say = useGamesText();
	const hasMenu = entry.vendors.length > 0;
	return (
		<li data-hue={entry.gameCategory} className="flex shrink-0 items-stretch" onMouseEnter={onHover}>
			<Link
				to={menuPages[entry.gameCategory]}
				activeProps={{ "aria-current": "page" }}
				onKeyDown={(event) => {
					if (event.key !== "ArrowDown" || !hasMenu) return;
					event.preventDefault();
					onOpen(event.currentTarget);
				}}
				className={`group ${face}`}
			>
				{entry.name}
				<span className="absolute inset-x-3 bottom-0 h-0.5 bg-hue opacity-0 transition group-hover:opacity-60 group-aria-[current=page]:opacity-100" />
			</Link>
			{hasMenu ? (
				<button
					type="button"
					aria-label={say("menu.open", { name: entry.name })}
					aria-expanded={open}
					onClick={(event) => onOpen(event.currentTarget)}
					className="-ms-2 hidden w-7 place-items-center rounded-control text-text-3 hover:text-text-1 md:grid"
				>
					<Icon name="chevron-down" className="size-4" />
				</button>
			) : null}
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
