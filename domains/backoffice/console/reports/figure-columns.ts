// The columns that both reports have: what moved and what was played, in one currency.
import type { DataColumn } from "#platform/desk/ui";
import { useFormats } from "#platform/ui";
import type { ReportFigures } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

export const figureNames = [
	"stake",
	"won",
	"result",
	"rounds",
	"deposits",
	"withdrawals",
	"bonus",
	"adjustments",
] as const;
export type FigureName = (typeof figureNames)[number];

export function useFigure(currency: string): (figures: ReportFigures, name: FigureName) => string {
	const { amount, number } = useFormats();
	return (figures, name) => (name === "rounds" ? number(figures.rounds) : amount(figures[name], currency));
}

export function useFigureColumns<Row extends ReportFigures>(currency: string): readonly DataColumn<Row>[] {
	const say = useOfficeText();
	const shown = useFigure(currency);
	return figureNames.map((key) => ({
		key,
		head: say(`reports.${key}`),
		figures: true,
		cell: (row: Row) => shown(row, key),
	}));
}
