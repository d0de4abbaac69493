// A round of several commands by the vendor from outside, as its own server would send them. Never imported outside tests.
import { type MemberId, unwrap } from "#platform/kernel";
import type { Hall } from "./open-hall.ts";

export async function outsideRound(hall: Hall, member: MemberId, roundId: string) {
	const { api } = hall.games;
	const { token } = await hall.sit(member, "wheel");
	const command = { vendor: "OUTSIDE", memberId: member, currency: "P", gameCode: "wheel", roundId } as const;
	return {
		bet: async (amount: bigint, roundClosed: boolean) =>
			unwrap(await api.bet({ ...command, token, transactionId: `${roundId}-bet`, amount, roundClosed })),
		win: async (amount: bigint) =>
			unwrap(await api.win({ ...command, transactionId: `${roundId}-win`, amount, roundClosed: true })),
		takeBack: async (what: "bet" | "win") =>
			unwrap(
				await api.rollback({
					...command,
					transactionId: `${roundId}-back-${what}`,
					referenceTransactionId: `${roundId}-${what}`,
				}),
			),
	};
}
