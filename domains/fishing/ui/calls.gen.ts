// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { enterFishing, listFishingSittings, listSittingVolleys, readFishingSeeds, rotateFishingSeeds, sitFishing } from "../contract/index.ts";
import { actionHook } from "#platform/ui";

export const useEnterFishing = /* @__PURE__ */ actionHook(enterFishing);
export const useListFishingSittings = /* @__PURE__ */ actionHook(listFishingSittings);
export const useListSittingVolleys = /* @__PURE__ */ actionHook(listSittingVolleys);
export const useReadFishingSeeds = /* @__PURE__ */ actionHook(readFishingSeeds);
export const useRotateFishingSeeds = /* @__PURE__ */ actionHook(rotateFishingSeeds);
export const useSitFishing = /* @__PURE__ */ actionHook(sitFishing);
