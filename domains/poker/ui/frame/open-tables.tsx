// Up to four tables at once: each goes on while another is shown, and says when it is one's turn there.
import { useEffect, useState } from "react";
import type { FramePlay, FramePorts, HistoryProps } from "#cabinet/ui";
import { isTyping } from "#platform/ui";
import { offeredTable } from "../../core/index.ts";
import type { OpenedPoker } from "../play/open-poker.ts";
import { usePokerText } from "../text.ts";
import { LivePoker } from "./live-poker.tsx";
import { TableList } from "./table-list.tsx";

export type OpenTablesProps = {
	/** The one that is shown first; none for the list. */
	readonly first: readonly string[];
	readonly opened: OpenedPoker;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
};

/** A play has so many connections, and a table has one of its own. */
const most = 4;

export function OpenTables({ first, opened, play, ports, onRecall }: OpenTablesProps) {
	const [open, setOpen] = useState(() => [...new Set(first)].slice(0, most));
	const [shown, setShown] = useState(open[0]);
	const [turns, setTurns] = useState<readonly string[]>([]);
	useTurnKey(
		turns.find((table) => table !== shown),
		setShown,
	);
	const shut = (table: string): void => {
		const rest = open.filter((one) => one !== table);
		setOpen(rest);
		setTurns((known) => known.filter((one) => one !== table));
		setShown(rest[0]);
	};
	return (
		<div data-hue="PVP" className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1">
			{open.length > (shown === undefined ? 0 : 1) ? (
				<TableTabs open={open} shown={shown} turns={turns} onShow={setShown} />
			) : null}
			{open.map((table) => (
				<div key={table} hidden={table !== shown} className="min-h-0 grow">
					<LivePoker
						table={table}
						opened={opened}
						play={play}
						ports={ports}
						onRecall={onRecall}
						onTables={() => setShown(undefined)}
						shown={table === shown}
						onTurn={(is) => setTurns((known) => [...known.filter((one) => one !== table), ...(is ? [table] : [])])}
						onShut={open.length > 1 ? () => shut(table) : undefined}
					/>
				</div>
			))}
			{shown === undefined ? (
				<TableList
					opened={opened}
					ports={ports}
					full={open.length >= most}
					open={open}
					onChoose={(table) => {
						setOpen((known) => (known.includes(table) ? known : [...known, table]));
						setShown(table);
					}}
				/>
			) : null}
		</div>
	);
}

/** T: to another table where it is one's turn. */
function useTurnKey(table: string | undefined, onShow: (table: string) => void): void {
	useEffect(() => {
		if (table === undefined) return undefined;
		const press = (event: KeyboardEvent): void => {
			if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
			if (event.key.toLowerCase() === "t") onShow(table);
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [table, onShow]);
}

type TableTabsProps = {
	readonly open: readonly string[];
	readonly shown: string | undefined;
	readonly turns: readonly string[];
	readonly onShow: (table: string) => void;
};

function TableTabs({ open, shown, turns, onShow }: TableTabsProps) {
	const say = usePokerText();
	return (
		<nav aria-label={say("tabs.title")} className="scroll-row shrink-0 gap-1 border-b border-line p-1">
			{open.map((table) => {
				const { config, number = 0 } = offeredTable(table) ?? {};
				const name = say("hall.name", {
					game: say(`game.${config?.game ?? "holdem"}`),
					seats: config?.seats ?? 0,
					number,
				});
				const calls = turns.includes(table);
				return (
					<button
						key={table}
						type="button"
						aria-current={table === shown}
						aria-keyshortcuts={calls && table !== shown ? "T" : undefined}
						onClick={() => onShow(table)}
						className={`h-11 shrink-0 rounded-control px-3 text-14 whitespace-nowrap ${table === shown ? "bg-surface-3 font-bold" : "bg-surface-1 text-text-2"}`}
					>
						{name}
						{calls ? (
							<span className="ms-2 rounded-full bg-accent px-2 py-0.5 text-13 font-bold text-accent-ink">
								{say("tabs.turn")}
							</span>
						) : null}
					</button>
				);
			})}
			<span role="status" className="sr-only">
				{turns.some((table) => table !== shown) ? say("tabs.turn") : ""}
			</span>
		</nav>
	);
}
