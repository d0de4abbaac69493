// The tables of a launched game, to choose one of.
import { CornerMenu, type FramePorts, Marks } from "#cabinet/ui";
import { Button } from "#platform/ui";
import { TableRows } from "../hall/table-rows.tsx";
import type { OpenedPoker } from "../play/open-poker.ts";
import { usePokerText } from "../text.ts";

export type TableListProps = {
	readonly opened: OpenedPoker;
	readonly ports: FramePorts;
	readonly onChoose: (table: string) => void;
	readonly onAgain: () => void;
};

export function TableList({ opened, ports, onChoose, onAgain }: TableListProps) {
	const say = usePokerText();
	return (
		<main data-hue="PVP" className="flex h-dvh flex-col bg-ground text-text-1">
			<Marks mode={opened.mode} />
			<div className="mx-auto flex min-h-0 w-full max-w-240 grow flex-col gap-4 overflow-y-auto p-4">
				<div className="flex items-center justify-between gap-3">
					<h1 className="text-20 font-bold">{say("hall.tables")}</h1>
					<Button look="plain" onPress={onAgain}>
						{say("hall.again")}
					</Button>
				</div>
				<TableRows
					tables={opened.tables}
					action={(table) => (
						<Button onPress={() => onChoose(table.id)} aria-label={say("hall.openName", { name: table.name })}>
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
