// A member says something, or shows a won round of theirs.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { sayInChat, shareWin } from "../../contract/index.ts";
import { filterText, partsOf } from "../../core/index.ts";
import type { ChatTools } from "./chat-tools.ts";
import { speak } from "./speak.ts";

export const sayInChatRoute = (tools: ChatTools): Route =>
	bind(sayInChat, async ({ room, text }, { principal, now, idempotencyKey, requestId }) => {
		const speaking = { room, principal, key: idempotencyKey ?? requestId, about: text.trim().toLowerCase(), now };
		return speak(tools, speaking, async () => {
			const said = filterText(text);
			if (said.is === "refused") return err(failure("CHAT_REFUSED", { why: said.why }));
			return ok({ text: said.text, flagged: said.flagged, card: null });
		});
	});

export const shareWinRoute = (tools: ChatTools): Route =>
	bind(shareWin, async ({ room, roundId, amounts }, { principal, now, idempotencyKey, requestId }) => {
		const speaking = { room, principal, key: idempotencyKey ?? requestId, about: `round ${roundId}`, now };
		const { memberId } = principal;
		const language = partsOf(room).of.toLowerCase();
		const shared = await speak(tools, speaking, async () => {
			const card = await tools.games.shareWin({ memberId, roundId, amounts, now, language });
			if (card.ok) return ok({ text: "", flagged: false, card: card.value });
			const full = card.error.code === "TOO_MANY_REPLAY_LINKS";
			return err(failure(full ? "TOO_MANY_REPLAY_LINKS" : "CHAT_ROUND_UNKNOWN"));
		});
		return shared.ok ? ok({ id: shared.value.id }) : shared;
	});
