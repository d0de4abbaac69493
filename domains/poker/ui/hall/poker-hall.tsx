// The hall of poker: tables with their seats as they are now, for play money with house bots or for money, by game and size; sit & gos and
// tournaments beside them.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass, Chips as Choices, FailureNote, Skeleton, useLiveBack } from "#platform/ui";
import { pokerVendor } from "../../contract/vendors.ts";
import { pokerGames } from "../../core/index.ts";
import { useListPokerTables } from "../calls.gen.ts";
import { usePokerText } from "../text.ts";
import { TableRows } from "./table-rows.tsx";
import { TournamentHall } from "./tournament-hall.tsx";

const everyMilliseconds = 5_000;
const modes = ["demo", "real"] as const;
const sizes = ["all", "2", "6", "9"] as const;

const kinds = ["cash", "sng", "mtt"] as const;

export function PokerHall() {
	const say = usePokerText();
	const [mode, setMode] = useState<(typeof modes)[number]>("demo");
	const [kind, setKind] = useState<(typeof kinds)[number]>("cash");
	return (
		<section aria-label={say("hall.tables")} className="flex flex-col gap-4">
			<div className="flex flex-wrap gap-x-6 gap-y-3">
				<Choices
					label={say("cup.kind")}
					items={kinds.map((key) => ({ key, label: say(`cup.${key}`) }))}
					chosen={kind}
					onChoose={setKind}
				/>
				<Choices
					label={say("hall.mode")}
					items={modes.map((key) => ({ key, label: say(`hall.${key}`) }))}
					chosen={mode}
					onChoose={setMode}
				/>
			</div>
			{kind === "cash" ? <CashHall mode={mode} /> : <TournamentHall mode={mode} kind={kind} />}
		</section>
	);
}

function CashHall({ mode }: { readonly mode: (typeof modes)[number] }) {
	const say = usePokerText();
	const [game, setGame] = useState<(typeof pokerGames)[number]>("holdem");
	const [size, setSize] = useState<(typeof sizes)[number]>("all");
	const { data, error, refetch } = useListPokerTables({ mode }, { everyMilliseconds });
	const again = () => void refetch();
	useLiveBack(again, { active: true });
	const tables = (data?.tables ?? []).filter(
		({ config }) => config.game === game && (size === "all" || config.seats === Number(size)),
	);
	return (
		<>
			<div className="flex flex-wrap gap-x-6 gap-y-3">
				<Choices
					label={say("hall.game")}
					items={pokerGames.map((key) => ({ key, label: say(`game.${key}`) }))}
					chosen={game}
					onChoose={setGame}
				/>
				<Choices
					label={say("hall.size")}
					items={sizes.map((key) => ({
						key,
						label: key === "all" ? say("hall.all") : say("hall.max", { seats: key }),
					}))}
					chosen={size}
					onChoose={setSize}
				/>
			</div>
			{error !== null && data === undefined ? <FailureNote error={error} onRetry={again} /> : null}
			{data === undefined && error === null ? <Skeleton className="h-64 rounded-card" /> : null}
			{data !== undefined && tables.length === 0 ? <p className="text-14 text-text-2">{say("hall.none")}</p> : null}
			<TableRows
				tables={tables}
				action={({ id, name, gameId }) => (
					<Link
						to="/game"
						search={{ gameId, vassalage: pokerVendor, mode, playType: id }}
						aria-label={say("hall.openName", { name })}
						className={buttonClass({})}
					>
						{say("hall.open")}
					</Link>
				)}
			/>
			<p className="max-w-prose text-14 text-text-2">
				{say(mode === "real" ? "hall.realNote" : data?.bots === false ? "hall.peopleNote" : "hall.demoNote")}
			</p>
		</>
	);
}
