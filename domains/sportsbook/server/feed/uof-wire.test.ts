// The calls of an odds feed over real HTTP: who plays, which path a producer's recovery has, the token with each; what is refused or makes
// no sense is told apart from what there is not.
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { uofWire } from "./uof-wire.ts";

const producers = `<producers response_code="OK">
	<producer id="1" name="LO" api_url="https://api.supplier.example/v1/liveodds/" active="true"/>
	<producer id="3" name="Ctrl" api_url="https://api.supplier.example/v1/pre/" active="true"/></producers>`;
const fixture = `<?xml version="1.0" encoding="UTF-8"?><fixtures_fixture><fixture id="sr:match:7" scheduled="2026-03-02T18:00:00+00:00">
	<tournament id="sr:tournament:1" name="Testland Cup"><sport id="sr:sport:1" name="Soccer"/></tournament>
	<competitors><competitor id="b" name="Away &amp; Co" qualifier="away"/><competitor id="a" name="Home" qualifier="home"/></competitors>
	</fixture></fixtures_fixture>`;

type Answer = readonly [status: number, body: string];

/** A supplier that answers by path; what it was asked. */
async function supplier(answers: Readonly<Record<string, Answer>>) {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		const [path = "", query = ""] = (request.url ?? "").split("?");
		asked.push(`${request.method} ${path}${query === "" ? "" : `?${query}`} ${request.headers["x-access-token"]}`);
		const [status, body] = answers[path] ?? [404, ""];
		response.writeHead(status, { "content-type": "application/xml" }).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const address = server.address();
	const port = typeof address === "object" && address !== null ? address.port : 0;
	const apiUrl = `http://127.0.0.1:${port}/v1`;
	return { asked, wire: uofWire({ amqpUrl: `amqp://127.0.0.1:${port}`, apiUrl, token: "key" }, { fetch }) };
}

const event = "/v1/sports/en/sport_events/sr%3Amatch%3A7/fixture.xml";

test("a fixture has its sport, league, sides by their qualifiers and start", async () => {
	const { asked, wire } = await supplier({ [event]: [200, fixture] });
	expect(await wire.fixture("sr:match:7")).toEqual({
		id: "sr:match:7",
		sport: "sr:sport:1",
		league: "Testland Cup",
		home: "Home",
		away: "Away & Co",
		kickoff: new Date("2026-03-02T18:00:00Z"),
	});
	expect(asked).toEqual([`GET ${event} key`]);
});

test.each([
	["is not there", [404, ""]],
	[
		"has no sides",
		[200, '<fixtures_fixture><fixture id="sr:match:7" scheduled="2026-03-02T18:00:00Z"/></fixtures_fixture>'],
	],
	["has no start", [200, fixture.replace("2026-03-02T18:00:00+00:00", "soon")]],
	["is another answer", [200, "<response/>"]],
] as const)("a fixture that %s is none", async (_name, answer) => {
	const { wire } = await supplier({ [event]: answer });
	expect(await wire.fixture("sr:match:7")).toBeUndefined();
});

test.each([
	["an error of the supplier", [503, fixture]],
	["no XML", [200, "{}"]],
] as const)("%s is no answer: it is asked again", async (_name, answer) => {
	const { wire } = await supplier({ [event]: answer });
	await expect(wire.fixture("sr:match:7")).rejects.toThrow(/fixture answered/);
});

test("what was missed is asked of the producer's own path, once it is known", async () => {
	const paths: Record<string, Answer> = { "/v1/descriptions/producers.xml": [500, ""] };
	const { asked, wire } = await supplier(paths);
	const recovery = { product: 3, since: 1_700_000_000_000, requestId: "12" };
	await expect(wire.recover(recovery)).rejects.toThrow(/producers answered 500/);
	paths["/v1/descriptions/producers.xml"] = [200, producers];
	paths["/v1/pre/recovery/initiate_request"] = [202, "<response/>"];
	expect(await wire.recover(recovery)).toBe(true);
	expect(await wire.recover({ ...recovery, product: 9 })).toBe(false);
	expect(await wire.recover({ ...recovery, product: 1 })).toBe(false);
	expect(asked.slice(1)).toEqual([
		"GET /v1/descriptions/producers.xml key",
		"POST /v1/pre/recovery/initiate_request?after=1700000000000&request_id=12 key",
		"POST /v1/liveodds/recovery/initiate_request?after=1700000000000&request_id=12 key",
	]);
});

test("a broker that is not there cannot be joined", async () => {
	const { wire } = await supplier({});
	await expect(wire.connect({ told: async () => undefined, lost: () => undefined })).rejects.toThrow();
});
