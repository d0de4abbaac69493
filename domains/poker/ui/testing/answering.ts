// A client whose calls are answered by their paths, over no wire.
import { type Client, createClient } from "#platform/contract/client";

export const answering = (answers: Readonly<Record<string, () => unknown>>): Client =>
	createClient({
		origin: "http://site.test",
		merchant: () => "tessera",
		language: () => "EN",
		token: () => "t",
		seal: async () => "",
		fetch: async (input) => {
			const { pathname } = new URL(String(input));
			const answer = answers[pathname];
			if (answer === undefined) throw new Error(`nobody answers ${pathname}`);
			return Response.json(answer());
		},
	});
