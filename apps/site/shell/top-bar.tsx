// The top bar: mark, search, account, language, theme.
import { Link } from "@tanstack/react-router";
import { BrandMark, LanguageMenu, ThemeMenu, useBrandText } from "#brand/ui";
import { Icon, openPopup, siteName } from "#platform/ui";
import { AccountArea } from "./account-area.tsx";

export function TopBar() {
	return (
		<header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-ground px-3 md:gap-4 md:px-6">
			<Link
				to="/index"
				aria-label={siteName}
				className="flex shrink-0 items-center gap-2.5 rounded-control py-1 pe-1 md:w-[10.5rem]"
			>
				<BrandMark className="size-8 shrink-0" />
				<span translate="no" className="hidden max-w-44 truncate text-20 font-bold tracking-tight sm:block">
					{siteName}
				</span>
			</Link>
			<SearchButton />
			<span className="grow" />
			<AccountArea />
			<div className="flex shrink-0 items-center">
				<LanguageMenu />
				<span className="hidden sm:block">
					<ThemeMenu />
				</span>
			</div>
		</header>
	);
}

function SearchButton() {
	const say = useBrandText();
	return (
		<button
			type="button"
			onClick={() => openPopup({ name: "search" })}
			aria-label={say("search.open")}
			aria-keyshortcuts="/"
			className="flex h-11 min-w-11 items-center justify-center gap-3 rounded-control px-3 text-14 text-text-3 transition hover:text-text-1 @container md:w-80 md:shrink md:justify-start md:overflow-hidden md:bg-surface-1 md:hover:bg-surface-2"
		>
			<Icon name="search" />
			<span className="hidden grow truncate text-start md:inline @max-[9rem]:hidden">{say("search.hint")}</span>
			<kbd className="hidden rounded-[5px] border border-line-control px-1.5 font-body text-13 md:inline @max-[9rem]:hidden">
				/
			</kbd>
		</button>
	);
}
