// The frame of a panel: its pages in a list at the left, the open one beside it; on a phone a sheet with tabs.
import { type ReactNode, Suspense, useCallback, useRef } from "react";
import { Badge, Dialog, Icon, IconButton, type IconName, Skeleton, usePlatformText } from "#platform/ui";

export type PanelEntry<Page extends string> = {
	readonly page: Page;
	readonly name: string;
	readonly icon: IconName;
	/** What waits there; shown above 0. */
	readonly count?: number;
	/** A mark that counts by itself. */
	readonly mark?: ReactNode;
};

export type PanelFrameProps<Page extends string> = {
	readonly title: string;
	readonly entries: readonly PanelEntry<Page>[];
	readonly current: Page;
	readonly onChoose: (page: Page) => void;
	readonly onClose: () => void;
	/** Below the list: the way to the other panel. */
	readonly more?: ReactNode;
	readonly children: ReactNode;
};

export function PanelFrame<Page extends string>(props: PanelFrameProps<Page>) {
	const { title, entries, current, onChoose, onClose } = props;
	const say = usePlatformText();
	const chosen = useRef<HTMLButtonElement>(null);
	/** A phone's row of tabs may hide the chosen one: it comes into sight when it becomes the chosen one. */
	const choose = useCallback((button: HTMLButtonElement | null): undefined => {
		chosen.current = button;
		button?.scrollIntoView({ block: "nearest", inline: "center" });
	}, []);
	return (
		<Dialog open bare size="panel" title={title} firstFocus={chosen} onClose={onClose}>
			<div className="relative flex h-[90dvh] min-h-0 flex-col md:grid md:h-full md:grow md:grid-cols-[224px_minmax(0,1fr)]">
				<aside className="flex min-h-0 shrink-0 flex-col gap-2 border-line px-4 pt-4 md:border-e md:bg-ground md:px-3 md:pt-6">
					<p className="px-1 pe-12 text-20 font-bold md:mb-2 md:px-3">{title}</p>
					<nav
						aria-label={title}
						className="scroll-row relative gap-1 md:min-h-0 md:grow md:flex-col md:overflow-x-visible md:overflow-y-auto md:pb-4"
					>
						{entries.map((entry) => (
							<button
								key={entry.page}
								ref={entry.page === current ? choose : undefined}
								type="button"
								aria-current={entry.page === current ? "page" : undefined}
								onClick={() => onChoose(entry.page)}
								className={panelItem}
							>
								<Icon name={entry.icon} className="hidden md:block" />
								<span className="grow text-start">{entry.name}</span>
								{(entry.count ?? 0) > 0 ? <Badge tone="accent">{entry.count}</Badge> : null}
								<Suspense>{entry.mark}</Suspense>
							</button>
						))}
						{props.more}
					</nav>
				</aside>
				<div className="flex min-h-0 grow flex-col">
					<h2 className="hidden px-8 pt-6 pb-4 text-20 font-bold md:block">
						{entries.find(({ page }) => page === current)?.name}
					</h2>
					<div key={current} className="min-h-0 grow overflow-y-auto px-4 pt-3 pb-8 md:px-8 md:pt-0">
						<Suspense fallback={<Skeleton className="h-80 rounded-card" />}>{props.children}</Suspense>
					</div>
				</div>
				<IconButton
					icon="close"
					label={say("close")}
					onPress={onClose}
					className="absolute end-3 top-3 md:end-4 md:top-4"
				/>
			</div>
		</Dialog>
	);
}

/** The look of an entry, also of the one that leads to the other panel. */
export const panelItem =
	"flex h-11 shrink-0 items-center gap-3 rounded-control px-3 text-14 font-medium whitespace-nowrap text-text-2 transition hover:bg-surface-2 hover:text-text-1 -outline-offset-2 aria-[current=page]:bg-surface-2 aria-[current=page]:text-text-1";
