import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cabinetSentences } from "#cabinet/ui/testing";
import { externalStore, startText } from "#platform/ui";
import type { SlotRound } from "../../contract/index.ts";
import type { Side, SlotEvent } from "../../core/index.ts";
import { type Bought, enterPlay, type PlayState } from "../play/play-state.ts";
import { DoubleShown, Extras, useOffers } from "./extras.tsx";
import { Panels } from "./panels.tsx";
import { sentences, testLook, testShow, testTable } from "./testing.ts";

beforeAll(() =>
	startText({
		sources: [...sentences, cabinetSentences],
		first: ["slots", "slot-names", "cabinet"],
		defaultLanguage: "EN",
	}),
);
afterEach(cleanup);

const payTable = {
	...testTable,
	buy: { code: "bought", cost: 1_000, rtp: "94.44", topAward: { credits: 1, oneIn: 2 } },
	doubleUp: { steps: 3, most: 5_000 },
};

const won: SlotEvent[] = [
	{ type: "bet", mode: "standard", cost: 20 },
	{ type: "total", win: 48 },
];

const idle = enterPlay({ balance: 60_00n, stakes: [20n, 100n], chosen: 1, pending: undefined }).state;
const after: PlayState = { ...idle, answer: { roundId: "r1", stake: 100n, win: 240n, balance: 60_00n } };

type Case = {
	readonly state: PlayState;
	readonly features?: { buy: boolean; doubleUp: boolean };
	readonly events?: SlotEvent[];
	/** The frame was opened anew: the round is the one it was left with. */
	readonly reopened?: boolean;
};

type FrameProps = {
	readonly state: PlayState;
	readonly features: { readonly buy: boolean; readonly doubleUp: boolean };
	readonly player: Parameters<typeof useOffers>[0]["player"];
	readonly lastRound: SlotRound | undefined;
};

function Frame({ state, features, player, lastRound }: FrameProps) {
	const [panel, setPanel] = useState<"buy" | "double">();
	const slot = { payTable, currency: "P" as const, features, lastRound };
	const offers = useOffers({ slot, state, player, taken: () => setPanel(undefined) });
	const rules = { payTable, look: testLook, currency: "P", stakes: [100n], stake: 100n } as const;
	return (
		<>
			<Extras slot={slot} offers={offers} open={state.phase === "idle"} onOpen={setPanel} />
			<Panels panel={panel} onClose={() => setPanel(undefined)} rules={rules} history={undefined} {...offers} />
		</>
	);
}

/** The row and its panels as the live frame joins them; tells what was taken. */
async function opened({ state, features = { buy: true, doubleUp: true }, events = won, reopened = false }: Case) {
	const taken: (Bought | Side)[] = [];
	const round: SlotRound = {
		roundId: "r1",
		payTable: "dancheong-gate@1",
		mode: "real",
		currency: "P",
		coin: "0.05",
		stake: "1.00",
		win: "2.40",
		playedAt: "2026-11-23T00:00:00.000Z",
		events,
	};
	const player = {
		round: externalStore<SlotRound | undefined>(reopened ? undefined : round),
		buy: (bought: Bought) => taken.push(bought),
		double: (side: Side) => taken.push(side),
	};
	await act(async () => {
		render(<Frame state={state} features={features} player={player} lastRound={reopened ? round : undefined} />);
	});
	return taken;
}

/** The panel is fetched when it is first opened. */
const patient = { timeout: 8_000 };

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const text = (): string => document.body.textContent ?? "";

describe("a bonus that is bought", () => {
	it("says its price, what is left and its return before anything is staked", async () => {
		const taken = await opened({ state: idle });
		fireEvent.click(await screen.findByRole("button", { name: "Buy the bonus: P 50.00" }, patient));
		const pay = await screen.findByRole("button", { name: "Pay P 50.00 and play" }, patient);
		expect(text()).toContain("before any win: P 10.00");
		expect(text()).toContain("94.44 % of its price");
		expect(taken).toEqual([]);
		fireEvent.click(pay);
		expect(taken).toEqual([{ mode: "bought", stake: 50_00n }]);
	});

	it("is not offered beyond the balance, nor while a round runs", async () => {
		await opened({ state: { ...idle, balance: 49_99n } });
		expect(button("Buy the bonus")).toHaveProperty("disabled", true);
		cleanup();
		await opened({ state: { ...idle, phase: "spinning" } });
		expect(button("Buy the bonus: P 50.00")).toHaveProperty("disabled", true);
	});
});

describe("a double-up", () => {
	it("says what is staked and what may be won, and takes a side", async () => {
		const taken = await opened({ state: after });
		fireEvent.click(button("Double P 2.40"));
		const right = await screen.findByRole("button", { name: "Right" }, patient);
		expect(text()).toContain("pick it and win P 4.80");
		expect(text()).toContain("Doubling 1 of at most 3 in a row");
		fireEvent.click(right);
		expect(taken).toEqual(["right"]);
	});

	it("is offered again when the frame is opened anew, with what the round before it won", async () => {
		const last = { roundId: "r1", stake: 100n, win: 240n, balance: 60_00n };
		const { state } = enterPlay({ balance: 60_00n, stakes: [20n, 100n], chosen: 1, pending: undefined, last });
		const taken = await opened({ state, reopened: true });
		fireEvent.click(button("Double P 2.40"));
		fireEvent.click(await screen.findByRole("button", { name: "Left" }, patient));
		expect(taken).toEqual(["left"]);
	});

	it.each<[string, Case]>([
		["before anything was won", { state: idle }],
		["before the round that won has been shown", { state: { ...after, phase: "presenting" } }],
		["beyond its bound", { state: after, events: [{ type: "total", win: 2_501 }] }],
		[
			"after the last step",
			{
				state: after,
				events: [
					{ type: "double-up", round: "r", step: 3, picked: "left", drawn: "left", pay: 48 },
					{ type: "total", win: 48 },
				],
			},
		],
	])("is not offered %s", async (_, asked) => {
		await opened(asked);
		expect(button("Double-up")).toHaveProperty("disabled", true);
	});

	it("is shown with both shells open, live and again", () => {
		const show = testShow();
		show.showing.set({ kind: "double-up", picked: "left", drawn: "right", before: 0, after: 0 });
		render(<DoubleShown show={show} />);
		expect(text()).toBe("Your pickRight");
	});
});

it("where the market allows neither, nothing of it stands there", async () => {
	await opened({ state: after, features: { buy: false, doubleUp: false } });
	expect(screen.queryAllByRole("button")).toEqual([]);
});
