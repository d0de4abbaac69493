// The record by sittings: what was fired and won from taking a cannon to leaving it, and each volley of one, which is shown again.
import { useEffect, useState } from "react";
import { type HistoryProps, Section } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { Amount, useFormats } from "#platform/ui";
import { listFishingSittings, listSittingVolleys } from "../../contract/index.ts";
import { useFishingText } from "../text.ts";

type Sitting = {
	readonly sittingId: string;
	readonly stakes: "shore" | "reef" | "deep";
	readonly currency: string;
	readonly satAt: string;
	readonly shots: number;
	readonly staked: string;
	readonly won: string;
};

export function Sittings({ play, ports, onRecall }: Pick<HistoryProps, "play" | "ports" | "onRecall">) {
	const say = useFishingText();
	const [sittings, setSittings] = useState<readonly Sitting[]>();
	const [problem, setProblem] = useState<CallFailure>();
	useEffect(() => {
		void ports
			.clientFor(play.token)
			.call(listFishingSittings, {})
			.then((answer) => (answer.ok ? setSittings(answer.value.sittings) : setProblem(answer.error)));
	}, [ports, play]);
	const shown = (sittings ?? []).filter(({ shots }) => shots > 0);
	return (
		<Section title={say("sittings.title")}>
			{problem === undefined ? null : <p role="alert">{ports.failureSentence(problem)}</p>}
			{sittings !== undefined && shown.length === 0 ? (
				<p className="text-14 text-text-2">{say("sittings.none")}</p>
			) : null}
			<ul className="flex flex-col gap-1.5">
				{shown.map((sitting) => (
					<Row
						key={sitting.sittingId}
						sitting={sitting}
						open={async () => {
							const answer = await ports
								.clientFor(play.token)
								.call(listSittingVolleys, { sittingId: sitting.sittingId });
							setProblem(answer.ok ? undefined : answer.error);
							return answer.ok ? answer.value.volleys : [];
						}}
						onRecall={async (roundId) => setProblem(await onRecall(roundId))}
					/>
				))}
			</ul>
		</Section>
	);
}

type Volley = {
	readonly n: number;
	readonly roundId: string;
	readonly at: string;
	readonly shots: number;
	readonly stake: string;
	readonly win: string;
};

type RowProps = {
	readonly sitting: Sitting;
	readonly open: () => Promise<readonly Volley[]>;
	readonly onRecall: (roundId: string) => Promise<void>;
};

const line =
	"flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-control px-3 text-start text-13";

function Row({ sitting, open, onRecall }: RowProps) {
	const say = useFishingText();
	const { moment, second } = useFormats();
	const [volleys, setVolleys] = useState<readonly Volley[]>();
	const { stakes, currency, satAt, shots, staked, won } = sitting;
	return (
		<li className="flex flex-col gap-1">
			<button
				type="button"
				aria-expanded={volleys !== undefined}
				onClick={() => void (volleys === undefined ? open().then(setVolleys) : setVolleys(undefined))}
				className={`${line} bg-surface-2 hover:bg-surface-3`}
			>
				<span>{`${moment(satAt)} · ${say(`stakes.${stakes}`)} · ${say("sittings.shots", { count: shots })}`}</span>
				<span className="tabular-nums">
					<Amount amount={staked} currency={currency} /> → <Amount amount={won} currency={currency} />
				</span>
			</button>
			{volleys === undefined ? null : (
				<ul className="flex flex-col gap-1 ps-4">
					{volleys.map((volley) => (
						<li key={volley.n}>
							<button
								type="button"
								onClick={() => void onRecall(volley.roundId)}
								className={`${line} hover:bg-surface-2`}
							>
								<span>{`${second(volley.at)} · ${say("sittings.shots", { count: volley.shots })}`}</span>
								<span className="tabular-nums">
									<Amount amount={volley.stake} currency={currency} /> →{" "}
									<Amount amount={volley.win} currency={currency} />
								</span>
							</button>
						</li>
					))}
				</ul>
			)}
		</li>
	);
}
