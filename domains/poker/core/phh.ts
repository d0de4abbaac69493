// A hand as a text in the open format PHH (TOML), as a player may see it: cards that they never saw are question marks.
import { type Card, cardText, holeCards } from "./cards.ts";
import type { HandRecord } from "./table/record.ts";

const variants = { holdem: "NT", omaha: "PO", short: "NS" } as const;

/** Blinds stand by player; heads-up the format has them the other way round. */
export function phhOf(record: HandRecord): string {
	const { rules, players, posted, id } = record;
	const paid = (seat: number, as: string) =>
		posted.filter((post) => post.seat === seat && post.as === as).reduce((sum, { amount }) => sum + amount, 0);
	const list = (figures: readonly number[]) => `[${figures.join(", ")}]`;
	return [
		`variant = "${variants[rules.game]}"`,
		`antes = ${list(players.map(({ seat }) => paid(seat, "ante") + paid(seat, "dead")))}`,
		`blinds_or_straddles = ${list(players.map(({ seat }) => paid(seat, "live")))}`,
		`min_bet = ${rules.big}`,
		`starting_stacks = ${list(players.map(({ start }) => start))}`,
		`actions = [${actionsOf(record)
			.map((action) => `"${action}"`)
			.join(", ")}]`,
		`hand = "${id}"`,
		`seats = ${list(players.map(({ seat }) => seat + 1))}`,
		`seat_count = ${rules.seats}`,
		`players = [${players.map(({ name }) => JSON.stringify(name)).join(", ")}]`,
		`currency = "${rules.currency}"`,
		"",
	].join("\n");
}

const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join("");

function actionsOf({ players, acts, boards, rules }: HandRecord): readonly string[] {
	const placeOf = (seat: number) => `p${players.findIndex((player) => player.seat === seat) + 1}`;
	const hidden = "??".repeat(holeCards[rules.game]);
	const dealt = players.map(({ seat, cards }) => `d dh ${placeOf(seat)} ${cards === null ? hidden : cardsText(cards)}`);
	const [board = []] = boards;
	const streets = [[], board.slice(0, 3), board.slice(3, 4), board.slice(4, 5)].map((cards, street) => [
		...(cards.length === 0 ? [] : [`d db ${cardsText(cards)}`]),
		...acts
			.filter((one) => one.street === street)
			.map(({ seat, act, to }) =>
				act.type === "raise" ? `${placeOf(seat)} cbr ${to}` : `${placeOf(seat)} ${act.type === "call" ? "cc" : "f"}`,
			),
	]);
	const shown = players.flatMap(({ seat, cards, shown: open }) =>
		open && cards !== null ? [`${placeOf(seat)} sm ${cardsText(cards)}`] : [],
	);
	return [...dealt, ...streets.flat(), ...shown];
}
