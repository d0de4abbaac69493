// How a channel is asked who somebody is: OpenID Connect's authorization code with PKCE. A port, with the one adapter.
import {
	allowInsecureRequests,
	authorizationCodeGrant,
	buildAuthorizationUrl,
	type Configuration,
	calculatePKCECodeChallenge,
	discovery,
	enableNonRepudiationChecks,
	None,
} from "openid-client";

export type Channel = {
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string | undefined;
	readonly redirectUri: string;
};

/** What a login keeps to itself until it comes back. */
export type ChannelSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type ChannelProvider = {
	/** Where the person goes. Rejects when the provider does not answer. */
	readonly begin: (channel: Channel, secrets: ChannelSecrets) => Promise<string>;
	/** The provider's own name for the person; rejects for anything that does not hold. */
	readonly finish: (channel: Channel, secrets: ChannelSecrets, query: string) => Promise<string>;
};

const timeoutSeconds = 10;
const onThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/;

export const openIdConnect: ChannelProvider = {
	async begin(channel, { state, nonce, verifier }) {
		const challenge = await calculatePKCECodeChallenge(verifier);
		const asked = { redirect_uri: channel.redirectUri, scope: "openid", state, nonce };
		const pkce = { code_challenge: challenge, code_challenge_method: "S256" };
		return buildAuthorizationUrl(await configured(channel), { ...asked, ...pkce }).href;
	},
	async finish(channel, { state, nonce, verifier }, query) {
		const back = new URL(channel.redirectUri);
		back.search = query;
		const tokens = await authorizationCodeGrant(await configured(channel), back, {
			pkceCodeVerifier: verifier,
			expectedState: state,
			expectedNonce: nonce,
			idTokenExpected: true,
		});
		const subject = tokens.claims()?.sub;
		if (subject === undefined) throw new Error("a token without a subject");
		return subject;
	},
};

/** Without TLS only a provider on this machine is asked. */
function configured({ issuer, clientId, clientSecret }: Channel): Promise<Configuration> {
	const authentication = clientSecret === undefined ? None() : undefined;
	// The signature of a token is checked also where the connection alone would vouch for it.
	const execute = [enableNonRepudiationChecks, ...(onThisMachine.test(issuer) ? [allowInsecureRequests] : [])];
	return discovery(new URL(issuer), clientId, clientSecret, authentication, { execute, timeout: timeoutSeconds });
}
