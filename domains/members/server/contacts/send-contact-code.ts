// Sends a code for a change of contact data: to the new number or address, or to the proven one. A number that is
// somebody else's gets no code; whoever asked sees the same answer.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err } from "#platform/kernel";
import { sendContactCode } from "../../contract/index.ts";
import { proofFor } from "../../core/index.ts";
import { type CodeOrder, inItsWords, sendCode } from "../codes/send-code.ts";
import type { UseCaseDeps } from "../deps.ts";
import type { ContactKind } from "../tables.ts";
import { readContact, type TypedContact } from "./contact-value.ts";
import { ownerOf } from "./contacts.ts";
import { knownContacts, proofTarget } from "./read-contacts.ts";

type Sent = Answer<typeof sendContactCode>;
type Sending = { readonly deps: UseCaseDeps; readonly call: CallContext<"member"> };

const letters = { phone: "sms-code", email: "mail-code" } as const satisfies Record<ContactKind, string>;

export function sendContactCodeRoute(deps: UseCaseDeps): Route {
	return bind(sendContactCode, async (input, call) => {
		const sending = { deps, call };
		return deps.db.tx((tx) =>
			input.to === "new" ? toNew(tx, sending, { ...input, kind: input.contact }) : toProof(tx, sending, input.contact),
		);
	});
}

async function toNew(tx: Tx, { deps, call }: Sending, typed: TypedContact): Promise<Sent> {
	const target = readContact(typed);
	if (!target.ok) return err(failure(target.error));
	const { kind } = typed;
	const owner = await ownerOf(tx, { merchant: call.merchant, kind, value: target.value });
	const order = { ...orderOf(call), purpose: `verify-${kind}`, target: target.value, letter: letters[kind] } as const;
	const elsewhere = owner !== undefined && owner !== call.principal.memberId;
	return inItsWords(kind, await sendCode(tx, deps, { ...order, toNobody: elsewhere, call }));
}

async function toProof(tx: Tx, { deps, call }: Sending, kind: ContactKind): Promise<Sent> {
	const known = await knownContacts(tx, call.principal.memberId);
	const proof = proofFor(kind, known);
	const target = proofTarget(proof, known);
	if (proof === "password" || target === undefined) return err(failure("PROOF_IS_PASSWORD"));
	const order = { ...orderOf(call), purpose: `old-${proof}`, target, letter: letters[proof] } as const;
	return inItsWords(proof, await sendCode(tx, deps, { ...order, call }));
}

const orderOf = ({ principal }: CallContext<"member">): Pick<CodeOrder, "memberId" | "account"> => ({
	memberId: principal.memberId,
	account: principal.account,
});
