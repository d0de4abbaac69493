// The fishing games' part of the page that checks: a shot's seeds and species, and what they draw.
import { useEffect, useState } from "react";
import { Field, Select } from "#platform/ui";
import { useSpeciesName } from "../species-name.ts";
import { useFishingText } from "../text.ts";
import { allSpecies, readCheckAddress, type ShotAsked } from "./check-address.ts";
import { type CheckedShot, checkShot } from "./check-shot.ts";

export function FishingName() {
	const say = useFishingText();
	return <>{say("check.studio")}</>;
}

export function CheckShot({ hash }: { readonly hash: string }) {
	const say = useFishingText();
	const nameOf = useSpeciesName();
	const [asked, setAsked] = useState<ShotAsked>(() => readCheckAddress(hash));
	const [checked, setChecked] = useState<CheckedShot>();
	useEffect(() => {
		let gone = false;
		void checkShot(asked).then((next) => (gone ? undefined : setChecked(next)));
		return () => {
			gone = true;
		};
	}, [asked]);
	const change = (next: Partial<ShotAsked>): void => setAsked({ ...asked, ...next });
	const weapon = asked.species !== "" && !isSimple(asked.species);
	return (
		<main data-hue="FISH" className="mx-auto flex min-h-dvh max-w-240 flex-col gap-5 bg-ground p-4 text-text-1 sm:p-8">
			<header className="flex flex-col gap-2">
				<h1 className="text-28 font-bold">{say("check.title")}</h1>
				<p className="text-14 text-text-2">{say("check.text")}</p>
			</header>
			<Field
				label={say("fair.serverSeed")}
				value={asked.serverSeed}
				spellCheck={false}
				onChange={({ target }) => change({ serverSeed: target.value.trim() })}
			/>
			<Field
				label={say("fair.clientSeed")}
				value={asked.clientSeed}
				spellCheck={false}
				onChange={({ target }) => change({ clientSeed: target.value.trim() })}
			/>
			<Field
				label={say("check.shot")}
				type="number"
				min={0}
				value={String(asked.nonce)}
				onChange={({ target }) => change({ nonce: Math.max(0, Math.trunc(Number(target.value) || 0)) })}
			/>
			<Select
				label={say("check.species")}
				value={asked.species}
				options={[
					{ value: "", label: say("check.choose") },
					...[...allSpecies.keys()].map((name) => ({ value: name, label: nameOf(name) })),
				]}
				onChange={(species) => change({ species, near: [] })}
			/>
			{weapon ? (
				<p className="text-14 text-text-2">
					{say("check.near", { names: asked.near.map((name) => nameOf(name)).join(", ") })}
				</p>
			) : null}
			{checked === undefined ? (
				<p role="status">{say("check.incomplete")}</p>
			) : (
				<Outcome checked={checked} asked={asked} />
			)}
		</main>
	);
}

function isSimple(name: string): boolean {
	const is = allSpecies.get(name)?.prey.is;
	return is === "plain" || is === "boss" || is === "wheel";
}

function Outcome({
	checked: { serverHash, word, hit },
	asked,
}: {
	readonly checked: CheckedShot;
	readonly asked: ShotAsked;
}) {
	const say = useFishingText();
	const kill = allSpecies.get(asked.species)?.kill;
	return (
		<dl aria-live="polite" className="flex flex-col gap-3 rounded-card bg-surface-2 p-4 text-14">
			<div>
				<dt className="text-13 text-text-3">{say("fair.hash")}</dt>
				<dd className="font-mono text-13 break-all select-text">{serverHash}</dd>
			</div>
			<div>
				<dt className="text-13 text-text-3">{say("check.word")}</dt>
				<dd className="font-mono text-13 select-text">
					{kill === undefined ? word : `${word} mod ${kill.of} = ${word % kill.of} · ${kill.win}`}
				</dd>
			</div>
			<div>
				<dt className="text-13 text-text-3">{say("check.outcome")}</dt>
				<dd className="font-bold">{hit.killed ? say("check.killed", { times: hit.times }) : say("check.missed")}</dd>
			</div>
		</dl>
	);
}
