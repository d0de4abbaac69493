// Who plays slots in the simulation: members, guests, and players to whom the house gives free spins.
import type { Living } from "../../../tools/sim/proofs.ts";
import { kept, type Run } from "../../../tools/sim/run.ts";
import { giftBook } from "./life/gift-book.ts";
import { openGiftDesk } from "./life/gift-desk.ts";
import { liveAsGifted } from "./life/gifted.ts";
import { liveAsGuest, liveAsMember, playRounds } from "./life/members.ts";

const giftDesk = kept(({ db, persist }: Run) => openGiftDesk(db, persist));

export const life: Living = {
	crowds: {
		members: { usual: 12, most: 500, live: liveAsMember },
		guests: { usual: 4, most: 500, live: liveAsGuest },
		gifted: {
			usual: 4,
			most: 100,
			live: (one, { run }) => liveAsGifted(one, { desk: giftDesk(run), book: giftBook(run) }),
		},
	},
	plays: playRounds,
};
