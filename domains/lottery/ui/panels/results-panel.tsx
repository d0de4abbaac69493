// Results by the day of the game's zone: what each draw was like, and the way to check it.
import { useState } from "react";
import type { FramePlay, FramePorts } from "#cabinet/ui";
import { Button } from "#platform/ui";
import { type DrawView, listDraws, readDraw } from "../../contract/index.ts";
import { familyOf, type LotteryGame, readDigits, shapeOf } from "../../core/index.ts";
import { checkAddress } from "../check/check-address.ts";
import { Board, Result } from "../check/result.tsx";
import { useLotteryText } from "../text.ts";
import { useAsked } from "./use-asked.ts";

export type ResultsPanelProps = {
	readonly play: FramePlay;
	readonly ports: Pick<FramePorts, "clientFor" | "failureSentence">;
	readonly gameId: LotteryGame;
};

export function ResultsPanel({ play, ports, gameId }: ResultsPanelProps) {
	const say = useLotteryText();
	const [date, setDate] = useState<string>();
	const [page, setPage] = useState(1);
	const client = ports.clientFor(play.token);
	const { answer } = useAsked(
		() => client.call(listDraws, { gameId, page, size: 20, ...(date === undefined ? {} : { date }) }),
		[gameId, date ?? "", String(page)],
	);
	const [refused, setRefused] = useState("");
	const check = async (numero: string): Promise<void> => {
		const window_ = open("about:blank", "_blank");
		const proof = await client.call(readDraw, { gameId, numero });
		setRefused(proof.ok ? "" : ports.failureSentence(proof.error));
		if (proof.ok && window_ !== null) window_.location.href = checkAddress(proof.value);
		else window_?.close();
	};
	const value = answer?.ok === true ? answer.value : undefined;
	return (
		<div className="flex flex-col gap-4 text-14">
			<p className="text-text-2">{say("rules.house")}</p>
			<label className="flex items-center gap-3">
				<span className="text-text-2">{say("results.date")}</span>
				<input
					type="date"
					value={date ?? value?.date ?? ""}
					onChange={(event) => {
						setDate(event.target.value === "" ? undefined : event.target.value);
						setPage(1);
					}}
					className="h-11 rounded-control border border-line-control bg-ground px-3 text-16 tabular-nums"
				/>
			</label>
			{refused === "" ? null : <p role="alert">{refused}</p>}
			{answer?.ok === false ? <p role="alert">{ports.failureSentence(answer.error)}</p> : null}
			{answer === undefined ? <div className="skeleton h-60 rounded-card" /> : null}
			{value?.draws.length === 0 ? <p className="text-text-2">{say("results.empty")}</p> : null}
			<ul className="flex flex-col gap-1.5">
				{value?.draws.map((draw) => (
					<DrawRow key={draw.numero} gameId={gameId} draw={draw} onCheck={() => void check(draw.numero)} />
				))}
			</ul>
			{value === undefined ? null : <Pages page={page} pages={value.pages} onPage={setPage} />}
		</div>
	);
}

type DrawRowProps = { readonly gameId: LotteryGame; readonly draw: DrawView; readonly onCheck: () => void };

function DrawRow({ gameId, draw, onCheck }: DrawRowProps) {
	const say = useLotteryText();
	const digits = draw.digits === undefined ? undefined : readDigits(gameId, draw.digits);
	const family = familyOf(gameId);
	const shape = digits === undefined || family.code !== "SSC" ? undefined : shapeOf(digits);
	return (
		<li className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-control bg-surface-2 px-3 py-2">
			<span className="w-28 text-text-2 tabular-nums">{draw.numero}</span>
			{digits === undefined ? (
				<span className="grow">{say("results.void")}</span>
			) : (
				<Result game={gameId} digits={digits} size="small" />
			)}
			{draw.official ? <Mark words={say("results.official")} /> : null}
			{draw.corrected ? <Mark words={say("results.corrected")} /> : null}
			{draw.beforeOpening ? <Mark words={say("results.beforeOpening")} /> : null}
			{shape === undefined ? null : (
				<dl className="flex grow flex-wrap gap-x-5 text-13 text-text-2 tabular-nums">
					<Fact name={say("results.sum")} value={String(shape.sum)} />
					<Fact name={say("results.bigSmall")} value={`${shape.big} : ${5 - shape.big}`} />
					<Fact name={say("results.oddEven")} value={`${shape.odd} : ${5 - shape.odd}`} />
				</dl>
			)}
			{draw.official ? null : (
				<button
					type="button"
					aria-label={say("results.checkOf", { issue: draw.numero })}
					onClick={onCheck}
					className="min-h-11 rounded-control px-3 text-accent-text underline"
				>
					{say("results.check")}
				</button>
			)}
			{digits === undefined || family.board === undefined ? null : (
				<details className="w-full">
					<summary className="min-h-11 cursor-pointer content-center text-13 text-text-2">{say("board.name")}</summary>
					<Board game={gameId} digits={digits} />
				</details>
			)}
		</li>
	);
}

const Mark = ({ words }: { readonly words: string }) => <span className="text-13 text-text-3">{words}</span>;

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
	return (
		<div className="flex gap-1.5">
			<dt className="text-text-3">{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}

type PagesProps = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void };

function Pages({ page, pages, onPage }: PagesProps) {
	const say = useLotteryText();
	if (pages < 2) return null;
	return (
		<div className="flex items-center justify-between gap-3">
			<Button look="plain" disabled={page <= 1} onPress={() => onPage(page - 1)}>
				{say("results.newer")}
			</Button>
			<span className="tabular-nums">{`${page} / ${pages}`}</span>
			<Button look="plain" disabled={page >= pages} onPress={() => onPage(page + 1)}>
				{say("results.older")}
			</Button>
		</div>
	);
}
