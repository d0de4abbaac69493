// What opens an account, for who takes one way away: the last one stays.

export type WaysIn = {
	/** A password of the member's own choice: one that was given is good for a day. */
	readonly ownPassword: boolean;
	readonly passkeys: number;
	/** Linked channels that are on. */
	readonly channels: number;
	/** A proven number, where the brand logs in by text message. */
	readonly sms: boolean;
};

export const isOpened = ({ ownPassword, passkeys, channels, sms }: WaysIn): boolean =>
	ownPassword || sms || passkeys + channels > 0;
