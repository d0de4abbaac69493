// The pay table and the rules, made from the table's own data (GLI-19 4.4.1): all wins, limits, caps, the return.

import { Section } from "#cabinet/ui";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import type { PayTableView } from "../../contract/index.ts";
import type { Look } from "../stage/look.ts";
import { pictureAddress } from "../stage/picture-address.ts";
import { useSlotNames, useSlotText } from "../text.ts";
import { AwardRules } from "./award-rules.tsx";

export type RulesProps = {
	readonly payTable: PayTableView;
	readonly look: Look;
	readonly currency: CurrencyCode;
	/** Minor units; the stake for which amounts are shown. */
	readonly stakes: readonly bigint[];
	readonly stake: bigint;
};

export function RulesPanel(props: RulesProps) {
	const say = useSlotText();
	const formats = useFormats();
	const write = (minor: bigint): string => formats.amount(formatMinor(minor, props.currency), props.currency);
	const pay = (credits: number): string =>
		write((BigInt(credits) * props.stake) / BigInt(Math.max(1, props.payTable.cost)));
	return (
		<div className="flex flex-col gap-7 text-14">
			<Section title={say("rules.pays")}>
				<p className="text-text-2">{say("rules.paysNote", { stake: write(props.stake) })}</p>
				<ul className="grid gap-2 sm:grid-cols-2">
					{props.payTable.symbols.map((symbol) => (
						<SymbolRow key={symbol.code} symbol={symbol} look={props.look} pay={pay} />
					))}
				</ul>
			</Section>
			<AwardRules payTable={props.payTable} />
			<Section title={say("rules.figures")}>
				<Figures {...props} write={write} pay={pay} />
				<p className="text-text-2">{say("help.rtp", { rtp: props.payTable.rtp })}</p>
				{props.payTable.interval === undefined ? null : (
					<p className="text-text-2">
						{say("help.interval", {
							...props.payTable.interval,
							bonuses: formats.number(props.payTable.interval.bonuses),
						})}
					</p>
				)}
				<p className="text-text-2">{say("help.chance")}</p>
				<p className="text-text-2">{say("help.interrupted")}</p>
				<p className="text-text-2">{say("help.malfunction")}</p>
				<p className="text-text-2">{say("help.trial")}</p>
			</Section>
		</div>
	);
}

type SymbolRowProps = {
	readonly symbol: PayTableView["symbols"][number];
	readonly look: Look;
	readonly pay: (credits: number) => string;
};

function SymbolRow({ symbol, look, pay }: SymbolRowProps) {
	const say = useSlotText();
	const name = useSlotNames();
	const draw = look.symbols[symbol.code];
	return (
		<li className="flex items-center gap-3 rounded-card bg-surface-2 p-2 pe-3">
			{draw === undefined ? null : (
				<img
					alt=""
					src={pictureAddress(draw())}
					className="size-16 shrink-0 rounded-control"
					style={{ background: look.well }}
				/>
			)}
			<div className="min-w-0 grow">
				<p className="font-medium">{name(`symbol.${symbol.code}`)}</p>
				{symbol.role === "wild" ? (
					<p className="text-13 text-text-2">
						{symbol.multiplier > 1 ? say("rules.wildTimes", { value: symbol.multiplier }) : say("rules.wild")}
					</p>
				) : null}
				{symbol.role === "scatter" ? <p className="text-13 text-text-2">{say("rules.scatter")}</p> : null}
				<dl className="text-13">
					{symbol.pays.toReversed().map((step) => (
						<div key={step.count} className="flex justify-between gap-3">
							<dt className="text-text-3">× {step.count}</dt>
							<dd>{pay(step.credits)}</dd>
						</div>
					))}
				</dl>
			</div>
		</li>
	);
}

type Words = { readonly say: ReturnType<typeof useSlotText>; readonly number: ReturnType<typeof useFormats>["number"] };

/** Exact odds by themselves; those that play met with the interval they lie in. */
function oddsOf({ oneIn, between }: PayTableView["topAward"], { say, number }: Words): string {
	const rounds = number(oneIn);
	if (between === undefined) return say("rules.oneIn", { rounds });
	return say("rules.between", { rounds, least: number(between.least), most: number(between.most) });
}

type FiguresProps = RulesProps & {
	readonly write: (minor: bigint) => string;
	readonly pay: (credits: number) => string;
};

function Figures({ payTable, stakes, write, pay }: FiguresProps) {
	const say = useSlotText();
	const { number } = useFormats();
	// What the spin that opens a bonus wins is added to what the bonus wins.
	const opensBonus = [payTable, ...(payTable.modes ?? [])].some(({ bonus }) => bonus !== undefined);
	const rows: readonly (readonly [string, string])[] = [
		[say("rules.rtp"), `${payTable.rtp} %`],
		[say("rules.hitRate"), `${payTable.hitRate} %`],
		[say("rules.volatility"), say(`rules.${payTable.volatility}`)],
		[say("rules.stakes"), `${write(stakes[0] ?? 0n)} – ${write(stakes.at(-1) ?? 0n)}`],
		[say(opensBonus ? "rules.topAwardApart" : "rules.topAward"), pay(payTable.topAward.credits)],
		[say("rules.topOdds"), oddsOf(payTable.topAward, { say, number })],
		[say("rules.table"), payTable.id],
	];
	return (
		<dl className="divide-y divide-line">
			{rows.map(([label, value]) => (
				<div key={label} className="flex justify-between gap-4 py-2">
					<dt className="text-text-2">{label}</dt>
					<dd className="shrink-0 text-end font-medium">{value}</dd>
				</div>
			))}
		</dl>
	);
}
