// The book that is played: its views, the slip beside them or in a sheet, the bar with the money, the panels.
import { useId, useState } from "react";
import {
	ControlBar,
	CornerMenu,
	type FramePlay,
	type FramePorts,
	HistoryPanel,
	type HistoryProps,
	Marks,
	SessionLine,
	useCabinetText,
} from "#cabinet/ui";
import { Button, Dialog } from "#platform/ui";
import { oddsFormats } from "../../core/index.ts";
import { MyBets } from "../bets/my-bets.tsx";
import { EventPage } from "../event/event-page.tsx";
import { LeaguePage } from "../league/league-page.tsx";
import { EventList } from "../list/event-list.tsx";
import type { OpenedBook } from "../play/open-book.ts";
import { type Book, useBook } from "../play/use-book.ts";
import { useHotkeys } from "../play/use-hotkeys.ts";
import { SlipPanel } from "../slip/slip-panel.tsx";
import { useBookText } from "../text.ts";

export type LiveBookProps = {
	readonly opened: OpenedBook;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
};

const views = ["events", "bets", "results"] as const;
type View = (typeof views)[number];
type Panel = "slip" | "rules" | "history";

export function LiveBook({ opened, play, ports, onRecall }: LiveBookProps) {
	const say = useBookText();
	const titleId = useId();
	const [balance, setBalance] = useState(opened.balance);
	const [view, setView] = useState<View>("events");
	const [eventId, setEventId] = useState<string>();
	const [panel, setPanel] = useState<Panel>();
	const told = (next: string): void => {
		if (next !== balance) ports.tell({ type: "balance", amount: next, currency: opened.currency });
		setBalance(next);
	};
	const book = useBook(opened, told);
	useHotkeys({ onSlip: () => setPanel("slip"), onStake: book.setLine });
	const slip = <SlipPanel opened={opened} book={book} ports={ports} />;
	const hue = opened.sports.includes("football") ? "SPORTS" : "ESPORTS";
	return (
		<main
			aria-labelledby={titleId}
			data-hue={hue}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1"
		>
			<h1 id={titleId} className="sr-only">
				{say("title")}
			</h1>
			{opened.session?.shown === true ? <SessionLine session={opened.session} /> : null}
			<Marks mode={opened.mode} />
			<Head
				view={view}
				book={book}
				onView={(next) => {
					setView(next);
					setEventId(undefined);
				}}
			/>
			<div className="flex min-h-0 grow">
				<div className="min-w-0 grow overflow-y-auto p-3 sm:p-5">
					{view === "bets" ? <MyBets opened={opened} book={book} ports={ports} onBalance={told} /> : null}
					{view === "results" ? <LeaguePage opened={opened} /> : null}
					{view === "events" && eventId === undefined ? (
						<EventList opened={opened} book={book} onOpen={setEventId} />
					) : null}
					{view === "events" && eventId !== undefined ? (
						<EventPage
							key={eventId}
							eventId={eventId}
							opened={opened}
							book={book}
							onBack={() => setEventId(undefined)}
						/>
					) : null}
				</div>
				<aside
					aria-label={say("slip.title")}
					className="w-84 shrink-0 overflow-y-auto border-s border-line bg-surface-1 p-4 max-lg:hidden"
				>
					<h2 className="pb-3 text-16 font-bold">{say("slip.title")}</h2>
					{panel === "slip" ? null : slip}
				</aside>
			</div>
			<ControlBar
				currency={opened.currency}
				balance={balance}
				win={undefined}
				above={false}
				stake={book.stake}
				lowest
				highest
				corner={
					<CornerMenu
						muted
						onMute={undefined}
						onRules={() => setPanel("rules")}
						onKeys={undefined}
						onHistory={() => setPanel("history")}
						onClose={ports.leave}
						version={ports.version}
					/>
				}
				action={
					<div className="lg:hidden">
						<Button size="large" onPress={() => setPanel("slip")}>
							{say("slip.count", { count: book.picks.length })}
						</Button>
					</div>
				}
			/>
			<Panels panel={panel} onClose={() => setPanel(undefined)} slip={slip}>
				<HistoryPanel play={play} ports={ports} onRecall={onRecall} />
			</Panels>
		</main>
	);
}

type HeadProps = { readonly view: View; readonly book: Book; readonly onView: (view: View) => void };

function Head({ view, book, onView }: HeadProps) {
	const say = useBookText();
	return (
		<div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-3 py-2 sm:px-5">
			<nav aria-label={say("title")} className="scroll-row gap-1.5">
				{views.map((one) => (
					<button
						key={one}
						type="button"
						aria-current={view === one ? "page" : undefined}
						onClick={() => onView(one)}
						className="min-h-11 shrink-0 rounded-control px-4 text-14 font-medium transition hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:text-hue"
					>
						{say(`nav.${one}`)}
					</button>
				))}
			</nav>
			<label className="ms-auto flex items-center gap-2 text-13 text-text-2">
				<span className="max-sm:sr-only">{say("odds.format")}</span>
				<select
					value={book.format}
					onChange={(event) => {
						const format = oddsFormats.find((one) => one === event.target.value);
						if (format !== undefined) book.setFormat(format);
					}}
					className="h-11 rounded-control border border-line-control bg-surface-1 px-2 text-14 text-text-1"
				>
					{oddsFormats.map((format) => (
						<option key={format}>{format}</option>
					))}
				</select>
			</label>
			<p className="w-full text-13 text-text-3">{say("simulated")}</p>
		</div>
	);
}

type PanelsProps = {
	readonly panel: Panel | undefined;
	readonly slip: React.ReactNode;
	readonly children: React.ReactNode;
	readonly onClose: () => void;
};

function Panels({ panel, slip, children, onClose }: PanelsProps) {
	const say = useBookText();
	const cabinet = useCabinetText();
	const title =
		panel === "history" ? cabinet("history.title") : panel === "rules" ? say("rules.title") : say("slip.title");
	return (
		<Dialog open={panel !== undefined} onClose={onClose} title={title} size={panel === "slip" ? "sheet" : "popup"}>
			{panel === "slip" ? slip : null}
			{panel === "history" ? children : null}
			{panel === "rules" ? (
				<div className="flex flex-col gap-3 text-14 text-text-2">
					{(
						[
							"drawn",
							"delay",
							"price",
							"settle",
							"lines",
							"cashOut",
							"void",
							"series",
							"counts",
							"builder",
							"auto",
							"referral",
							"freeBet",
						] as const
					).map((rule) => (
						<p key={rule}>{say(`rules.${rule}`)}</p>
					))}
				</div>
			) : null}
		</Dialog>
	);
}
