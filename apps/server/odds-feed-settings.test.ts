// An odds feed is named whole or not at all.
import { expect, test } from "vitest";
import { readOddsFeed } from "./odds-feed-settings.ts";

const whole = {
	UOF_AMQP_URL: "amqps://key:@broker.example/v",
	UOF_API_URL: "https://api.example/v1",
	UOF_TOKEN: "key",
};
const reading = (given: Readonly<Record<string, string>>) => readOddsFeed((name) => given[name] ?? "");

test("all three name a feed, none of them none", () => {
	expect(reading(whole)).toMatchObject({
		ok: true,
		value: { amqpUrl: whole.UOF_AMQP_URL, apiUrl: whole.UOF_API_URL, token: "key" },
	});
	expect(reading({})).toMatchObject({ ok: true, value: undefined });
});

test.each([
	[{ ...whole, UOF_TOKEN: "" }, /together/],
	[{ ...whole, UOF_AMQP_URL: "https://broker.example" }, /UOF_AMQP_URL must look like/],
	[{ ...whole, UOF_API_URL: "api.example" }, /UOF_API_URL must look like/],
])("%o is refused in one line", (given, line) => {
	const read = reading(given);
	expect(read.ok ? "" : read.error).toMatch(line);
});
