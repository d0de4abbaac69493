// What one's own last hands come to, at cash tables and in tournaments.
import { useEffect, useState } from "react";
import type { Client } from "#platform/contract/client";
import { readPokerFigures } from "../../contract/index.ts";
import type { OwnFigures } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";

export type FiguresProps = { readonly client: Client; readonly currency: string };

export function Figures({ client, currency }: FiguresProps) {
	const say = usePokerText();
	const [found, setFound] = useState<{ readonly cash: OwnFigures; readonly tournaments: OwnFigures }>();
	useEffect(() => {
		const asked = { gone: false };
		void client.call(readPokerFigures, {}).then((answer) => {
			if (!asked.gone && answer.ok) setFound(answer.value);
		});
		return () => {
			asked.gone = true;
		};
	}, [client]);
	if (found === undefined) return null;
	const kinds = [
		{ name: say("cup.cash"), figures: found.cash, currency },
		{ name: say("cup.mtt"), figures: found.tournaments, currency: "" },
	].filter(({ figures }) => figures.hands > 0);
	return kinds.map((kind) => (
		<section key={kind.name} aria-label={kind.name} className="rounded-card bg-surface-1 px-4 py-3">
			<h3 className="text-14 font-bold">{kind.name}</h3>
			<dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 text-13 sm:grid-cols-3">
				<Figure name={say("figures.hands")}>{kind.figures.hands}</Figure>
				<Figure name={say("figures.entered")}>{part(kind.figures, "entered")}</Figure>
				<Figure name={say("figures.raised")}>{part(kind.figures, "raised")}</Figure>
				<Figure name={say("figures.won")}>{part(kind.figures, "won")}</Figure>
				<Figure name={say("figures.shown")}>{part(kind.figures, "shown")}</Figure>
				<Figure name={say("figures.net")}>
					{kind.figures.net < 0 ? "−" : "+"}
					<Chips of={Math.abs(kind.figures.net)} currency={kind.currency} />
				</Figure>
			</dl>
		</section>
	));
}

const part = (figures: OwnFigures, of: "entered" | "raised" | "won" | "shown"): string =>
	`${Math.round((100 * figures[of]) / figures.hands)} %`;

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
	return (
		<div className="flex justify-between gap-3">
			<dt className="text-text-3">{name}</dt>
			<dd className="tabular-nums">{children}</dd>
		</div>
	);
}
