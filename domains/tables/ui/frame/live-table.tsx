// A table that is played: the picture, the felt as buttons, chips, roads, the bar with the money, and the panels.
import { useId, useState } from "react";
import {
	ControlBar,
	CornerMenu,
	type FramePlay,
	type FramePorts,
	type HistoryProps,
	Marks,
	SessionLine,
	useKeys,
} from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { Button, IconButton, useLanguage } from "#platform/ui";
import type { TableSeen } from "../../contract/index.ts";
import { type Bet, readOutcome, spotsOf, sumOf } from "../../core/index.ts";
import { BetBoard } from "../board/bet-board.tsx";
import { BlackjackBoard } from "../board/blackjack-board.tsx";
import { CallBetsRow } from "../board/call-bets.tsx";
import { chipsOf } from "../board/chip-words.ts";
import { TurnBar } from "../board/turn-bar.tsx";
import type { OpenedTable } from "../play/open-table.ts";
import { ownBets } from "../play/table-play.ts";
import type { TablePlay, TableUiState } from "../play/table-types.ts";
import { RoadBoard } from "../roads/road-board.tsx";
import { useTableText } from "../text.ts";
import { BetNotice } from "./bet-notice.tsx";
import { ChipRow } from "./chip-row.tsx";
import { useStanding } from "./table-head.tsx";
import { useTableName } from "./table-name.ts";
import { StatisticsButton, type TablePanel, TablePanels } from "./table-panels.tsx";
import { StageMark, TablePicture } from "./table-picture.tsx";
import { useTable } from "./use-table.ts";

export type LiveTableProps = {
	readonly opened: OpenedTable;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
};

const none: ReadonlySet<string> = new Set();

/** While nothing can be bet on there is no button in it: keys reach it and scroll it all the same. */
const scrolledByKeys = { tabIndex: 0 } as const;

/** Spots that bring more than their stake with what came. */
function wonWith({ game }: TableSeen, text: string | undefined): ReadonlySet<string> {
	const outcome = text === undefined ? undefined : readOutcome(text);
	if (outcome === undefined) return none;
	return new Set(spotsOf[game].filter(({ back }) => back(outcome) > 1_000).map(({ id }) => id));
}

export function LiveTable({ opened, play, ports, onRecall }: LiveTableProps) {
	const titleId = useId();
	const name = useTableName()(play.gameCode);
	const { table, muted, speaker } = useTable(opened, ports);
	const state = table.state.use();
	const { currency } = opened;
	const chips = chipsOf(opened);
	const [chosen, setChosen] = useState(chips[0] ?? 1n);
	const [panel, setPanel] = useState<TablePanel>();
	const seen = state.table;
	const language = useLanguage();
	const { game } = seen;
	const stands = useStanding(table, seen);
	const open = stands.state === "open" && !state.busy;
	const own = ownBets(state.own, currency);
	const lay = (bets: readonly Bet[]): void => {
		table.lay(bets);
		speaker.play("press");
	};
	const toggle = (): void => {
		muted.set(!muted.get());
		ports.tell({ type: "muted", muted: muted.get() });
	};
	useKeys({
		active: panel === undefined,
		act(act) {
			if (act === "spin") void table.confirm();
			else if (act === "mute") toggle();
			else if (act === "rules" || act === "keys") setPanel(act);
			else setChosen(chips[chips.indexOf(chosen) + (act === "stake-less" ? -1 : 1)] ?? chosen);
		},
	});
	const { outcome } = state;
	const silent = muted.use();
	const felt = {
		currency,
		chips,
		own,
		laid: state.laid.flat(),
		won: wonWith(seen, stands.outcome),
		open,
	};
	const bar = { table, state, currency };
	const isWheel = game === "roulette" || game === "bolt";
	return (
		<main
			aria-labelledby={titleId}
			className="flex h-dvh flex-col overflow-hidden bg-ground text-text-1 select-none"
			data-hue="LIVE"
		>
			<h1 id={titleId} className="sr-only">
				{name}
			</h1>
			{opened.session?.shown === true ? <SessionLine session={opened.session} /> : null}
			<Marks mode={opened.mode} />
			<div {...scrolledByKeys} className="flex min-h-0 grow flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
				<div className="flex min-w-0 grow flex-col gap-2 pb-2 *:shrink-0 low:min-h-0 low:flex-row low:overflow-hidden low:pb-0 lg:overflow-y-auto">
					<TablePicture
						table={table}
						seen={seen}
						says={state.says[language]}
						muted={silent}
						dealt={own.length > 0 && stands.state === "dealing"}
						onRest={() => speaker.play("reel-stop")}
					/>
					<div className="flex flex-col gap-2 px-2 sm:px-4 low:min-w-0 low:shrink low:grow low:overflow-y-auto low:py-1 low:ps-0">
						{game === "blackjack" ? (
							<BlackjackBoard {...felt} seen={seen} held={state.held} chip={chosen} onLay={lay} onSit={table.sit} />
						) : (
							<BetBoard {...felt} game={game} onLay={(spot) => lay([{ spot, amount: chosen }])} />
						)}
						{isWheel ? <CallBetsRow chip={chosen} open={open} onLay={lay} /> : null}
						<BelowFelt seen={seen} />
					</div>
				</div>
				<Aside seen={seen} mayName={opened.first.namesRoads} onOpen={setPanel} />
			</div>
			<div className="flex shrink-0 flex-col gap-1.5 border-t border-line px-2 py-1.5 sm:px-4">
				<BetNotice state={state} currency={currency} ports={ports} />
				{stands.state === "playing" ? (
					<TurnBar {...bar} />
				) : (
					<ChipRow {...bar} chips={chips} chosen={chosen} open={open} onChoose={setChosen} />
				)}
			</div>
			<ControlBar
				currency={currency}
				balance={state.balance}
				win={outcome === undefined || outcome.returned === 0n ? undefined : formatMinor(outcome.returned, currency)}
				above={outcome !== undefined && outcome.returned > outcome.stake}
				stake={formatMinor(sumOf([...own, ...state.laid.flat()]), currency)}
				lowest
				highest
				corner={
					<CornerMenu
						muted={silent}
						onMute={toggle}
						onRules={() => setPanel("rules")}
						onKeys={() => setPanel("keys")}
						onHistory={() => setPanel("history")}
						onFairness={() => setPanel("shoe")}
						onClose={ports.leave}
						version={ports.version}
					/>
				}
				action={<Acts table={table} state={state} open={open} onRoads={() => setPanel("roads")} />}
			/>
			<TablePanels
				panel={panel}
				play={play}
				ports={ports}
				onRecall={onRecall}
				seen={seen}
				mayName={opened.first.namesRoads}
				onOpen={setPanel}
				onClose={() => setPanel(undefined)}
			/>
		</main>
	);
}

/** Where there is no room beside the felt. */
function BelowFelt({ seen }: { readonly seen: TableSeen }) {
	return (
		<>
			<div className="lg:hidden">
				<RoadBoard game={seen.game} past={seen.past} compact />
			</div>
			<StageMark video={seen.video !== undefined} place="hidden low:block" />
		</>
	);
}

function RoundLine({ seen }: { readonly seen: TableSeen }) {
	const say = useTableText();
	const { shoe, round, video } = seen;
	if (video?.shoe !== undefined && round !== undefined)
		return (
			<p className="text-13 text-text-3 tabular-nums">{say("frame.round", { shoe: video.shoe, hand: round.hand })}</p>
		);
	return (
		<p className="text-13 text-text-3 tabular-nums">
			{shoe === undefined ? "" : say("frame.round", { shoe: shoe.shoe, hand: round?.hand ?? shoe.hands })}
			{shoe?.cutBy === undefined ? "" : ` · ${say("cut.by", { name: shoe.cutBy })}`}
		</p>
	);
}

type AsideProps = { readonly seen: TableSeen; readonly mayName: boolean; readonly onOpen: (panel: TablePanel) => void };

function Aside({ seen, mayName, onOpen }: AsideProps) {
	const say = useTableText();
	return (
		<aside
			aria-label={say("road.title")}
			className="flex w-96 shrink-0 flex-col gap-3 overflow-y-auto border-s border-line bg-surface-1 p-4 max-lg:hidden"
		>
			<RoundLine seen={seen} />
			<RoadBoard game={seen.game} past={seen.past} mayName={mayName} />
			<p className="text-13 text-text-3">{say("road.past")}</p>
			<StatisticsButton game={seen.game} onOpen={onOpen} />
		</aside>
	);
}

type ActsProps = {
	readonly table: TablePlay;
	readonly state: TableUiState;
	readonly open: boolean;
	readonly onRoads: () => void;
};

/** The large button: bets what lies, or cuts the shoe while it is shuffled. */
function Acts({ table, state, open, onRoads }: ActsProps) {
	const say = useTableText();
	const { phase, shoe } = state.table;
	return (
		<span className="flex shrink-0 gap-2">
			<span className="lg:hidden">
				<IconButton icon="history" label={say("act.roads")} onPress={onRoads} />
			</span>
			{phase.name === "shuffling" && shoe?.cutBy === undefined ? (
				<Button size="large" onPress={() => void table.cut()}>
					{say("act.cut")}
				</Button>
			) : (
				<Button
					size="large"
					disabled={!open || state.laid.length === 0}
					busy={state.busy}
					onPress={() => void table.confirm()}
				>
					{say("act.confirm")}
				</Button>
			)}
		</span>
	);
}
