// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { addFavouriteGame, enterPlay, getFavouriteIds, getGameMenus, getOwnPlay, getPlayState, getProfit, launchGame, launchTrial, leaveOwnPlay, leavePlay, listFavouriteGames, listGames, listHotGames, listJackpots, listPlayRounds, listPopularGames, listRecentGames, listRounds, listVendorCategories, listVendors, listWinners, recallPlayRound, recallRound, removeFavouriteGame } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAddFavouriteGame = /* @__PURE__ */ actionHook(addFavouriteGame);
export const useEnterPlay = /* @__PURE__ */ actionHook(enterPlay);
export const useGetFavouriteIds = /* @__PURE__ */ queryHook(getFavouriteIds);
export const useGetGameMenus = /* @__PURE__ */ queryHook(getGameMenus);
export const useGetOwnPlay = /* @__PURE__ */ queryHook(getOwnPlay);
export const useGetPlayState = /* @__PURE__ */ queryHook(getPlayState);
export const useGetProfit = /* @__PURE__ */ queryHook(getProfit);
export const useLaunchGame = /* @__PURE__ */ actionHook(launchGame);
export const useLaunchTrial = /* @__PURE__ */ actionHook(launchTrial);
export const useLeaveOwnPlay = /* @__PURE__ */ actionHook(leaveOwnPlay);
export const useLeavePlay = /* @__PURE__ */ actionHook(leavePlay);
export const useListFavouriteGames = /* @__PURE__ */ queryHook(listFavouriteGames);
export const useListGames = /* @__PURE__ */ queryHook(listGames);
export const useListHotGames = /* @__PURE__ */ queryHook(listHotGames);
export const useListJackpots = /* @__PURE__ */ queryHook(listJackpots);
export const useListPlayRounds = /* @__PURE__ */ queryHook(listPlayRounds);
export const useListPopularGames = /* @__PURE__ */ queryHook(listPopularGames);
export const useListRecentGames = /* @__PURE__ */ queryHook(listRecentGames);
export const useListRounds = /* @__PURE__ */ queryHook(listRounds);
export const useListVendorCategories = /* @__PURE__ */ queryHook(listVendorCategories);
export const useListVendors = /* @__PURE__ */ queryHook(listVendors);
export const useListWinners = /* @__PURE__ */ queryHook(listWinners);
export const useRecallPlayRound = /* @__PURE__ */ queryHook(recallPlayRound);
export const useRecallRound = /* @__PURE__ */ queryHook(recallRound);
export const useRemoveFavouriteGame = /* @__PURE__ */ actionHook(removeFavouriteGame);
