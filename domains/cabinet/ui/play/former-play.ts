// What a play that is over means for what it sent: a round is asked for with the token it was sent under, since its key is
// known there, and that play may have ended since (logged out, idle too long) while another runs in the same tab.
import type { CallFailure } from "#platform/contract/client";
import { err, type Result } from "#platform/kernel";

/** After these the play token that was sent is worth nothing. */
const ends: ReadonlySet<string> = new Set(["NOT_LOGGED_IN", "PLAY_EXPIRED"]);

export const endsPlay = (code: string): boolean => ends.has(code);

/**
 * The answer to a round that a former play of this tab has sent. Where that play has ended, the round can be asked for no
 * more: that is a refusal (`FORMER_PLAY_ENDED`), and no end of the play that runs now.
 */
export async function ofFormerPlay<Answer>(
	asked: Promise<Result<Answer, CallFailure>>,
): Promise<Result<Answer, CallFailure>> {
	const answer = await asked;
	return answer.ok || !endsPlay(answer.error.code) ? answer : err({ ...answer.error, code: "FORMER_PLAY_ENDED" });
}
