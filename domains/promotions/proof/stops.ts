// Where the tour looks at promotions: one of each shape on its page.
import { type Stops, stop } from "../../../e2e/tour/stop.ts";

const detail = (id: string) => ({ address: `/promoDetail?id=${id}`, who: ["member"] }) as const;

export const stops: Stops = {
	routes: [
		...stop("/promoDetail", ({ promotions }) => promotions.own.title, detail("harvest-raffle")),
		...stop("/promoDetail", ({ promotions }) => promotions.own.title, detail("birthday")),
	],
};
