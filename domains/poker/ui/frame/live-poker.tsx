// A table that is played at: the felt, what may be done, one's money, and the panels over it.
import { lazy, Suspense, useEffect, useId, useState } from "react";
import {
	ControlBar,
	CornerMenu,
	type FramePlay,
	type FramePorts,
	type HistoryProps,
	Marks,
	SessionLine,
} from "#cabinet/ui";
import { formatMinor } from "#platform/kernel";
import { Skeleton } from "#platform/ui";
import { enterPoker } from "../../contract/index.ts";
import type { SeenTable } from "../../core/index.ts";
import type { OpenedPoker } from "../play/open-poker.ts";
import { ActionBar } from "../table/action-bar.tsx";
import { Felt } from "../table/felt.tsx";
import { SitDialog } from "../table/sit-dialog.tsx";
import { useNow, useOpenTable, useTable } from "../table/use-table.ts";
import { usePokerText } from "../text.ts";
import { FeltAndActs } from "./felt-and-acts.tsx";
import { type PanelName, PokerPanels } from "./poker-panels.tsx";
import { SeatBar } from "./seat-bar.tsx";
import { TableSaid } from "./table-said.tsx";
import { useSounds } from "./use-sounds.ts";

const NotesDialog = lazy(async () => ({ default: (await import("../notes/notes-dialog.tsx")).NotesDialog }));

export type LivePokerProps = {
	readonly table: string;
	readonly opened: OpenedPoker;
	readonly play: FramePlay;
	readonly ports: FramePorts;
	readonly onRecall: HistoryProps["onRecall"];
	readonly onTables: () => void;
	/** Of several that are open, the one that is seen. */
	readonly shown: boolean;
	/** It is one's turn here, or it is not any more. */
	readonly onTurn: (is: boolean) => void;
	/** Closes the table on this page, where others are open. */
	readonly onShut: (() => void) | undefined;
};

export function LivePoker(props: LivePokerProps) {
	const { table, opened, ports } = props;
	const [turn, setTurn] = useState(0);
	const { opened: stands, failed } = useOpenTable(opened, table, turn);
	if (failed !== undefined) return <p role="alert">{ports.failureSentence(failed)}</p>;
	if (stands === undefined) return <Skeleton className="h-full" />;
	return <Seated {...props} stands={stands} onLook={() => setTurn((before) => before + 1)} />;
}

type SeatedProps = LivePokerProps & {
	readonly stands: { readonly seen: SeenTable; readonly least: number; readonly most: number };
	readonly onLook: () => void;
};

function Seated({
	table,
	opened,
	play,
	ports,
	onRecall,
	onTables,
	shown,
	onTurn,
	onShut,
	stands,
	onLook,
}: SeatedProps) {
	const say = usePokerText();
	const titleId = useId();
	const { seen: heard, ahead, away, act, busy, refused } = useTable({ table, playToken: play.token });
	const seen = heard ?? stands.seen;
	const now = useNow({ ahead, runs: seen.hand !== null && seen.hand.end === null });
	const [panel, setPanel] = useState<PanelName>();
	const [notes, setNotes] = useState(false);
	const [sits, setSits] = useState<number | "add">();
	const { balance, setBalance } = useBalance(opened, { seen, ports });
	const { muted, toggle } = useSounds(seen, ports);
	const { you, config, hand } = seen;
	useTurn(seen, onTurn);
	const won = wonBy(seen);
	const closeSit = (): void => {
		setSits(undefined);
		onLook();
	};
	return (
		<main
			aria-labelledby={titleId}
			data-hue="PVP"
			className={`flex h-full flex-col overflow-hidden bg-ground text-text-1 ${you?.legal == null ? "" : "ring-2 ring-accent ring-inset"}`}
		>
			<h1 id={titleId} className="sr-only">
				{say("hall.name", { game: say(`game.${config?.game ?? "holdem"}`), seats: config?.seats ?? 0, number: "" })}
			</h1>
			{opened.session?.shown === true ? <SessionLine session={opened.session} /> : null}
			<Marks mode={opened.mode} />
			<FeltAndActs felt={<Felt seen={seen} now={now} onSit={you === null ? setSits : undefined} />}>
				<TableSaid seen={seen} away={away} refused={refused} />
				<ActionBar
					seen={seen}
					busy={busy}
					keys={shown}
					onAct={(wish) => {
						if (hand !== null) void act({ type: "act", hand: hand.id, turn: hand.turn, act: wish });
					}}
				/>
				<SeatBar
					seen={seen}
					table={table}
					opened={opened}
					onSend={act}
					onAdd={() => setSits("add")}
					onTables={onTables}
					onShut={you === null ? onShut : undefined}
					onNotes={opened.mode === "real" ? () => setNotes(true) : undefined}
				/>
			</FeltAndActs>
			<ControlBar
				currency={opened.currency}
				balance={balance}
				win={won === 0 ? undefined : formatMinor(BigInt(won), opened.currency)}
				above={false}
				stake={formatMinor(BigInt(you?.stack ?? 0), opened.currency)}
				lowest
				highest
				corner={
					<CornerMenu
						muted={muted}
						onMute={toggle}
						onRules={() => setPanel("rules")}
						onKeys={undefined}
						onHistory={() => setPanel("history")}
						onFairness={() => setPanel("hands")}
						onClose={ports.leave}
						version={ports.version}
					/>
				}
				action={null}
			/>
			<PokerPanels
				panel={panel}
				play={play}
				ports={ports}
				opened={opened}
				onRecall={onRecall}
				onClose={() => setPanel(undefined)}
			/>
			{notes ? (
				<Suspense fallback={null}>
					<NotesDialog client={opened.client} table={table} seen={seen} ports={ports} onClose={() => setNotes(false)} />
				</Suspense>
			) : null}
			{sits === undefined ? null : (
				<SitDialog
					opened={opened}
					table={table}
					seen={seen}
					seat={sits}
					least={stands.least}
					most={sits === "add" ? Math.max(0, (config?.most ?? 0) - (you?.stack ?? 0) - (you?.adds ?? 0)) : stands.most}
					ports={ports}
					onDone={(left) => {
						setBalance(left);
						closeSit();
					}}
					onClose={closeSit}
				/>
			)}
		</main>
	);
}

function useTurn({ you }: SeenTable, onTurn: (is: boolean) => void): void {
	const [told, setTold] = useState(false);
	const is = you?.legal != null;
	useEffect(() => {
		if (is === told) return;
		setTold(is);
		onTurn(is);
	}, [is, told, onTurn]);
}

function wonBy({ hand, you }: SeenTable): number {
	const parts = hand?.end?.pots.flatMap((pot) => pot.parts.flatMap((part) => part.won)) ?? [];
	return parts.filter(({ seat }) => seat === you?.seat).reduce((sum, { amount }) => sum + amount, 0);
}

type Around = { readonly seen: SeenTable; readonly ports: FramePorts };

/** The main purse: asked again when one has come to a seat or left it. */
function useBalance({ balance: first, client, currency }: OpenedPoker, { seen: { you }, ports }: Around) {
	const [balance, setBalance] = useState(first);
	const isSeated = you !== null;
	useEffect(() => {
		const asked = { seated: isSeated, gone: false };
		void client.call(enterPoker, {}).then((answer) => {
			if (!asked.gone && answer.ok) setBalance(answer.value.balance);
		});
		return () => {
			asked.gone = true;
		};
	}, [isSeated, client]);
	useEffect(() => {
		ports.tell({ type: "balance", amount: balance, currency });
	}, [ports, balance, currency]);
	return { balance, setBalance };
}
