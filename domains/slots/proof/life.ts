// Who plays slots in the simulation: members, guests, and players to whom the house gives free spins.
import type { Living } from "../../../tools/sim/proofs.ts";
import { kept, type Run } from "../../../tools/sim/run.ts";
import { freeSpinsBook } from "./life/free-spins-book.ts";
import { openFreeSpinsDesk } from "./life/free-spins-desk.ts";
import { liveAsFreeStake } from "./life/free-spins-life.ts";
import { liveAsGuest, liveAsMember, playRounds } from "./life/members.ts";

const freeSpinsDesk = kept(({ db, persist }: Run) => openFreeSpinsDesk(db, persist));

export const life: Living = {
	crowds: {
		members: { usual: 12, most: 500, live: liveAsMember },
		guests: { usual: 4, most: 500, live: liveAsGuest },
		freeStake: {
			usual: 4,
			most: 100,
			live: (one, { run }) => liveAsFreeStake(one, { desk: freeSpinsDesk(run), book: freeSpinsBook(run) }),
		},
	},
	plays: playRounds,
};
