// A member sends a document for review.
import * as z from "zod/mini";
import { defineEndpoint, sentImage } from "#platform/contract";
import { documentErrors } from "../errors.ts";
import { documentKind, identity, mostDocumentImages } from "../identity-models.ts";

export const sendDocument = defineEndpoint({
	name: "send-document",
	summary: "Sends pictures of a document for review, PNG or JPEG, at most three of 5 MB each; they are kept sealed",
	method: "POST",
	path: "/wps/member/protection/identity/document",
	moduleIds: ["PROTECT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 10, seconds: 600, by: "session" },
	bodyBytes: 22_020_096,
	input: z.object({
		document: documentKind,
		remark: z.string().check(z.maxLength(140)),
		images: z.array(sentImage).check(z.minLength(1), z.maxLength(mostDocumentImages)),
	}),
	example: { document: "identity", remark: "The slip of the bank.", images: ["iVBORw0KGgo="] },
	output: identity,
	errors: documentErrors,
});
