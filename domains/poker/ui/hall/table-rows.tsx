// Tables as rows, as the hall and the frame list them: stakes, seats and who sits there, and what may be done.
import type { ReactNode } from "react";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { Amount, Badge } from "#platform/ui";
import type { LobbyTable } from "../../contract/index.ts";
import { usePokerText } from "../text.ts";

export type NamedTable = LobbyTable & { readonly name: string };

export type TableRowsProps = {
	readonly tables: readonly LobbyTable[];
	readonly action: (table: NamedTable) => ReactNode;
};

export function TableRows({ tables, action }: TableRowsProps) {
	const say = usePokerText();
	return (
		<ul className="flex flex-col gap-2">
			{tables.map((table) => {
				const { config, number, players, bots, waiting } = table;
				const name = say("hall.name", { game: say(`game.${config.game}`), seats: config.seats, number });
				return (
					<li
						key={table.id}
						className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-surface-1 px-4 py-3"
					>
						<div className="min-w-44 grow">
							<h2 className="text-16 font-bold">{name}</h2>
							<p className="text-13 text-text-2">
								{say("hall.buyIn")} <Chips of={config.least} currency={config.currency} />
								{" – "}
								<Chips of={config.most} currency={config.currency} />
							</p>
						</div>
						<p className="min-w-24 text-14 tabular-nums">
							<span className="block text-13 text-text-3">{say(config.ante > 0 ? "hall.ante" : "hall.blinds")}</span>
							<Chips of={config.ante > 0 ? config.ante : config.small} currency={config.currency} />
							{" / "}
							<Chips of={config.big} currency={config.currency} />
						</p>
						<p className="min-w-28 text-14">
							<span className="block tabular-nums">{say("hall.seated", { players, seats: config.seats })}</span>
							<span className="flex flex-wrap gap-1.5 text-13 text-text-3">
								{bots > 0 ? <Badge>{say("hall.bots", { count: bots })}</Badge> : null}
								{waiting > 0 ? say("hall.waiting", { count: waiting }) : null}
							</span>
						</p>
						{action({ ...table, name })}
					</li>
				);
			})}
		</ul>
	);
}

/** An amount of chips in the table's currency. */
export function Chips({ of, currency }: { readonly of: number; readonly currency: string }) {
	const amount = isCurrencyCode(currency) ? formatMinor(BigInt(of), currency) : String(of);
	return <Amount amount={amount} currency={currency} />;
}
