// What the chat's calls share: its rooms, which are opened when somebody first asks for them, and how an author is called.
import { createHmac } from "node:crypto";
import { maskAccount } from "#games/core";
import type { MemberId } from "#platform/kernel";
import { filterText, partsOf, roomOf, vipRoom } from "../../core/index.ts";
import type { CommunityDeps } from "../ports.ts";
import { chatKind } from "./chat-room.ts";
import type { SpeakerRow } from "./speaker-store.ts";

export type ChatTools = CommunityDeps & {
	/** Whether a room is one of this brand's; it is there from then on. */
	readonly isRoom: (asked: { readonly room: string; readonly merchant: string }) => Promise<boolean>;
	readonly roomsOf: (merchant: string) => readonly { readonly id: string; readonly of: string }[];
	/** A member's name in the chat's data: the same everywhere, and it leads nowhere. */
	readonly authorOf: (memberId: MemberId) => string;
};

export function chatTools(deps: CommunityDeps): ChatTools {
	const opened = new Map<string, Promise<void>>();
	const roomsOf: ChatTools["roomsOf"] = (merchant) =>
		[...deps.brand.brand(merchant).languages, vipRoom].map((of) => ({ id: roomOf({ merchant, of }), of }));
	return {
		...deps,
		roomsOf,
		async isRoom({ room, merchant }) {
			if (partsOf(room).merchant !== merchant || !roomsOf(merchant).some(({ id }) => id === room)) return false;
			const opening = opened.get(room) ?? deps.rooms.open(chatKind, room);
			opened.set(room, opening);
			opening.catch(() => opened.delete(room));
			await opening;
			return true;
		},
		authorOf: (memberId) =>
			createHmac("sha256", deps.authorKey).update(`author ${memberId}`).digest("base64url").slice(0, 12),
	};
}

/** By the nickname, where it is one and may be read by all; else by the account, masked. */
export function nameInChat({ account, nickname }: Pick<SpeakerRow, "account" | "nickname">): string {
	if (nickname.toLowerCase() === account.toLowerCase()) return maskAccount(account);
	const shown = filterText(nickname);
	return shown.is === "said" && !shown.flagged && shown.text === nickname ? nickname : maskAccount(account);
}
