// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { listTeam, readTeam } from "../contract/index.ts";
import { queryHook } from "#platform/ui";

export const useListTeam = /* @__PURE__ */ queryHook(listTeam);
export const useReadTeam = /* @__PURE__ */ queryHook(readTeam);
