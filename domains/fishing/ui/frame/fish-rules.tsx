// What swims, what it pays, how likely one bullet kills it, and that every bullet returns the same.
import { useEffect, useRef } from "react";
import { Section } from "#cabinet/ui";
import { percent } from "#platform/kernel";
import { bulletReturn, type FishTable, type Species, speciesChance } from "../../core/index.ts";
import { creatureOf } from "../art/creatures.ts";
import { drawFrame, layStones } from "../art/lay-stones.ts";
import { useSpeciesName } from "../species-name.ts";
import { useFishingText } from "../text.ts";

export function FishRules({ table }: { readonly table: FishTable }) {
	const say = useFishingText();
	const rtp = percent(bulletReturn);
	return (
		<div className="flex flex-col gap-6 text-14">
			<p>{say("rules.return", { rtp })}</p>
			<Section title={say("rules.how")}>
				<ul className="flex list-disc flex-col gap-2 ps-5 text-text-2">
					{(["contact", "free", "killer", "area", "crate", "volley", "seat"] as const).map((one) => (
						<li key={one}>{say(`rules.${one}`)}</li>
					))}
				</ul>
			</Section>
			<Section title={say("rules.fish")}>
				<ul className="grid gap-2 sm:grid-cols-2">
					{table.species.map((species) => (
						<Row key={species.name} species={species} table={table} />
					))}
				</ul>
			</Section>
		</div>
	);
}

const pixels = 112;
const across = 34;

function Row({ species, table }: { readonly species: Species; readonly table: FishTable }) {
	const nameOf = useSpeciesName();
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const pen = canvas.current?.getContext("2d");
		const creature = creatureOf(table.game, species.name);
		if (pen != null) drawFrame(pen, creature, { stones: layStones(creature, across), pixels, across, turn: 0.1 });
	}, [species, table]);
	return (
		<li className="flex items-center gap-3 rounded-card bg-surface-2 p-2">
			<canvas ref={canvas} width={pixels} height={pixels} className="size-14 shrink-0" />
			<span className="flex min-w-0 grow flex-col">
				<span className="font-medium">{nameOf(species.name)}</span>
				<span className="text-13 text-text-2">{usePays(species)}</span>
			</span>
			<span className="shrink-0 text-13 text-text-3 tabular-nums">{`${percent(speciesChance(species), 3)} %`}</span>
		</li>
	);
}

function usePays({ prey }: Species): string {
	const say = useFishingText();
	switch (prey.is) {
		case "plain":
		case "boss":
			return `×${prey.times}`;
		case "wheel":
			return say("pays.wheel", { values: prey.fields.map(({ times }) => `×${times}`).join(", ") });
		case "crate":
			return say("pays.crate", { bullets: prey.bullets });
		case "bomb":
		case "lightning":
			return say(`pays.${prey.is}`, { times: prey.times, budget: prey.budget });
		case "drill":
			return say("pays.drill", { times: prey.times, budget: prey.budget, contacts: prey.contacts });
	}
}
