// A chat room: its last lines, its pace, what stands at its top. What is said, hidden and shown again folds into it. Pure.

export type WinCard = {
	/** Opens the round again; it says nothing of whose it was. */
	readonly token: string;
	readonly gameId: string;
	readonly gameType: string;
	readonly displayName: string;
	readonly smallIcon: string;
	/** The currency, or `×` where the round is told in multiples of its stake. */
	readonly currency: string;
	readonly stake: string;
	readonly win: string;
};

/** As it lies in the room: the author by a name that leads nowhere else, the key by which a repetition is known. */
export type ChatLine = {
	readonly id: number;
	readonly key: string;
	readonly author: string;
	readonly name: string;
	readonly level: number;
	readonly text: string;
	readonly at: number;
	readonly card: WinCard | null;
	/** The member who said it, told to nobody, and whether a moderator should look. */
	readonly owner: string;
	readonly flagged: boolean;
};

export type ChatState = {
	readonly next: number;
	/** The oldest first. */
	readonly lines: readonly ChatLine[];
	readonly slowSeconds: number;
	readonly closed: boolean;
	readonly pinned: string;
	/** Read by its members alone: others are told that it changed, and nothing else. */
	readonly sealed: boolean;
};

export type ChatEvent =
	| { readonly type: "said"; readonly line: ChatLine }
	| { readonly type: "hidden"; readonly id: number }
	| { readonly type: "restored"; readonly line: ChatLine }
	| ({ readonly type: "set" } & Pick<ChatState, "slowSeconds" | "closed" | "pinned">);

export type ChatCommand =
	| { readonly do: "say"; readonly line: Omit<ChatLine, "id" | "at"> }
	| { readonly do: "hide"; readonly id: number }
	| { readonly do: "restore"; readonly line: ChatLine }
	| ({ readonly do: "set" } & Pick<ChatState, "slowSeconds" | "closed" | "pinned">);

export const keptLines = 50;

export const emptyRoom = (room: string): ChatState => ({
	next: 1,
	lines: [],
	slowSeconds: 0,
	closed: false,
	pinned: "",
	sealed: room.endsWith("-vip"),
});

export function applyChat(state: ChatState, event: ChatEvent): ChatState {
	switch (event.type) {
		case "said":
			return { ...state, next: event.line.id + 1, lines: [...state.lines, event.line].slice(-keptLines) };
		case "hidden":
			return { ...state, lines: state.lines.filter(({ id }) => id !== event.id) };
		case "restored": {
			const others = state.lines.filter(({ id }) => id !== event.line.id);
			const lines = [...others, event.line].toSorted((left, right) => left.id - right.id);
			return { ...state, lines: lines.slice(-keptLines) };
		}
		case "set":
			return { ...state, slowSeconds: event.slowSeconds, closed: event.closed, pinned: event.pinned };
	}
}

/** What comes of it: nothing where it is so already, undefined where the room is closed. */
export function decideChat(state: ChatState, command: ChatCommand, at: number): readonly ChatEvent[] | undefined {
	switch (command.do) {
		case "say":
			if (state.lines.some(({ key }) => key === command.line.key)) return [];
			if (state.closed) return undefined;
			return [{ type: "said", line: { ...command.line, id: state.next, at } }];
		case "hide":
			return [{ type: "hidden", id: command.id }];
		case "restore":
			return [{ type: "restored", line: command.line }];
		case "set":
			return [{ type: "set", slowSeconds: command.slowSeconds, closed: command.closed, pinned: command.pinned }];
	}
}

/** The room of a brand's language, or that of its VIPs: `tessera-en`, `tessera-vip`. */
export const roomOf = ({ merchant, of }: { readonly merchant: string; readonly of: string }): string =>
	`${merchant}-${of.toLowerCase()}`;

export const vipRoom = "VIP";
/** From this rank on the VIPs' room is open. */
export const vipLevel = 3;

/** The brand of a room, and whose it is: a language, or VIP. */
export function partsOf(room: string): { readonly merchant: string; readonly of: string } {
	const cut = room.lastIndexOf("-");
	return { merchant: room.slice(0, cut), of: room.slice(cut + 1).toUpperCase() };
}

export const reportReasons = ["spam", "insult", "link", "begging", "other"] as const;
/** So many different people hide a line until a moderator has seen it. */
export const reportsToHide = 3;

/** How long somebody may be kept from writing, in minutes; null for ever. */
export const barTerms = [15, 1_440, 10_080, null] as const;

export const chatKeptDays = 90;
