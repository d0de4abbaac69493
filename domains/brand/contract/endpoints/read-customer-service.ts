// The call that fetches the customer service links.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { serviceLink } from "../models.ts";

export const readCustomerService = defineEndpoint({
	name: "read-customer-service",
	summary: "The customer service links; the paths of types 3 and 4 are sealed with the key in its last 8 characters.",
	method: "GET",
	path: "/wps/system/customerService",
	moduleIds: ["COMM3"],
	access: "public",
	input: z.object({}),
	output: z.object({ version: z.object({ pathList: z.array(serviceLink) }) }),
	errors: {},
});
