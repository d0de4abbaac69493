// Checks a round without any server: seeds and nonce in, every step of the way and the board out.
import { useEffect, useState } from "react";
import { Section } from "#cabinet/ui";
import { Field } from "#platform/ui";
import { type Choice, originalGames, type Seeds, serverSeedShape } from "../../core/index.ts";
import { firstChoice, GameScreen } from "../games/game-screen.tsx";
import { useOriginalText } from "../text.ts";
import { type CheckedRound, checkRound } from "./check-round.ts";
import { shownCheck } from "./shown-check.ts";
import type { Asked } from "./verify-address.ts";

export function VerifyPage({ asked }: { readonly asked: Partial<Asked> }) {
	const say = useOriginalText();
	const [choice, setChoice] = useState<Choice>(asked.picked ?? firstChoice.dice);
	const [seeds, setSeeds] = useState<Seeds>({
		serverSeed: asked.serverSeed ?? "",
		clientSeed: asked.clientSeed ?? "",
		nonce: asked.nonce ?? 0,
	});
	const checked = useChecked(seeds, choice);
	return (
		<main className="mx-auto flex min-h-dvh max-w-240 flex-col gap-6 bg-ground p-4 text-text-1 sm:p-8">
			<header className="flex flex-col gap-2">
				<h1 className="text-28 font-bold">{say("verify.title")}</h1>
				<p className="text-14 text-text-2">{say("verify.text")}</p>
			</header>
			<SeedFields seeds={seeds} onChange={setSeeds} />
			<nav aria-label={say("verify.game")} className="flex flex-wrap gap-1">
				{originalGames.map((game) => (
					<button
						key={game}
						type="button"
						aria-pressed={choice.game === game}
						onClick={() => setChoice(firstChoice[game])}
						className="min-h-11 rounded-control bg-surface-2 px-4 text-14 aria-pressed:bg-accent aria-pressed:font-bold aria-pressed:text-accent-ink"
					>
						{say(`game.${game}`)}
					</button>
				))}
			</nav>
			<h2 className="sr-only">{say(`game.${choice.game}`)}</h2>
			<div className="flex h-140 flex-col overflow-hidden rounded-panel border border-line">
				<GameScreen
					choice={choice}
					onChoose={setChoice}
					round={checked === undefined ? undefined : shownCheck(checked, choice, seeds)}
					showing={false}
					onStep={undefined}
				/>
			</div>
			{checked === undefined ? (
				<p role="status" className="text-14 text-text-2">
					{!canCompute() ? say("fair.noCrypto") : say(seeds.serverSeed === "" ? "verify.waiting" : "verify.wrongSeed")}
				</p>
			) : (
				<Steps checked={checked} nonce={seeds.nonce} />
			)}
			<Section title={say("verify.how")}>
				<p className="text-14 text-text-2">{say("verify.blocks")}</p>
				<p className="text-14 text-text-2">{say("verify.scaling")}</p>
				<p className="text-14 text-text-2">{say(`verify.rule.${choice.game}`)}</p>
				<p className="text-14 text-text-2">{say("verify.offline")}</p>
			</Section>
		</main>
	);
}

/** A browser gives its crypto to pages over a secure connection, and to files. */
const canCompute = (): boolean => "subtle" in crypto && crypto.subtle !== undefined;

/** Checked as it is typed; undefined while the server seed is none. */
function useChecked(seeds: Seeds, choice: Choice): CheckedRound | undefined {
	const [checked, setChecked] = useState<CheckedRound>();
	useEffect(() => {
		let gone = false;
		if (!canCompute()) return undefined;
		void checkRound(seeds, choice).then((next) => (gone ? undefined : setChecked(next)));
		return () => {
			gone = true;
		};
	}, [seeds, choice]);
	return serverSeedShape.test(seeds.serverSeed) ? checked : undefined;
}

type SeedFieldsProps = { readonly seeds: Seeds; readonly onChange: (seeds: Seeds) => void };

function SeedFields({ seeds, onChange }: SeedFieldsProps) {
	const say = useOriginalText();
	return (
		<form className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
			<div className="sm:col-span-2">
				<Field
					label={say("fair.serverSeed")}
					value={seeds.serverSeed}
					spellCheck={false}
					autoComplete="off"
					onChange={(event) => onChange({ ...seeds, serverSeed: event.target.value.trim().toLowerCase() })}
				/>
			</div>
			<Field
				label={say("fair.clientSeed")}
				value={seeds.clientSeed}
				spellCheck={false}
				autoComplete="off"
				onChange={(event) => onChange({ ...seeds, clientSeed: event.target.value.trim() })}
			/>
			<Field
				label={say("fair.nonce")}
				type="number"
				min={0}
				value={String(seeds.nonce)}
				onChange={(event) => onChange({ ...seeds, nonce: Math.max(0, Math.floor(Number(event.target.value))) })}
			/>
		</form>
	);
}

function Steps({ checked, nonce }: { readonly checked: CheckedRound; readonly nonce: number }) {
	const say = useOriginalText();
	return (
		<Section title={say("verify.steps")}>
			<dl className="flex flex-col gap-3 text-14">
				<Step name={say("verify.hash")} code={checked.serverHash} />
				{checked.blocks.map(({ message, hex }) => (
					<Step key={message} name={say("verify.block", { message })} code={hex} />
				))}
				<Step name={say("verify.words")} code={checked.words.join("  ")} />
				{checked.chainEnd === undefined ? null : (
					<Step name={say("verify.chain", { count: nonce })} code={checked.chainEnd} />
				)}
				<Step name={say("verify.result")} code={resultText(checked)} />
			</dl>
		</Section>
	);
}

function Step({ name, code }: { readonly name: string; readonly code: string }) {
	return (
		<div className="flex flex-col gap-1">
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="rounded-control bg-surface-2 px-3 py-2 font-mono text-13 break-all">{code}</dd>
		</div>
	);
}

/** The outcome as data: the same figures that the record of the round has. */
function resultText({ checked }: CheckedRound): string {
	if (checked.kind === "outcome") return JSON.stringify(checked.outcome);
	return JSON.stringify(checked.kind === "mines" ? checked.cells : checked.cards);
}
