// One's own place: coming back, stepping away, more chips, dealing twice, leaving with what one has, or waiting for a seat.
import { useState } from "react";
import { Button, Check } from "#platform/ui";
import { waitForSeat } from "../../contract/index.ts";
import type { PlayerCommand, SeenTable } from "../../core/index.ts";
import type { OpenedPoker } from "../play/open-poker.ts";
import { usePokerText } from "../text.ts";

export type SeatBarProps = {
	readonly seen: SeenTable;
	readonly table: string;
	readonly opened: OpenedPoker;
	readonly onSend: (command: PlayerCommand) => Promise<void>;
	readonly onAdd: () => void;
	readonly onTables: () => void;
	readonly onShut: (() => void) | undefined;
	/** Where money is played for. */
	readonly onNotes: (() => void) | undefined;
};

export function SeatBar(props: SeatBarProps) {
	const say = usePokerText();
	const { seen, onSend, onAdd, onTables, onNotes, onShut } = props;
	const { you, config } = seen;
	return (
		<div className="flex flex-wrap items-center justify-center gap-2 border-t border-line px-3 py-1.5 text-14">
			{you === null ? (
				<Visitor {...props} />
			) : (
				<>
					{you.state === "in" ? (
						<Button look="quiet" size="small" onPress={() => void onSend({ type: "away" })}>
							{say("seat.away")}
						</Button>
					) : null}
					{you.state === "away" ? (
						<Button size="small" onPress={() => void onSend({ type: "back", posts: true })}>
							{say("seat.back")}
						</Button>
					) : null}
					{you.state !== "leaving" && you.stack + you.adds < (config?.most ?? 0) ? (
						<Button look="quiet" size="small" onPress={onAdd}>
							{say("seat.add")}
						</Button>
					) : null}
					<Check checked={you.twice} onChange={(event) => void onSend({ type: "twice", twice: event.target.checked })}>
						{say("seat.twice")}
					</Check>
					<Button
						look="quiet"
						size="small"
						disabled={you.state === "leaving"}
						onPress={() => void onSend({ type: "leave" })}
					>
						{say(you.state === "leaving" ? "seat.leaving" : "seat.leave")}
					</Button>
				</>
			)}
			{onNotes === undefined ? null : (
				<Button look="quiet" size="small" onPress={onNotes}>
					{say("seat.notes")}
				</Button>
			)}
			<Button look="quiet" size="small" onPress={onTables}>
				{say("hall.tables")}
			</Button>
			{onShut === undefined ? null : (
				<Button look="quiet" size="small" onPress={onShut}>
					{say("tabs.shut")}
				</Button>
			)}
		</div>
	);
}

function Visitor({ seen, table, opened, onSend }: SeatBarProps) {
	const say = usePokerText();
	const [asked, setAsked] = useState(false);
	const { config, seats, queued } = seen;
	if (queued !== null)
		return (
			<>
				<span>{say("seat.queued", { place: queued + 1 })}</span>
				<Button look="quiet" size="small" onPress={() => void onSend({ type: "unwait" })}>
					{say("seat.unwait")}
				</Button>
			</>
		);
	if (seats.length < (config?.seats ?? 0)) return <span className="text-text-2">{say("seat.choose")}</span>;
	const wait = async (): Promise<void> => {
		setAsked(true);
		await opened.client.call(waitForSeat, { table });
		setAsked(false);
	};
	return (
		<Button look="plain" size="small" busy={asked} onPress={() => void wait()}>
			{say("seat.wait")}
		</Button>
	);
}
