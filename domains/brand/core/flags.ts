// The white-label flags of a brand: what an operator switches. It names them and says nothing about who reads them.

/** Every flag, with what it opens. */
export const whitelabelFlags = [
	/** Registration by mobile number. */
	"MOBILENUMREG3",
	/** A registration by user name verifies the mobile number by SMS. */
	"REGMOBVERF3",
	/** A registration by mobile number also asks for a password. */
	"MOBILENUMPASSREG3",
	/** Registration by user name. */
	"USERNAMEREG3",
	/** Free play as a guest. */
	"FREEPLAY3",
	/** An expired password must be changed before anything else. */
	"PWDEXPFORCECHANGE3",
	/** Login by SMS code. */
	"MOBILEVERCODELOGIN3",
	/** Agents register members directly. */
	"DIRECTREG3",
	/** The page on terms for agents. */
	"AGENTPOLICY3",
	/** Cashback that the player claims. */
	"MANPLAYREB3",
	/** A forgotten password is set again by mobile number. */
	"CHNGPASSVERIF3",
] as const;

export type WhitelabelFlag = (typeof whitelabelFlags)[number];

export type Whitelabel = Readonly<Record<WhitelabelFlag, boolean>>;

/** Pages that are there only while their flag is on, by code. */
const pageFlags: Readonly<Record<string, WhitelabelFlag>> = { "agent-policy": "AGENTPOLICY3" };

export function isPageOn(code: string, flags: Whitelabel): boolean {
	const flag = pageFlags[code];
	return flag === undefined || flags[flag];
}

export function isWhitelabelFlag(name: string): name is WhitelabelFlag {
	return whitelabelFlags.some((flag) => flag === name);
}
