// What the shoe is bound to, and the shoes before it with the way to check them.
import { useEffect, useState } from "react";
import { type FramePlay, type FramePorts, Section } from "#cabinet/ui";
import type { OutputOf } from "#platform/contract";
import { listShoes, readShoe, type ShoeProof, type TableSeen } from "../../contract/index.ts";
import { checkAddress } from "../check/check-address.ts";
import { useTableText } from "../text.ts";

export type ShoePanelProps = {
	readonly seen: TableSeen;
	readonly play: Pick<FramePlay, "token">;
	readonly ports: Pick<FramePorts, "clientFor" | "failureSentence">;
};

type Listed = OutputOf<typeof listShoes>["shoes"];

export function ShoePanel({ seen, play, ports }: ShoePanelProps) {
	const say = useTableText();
	const { shoe, table } = seen;
	const [listed, setListed] = useState<Listed>([]);
	const [refused, setRefused] = useState<string>();
	const client = ports.clientFor(play.token);
	useEffect(() => {
		let gone = false;
		void ports
			.clientFor(play.token)
			.call(listShoes, { table })
			.then((answer) => {
				if (gone) return;
				if (answer.ok) setListed(answer.value.shoes);
				else setRefused(ports.failureSentence(answer.error));
			});
		return () => {
			gone = true;
		};
	}, [ports, play.token, table]);
	const open = async (name: string): Promise<void> => {
		const answer = await client.call(readShoe, { table, shoe: name });
		if (answer.ok) window.open(checkAddress(answer.value), "_blank", "noreferrer");
		else setRefused(ports.failureSentence(answer.error));
	};
	return (
		<div className="flex flex-col gap-4 text-14">
			{shoe === undefined ? null : (
				<dl className="flex flex-col gap-2">
					<Fact name={say("verify.shoe")} value={shoe.shoe} />
					<Fact name={say("shoe.commit")} value={shoe.commit} />
					{shoe.publicHex === undefined ? null : <Fact name={say("shoe.public")} value={shoe.publicHex} />}
					{shoe.cardsHash === undefined ? null : <Fact name={say("shoe.cards")} value={shoe.cardsHash} />}
					<p className="text-text-2">{say("shoe.later")}</p>
				</dl>
			)}
			{refused === undefined ? null : <p role="alert">{refused}</p>}
			<Section title={say("shoe.list")}>
				<ul className="flex flex-col gap-1">
					{listed
						.filter(({ state }) => state === "revealed")
						.map(({ shoe: name }) => (
							<li key={name}>
								<button type="button" className="min-h-11 text-accent-text underline" onClick={() => void open(name)}>
									{say("shoe.check", { shoe: name })}
								</button>
							</li>
						))}
				</ul>
			</Section>
		</div>
	);
}

type FactProps = { readonly name: string; readonly value: ShoeProof["commit"] };

function Fact({ name, value }: FactProps) {
	return (
		<div>
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="rounded-control bg-surface-2 px-3 py-2 font-mono text-13 break-all">{value}</dd>
		</div>
	);
}
