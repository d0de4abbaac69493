// Codes of authenticators (RFC 6238: SHA-1, six digits, 30 seconds, as every app reads them).
import { generateSecret, generateURI, verify } from "otplib";
import { authenticatorDigits, stepSeconds, toleranceSeconds } from "../one-time-code.ts";

/** 160 random bits in base 32. */
export const newTotpSecret = (): string => generateSecret();

const shape = { digits: authenticatorDigits, period: stepSeconds } as const;

/** The step a code belongs to, when it is good now and later than `after`; compared in constant time. */
export async function totpStep(typed: {
	readonly secret: string;
	readonly digits: string;
	readonly now: Date;
	readonly after: number;
}): Promise<number | undefined> {
	const { secret, digits: token, now, after: afterTimeStep } = typed;
	const epoch = Math.floor(now.getTime() / 1000);
	const judged = await verify({ ...shape, secret, token, epoch, epochTolerance: toleranceSeconds, afterTimeStep });
	return judged.valid && "timeStep" in judged ? judged.timeStep : undefined;
}

/** What a QR code tells an app: the secret, under the brand's and the account's name. */
export const totpAddress = (of: {
	readonly secret: string;
	readonly account: string;
	readonly brand: string;
}): string => generateURI({ ...shape, secret: of.secret, label: of.account, issuer: of.brand });
