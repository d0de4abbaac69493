// The sums of a report, and up to when they are counted.
import { DateTime, useFormats } from "#platform/ui";
import type { ReportFigures } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";
import { figureNames, useFigure } from "./figure-columns.ts";

export type ReportTotalProps = {
	readonly report: { readonly currency: string; readonly countedAt: string | null; readonly zone: number };
	readonly figures: ReportFigures;
	readonly members?: { readonly newMembers: number; readonly activeMembers: number };
};

export function ReportTotal({ report, figures, members }: ReportTotalProps) {
	const say = useOfficeText();
	const { number } = useFormats();
	const shown = useFigure(report.currency);
	const counts =
		members === undefined
			? []
			: (["newMembers", "activeMembers"] as const).map((key) => ({ key, figure: number(members[key]) }));
	const lines = [...figureNames.map((key) => ({ key, figure: shown(figures, key) })), ...counts];
	return (
		<section aria-label={say("reports.total")} className="mb-4 rounded-card bg-surface-1 px-5 py-4">
			<dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
				{lines.map(({ key, figure }) => (
					<div key={key}>
						<dt className="text-13 text-text-3">{say(`reports.${key}`)}</dt>
						<dd className="text-16 font-medium tabular-nums">{figure}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-13 text-text-3">
				{say("reports.zone", { zone: zoneName(report.zone) })}
				{report.countedAt === null ? null : (
					<>
						{" "}
						{say("overview.upTo")} <DateTime at={report.countedAt} />
					</>
				)}
			</p>
		</section>
	);
}

/** "UTC+09:00". */
function zoneName(minutes: number): string {
	const size = Math.abs(minutes);
	const digits = (value: number) => String(value).padStart(2, "0");
	return `UTC${minutes < 0 ? "-" : "+"}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
}
