// Applying with pictures and a remark, and taking an application back.
import * as z from "zod/mini";
import { defineEndpoint, sentImage } from "#platform/contract";
import { applyErrors, joinErrors } from "../errors.ts";
import { code, state } from "../models.ts";

/** Code points, not units of UTF-16. */
const remark = z.string().check(
	z.maxLength(280),
	z.refine((text) => [...text].length <= 140),
);

export const applyForActivity = defineEndpoint({
	name: "apply-for-activity",
	summary: "Applies with at most three pictures, PNG or JPEG of 5 MB each, and a remark of 140 characters",
	method: "POST",
	path: "/wps/relay/MCSFE_applyForActivity",
	moduleIds: ["REWCEN3"],
	access: "member",
	limit: { max: 10, seconds: 600, by: "session" },
	bodyBytes: 22_020_096,
	input: z.object({ id: code, remark, images: z.array(sentImage).check(z.maxLength(3)) }),
	example: { id: "best-round", remark: "My best round.", images: ["iVBORw0KGgo="] },
	output: z.object({ state }),
	errors: applyErrors,
});

export const withdrawApplication = defineEndpoint({
	name: "withdraw-application",
	summary: "Takes an application back that nobody has decided",
	method: "POST",
	path: "/wps/relay/MCSFE_withdrawApplication",
	moduleIds: ["REWCEN3"],
	access: "member",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ id: code }),
	example: { id: "best-round" },
	output: z.object({ state }),
	errors: joinErrors,
});
