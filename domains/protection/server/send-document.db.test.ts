// Pictures cost most of a call: of a document that may not be sent, not even what they are is looked at.
import { expect, test } from "vitest";
import { failure } from "#platform/contract";
import { drawPicture } from "#platform/http/testing";
import { err, unwrap } from "#platform/kernel";
import { sendDocument } from "../contract/index.ts";
import { openShelter } from "./testing/open-shelter.ts";

const { call, enrol } = await openShelter();
const words = Buffer.from("not a picture at all, only words").toString("base64");

test("a document of a kind that waits already", async () => {
	const member = await enrol();
	const send = (image: string) => call(member, sendDocument, { document: "identity", remark: "", images: [image] });
	expect(await send(words)).toEqual(err(failure("IMAGE_TYPE", { image: 1 })));
	unwrap(await send((await drawPicture()).toString("base64")));
	expect(await send(words)).toEqual(err(failure("DOCUMENT_KNOWN")));
});
