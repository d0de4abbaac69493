// The lotteries' part of the page that checks: seed and public randomness in, every step of the way and the digits out.
import { useEffect, useState } from "react";
import { Section } from "#cabinet/ui";
import { Field } from "#platform/ui";
import { lotteryGames } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { type CheckAsked, readCheckAddress } from "./check-address.ts";
import { type CheckedDraw, checkDraw } from "./check-draw.ts";
import { Board, Result } from "./result.tsx";

export function CheckPage({ hash }: { readonly hash: string }) {
	const say = useLotteryText();
	const [asked, setAsked] = useState(() => readCheckAddress(hash));
	const checked = useChecked(asked);
	return (
		<main data-hue="LOTT" className="mx-auto flex min-h-dvh max-w-240 flex-col gap-6 bg-ground p-4 text-text-1 sm:p-8">
			<header className="flex flex-col gap-2">
				<h1 className="text-28 font-bold">{say("verify.title")}</h1>
				<p className="text-14 text-text-2">{say("verify.text")}</p>
			</header>
			<AskedFields asked={asked} onChange={setAsked} />
			{checked === undefined ? (
				<p role="status" className="text-14 text-text-2">
					{say(canCompute() ? "verify.waiting" : "verify.noCrypto")}
				</p>
			) : (
				<Steps checked={checked} game={asked.game} commit={asked.commit} />
			)}
			<Section title={say("verify.how")}>
				<p className="text-14 text-text-2">{say("verify.howText")}</p>
				<p className="text-14 text-text-2">{say("verify.otherText")}</p>
				<p className="text-14 text-text-2">{say("verify.offline")}</p>
			</Section>
		</main>
	);
}

export function LotteriesName() {
	const say = useLotteryText();
	return <>{say("verify.name")}</>;
}

/** A browser gives its crypto to pages over a secure connection, and to files. */
const canCompute = (): boolean => "subtle" in crypto && crypto.subtle !== undefined;

/** Checked as it is typed; undefined while something is missing. */
function useChecked(asked: CheckAsked): CheckedDraw | undefined {
	const [checked, setChecked] = useState<CheckedDraw>();
	useEffect(() => {
		let gone = false;
		if (!canCompute()) return undefined;
		void checkDraw(asked).then((next) => (gone ? undefined : setChecked(next)));
		return () => {
			gone = true;
		};
	}, [asked]);
	return checked;
}

type FieldsProps = { readonly asked: CheckAsked; readonly onChange: (asked: CheckAsked) => void };

function AskedFields({ asked, onChange }: FieldsProps) {
	const say = useLotteryText();
	const field = (name: "issue" | "seed" | "publicHex" | "commit", label: string) => (
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
			<fieldset aria-label={say("verify.game")} className="flex flex-wrap gap-1">
				{lotteryGames.map((game) => (
					<button
						key={game}
						type="button"
						aria-pressed={asked.game === game}
						onClick={() => onChange({ ...asked, game })}
						className="min-h-11 rounded-control bg-surface-2 px-4 text-14 aria-pressed:bg-hue aria-pressed:font-bold aria-pressed:text-ground"
					>
						{say(`game.${game}`)}
					</button>
				))}
			</fieldset>
			{field("issue", say("verify.issue"))}
			{field("seed", say("verify.seed"))}
			{field("publicHex", say("verify.public"))}
			{field("commit", say("verify.commit"))}
		</form>
	);
}

type StepsProps = Pick<CheckAsked, "game" | "commit"> & { readonly checked: CheckedDraw };

function Steps({ checked, game, commit }: StepsProps) {
	const say = useLotteryText();
	const same = checked.commit === commit;
	return (
		<Section title={say("verify.result")}>
			<Result game={game} digits={checked.digits} size="large" />
			<Board game={game} digits={checked.digits} />
			<dl className="text-14">
				<Step name={say("verify.hash")} code={checked.commit} />
			</dl>
			{commit === "" ? null : (
				<p role="status" className={`text-14 ${same ? "text-won" : "text-lost"}`}>
					{say(same ? "verify.same" : "verify.other")}
				</p>
			)}
			<dl className="flex flex-col gap-3 text-14">
				{checked.blocks.map(({ message, hex }) => (
					<Step key={message} name={say("verify.block", { message })} code={hex} />
				))}
			</dl>
		</Section>
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
