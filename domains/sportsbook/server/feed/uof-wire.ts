// The Unified Odds Feed's own wire: messages from a queue of RabbitMQ, what was missed and who plays asked over HTTP. A message is
// acknowledged once it is written down.
import { connect } from "amqplib";
import type { FeedFixture, FeedWire } from "./feed-wire.ts";
import { readXml, type XmlElement } from "./xml.ts";

export type UofSettings = {
	/** "amqps://token:@host:5671/%2Funifiedfeed%2F123": the supplier's broker, with the bookmaker's virtual host. */
	readonly amqpUrl: string;
	/** "https://api.supplier.example/v1" */
	readonly apiUrl: string;
	/** Sent with every call as `x-access-token`. */
	readonly token: string;
};

const exchange = "unifiedfeed";
/** Messages on their way to being written down at one time. */
const prefetch = 200;
/** A broker that says nothing for so long is gone, in seconds. */
const heartbeat = 10;
const answersWithin = 10_000;

type Fetch = typeof globalThis.fetch;

export function uofWire(settings: UofSettings, { fetch }: { readonly fetch: Fetch }): FeedWire {
	const call = callOf(settings, fetch);
	let paths: Promise<ReadonlyMap<number, string>> | undefined;
	const pathOf = async (product: number): Promise<string | undefined> => {
		paths ??= readProducers(call);
		paths.catch(() => {
			paths = undefined;
		});
		return (await paths).get(product);
	};
	return {
		connect: (hearing) => listen(settings, hearing),
		async recover({ product, since, requestId }) {
			const path = await pathOf(product);
			if (path === undefined) return false;
			const asked = new URLSearchParams({ after: String(since), request_id: requestId });
			return (await call("POST", `${path}/recovery/initiate_request?${asked}`)).ok;
		},
		async fixture(event) {
			const answer = await call("GET", `sports/en/sport_events/${encodeURIComponent(event)}/fixture.xml`);
			if (answer.status === 404) return undefined;
			const root = readXml(await answer.text());
			if (!answer.ok || root === undefined) throw new Error(`the odds feed's fixture answered ${answer.status}`);
			return fixtureIn(root);
		},
	};
}

type Call = (method: "GET" | "POST", path: string) => Promise<Response>;

function callOf({ apiUrl, token }: UofSettings, fetch: Fetch): Call {
	const base = apiUrl.endsWith("/") ? apiUrl : `${apiUrl}/`;
	return (method, path) =>
		fetch(new URL(path, base), {
			method,
			headers: { "x-access-token": token, accept: "application/xml" },
			redirect: "error",
			signal: AbortSignal.timeout(answersWithin),
		});
}

const descendants = (element: XmlElement, name: string): readonly XmlElement[] =>
	element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...descendants(child, name)]);

/** The path of each producer's calls: the last part of the address that it names. */
async function readProducers(call: Call): Promise<ReadonlyMap<number, string>> {
	const answer = await call("GET", "descriptions/producers.xml");
	const root = readXml(await answer.text());
	if (!answer.ok || root === undefined) throw new Error(`the odds feed's producers answered ${answer.status}`);
	return new Map(
		descendants(root, "producer").flatMap(({ attributes }) => {
			const path = /\/([A-Za-z0-9_]+)\/?$/.exec(attributes.get("api_url") ?? "")?.[1];
			return path === undefined ? [] : [[Number(attributes.get("id")), path] as const];
		}),
	);
}

function fixtureIn(root: XmlElement): FeedFixture | undefined {
	const [fixture] = descendants(root, "fixture");
	if (fixture === undefined) return undefined;
	const text = (element: XmlElement | undefined, name: string) => element?.attributes.get(name) ?? "";
	const competitors = descendants(fixture, "competitor");
	const nameOf = (qualifier: string, place: number) =>
		text(competitors.find((one) => text(one, "qualifier") === qualifier) ?? competitors[place], "name");
	const kickoff = new Date(text(fixture, "start_time") || text(fixture, "scheduled"));
	const [home, away] = [nameOf("home", 0), nameOf("away", 1)];
	if (home === "" || away === "" || Number.isNaN(kickoff.getTime())) return undefined;
	const [tournament] = descendants(fixture, "tournament");
	const [sport] = descendants(fixture, "sport");
	return { id: text(fixture, "id"), sport: text(sport, "id"), league: text(tournament, "name"), home, away, kickoff };
}

/** A queue of its own, that goes with the connection; from whatever went by meanwhile the recovery calls bring back. */
async function listen({ amqpUrl }: UofSettings, { told, lost }: Parameters<FeedWire["connect"]>[0]) {
	const url = new URL(amqpUrl);
	url.searchParams.set("heartbeat", String(heartbeat));
	const connection = await connect(url.href, { timeout: answersWithin });
	let isClosing = false;
	// Told once, whatever breaks first.
	let isLost = false;
	const lose = (): void => {
		if (isClosing || isLost) return;
		isLost = true;
		lost();
	};
	connection.on("error", lose);
	connection.on("close", lose);
	const channel = await connection.createChannel();
	channel.on("error", lose);
	channel.on("close", lose);
	await channel.prefetch(prefetch);
	const { queue } = await channel.assertQueue("", { exclusive: true, autoDelete: true, durable: false });
	await channel.bindQueue(queue, exchange, "#");
	await channel.consume(queue, (message) => {
		if (message === null) return lose();
		void told(message.content.toString("utf8")).then(
			() => isLost || isClosing || channel.ack(message),
			() => lose(),
		);
	});
	return {
		async close() {
			isClosing = true;
			await connection.close();
		},
	};
}
