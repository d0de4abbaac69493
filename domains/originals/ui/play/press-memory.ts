// Keeps an unanswered bet in the tab, so that a reload asks for it again under its key. Nothing else of play is stored,
// but what was chosen last, which is remembered for the next visit.
import * as z from "zod/mini";
import { choice } from "../../contract/choice.ts";
import { type Choice, isOffered, type OriginalGame } from "../../core/index.ts";

export type RememberedBet = {
	readonly key: string;
	/** Minor units. */
	readonly stake: bigint;
	readonly picked: Choice;
	/** The play token under which it was sent. */
	readonly token: string;
};

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const pendingKey = "tessera.originals.pending";
const choiceKey = (game: OriginalGame) => `tessera.originals.choice.${game}`;

const stored = z.object({
	key: z.string(),
	stake: z.string().check(z.regex(/^[0-9]{1,18}$/)),
	picked: choice,
	token: z.string(),
});
const chosen = z.object({ picked: choice, stake: z.string().check(z.regex(/^[0-9]{1,18}$/)) });

function parsed<Model extends z.ZodMiniType>(model: Model, text: string | null): z.infer<Model> | undefined {
	if (text === null) return undefined;
	try {
		return z.safeParse(model, JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

/** The unanswered bet of this game; undefined when there is none. */
export function recallBet(storage: Kept, game: OriginalGame): RememberedBet | undefined {
	const bet = parsed(stored, storage.getItem(pendingKey));
	return bet?.picked.game === game ? { ...bet, stake: BigInt(bet.stake) } : undefined;
}

export const rememberBet = (storage: Kept, bet: RememberedBet): void =>
	storage.setItem(pendingKey, JSON.stringify({ ...bet, stake: bet.stake.toString() }));

export const forgetBet = (storage: Kept): void => storage.removeItem(pendingKey);

/** What was bet last on a game; undefined when it is offered no more. */
export function recallChoice(storage: Kept, game: OriginalGame): { picked: Choice; stake: bigint } | undefined {
	const last = parsed(chosen, storage.getItem(choiceKey(game)));
	if (last?.picked.game !== game || !isOffered(last.picked)) return undefined;
	return { picked: last.picked, stake: BigInt(last.stake) };
}

export const rememberChoice = (storage: Kept, { picked, stake }: { picked: Choice; stake: bigint }): void =>
	storage.setItem(choiceKey(picked.game), JSON.stringify({ picked, stake: stake.toString() }));
