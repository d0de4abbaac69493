// The seeds of the player's shots: the pair in use by its hash, the next one's, what was revealed, and how to change.
import { useEffect, useState } from "react";
import { type FramePlay, type FramePorts, Section } from "#cabinet/ui";
import { clientSeedShape } from "#platform/kernel";
import { buttonClass, Field } from "#platform/ui";
import { readFishingSeeds, rotateFishingSeeds, type SeedsView } from "../../contract/index.ts";
import { checkAddress } from "../check/check-address.ts";
import { useFishingText } from "../text.ts";

export type FairnessProps = {
	readonly play: FramePlay;
	readonly ports: Pick<FramePorts, "clientFor" | "failureSentence">;
};

const freshSeed = (): string => crypto.randomUUID().slice(0, 18);

export function FairnessPanel({ play, ports }: FairnessProps) {
	const say = useFishingText();
	const [seeds, setSeeds] = useState<SeedsView>();
	const [problem, setProblem] = useState("");
	const [wish, setWish] = useState(freshSeed);
	const client = ports.clientFor(play.token);
	useEffect(() => {
		void ports
			.clientFor(play.token)
			.call(readFishingSeeds, {})
			.then((answer) => (answer.ok ? setSeeds(answer.value) : setProblem(ports.failureSentence(answer.error))));
	}, [ports, play]);
	const rotate = async (serverHash: string): Promise<void> => {
		const answer = await client.call(rotateFishingSeeds, { serverHash, clientSeed: wish });
		setProblem(answer.ok ? "" : ports.failureSentence(answer.error));
		if (!answer.ok) return;
		setSeeds(answer.value);
		setWish(freshSeed());
	};
	const fits = clientSeedShape.test(wish);
	return (
		<div className="flex flex-col gap-7 text-14">
			<p className="text-text-2">{say("fair.text")}</p>
			{problem === "" ? null : <p role="alert">{problem}</p>}
			{seeds === undefined ? null : (
				<Section title={say("fair.current")}>
					<Fact name={say("fair.hash")} value={seeds.current.serverHash} />
					<Fact name={say("fair.clientSeed")} value={seeds.current.clientSeed} />
					<Fact name={say("fair.nonce")} value={String(seeds.current.nextNonce)} />
					<Fact name={say("fair.nextHash")} value={seeds.next.serverHash} />
					<form
						className="flex flex-col gap-3"
						onSubmit={(event) => {
							event.preventDefault();
							if (fits) void rotate(seeds.current.serverHash);
						}}
					>
						<Field
							label={say("fair.newClientSeed")}
							value={wish}
							spellCheck={false}
							autoComplete="off"
							onChange={(event) => setWish(event.target.value)}
							{...(fits ? {} : { error: say("fair.seedShape") })}
						/>
						<button type="submit" disabled={!fits} className={buttonClass()}>
							{say("fair.rotate")}
						</button>
					</form>
				</Section>
			)}
			{seeds === undefined || seeds.past.length === 0 ? null : (
				<Section title={say("fair.past")}>
					<ul className="flex flex-col gap-3">
						{seeds.past.map(({ serverHash, serverSeed, clientSeed, nonces }) => (
							<li key={serverHash} className="rounded-card bg-surface-2 p-3">
								<Fact name={say("fair.serverSeed")} value={serverSeed} />
								<Fact name={say("fair.clientSeed")} value={clientSeed} />
								<Fact name={say("fair.shots")} value={String(nonces)} />
								<a
									href={checkAddress({ serverSeed, clientSeed, nonce: 0, species: "", near: [] })}
									target="_blank"
									rel="noreferrer"
									className="text-accent-text underline"
								>
									{say("fair.check")}
								</a>
							</li>
						))}
					</ul>
				</Section>
			)}
		</div>
	);
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
	return (
		<dl className="mb-2">
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="font-mono text-13 break-all select-text">{value}</dd>
		</dl>
	);
}
