// The tables of a launched game as they are now, to choose one of.
import { useEffect, useState } from "react";
import { CornerMenu, type FramePorts, Marks } from "#cabinet/ui";
import { Button } from "#platform/ui";
import { enterPoker } from "../../contract/index.ts";
import { TableRows } from "../hall/table-rows.tsx";
import type { OpenedPoker } from "../play/open-poker.ts";
import { usePokerText } from "../text.ts";

export type TableListProps = {
	readonly opened: OpenedPoker;
	readonly ports: FramePorts;
	/** Tables that are open here already, and whether another one may be. */
	readonly open: readonly string[];
	readonly full: boolean;
	readonly onChoose: (table: string) => void;
};

export function TableList({ opened: { client, mode, tables: first }, ports, open, full, onChoose }: TableListProps) {
	const say = usePokerText();
	const [tables, setTables] = useState(first);
	const [turn, setTurn] = useState(0);
	useEffect(() => {
		const asked = { turn, gone: false };
		void client.call(enterPoker, {}).then((answer) => {
			if (!asked.gone && answer.ok) setTables(answer.value.tables);
		});
		return () => {
			asked.gone = true;
		};
	}, [client, turn]);
	return (
		<main data-hue="PVP" className="flex min-h-0 grow flex-col bg-ground text-text-1">
			<Marks mode={mode} />
			<div className="mx-auto flex min-h-0 w-full max-w-240 grow flex-col gap-4 overflow-y-auto p-4">
				<div
					className={`flex items-center justify-between gap-3 ${mode === "real" ? "" : "[@media(max-height:480px)]:ps-20"}`}
				>
					<h1 className="text-20 font-bold">{say("hall.tables")}</h1>
					<Button look="plain" onPress={() => setTurn((before) => before + 1)}>
						{say("hall.again")}
					</Button>
				</div>
				{full ? <p className="text-14 text-text-2">{say("tabs.full")}</p> : null}
				<TableRows
					tables={tables}
					action={({ id, name }) => (
						<Button
							onPress={() => onChoose(id)}
							disabled={full && !open.includes(id)}
							label={say("hall.openName", { name })}
						>
							{say("hall.open")}
						</Button>
					)}
				/>
			</div>
			<div className="flex border-t border-line p-2">
				<CornerMenu
					muted
					onMute={undefined}
					onRules={undefined}
					onKeys={undefined}
					onHistory={undefined}
					onClose={ports.leave}
					version={ports.version}
				/>
			</div>
		</main>
	);
}
