// The tables' part of the page that checks: seed and cut in, every round of the shoe out.
import { useEffect, useState } from "react";
import { Section } from "#cabinet/ui";
import { Field } from "#platform/ui";
import { tableCodes } from "../../core/index.ts";
import { useOutcomeWords } from "../frame/outcome-words.ts";
import { useTableText } from "../text.ts";
import { type CheckAsked, playsOf, readCheckAddress } from "./check-address.ts";
import { type CheckedShoe, checkShoe } from "./check-shoe.ts";

export function CheckPage({ hash }: { readonly hash: string }) {
	const say = useTableText();
	const [asked, setAsked] = useState(() => readCheckAddress(hash));
	const checked = useChecked(asked);
	return (
		<main data-hue="LIVE" className="mx-auto flex min-h-dvh max-w-240 flex-col gap-6 bg-ground p-4 text-text-1 sm:p-8">
			<header className="flex flex-col gap-2">
				<h1 className="text-28 font-bold">{say("verify.title")}</h1>
				<p className="text-14 text-text-2">{say("verify.text")}</p>
			</header>
			<AskedFields asked={asked} onChange={setAsked} />
			{checked === undefined ? (
				<p role="status" className="text-14 text-text-2">
					{say("verify.waiting")}
				</p>
			) : (
				<Steps checked={checked} commit={asked.commit} />
			)}
			<Section title={say("verify.how")}>
				<p className="text-14 text-text-2">{say("verify.howText")}</p>
			</Section>
		</main>
	);
}

export function TablesName() {
	const say = useTableText();
	return <>{say("verify.name")}</>;
}

/** Checked as it is typed; undefined while something is missing. */
function useChecked(asked: CheckAsked): CheckedShoe | undefined {
	const [checked, setChecked] = useState<CheckedShoe>();
	useEffect(() => {
		let gone = false;
		if (!("subtle" in crypto) || crypto.subtle === undefined) return undefined;
		void checkShoe(asked).then((next) => (gone ? undefined : setChecked(next)));
		return () => {
			gone = true;
		};
	}, [asked]);
	return checked;
}

type FieldsProps = { readonly asked: CheckAsked; readonly onChange: (asked: CheckAsked) => void };

function AskedFields({ asked, onChange }: FieldsProps) {
	const say = useTableText();
	const field = (name: "shoe" | "seed" | "commit", label: string) => (
		<Field
			label={label}
			value={asked[name]}
			spellCheck={false}
			autoComplete="off"
			onChange={(event) => onChange({ ...asked, [name]: event.target.value.trim().toLowerCase() })}
		/>
	);
	return (
		<form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
			<fieldset aria-label={say("verify.table")} className="flex flex-wrap gap-1">
				{tableCodes.map((table) => (
					<button
						key={table}
						type="button"
						aria-pressed={asked.table === table}
						onClick={() => onChange({ ...asked, table })}
						className="min-h-11 rounded-control bg-surface-2 px-4 text-14 aria-pressed:bg-hue aria-pressed:font-bold aria-pressed:text-ground"
					>
						{say(`table.${table}`)}
					</button>
				))}
			</fieldset>
			{field("shoe", say("verify.shoe"))}
			<Field
				label={say("verify.cut")}
				value={String(asked.cut)}
				inputMode="numeric"
				onChange={(event) =>
					onChange({ ...asked, cut: Math.min(415, Number(event.target.value.replace(/\D/g, "")) || 0) })
				}
			/>
			{field("seed", say("shoe.seed"))}
			{field("commit", say("shoe.commit"))}
			{asked.table === "BJ01" ? (
				<Field
					label={say("verify.plays")}
					value={asked.plays.join(" ")}
					spellCheck={false}
					autoComplete="off"
					onChange={(event) => onChange({ ...asked, plays: playsOf(event.target.value) })}
				/>
			) : null}
		</form>
	);
}

function Steps({ checked, commit }: { readonly checked: CheckedShoe; readonly commit: string }) {
	const say = useTableText();
	const words = useOutcomeWords();
	const same = checked.commit === commit;
	return (
		<>
			<dl className="flex flex-col gap-3 text-14">
				<Step name={say("shoe.commit")} code={checked.commit} />
				{commit === "" ? null : (
					<p role="status" className={same ? "text-won" : "text-lost"}>
						{say(same ? "verify.same" : "verify.other")}
					</p>
				)}
				<Step name={say("shoe.public")} code={checked.publicHex} />
				{checked.cardsHash === undefined ? null : <Step name={say("shoe.cards")} code={checked.cardsHash} />}
			</dl>
			<Section title={say("verify.rounds")}>
				<ol className="grid gap-x-6 gap-y-1 text-14 tabular-nums md:grid-cols-2">
					{checked.rounds.map(({ hand, text, claimed = text }) => (
						<li key={hand} className="flex gap-3">
							<span className="w-8 text-end text-text-3">{hand}</span>
							<span className={`font-mono break-all ${claimed === text ? "" : "text-lost line-through"}`}>{text}</span>
							<span className="text-text-2">{words(text)}</span>
						</li>
					))}
				</ol>
			</Section>
		</>
	);
}

function Step({ name, code }: { readonly name: string; readonly code: string }) {
	return (
		<div className="flex flex-col gap-1">
			<dt className="text-13 break-all text-text-3">{name}</dt>
			<dd className="rounded-control bg-surface-2 px-3 py-2 font-mono text-13 break-all">{code}</dd>
		</div>
	);
}
