// A chase over issues to come: the plan, then its total and the worst that can be lost, then every row; nothing is bet before.
import { useId, useState } from "react";
import { formatMinor } from "#platform/kernel";
import { Amount, Button, Check, Chips } from "#platform/ui";
import { type ChaseRow, chaseBounds, type Issue, planChase, type Slip } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { basisOf, hasOnePrize } from "./cart.ts";
import { type ChaseWish, chaseKinds, planOf, rowsOfChase, worstLoss } from "./chase-wish.ts";

export type ChaseSheetProps = {
	readonly slips: readonly Slip[];
	/** The issues that may be bet on, the present one first. */
	readonly issues: readonly Issue[];
	/** Undefined while something is on its way. */
	readonly onChase:
		| ((chase: { readonly rows: readonly { issue: string; multiple: number }[]; readonly stopOnWin: boolean }) => void)
		| undefined;
};

const first: ChaseWish = { kind: "flat", count: 5, multiple: 1, factor: 2, every: 1, percent: 30 };

export function ChaseSheet({ slips, issues, onChase }: ChaseSheetProps) {
	const say = useLotteryText();
	const [wish, setWish] = useState(first);
	const [stopOnWin, setStopOnWin] = useState(true);
	const kinds = hasOnePrize(slips) ? chaseKinds : chaseKinds.filter((kind) => kind !== "rate");
	const rows = planChase(planOf(wish), basisOf(slips), Math.min(wish.count, issues.length));
	const currency = slips[0]?.terms.currency;
	if (currency === undefined) return <p className="text-14 text-text-2">{say("chase.empty")}</p>;
	const staked = rows.at(-1)?.staked ?? 0n;
	const amount = (minor: bigint) => <Amount amount={formatMinor(minor, currency)} currency={currency} />;
	return (
		<div className="flex flex-col gap-4 text-14">
			<Chips
				label={say("chase.plan")}
				items={kinds.map((kind) => ({ key: kind, label: say(`chase.${kind}`) }))}
				chosen={wish.kind}
				onChoose={(kind) => setWish({ ...wish, kind })}
			/>
			<WishFields wish={wish} onWish={setWish} most={Math.min(issues.length, chaseBounds.mostRows)} />
			<dl className="grid grid-cols-2 gap-2">
				<Figure name={say("chase.total", { count: rows.length })}>{amount(staked)}</Figure>
				<Figure name={say("chase.worst")}>
					<span className="text-lost">{amount(worstLoss(rows, slips))}</span>
				</Figure>
			</dl>
			<Check checked={stopOnWin} onChange={(event) => setStopOnWin(event.target.checked)}>
				{say("chase.stopOnWin")}
			</Check>
			{rows.length < wish.count ? <p role="status">{say("chase.fewer", { count: rows.length })}</p> : null}
			<ChaseTable rows={rows} issues={issues} amount={amount} />
			<Button
				size="large"
				wide
				disabled={onChase === undefined || rows.length === 0}
				onPress={() => onChase?.({ rows: rowsOfChase(rows, issues), stopOnWin })}
			>
				{say("chase.bet")} {amount(staked)}
			</Button>
		</div>
	);
}

type WishProps = { readonly wish: ChaseWish; readonly onWish: (wish: ChaseWish) => void; readonly most: number };

function WishFields({ wish, onWish, most }: WishProps) {
	const say = useLotteryText();
	return (
		<div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
			<NumberField
				name={say("chase.issues")}
				value={wish.count}
				most={most}
				onChange={(count) => onWish({ ...wish, count })}
			/>
			{wish.kind === "rate" ? (
				<NumberField
					name={say("chase.percent")}
					value={wish.percent}
					most={1_000}
					onChange={(percent) => onWish({ ...wish, percent })}
				/>
			) : (
				<NumberField
					name={say("terms.multiple")}
					value={wish.multiple}
					most={10_000}
					onChange={(multiple) => onWish({ ...wish, multiple })}
				/>
			)}
			{wish.kind === "growing" ? (
				<>
					<NumberField
						name={say("chase.factor")}
						value={wish.factor}
						most={10}
						onChange={(factor) => onWish({ ...wish, factor })}
					/>
					<NumberField
						name={say("chase.every")}
						value={wish.every}
						most={20}
						onChange={(every) => onWish({ ...wish, every })}
					/>
				</>
			) : null}
		</div>
	);
}

type NumberFieldProps = {
	readonly name: string;
	readonly value: number;
	readonly most: number;
	readonly onChange: (value: number) => void;
};

function NumberField({ name, value, most, onChange }: NumberFieldProps) {
	const id = useId();
	return (
		<div className="flex min-w-0 flex-col gap-1">
			<label htmlFor={id} className="text-13 text-text-3">
				{name}
			</label>
			<input
				id={id}
				inputMode="numeric"
				value={String(value)}
				onChange={(event) => onChange(Math.min(most, Math.max(1, Number(event.target.value.replace(/\D/g, "")) || 1)))}
				className="h-11 w-full rounded-control border border-line-control bg-ground px-3 text-16 tabular-nums outline-none focus:border-accent-text"
			/>
		</div>
	);
}

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
	return (
		<div className="rounded-card bg-surface-2 p-3">
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="text-20">{children}</dd>
		</div>
	);
}

type ChaseTableProps = {
	readonly rows: readonly ChaseRow[];
	readonly issues: readonly Issue[];
	readonly amount: (minor: bigint) => React.ReactNode;
};

function ChaseTable({ rows, issues, amount }: ChaseTableProps) {
	const say = useLotteryText();
	return (
		<div className="max-h-72 overflow-y-auto">
			<table className="w-full text-13 tabular-nums">
				<thead className="sticky top-0 bg-surface-1 text-text-3">
					<tr>
						{(["issue", "multiple", "staked", "profit"] as const).map((column) => (
							<th key={column} scope="col" className="py-1.5 text-end font-regular first:text-start">
								{say(`chase.column.${column}`)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ multiple, staked, profit }, index) => (
						<tr key={issues[index]?.issue} className="border-t border-line">
							<td className="py-1.5">{issues[index]?.issue}</td>
							<td className="text-end">{multiple}</td>
							<td className="text-end">{amount(staked)}</td>
							<td className={`text-end ${profit > 0n ? "text-won" : "text-text-2"}`}>{amount(profit)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
