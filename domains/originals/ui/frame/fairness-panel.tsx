// The fairness panel: the hash of the server seed in use, the client seed, the nonce; rotating; what was revealed, and the
// page that checks a round with it.
import { useEffect, useState } from "react";
import { type FramePlay, type FramePorts, Section } from "#cabinet/ui";
import { buttonClass, Field } from "#platform/ui";
import { type OriginalRound, readSeeds, rotateSeeds, type SeedsView } from "../../contract/index.ts";
import { clientSeedShape } from "../../core/index.ts";
import { verifyAddress } from "../fair/verify-address.ts";
import { useOriginalText } from "../text.ts";
import { Fact } from "./fact.tsx";

export type FairnessProps = {
	/** Undefined for a replay without a play of its own. */
	readonly play: FramePlay | undefined;
	readonly ports: Pick<FramePorts, "clientFor"> & Partial<Pick<FramePorts, "failureSentence">>;
	/** The round on the board. */
	readonly round: Pick<OriginalRound, "events"> | undefined;
};

export function FairnessPanel({ play, ports, round }: FairnessProps) {
	const say = useOriginalText();
	const { seeds, problem, rotate, readOlder } = useSeeds(play, ports);
	return (
		<div className="flex flex-col gap-7 text-14">
			<p className="text-text-2">{say("fair.text")}</p>
			<RoundFacts round={round} seeds={seeds} onReveal={() => void rotate(freshSeed())} />
			{seeds !== undefined || problem === "" ? null : <p role="alert">{problem}</p>}
			{seeds === undefined ? null : <InUse seeds={seeds} problem={problem} onRotate={rotate} />}
			{seeds === undefined || seeds.past.length === 0 ? null : (
				<Section title={say("fair.past")}>
					<ul className="flex flex-col gap-3">
						{seeds.past.map((pair) => (
							<li key={pair.serverHash} className="rounded-card bg-surface-2 p-3">
								<Fact name={say("fair.serverSeed")} value={pair.serverSeed} />
								<Fact name={say("fair.hash")} value={pair.serverHash} />
								<Fact name={say("fair.clientSeed")} value={pair.clientSeed} />
								<Fact name={say("fair.rounds")} value={String(pair.nonces)} />
							</li>
						))}
					</ul>
					{seeds.more ? (
						<button type="button" className={buttonClass({ look: "quiet" })} onClick={() => void readOlder()}>
							{say("fair.older")}
						</button>
					) : null}
				</Section>
			)}
			<a href={verifierOf(round)} target="_blank" rel="noreferrer" className="text-accent-text underline">
				{say("fair.openVerifier")}
			</a>
		</div>
	);
}

/** The page that checks, with all that is known of the round on the board: its server seed is typed there. */
function verifierOf(round: FairnessProps["round"]): string {
	const bet = betOf(round);
	return bet === undefined ? "/verify/" : verifyAddress({ ...bet.fair, picked: bet.choice });
}

const betOf = (round: FairnessProps["round"]) => round?.events.find((event) => event.type === "bet");

const freshSeed = (): string => crypto.randomUUID().slice(0, 18);

function useSeeds(play: FramePlay | undefined, ports: FairnessProps["ports"]) {
	const say = useOriginalText();
	const [seeds, setSeeds] = useState<SeedsView>();
	const [problem, setProblem] = useState("");
	const token = play?.token;
	const unread = say("fair.unread");
	useEffect(() => {
		if (token === undefined) return;
		void ports
			.clientFor(token)
			.call(readSeeds, {})
			.then((answer) => (answer.ok ? setSeeds(answer.value) : setProblem(unread)));
	}, [token, ports, unread]);
	const rotate = async (clientSeed: string): Promise<void> => {
		if (seeds === undefined || token === undefined) return;
		const { serverHash } = seeds.current;
		const answer = await ports.clientFor(token).call(rotateSeeds, { serverHash, clientSeed });
		setProblem(answer.ok ? "" : (ports.failureSentence?.(answer.error) ?? ""));
		if (answer.ok) setSeeds(answer.value);
	};
	const readOlder = async (): Promise<void> => {
		const olderThan = seeds?.past.at(-1)?.serverHash;
		if (seeds === undefined || token === undefined || olderThan === undefined) return;
		const answer = await ports.clientFor(token).call(readSeeds, { olderThan });
		setProblem(answer.ok ? "" : unread);
		if (answer.ok) setSeeds({ ...answer.value, past: [...seeds.past, ...answer.value.past] });
	};
	return { seeds, problem, rotate, readOlder };
}

type InUseProps = {
	readonly seeds: SeedsView;
	readonly problem: string;
	readonly onRotate: (clientSeed: string) => Promise<void>;
};

function InUse({ seeds, problem, onRotate }: InUseProps) {
	const say = useOriginalText();
	const { current, next: coming } = seeds;
	const [next, setNext] = useState(freshSeed);
	const fits = clientSeedShape.test(next);
	return (
		<Section title={say("fair.current")}>
			<Fact name={say("fair.hash")} value={current.serverHash} />
			<Fact name={say("fair.clientSeed")} value={current.clientSeed} />
			<Fact name={say("fair.nextNonce")} value={String(current.nextNonce)} />
			<form
				className="flex flex-col gap-3"
				onSubmit={(event) => {
					event.preventDefault();
					if (fits) void onRotate(next).then(() => setNext(freshSeed()));
				}}
			>
				<Fact name={say("fair.nextHash")} value={coming.serverHash} />
				<Field
					label={say("fair.newClientSeed")}
					value={next}
					spellCheck={false}
					autoComplete="off"
					onChange={(event) => setNext(event.target.value)}
					{...(fits ? {} : { error: say("fair.seedShape") })}
				/>
				<p className="text-text-2">{say("fair.rotateNote")}</p>
				{problem === "" ? null : <p role="alert">{problem}</p>}
				<button type="submit" disabled={!fits} className={buttonClass()}>
					{say("fair.rotate")}
				</button>
			</form>
		</Section>
	);
}

type RoundFactsProps = Pick<FairnessProps, "round"> & {
	readonly seeds: SeedsView | undefined;
	readonly onReveal: () => void;
};

/** What the round on the board was drawn from, and once it is revealed the way to check it. */
function RoundFacts({ round, seeds, onReveal }: RoundFactsProps) {
	const say = useOriginalText();
	const bet = betOf(round);
	if (bet === undefined) return null;
	const told = round?.events.find((event) => event.type === "revealed");
	const revealed = told ?? seeds?.past.find(({ serverHash }) => serverHash === bet.fair.serverHash);
	return (
		<Section title={say("fair.thisRound")}>
			<Fact name={say("fair.hash")} value={bet.fair.serverHash} />
			<Fact name={say("fair.clientSeed")} value={bet.fair.clientSeed} />
			<Fact name={say("fair.nonce")} value={String(bet.fair.nonce)} />
			{revealed === undefined ? (
				<>
					<p className="text-text-2">{say("fair.hidden")}</p>
					{seeds?.current.serverHash === bet.fair.serverHash ? (
						<button type="button" onClick={onReveal} className={buttonClass({ look: "quiet" })}>
							{say("fair.reveal")}
						</button>
					) : null}
				</>
			) : (
				<a
					href={verifyAddress({ ...bet.fair, serverSeed: revealed.serverSeed, picked: bet.choice })}
					target="_blank"
					rel="noreferrer"
					className="inline-flex min-h-11 items-center justify-center rounded-control bg-accent px-5 font-medium text-accent-ink"
				>
					{say("fair.check")}
				</a>
			)}
		</Section>
	);
}
