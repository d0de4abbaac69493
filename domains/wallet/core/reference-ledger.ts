// The ledger in plain words: one command after the other, in memory. It is what the database must do, written to be
// read; the simulation and the tests hold the real one against it. It keeps no money.
import { type CommandKey, isWellFormed, type PostCommand, reversibleKinds } from "./command.ts";
import type { PostStatus } from "./post-status.ts";

/** `balance` is what the command left, the true balance when it was refused, undefined when there is none to tell. */
export type ReferenceAnswer = { readonly status: PostStatus; readonly balance: bigint | undefined };

type Wallet = { balance: bigint; held: bigint; version: bigint };
type Stored = { readonly command: PostCommand; readonly delta: bigint; readonly balanceAfter: bigint };

export type ReferenceState = {
	readonly wallets: ReadonlyMap<string, Wallet>;
	/** By member and key. */
	readonly postings: ReadonlyMap<string, Stored>;
	/** What was taken back, or must never come, by member and key. */
	readonly reversed: ReadonlySet<string>;
};

export type ReferenceLedger = {
	readonly open: (wallet: Pick<PostCommand, "memberId" | "currency" | "purse">) => void;
	readonly hold: (wallet: Pick<PostCommand, "memberId" | "currency" | "purse">, amount: bigint) => void;
	/** Stands or falls together; one answer a command. */
	readonly post: (group: readonly PostCommand[]) => readonly ReferenceAnswer[];
	/** A copy as it is now. */
	readonly state: () => ReferenceState;
};

type Books = { wallets: Map<string, Wallet>; postings: Map<string, Stored>; reversed: Set<string> };

export function createReferenceLedger(): ReferenceLedger {
	let books: Books = { wallets: new Map(), postings: new Map(), reversed: new Set() };
	return {
		open: (wallet) => {
			const name = walletOf(wallet);
			if (!books.wallets.has(name)) books.wallets.set(name, { balance: 0n, held: 0n, version: 0n });
		},
		hold: (wallet, amount) => {
			const state = books.wallets.get(walletOf(wallet));
			if (state !== undefined) state.held += amount;
		},
		post: (group) => {
			// A single command that is refused has changed nothing.
			const before = group.length > 1 ? copy(books) : books;
			const answers: ReferenceAnswer[] = [];
			for (const command of group) {
				const answer = postOne(books, command);
				answers.push(answer);
				if (!stands(answer)) break;
			}
			const failed = answers.findIndex((answer) => !stands(answer));
			if (failed < 0) return answers;
			books = before;
			return group.map((_, index) => (index === failed ? answers[index] : replayOf(answers[index])) ?? aborted);
		},
		state: () => copy(books),
	};
}

const stands = ({ status }: ReferenceAnswer): boolean => status === "posted" || status === "replayed";

const aborted: ReferenceAnswer = { status: "aborted", balance: undefined };

/** In a group that was refused, only what was posted long before still stands. */
const replayOf = (answer: ReferenceAnswer | undefined) => (answer?.status === "replayed" ? answer : undefined);

function postOne(books: Books, command: PostCommand): ReferenceAnswer {
	if (!isWellFormed(command)) return { status: "invalid", balance: undefined };
	const wallet = books.wallets.get(walletOf(command));
	if (wallet === undefined) return { status: "no-wallet", balance: undefined };
	const refuse = (status: PostStatus): ReferenceAnswer => ({ status, balance: wallet.balance });

	const stored = books.postings.get(commandOf(command, command.key));
	if (stored !== undefined) {
		if (!sameContent(stored.command, command)) return refuse("conflict");
		return { status: "replayed", balance: stored.balanceAfter };
	}
	if (books.reversed.has(commandOf(command, command.key))) return refuse("tombstoned");

	const moved = deltaOf(books, command);
	if (typeof moved !== "bigint") return refuse(moved);
	if (moved < 0n && wallet.balance + moved < wallet.held) return refuse("insufficient");

	wallet.balance += moved;
	wallet.version += 1n;
	books.postings.set(commandOf(command, command.key), { command, delta: moved, balanceAfter: wallet.balance });
	if (command.kind === "rollback" && command.reference !== undefined)
		books.reversed.add(commandOf(command, command.reference));
	return { status: "posted", balance: wallet.balance };
}

/** What a command moves, or why its reference does not bear it. */
function deltaOf(books: Books, command: PostCommand): bigint | "no-reference" | "not-reversible" {
	if (command.reference === undefined) return command.delta;
	const origin = books.postings.get(commandOf(command, command.reference));
	const reversed = books.reversed.has(commandOf(command, command.reference));
	if (origin !== undefined && walletOf(origin.command) !== walletOf(command)) return "no-reference";
	if (command.kind !== "rollback") return origin === undefined || reversed ? "no-reference" : command.delta;
	if (origin === undefined || reversed) return 0n;
	return reversibleKinds.has(origin.command.kind) ? -origin.delta : "not-reversible";
}

/** A rollback's amount and account are those of what it takes back, so they are not part of its content. */
function sameContent(left: PostCommand, right: PostCommand): boolean {
	if (walletOf(left) !== walletOf(right) || left.kind !== right.kind) return false;
	if (left.kind !== "rollback" && (left.delta !== right.delta || left.counter !== right.counter)) return false;
	return left.reference === right.reference && left.group === right.group && left.content === right.content;
}

const walletOf = ({ memberId, currency, purse }: Pick<PostCommand, "memberId" | "currency" | "purse">): string =>
	`${memberId} ${currency} ${purse}`;

const commandOf = ({ memberId }: Pick<PostCommand, "memberId">, key: CommandKey): string => `${memberId} ${key}`;

function copy({ wallets, postings, reversed }: Books): Books {
	const fresh = Array.from(wallets, ([name, state]): [string, Wallet] => [name, { ...state }]);
	return { wallets: new Map(fresh), postings: new Map(postings), reversed: new Set(reversed) };
}
