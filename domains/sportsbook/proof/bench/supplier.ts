// A supplier of odds as they are: its messages go over a real broker, some of them lost, doubled, out of order; it is silent at times and
// is asked over HTTP for what was missed, which it then says again. Matches, odds and results are simulated.
import { createServer } from "node:http";
import { connect } from "amqplib";
import { type Chance, shuffled } from "#platform/kernel";

type Said = { readonly at: number; readonly xml: string };
type Channel = Awaited<ReturnType<Awaited<ReturnType<typeof connect>>["createChannel"]>>;

const exchange = "unifiedfeed";
const product = 1;

const pick = (chance: Chance, from: number, to: number): number => from + chance.below(to - from + 1);
const odds = (chance: Chance): string => (pick(chance, 110, 900) / 100).toFixed(2);

/** The next message of a match: prices, a goal, a stop, a result, one taken back. */
function nextXml(chance: Chance, { match, at, score }: { match: number; at: number; score: [number, number] }): string {
	const head = `product="${product}" event_id="sr:match:${match}" timestamp="${at}"`;
	const what = chance.below(40);
	if (what === 0) return `<bet_stop ${head} groups="all"/>`;
	if (what === 1)
		return `<bet_settlement ${head} certainty="2"><outcomes><market id="1"><outcome id="1" result="1"/><outcome id="2" result="0"/><outcome id="3" result="0"/></market></outcomes></bet_settlement>`;
	if (what === 2) return `<rollback_bet_settlement ${head}><market id="1"/></rollback_bet_settlement>`;
	if (what < 5) score[chance.below(2)] = Math.min(99, (score[0] ?? 0) + 1);
	const price = (id: number) => `<outcome id="${id}" odds="${odds(chance)}" active="1"/>`;
	return `<odds_change ${head}><sport_event_status status="1" home_score="${score[0]}" away_score="${score[1]}"/><odds><market id="1" status="${what === 5 ? -1 : 1}">${price(1)}${price(2)}${price(3)}</market><market id="18" specifiers="total=2.5" status="1">${price(12)}${price(13)}</market></odds></odds_change>`;
}

const producers = `<producers response_code="OK"><producer id="${product}" api_url="https://supplier.example/v1/liveodds/" active="true"/></producers>`;
const fixtureOf = (name: string) =>
	`<fixtures_fixture><fixture id="${name}" start_time="2026-01-01T00:00:00+00:00"><tournament name="Simulated supplier"><sport id="sr:sport:1" name="Soccer"/></tournament><competitors><competitor id="a" name="Home" qualifier="home"/><competitor id="b" name="Away" qualifier="away"/></competitors></fixture></fixtures_fixture>`;

export type Supplier = Awaited<ReturnType<typeof openSupplier>>;

export async function openSupplier({ chance, matches }: { readonly chance: Chance; readonly matches: number }) {
	const journal: Said[] = [];
	const scores = Array.from({ length: matches }, (): [number, number] => [0, 0]);
	let channel: Channel | undefined;
	let [asked, refuses, clock] = [0, false, 0];
	/** Moments of its own clock, no two alike. */
	const moment = (): number => {
		clock = Math.max(clock + 1, Date.now());
		return clock;
	};
	const send = (xml: string): void => void channel?.publish(exchange, "hi.-.live.x", Buffer.from(xml));
	const recover = (since: number, requestId: string): boolean => {
		if (refuses || channel === undefined) return false;
		asked += 1;
		const missed = journal.filter(({ at }) => at >= since);
		for (const { xml } of shuffled(missed, chance)) send(xml);
		send(`<snapshot_complete product="${product}" timestamp="${moment()}" request_id="${requestId}"/>`);
		return true;
	};
	const { http, origin } = await serve(recover);
	return {
		apiUrl: `${origin}/v1`,
		asked: () => asked,
		journal: () => journal,
		refuse(yes: boolean) {
			refuses = yes;
		},
		/** Its end of the broker; without one its messages are lost. */
		async join(url: string): Promise<void> {
			channel = await openChannel(url, () => {
				channel = undefined;
			});
		},
		alive: () => send(`<alive product="${product}" timestamp="${moment()}" subscribed="1"/>`),
		/** So many messages of all matches. `faulty`: some come twice, none in order. Without a broker all are lost. */
		say(count: number, { faulty }: { readonly faulty: boolean }): void {
			const said = Array.from({ length: count }, (): Said => {
				const match = chance.below(matches);
				const at = moment();
				return { at, xml: nextXml(chance, { match: match + 1, at, score: scores[match] ?? [0, 0] }) };
			});
			journal.push(...said);
			const doubled = faulty ? shuffled([...said, ...said.filter(() => chance.below(10) === 0)], chance) : said;
			for (const { xml } of doubled) send(xml);
		},
		/** One bet stop; answers its moment. */
		stop(match: number): number {
			const at = moment();
			const xml = `<bet_stop product="${product}" event_id="sr:match:${match}" timestamp="${at}" groups="all"/>`;
			journal.push({ at, xml });
			send(xml);
			return at;
		},
		close: () =>
			new Promise<void>((resolve) => {
				http.closeAllConnections();
				http.close(() => resolve());
			}),
	};
}

async function openChannel(url: string, onClose: () => void): Promise<Channel> {
	const connection = await connect(url);
	connection.on("error", () => undefined);
	connection.on("close", onClose);
	const opened = await connection.createChannel();
	opened.on("error", () => undefined);
	await opened.assertExchange(exchange, "topic", { durable: false });
	return opened;
}

/** Its calls: producers, fixtures, recovery. */
async function serve(recover: (since: number, requestId: string) => boolean) {
	const http = createServer((request, response) => {
		const url = new URL(request.url ?? "", "http://supplier");
		response.setHeader("content-type", "application/xml");
		const fixture = /sport_events\/([^/]+)\/fixture\.xml$/.exec(url.pathname)?.[1];
		if (url.pathname.endsWith("/producers.xml")) response.end(producers);
		else if (fixture !== undefined) response.end(fixtureOf(decodeURIComponent(fixture)));
		else {
			const { searchParams } = url;
			const isTaken = recover(Number(searchParams.get("after")), searchParams.get("request_id") ?? "");
			response.writeHead(isTaken ? 202 : 503).end("<response/>");
		}
	});
	await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
	const address = http.address();
	return { http, origin: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}` };
}
