// What an agent does with members below it: points, a note of its own, whether they hand money down.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { setPointsErrors, teamActErrors } from "../errors.ts";
import { accountName, points, pointsShown } from "../models.ts";

const shared = {
	moduleIds: ["COMM3"],
	access: "member",
	limit: { max: 60, seconds: 60, by: "session" },
	method: "POST",
} as const;

export const setPoints = defineEndpoint({
	...shared,
	name: "set-points",
	summary: "Set the rebate points of a member directly below, from the next five minutes on",
	path: "/wps/agent/team/points",
	input: z.object({ account: accountName, points }),
	example: { account: "demo06", points: [{ category: "RNG", rate: "0.5" }] },
	output: z.object({ points: pointsShown, from: z.iso.datetime() }),
	errors: setPointsErrors,
});

export const writeNote = defineEndpoint({
	...shared,
	name: "write-note",
	summary: "Write down a note of a member of the team, or take it away; nobody else sees it",
	path: "/wps/agent/team/note",
	input: z.object({ account: accountName, note: z.string().check(z.maxLength(500)) }),
	example: { account: "demo06", note: "asks for fishing" },
	output: z.object({ note: z.string() }),
	errors: teamActErrors,
});

export const freezeHandDowns = defineEndpoint({
	...shared,
	name: "freeze-hand-downs",
	summary: "Keep an agent of the team from handing money down, or let it again",
	path: "/wps/agent/team/freeze",
	input: z.object({ account: accountName, frozen: z.boolean() }),
	example: { account: "agent11", frozen: true },
	output: z.object({ frozen: z.boolean() }),
	errors: teamActErrors,
});
