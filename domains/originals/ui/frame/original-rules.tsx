// The rules of an instant game, written from its own data (GLI-19 4.4.1): how it goes, what it pays, its return and bounds.

import { Section } from "#cabinet/ui";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import {
	judgeOriginal,
	kenoPays,
	mostTimes,
	type OriginalGame,
	payTableOf,
	plinkoCups,
	plinkoRows,
	risks,
	wheelFields,
} from "../../core/index.ts";
import { timesText } from "../games/screen.ts";
import { useOriginalText } from "../text.ts";

export type RulesProps = {
	readonly game: OriginalGame;
	readonly currency: CurrencyCode;
	readonly stakes: readonly bigint[];
};

export function OriginalRules({ game, currency, stakes }: RulesProps) {
	const say = useOriginalText();
	const { amount, number } = useFormats();
	const write = (minor: bigint): string => amount(formatMinor(minor, currency), currency);
	const report = judgeOriginal(game);
	const figures: readonly (readonly [string, string])[] = [
		[say("rules.rtp"), `${report.rtp} %`],
		[say("rules.stakes"), `${write(stakes[0] ?? 0n)} – ${write(stakes.at(-1) ?? 0n)}`],
		[say("rules.top"), timesText(game === "hi-lo" ? mostTimes : report.topAward.times)],
		...(game === "hi-lo"
			? []
			: [[say("rules.odds"), say("rules.oneIn", { rounds: number(report.topAward.oneIn) })] as const]),
		[say("rules.table"), payTableOf(game)],
	];
	return (
		<div className="flex flex-col gap-7 text-14">
			<Section title={say("rules.how")}>
				<p className="text-text-2">{say(`rules.${game}`)}</p>
				{game === "crash" ? <p className="text-text-2">{say("rules.crashTime")}</p> : null}
				{game === "crash" ? <p className="text-text-2">{say("rules.crashFault")}</p> : null}
				{game === "mines" || game === "hi-lo" ? <p className="text-text-2">{say("rules.interrupted")}</p> : null}
			</Section>
			<PayTables game={game} />
			<Section title={say("rules.figures")}>
				<dl className="divide-y divide-line">
					{figures.map(([label, value]) => (
						<div key={label} className="flex justify-between gap-4 py-2">
							<dt className="text-text-2">{label}</dt>
							<dd className="text-end font-medium">{value}</dd>
						</div>
					))}
				</dl>
				<p className="text-text-2">{say("rules.rounding")}</p>
				<p className="text-text-2">{say("rules.chance")}</p>
				<p className="text-text-2">{say("rules.malfunction")}</p>
				<p className="text-text-2">{say("rules.trial")}</p>
			</Section>
		</div>
	);
}

type Line = { readonly name: string; readonly pays: readonly number[] };

function PayTables({ game }: { readonly game: OriginalGame }) {
	const say = useOriginalText();
	const lines = linesOf();
	if (lines.length === 0) return null;
	return (
		<Section title={say("rules.pays")}>
			<dl className="flex flex-col gap-3">
				{lines.map(({ name, pays }) => (
					<div key={name} className="rounded-card bg-surface-2 p-3">
						<dt className="font-medium">{name}</dt>
						<dd className="text-text-2 tabular-nums">{pays.map(timesText).join("  ·  ")}</dd>
					</div>
				))}
			</dl>
		</Section>
	);

	function linesOf(): readonly Line[] {
		if (game === "plinko") {
			return plinkoRows.flatMap((rows) =>
				risks.map((risk) => ({
					name: say("rules.plinkoLine", { rows, risk: say(`risk.${risk}`) }),
					pays: plinkoCups({ rows, risk }).slice(0, rows / 2 + 1),
				})),
			);
		}
		if (game === "keno") {
			return [1, 2, 3, 4, 5, 6, 7, 8].map((picks) => ({
				name: say("rules.kenoLine", { picks }),
				pays: kenoPays(picks),
			}));
		}
		if (game !== "wheel") return [];
		return risks.map((risk) => ({
			name: say(`risk.${risk}`),
			pays: [...new Set(wheelFields(risk))].sort((a, b) => a - b),
		}));
	}
}
