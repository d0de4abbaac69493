// An authenticator in software, for tests: makes passkeys and answers challenges as a real one does (WebAuthn, ES256).
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

export type Answering = {
	readonly challenge: string;
	/** Where the page is that asks; where the passkey was made, when not said. */
	readonly origin?: string;
	readonly host?: string;
	/** Whether its owner showed a finger or a face. */
	readonly verified?: boolean;
};

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();
const home = { host: "localhost", origin: "http://localhost:4000" };
const flags = { present: 1, verified: 4, made: 64 };

export function softPasskey() {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const id = randomBytes(32);
	const name = id.toString("base64url");
	let counter = 0;
	const clientData = (type: "webauthn.create" | "webauthn.get", { challenge, origin = home.origin }: Answering) =>
		Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	const authData = ({ host = home.host, verified = true }: Answering, made: number) => {
		counter += 1;
		const count = Buffer.alloc(4);
		count.writeUInt32BE(counter);
		const bits = flags.present | (verified ? flags.verified : 0) | made;
		return Buffer.concat([sha256(host), Buffer.of(bits), count]);
	};
	return {
		id: name,
		/** Goes back in its count, as a copy of it would. */
		turnBack: (by: number) => {
			counter -= by;
		},
		make(asked: Answering) {
			const { x = "", y = "" } = publicKey.export({ format: "jwk" });
			const key = new Map<number, number | Uint8Array>([
				[1, 2],
				[3, -7],
				[-1, 1],
				[-2, new Uint8Array(Buffer.from(x, "base64url"))],
				[-3, new Uint8Array(Buffer.from(y, "base64url"))],
			]);
			const length = Buffer.alloc(2);
			length.writeUInt16BE(id.length);
			const head = authData(asked, flags.made);
			const data = Buffer.concat([head, Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]);
			const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
				["fmt", "none"],
				["attStmt", new Map<string, string>()],
				["authData", new Uint8Array(data)],
			]);
			return {
				id: name,
				clientDataJSON: clientData("webauthn.create", asked).toString("base64url"),
				attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
			};
		},
		answer(asked: Answering) {
			const data = clientData("webauthn.get", asked);
			const head = authData(asked, 0);
			return {
				id: name,
				clientDataJSON: data.toString("base64url"),
				authenticatorData: head.toString("base64url"),
				signature: sign("sha256", Buffer.concat([head, sha256(data)]), privateKey).toString("base64url"),
			};
		},
	};
}
