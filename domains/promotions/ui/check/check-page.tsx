// The raffles' part of the page that checks: seed and list in, hashes, numbers and winners out, on this device alone.
import { useEffect, useState } from "react";
import { Field } from "#platform/ui";
import { usePromotionsText } from "../text.ts";
import { type CheckAsked, type CheckedRaffle, checkRaffle } from "./check-draw.ts";

/** What an address asks for. */
export const asksRaffle = (hash: string): boolean => new URLSearchParams(hash.slice(1)).has("raffle");

function askedOf(hash: string): CheckAsked {
	const asked = new URLSearchParams(hash.slice(1));
	return { seed: asked.get("raffle") ?? "", list: asked.get("list") ?? "", prizes: asked.get("prizes") ?? "1" };
}

export function RafflesName() {
	const say = usePromotionsText();
	return <>{say("verify.name")}</>;
}

export function RaffleCheck({ hash }: { readonly hash: string }) {
	const say = usePromotionsText();
	const [asked, setAsked] = useState(() => askedOf(hash));
	const checked = useChecked(asked);
	return (
		<main className="mx-auto flex min-h-dvh max-w-240 flex-col gap-6 bg-ground p-4 text-text-1 sm:p-8">
			<header className="flex flex-col gap-2">
				<h1 className="text-28 font-bold">{say("verify.title")}</h1>
				<p className="text-14 text-text-2">{say("verify.text")}</p>
			</header>
			<form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
				<Field
					label={say("verify.seed")}
					value={asked.seed}
					spellCheck={false}
					autoComplete="off"
					onChange={(event) => setAsked({ ...asked, seed: event.target.value.trim().toLowerCase() })}
				/>
				<label className="flex flex-col gap-1 text-14 font-medium">
					{say("verify.list")}
					<textarea
						value={asked.list}
						rows={6}
						spellCheck={false}
						onChange={(event) => setAsked({ ...asked, list: event.target.value.trim() })}
						className="rounded-control border border-line bg-surface-2 p-3 font-mono text-13 text-text-1"
					/>
				</label>
				<Field
					label={say("verify.prizes")}
					value={asked.prizes}
					inputMode="numeric"
					autoComplete="off"
					onChange={(event) => setAsked({ ...asked, prizes: event.target.value.trim() })}
				/>
			</form>
			{checked === undefined ? (
				<p role="status" className="text-14 text-text-2">
					{say("verify.waiting")}
				</p>
			) : (
				<ul className="flex flex-col gap-3 text-14 break-all">
					<li>{say("verify.seedHash", { hash: checked.seedHash })}</li>
					<li>{say("verify.listHash", { hash: checked.listHash })}</li>
					<li>{say("verify.numbers", { numbers: checked.numbers.join(" ") })}</li>
					<li className="font-bold">{say("verify.winners", { winners: checked.winners.join(" ") })}</li>
				</ul>
			)}
		</main>
	);
}

/** Checked as it is typed; undefined while something is missing. */
function useChecked(asked: CheckAsked): CheckedRaffle | undefined {
	const [checked, setChecked] = useState<CheckedRaffle>();
	useEffect(() => {
		let gone = false;
		void checkRaffle(asked).then((next) => (gone ? undefined : setChecked(next)));
		return () => {
			gone = true;
		};
	}, [asked]);
	return checked;
}
