// A small provider of OpenID Connect for tests: it listens on this machine, signs real tokens, and holds who asks for one
// to the code, the verifier, the secret and the address that were agreed.
import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { exportJWK, SignJWT } from "jose";
import { afterAll } from "vitest";
import { newPair } from "#platform/http/testing";

export type Client = { readonly id: string; readonly secret: string | undefined; readonly redirectUri: string };

type Granted = {
	readonly subject: string;
	readonly nonce: string;
	readonly challenge: string;
	readonly redirectUri: string;
};

/** What a dishonest or broken provider puts into its token. */
export type Twist = {
	readonly nonce?: string;
	readonly audience?: string;
	readonly issuer?: string;
	readonly stranger?: boolean;
};

const documentsOf = (issuer: string, jwk: unknown): Readonly<Record<string, unknown>> => ({
	"/.well-known/openid-configuration": {
		issuer,
		authorization_endpoint: `${issuer}/authorize`,
		token_endpoint: `${issuer}/token`,
		jwks_uri: `${issuer}/keys`,
		response_types_supported: ["code"],
		subject_types_supported: ["public"],
		id_token_signing_alg_values_supported: ["RS256"],
		code_challenge_methods_supported: ["S256"],
	},
	"/keys": { keys: [jwk] },
});

/** What a token is asked for with must be what was agreed. */
async function grantedBy(request: IncomingMessage, grants: Map<string, Granted>, client: Client) {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(Buffer.from(chunk));
	const form = new URLSearchParams(Buffer.concat(chunks).toString());
	const code = form.get("code") ?? "";
	const granted = grants.get(code);
	grants.delete(code);
	const verifier = form.get("code_verifier") ?? "";
	const challenge = createHash("sha256").update(verifier).digest("base64url");
	const known = form.get("client_id") === client.id && (form.get("client_secret") ?? undefined) === client.secret;
	const holds = granted?.challenge === challenge && granted.redirectUri === form.get("redirect_uri");
	return known && holds ? granted : undefined;
}

export async function openProvider(client: Client) {
	const [own, strangers] = [newPair(), newPair()];
	const jwk = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "RS256", use: "sig" };
	const grants = new Map<string, Granted>();
	let twist: Twist = {};
	let issuer = "";
	const tokenFor = ({ subject, nonce }: Granted) =>
		new SignJWT({ nonce: twist.nonce ?? nonce, email: "somebody@mail.example", email_verified: false })
			.setProtectedHeader({ alg: "RS256", kid: "one" })
			.setIssuer(twist.issuer ?? issuer)
			.setAudience(twist.audience ?? client.id)
			.setSubject(subject)
			.setIssuedAt()
			.setExpirationTime("5m")
			.sign(twist.stranger === true ? strangers.privateKey : own.privateKey);
	const answer = async (request: IncomingMessage): Promise<unknown> => {
		const document = documentsOf(issuer, jwk)[new URL(request.url ?? "/", issuer).pathname];
		if (document !== undefined) return document;
		if (request.url?.startsWith("/authorize?") === true) return pageOf(new URL(request.url, issuer).href);
		const granted = await grantedBy(request, grants, client);
		if (granted === undefined) return undefined;
		return { access_token: randomUUID(), token_type: "Bearer", id_token: await tokenFor(granted) };
	};
	/** The person agrees at the provider: the query that comes back. */
	const agree = (url: string, subject: string): string => {
		const asked = new URL(url).searchParams;
		const read = (name: string) => asked.get(name) ?? "";
		const code = randomUUID();
		const challenge = read("code_challenge");
		grants.set(code, { subject, nonce: read("nonce"), challenge, redirectUri: read("redirect_uri") });
		return new URLSearchParams({ code, state: read("state"), iss: issuer }).toString();
	};
	/** What a browser is shown: one link, which agrees for the one person whom this page knows. */
	const pageOf = (url: string): string => {
		const back = `${new URL(url).searchParams.get("redirect_uri")}?${agree(url, "somebody")}`;
		return `<!doctype html><html lang="en"><title>Mosaic ID</title><a href="${back.replaceAll("&", "&amp;")}">Agree</a></html>`;
	};
	const listening = await listen(answer);
	issuer = listening.issuer;
	return {
		...listening,
		twistTokens: (next: Twist) => {
			twist = next;
		},
		agree,
	};
}

/** Undefined is a refusal; a text is a page. */
async function listen(answer: (request: IncomingMessage) => Promise<unknown>) {
	const server = createServer(async (request, response) => {
		const body = await answer(request);
		if (typeof body === "string") return void response.writeHead(200, { "content-type": "text/html" }).end(body);
		response.writeHead(body === undefined ? 400 : 200, { "content-type": "application/json" });
		response.end(JSON.stringify(body ?? { error: "invalid_grant" }));
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("no port");
	const close = () => new Promise<void>((closed) => server.close(() => closed()));
	afterAll(close);
	return { issuer: `http://127.0.0.1:${address.port}`, close };
}
