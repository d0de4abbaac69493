// One table at the desk: how it stands, pause, limits, the dealer's texts, and returns against theory.
import { Fact, Facts, fieldsOf, SettingsForm, TextArea, useDeskText, useMay, useSaved } from "#platform/desk/ui";
import { Button, FailureNote, Field } from "#platform/ui";
import { type DeskTable, listDeskTables } from "../../contract/index.ts";
import { currencies } from "../../core/index.ts";
import { usePauseDeskTable, useSetDeskTable } from "../calls.gen.ts";
import { useMoneyWords } from "../money-words.ts";
import { useTablesDeskText } from "../text.ts";
import { TableReturns } from "./table-returns.tsx";
import { TableVideo } from "./table-video.tsx";

const languages = ["EN", "KO", "CN", "JA", "TH", "VI", "BN", "ID"] as const;

export type TableDeskProps = { readonly table: DeskTable };

export function TableDesk({ table }: TableDeskProps) {
	const mayWrite = useMay("tables.tables:write");
	return (
		<div className="flex flex-col gap-6">
			<TableFacts table={table} />
			{mayWrite ? <Pause table={table} /> : null}
			<TableSettings table={table} />
			<TableVideo table={table} mayWrite={mayWrite} />
			<TableReturns table={table.table} />
		</div>
	);
}

function TableFacts({ table }: TableDeskProps) {
	const say = useTablesDeskText();
	const money = useMoneyWords();
	const { game, phase, shoe, hands, tickets, ownLimits } = table;
	return (
		<Facts>
			<Fact name={say("tables.game")}>{say(`games.${game}`)}</Fact>
			<Fact name={say("tables.phase")}>{say(`phases.${phase}`)}</Fact>
			<Fact name={say("tables.shoe")}>{shoe === null ? "–" : say("tables.hands", { shoe, count: hands })}</Fact>
			<Fact name={say("rounds.tickets")}>{tickets}</Fact>
			<Fact name={say("rounds.stake")}>{money(table, "stake")}</Fact>
			<Fact name={say("rounds.most")}>{money(table, "most")}</Fact>
			<Fact name={say("tables.ownLimits")}>{`${ownLimits.min} – ${ownLimits.max}`}</Fact>
		</Facts>
	);
}

function Pause({ table: { table, paused } }: TableDeskProps) {
	const say = useTablesDeskText();
	const sayDesk = useDeskText();
	const saved = useSaved();
	const pause = usePauseDeskTable({ refreshes: [listDeskTables] });
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					saved();
					form.reset();
				};
				pause.mutate({ table, paused: !paused, reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say(paused ? "tables.resume" : "tables.pause")}</h3>
			<p className="max-w-[70ch] text-14 text-text-2">{say(paused ? "tables.resumeText" : "tables.pauseText")}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{pause.error === null ? null : <FailureNote error={pause.error} />}
			<div>
				<Button submit look={paused ? "plain" : "danger"} busy={pause.isPending}>
					{say(paused ? "tables.resume" : "tables.pause")}
				</Button>
			</div>
		</form>
	);
}

/** Of each currency of which both bounds are typed. */
function boundsIn(fields: Readonly<Record<string, string>>) {
	const typed = currencies.flatMap((currency) => {
		const [min, max] = [Number(fields[`${currency}-min`]), Number(fields[`${currency}-max`])];
		return min > 0 && max > 0 ? [[currency, { min, max }] as const] : [];
	});
	return Object.fromEntries(typed);
}

function TableSettings({ table: { table, limits, says } }: TableDeskProps) {
	const say = useTablesDeskText();
	const saved = useSaved();
	const set = useSetDeskTable({ refreshes: [listDeskTables] });
	return (
		<section className="flex flex-col gap-4 border-t border-line pt-5">
			<h3 className="text-16 font-bold">{say("tables.settings")}</h3>
			<SettingsForm
				permission="tables.tables:write"
				save={set}
				onLookAgain={() => set.reset()}
				onSave={(form) => {
					const { min = "", max = "", ...others } = fieldsOf(form);
					const by = boundsIn(others);
					const written = Object.entries(others).filter(([code, text]) => code.length === 2 && text.trim() !== "");
					const typed = { min: Number(min), max: Number(max), ...(Object.keys(by).length === 0 ? {} : { by }) };
					const own = min === "" || max === "" ? {} : { limits: typed };
					set.mutate({ table, ...own, says: Object.fromEntries(written) }, { onSuccess: saved });
				}}
			>
				<p className="max-w-[70ch] text-14 text-text-2">{say("tables.limitsText")}</p>
				<div className="grid gap-4 sm:grid-cols-2">
					<Field label={say("tables.min")} name="min" type="number" min={1} step={1} defaultValue={limits.min} />
					<Field label={say("tables.max")} name="max" type="number" min={1} step={1} defaultValue={limits.max} />
				</div>
				<details>
					<summary className="min-h-11 cursor-pointer content-center text-14 font-medium">
						{say("tables.byCurrency")}
					</summary>
					<p className="max-w-[70ch] pb-3 text-14 text-text-2">{say("tables.byCurrencyText")}</p>
					<div className="grid grid-cols-2 gap-4">
						{currencies.flatMap((currency) =>
							(["min", "max"] as const).map((bound) => (
								<Field
									key={`${currency}-${bound}`}
									label={`${say(`tables.${bound}`)} (${currency})`}
									name={`${currency}-${bound}`}
									type="number"
									min={1}
									step={1}
									defaultValue={limits.by?.[currency]?.[bound] ?? ""}
								/>
							)),
						)}
					</div>
				</details>
				<p className="max-w-[70ch] text-14 text-text-2">{say("tables.saysText")}</p>
				<div className="grid gap-4 sm:grid-cols-2">
					{languages.map((code) => (
						<TextArea
							key={code}
							label={say("tables.says", { language: code })}
							name={code}
							rows={2}
							maxLength={160}
							defaultValue={says[code] ?? ""}
						/>
					))}
				</div>
			</SettingsForm>
		</section>
	);
}
