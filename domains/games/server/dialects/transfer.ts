// The transfer dialect, as the vendor calls us: it keeps members' money in books of its own and says what is staked and won of
// it, in the words of the signed HTTP dialect; its commands move the purse that stands for what lies there. Our answers are
// signed too. How money gets there and home is `far-wallet.ts`. Translates, and decides nothing.
import type { RawCall, RawRoute, RawText } from "#platform/http";
import type { GamesTools } from "../tools.ts";
import { type HmacCommand, hmacAnswerer, hmacCommands } from "./hmac.ts";
import { answerSignatureOf, hmacHeaders } from "./signatures.ts";

export const transferPath = (command: HmacCommand) => `/vendors/transfer/v1/${command}` as const;

export const transferRoutes = (tools: GamesTools): readonly RawRoute[] =>
	hmacCommands.map((command) => {
		const answer = hmacAnswerer(tools, command, "transfer");
		return {
			method: "POST",
			path: transferPath(command),
			handle: async (call) => signed(tools, call, await answer(call)),
		};
	});

/** A stranger is answered without: there is no key to sign with. */
async function signed(
	{ keys }: GamesTools,
	call: RawCall,
	{ status, body }: { readonly status: number; readonly body: unknown },
): Promise<RawText> {
	const text = JSON.stringify(body);
	const { secrets: [secret] = [] } = (await keys.inForce(call.header(hmacHeaders.vendor) ?? "", "transfer")) ?? {};
	if (secret === undefined) return { status, text, headers: {} };
	const timestamp = String(call.now.getTime());
	const signature = answerSignatureOf(secret, { body: text, timestamp });
	return { status, text, headers: { [hmacHeaders.timestamp]: timestamp, [hmacHeaders.signature]: signature } };
}
