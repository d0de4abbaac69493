// What stands around every screen: the bar with who is at the desk, the rail with what they may open.
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { LanguageMenu, ThemeMenu } from "#brand/ui";
import { ConsoleLink, consolePath, mayDo, type Screen, screenAt, useScreens } from "#platform/desk/ui";
import { deskLanguages } from "#platform/kernel";
import {
	closeSession,
	Dialog,
	EmptyState,
	FailureNote,
	Icon,
	IconButton,
	LiveLine,
	Menu,
	MenuItem,
	siteName,
} from "#platform/ui";
import { useReadMe, useStaffLogOut } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { Navigation } from "./navigation.tsx";

export function Frame() {
	const pathname = useLocation({ select: (location) => location.pathname });
	const at = screenAt(useScreens(), pathname);
	return (
		<div className="min-h-dvh">
			<TopBar at={at} />
			<LiveLine className="sticky top-16 z-20" />
			<div className="md:grid md:grid-cols-[var(--rail)_minmax(0,1fr)]">
				<aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] overflow-y-auto border-e border-line p-3 md:block">
					<Navigation at={at} />
				</aside>
				<main id="content" className="mx-auto w-full max-w-[1360px] px-4 py-6 md:px-8">
					<Shown at={at} />
				</main>
			</div>
		</div>
	);
}

/** Whoever may not open a screen is told so in its place; the server would refuse every call of it. */
function Shown({ at }: { readonly at: Screen | undefined }) {
	const say = useOfficeText();
	const me = useReadMe({}, { freshMilliseconds: 60_000 });
	if (me.error !== null) return <FailureNote error={me.error} onRetry={() => void me.refetch()} />;
	if (me.data === undefined) return null;
	if (at === undefined) return <EmptyState title={say("frame.nowhere")} />;
	if (!mayDo(me.data, at.permission)) return <EmptyState title={say("frame.notYours")} text={say("frame.askRoles")} />;
	return <at.page />;
}

function TopBar({ at }: { readonly at: Screen | undefined }) {
	const say = useOfficeText();
	const [open, setOpen] = useState(false);
	return (
		<header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-ground px-3 md:px-6">
			<span className="md:hidden">
				<IconButton icon="menu" label={say("nav.label")} onPress={() => setOpen(true)} />
			</span>
			<ConsoleLink to={consolePath} className="flex items-center gap-2.5 text-16 font-bold">
				<img src="/mark.svg" alt="" width="28" height="28" />
				<span>{siteName}</span>
				<span className="hidden font-regular text-text-3 sm:inline">{say("frame.console")}</span>
			</ConsoleLink>
			<div className="ms-auto flex items-center">
				<LanguageMenu languages={deskLanguages} />
				<ThemeMenu />
				<AtDesk />
			</div>
			<Dialog open={open} onClose={() => setOpen(false)} title={say("nav.label")} size="sheet">
				<Navigation at={at} onGo={() => setOpen(false)} />
			</Dialog>
		</header>
	);
}

function AtDesk() {
	const say = useOfficeText();
	const me = useReadMe({}, { freshMilliseconds: 60_000 }).data;
	const leave = useStaffLogOut();
	const end = () => leave.mutate({}, { onSettled: closeSession });
	return (
		<Menu
			label={say("frame.atDesk", { name: me?.name ?? "" })}
			faceClass="flex h-11 items-center gap-2 rounded-control px-2 text-14 font-medium transition hover:bg-surface-2"
			face={
				<>
					<Icon name="me" />
					<span className="hidden max-w-40 truncate sm:inline">{me?.name}</span>
				</>
			}
		>
			{() => (
				<>
					<p className="px-3 py-2 text-13 text-text-3">
						{say("frame.signedIn", { username: me?.username ?? "", merchant: me?.merchant ?? "" })}
					</p>
					<MenuItem onPress={end}>
						<Icon name="log-out" />
						{say("frame.leave")}
					</MenuItem>
				</>
			)}
		</Menu>
	);
}
