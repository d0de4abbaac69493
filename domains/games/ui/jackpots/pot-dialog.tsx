// One pot whole: how it is won, the digest of where, and what was won of it, each checked against what was told before.
import { useEffect, useState } from "react";
import { Amount, Badge, DateTime, Dialog } from "#platform/ui";
import type { Jackpot, JackpotHit } from "../../contract/index.ts";
import { pointLine } from "../../core/index.ts";
import { useGamesText } from "../text.ts";
import { checkHit, type HitCheck } from "./check-hit.ts";

export type PotDialogProps = {
	/** Undefined: closed. */
	readonly pot: Jackpot | undefined;
	/** The latest of all pots. */
	readonly hits: readonly JackpotHit[];
	readonly onClose: () => void;
};

export function PotDialog({ pot, hits, onClose }: PotDialogProps) {
	return (
		<Dialog open={pot !== undefined} onClose={onClose} title={pot?.name ?? ""}>
			{pot === undefined ? null : <PotDetail pot={pot} hits={hits.filter(({ code }) => code === pot.code)} />}
		</Dialog>
	);
}

type DetailProps = { readonly pot: Jackpot; readonly hits: readonly JackpotHit[] };

function PotDetail({ pot: { kind, digest }, hits }: DetailProps) {
	const say = useGamesText();
	return (
		<div className="flex flex-col gap-5 pb-2">
			<p className="text-14 text-text-2">{say(`jackpots.how.${kind}`)}</p>
			{digest === "" ? null : (
				<div className="flex flex-col gap-1">
					<p className="text-14 text-text-2">{say("jackpots.drawn")}</p>
					<code className="rounded-control bg-surface-2 p-3 text-13 break-all">{digest}</code>
				</div>
			)}
			<section className="flex flex-col gap-3">
				<h3 className="text-16 font-bold">{say("jackpots.before")}</h3>
				<p className="text-14 text-text-2">{say(hits.length === 0 ? "jackpots.nobody" : "jackpots.proved")}</p>
				<ul className="flex flex-col gap-3">
					{hits.map((hit) => (
						<Hit key={hit.cycle} hit={hit} />
					))}
				</ul>
			</section>
		</div>
	);
}

const tones = { holds: "won", differs: "lost", unknown: "plain" } as const;

function Hit({ hit }: { readonly hit: JackpotHit }) {
	const say = useGamesText();
	const check = useCheck(hit);
	return (
		<li className="flex flex-col gap-2 rounded-card bg-surface-2 p-4">
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
				<span className="text-16 font-bold tabular-nums">
					<Amount amount={hit.amount} currency={hit.currency} />
				</span>
				<span className="text-14 text-text-2">{hit.account}</span>
				<span className="grow text-13 text-text-3">
					<DateTime at={hit.at} />
				</span>
				{check === undefined ? null : <Badge tone={tones[check]}>{say(`jackpots.checks.${check}`)}</Badge>}
			</p>
			<code className="text-13 break-all text-text-2">{pointLine(hit)}</code>
			<code className="text-13 break-all text-text-3">{hit.digest}</code>
		</li>
	);
}

/** Undefined until it is computed. */
function useCheck(hit: JackpotHit): HitCheck | undefined {
	const [check, setCheck] = useState<HitCheck>();
	const { code, cycle, hitUnits, salt, digest } = hit;
	useEffect(() => {
		let gone = false;
		void checkHit({ code, cycle, hitUnits, salt, digest }).then((found) => (gone ? undefined : setCheck(found)));
		return () => {
			gone = true;
		};
	}, [code, cycle, hitUnits, salt, digest]);
	return check;
}
