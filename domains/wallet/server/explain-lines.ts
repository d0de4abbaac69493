// What a line of the statement is about, in the words of the domain that posted it: the ledger knows what moved, not in which game.
import type { MemberId } from "#platform/kernel";
import type { PostingLine } from "./ledger-calls.ts";

/** The win of a spin that the house gave, and the game's name in the language that was asked for. */
export type LineAbout = { readonly kind: "free-spins"; readonly game: string };

/** Answers what it knows of these groups of postings, at most a page of them. */
export type Explainer = (asked: {
	readonly memberId: MemberId;
	readonly groups: readonly string[];
	readonly language: string;
}) => Promise<ReadonlyMap<string, LineAbout>>;

export type Explainers = {
	readonly add: (explainer: Explainer) => void;
	/** By group. Only promotions are asked about: the other kinds say what they are. */
	readonly explain: (
		of: { readonly memberId: MemberId; readonly language: string },
		lines: readonly PostingLine[],
	) => Promise<ReadonlyMap<string, LineAbout>>;
};

export function collectExplainers(): Explainers {
	const all: Explainer[] = [];
	return {
		add: (explainer) => void all.push(explainer),
		async explain(of, lines) {
			const groups = lines.flatMap(({ kind, group }) => (kind === "promo" && group !== undefined ? [group] : []));
			if (groups.length === 0) return new Map();
			const said = await Promise.all(all.map((explainer) => explainer({ ...of, groups })));
			return new Map(said.flatMap((one) => [...one]));
		},
	};
}
