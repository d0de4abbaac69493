// Makes the face of the tickets.
import type { GamesTools } from "../tools.ts";
import { moveHouseStakes } from "./house-stakes.ts";
import { ownTickets, sumTickets, waitingTickets } from "./list-tickets.ts";
import { placeTicket, placeTogether } from "./place-ticket.ts";
import { playTogether } from "./play-together.ts";
import { raiseTicket } from "./raise-ticket.ts";
import { standTickets } from "./stand-tickets.ts";
import type { Tickets } from "./tickets-api.ts";

export const ticketsOf = (tools: GamesTools): Tickets => ({
	place: (order) => placeTicket(tools, order),
	placeTogether: (orders) => placeTogether(tools, orders),
	raise: (raise) => raiseTicket(tools, raise),
	stand: (tx, lines) => standTickets(tools, tx, lines),
	waiting: (tx, asked) => waitingTickets(tools, tx, asked),
	sums: (tx, asked) => sumTickets(tools, tx, asked),
	own: (play, asked) => ownTickets(tools, play, asked),
	playTogether: (tx, rounds) => playTogether(tools, tx, rounds),
	moveHouseStakes: (tx, moves) => moveHouseStakes(tools, tx, moves),
});
