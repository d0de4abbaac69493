// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { cancelOrders, enterLottery, listChaseNumeros, listDraws, listLotteries, listOpenedNumeros, listOwnOrders, listPosts, listRecentNumeros, listVnMenu, listVnOpened, listVnRecent, placeLotteryBet, postNumber, readDraw, readLotterySetting, readNearNumeros, readOwnSeries, readPlayMenu, readTrends } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useCancelOrders = /* @__PURE__ */ actionHook(cancelOrders);
export const useEnterLottery = /* @__PURE__ */ actionHook(enterLottery);
export const useListChaseNumeros = /* @__PURE__ */ queryHook(listChaseNumeros);
export const useListDraws = /* @__PURE__ */ queryHook(listDraws);
export const useListLotteries = /* @__PURE__ */ queryHook(listLotteries);
export const useListOpenedNumeros = /* @__PURE__ */ queryHook(listOpenedNumeros);
export const useListOwnOrders = /* @__PURE__ */ queryHook(listOwnOrders);
export const useListPosts = /* @__PURE__ */ queryHook(listPosts);
export const useListRecentNumeros = /* @__PURE__ */ queryHook(listRecentNumeros);
export const useListVnMenu = /* @__PURE__ */ queryHook(listVnMenu);
export const useListVnOpened = /* @__PURE__ */ queryHook(listVnOpened);
export const useListVnRecent = /* @__PURE__ */ queryHook(listVnRecent);
export const usePlaceLotteryBet = /* @__PURE__ */ actionHook(placeLotteryBet);
export const usePostNumber = /* @__PURE__ */ actionHook(postNumber);
export const useReadDraw = /* @__PURE__ */ queryHook(readDraw);
export const useReadLotterySetting = /* @__PURE__ */ queryHook(readLotterySetting);
export const useReadNearNumeros = /* @__PURE__ */ queryHook(readNearNumeros);
export const useReadOwnSeries = /* @__PURE__ */ queryHook(readOwnSeries);
export const useReadPlayMenu = /* @__PURE__ */ queryHook(readPlayMenu);
export const useReadTrends = /* @__PURE__ */ queryHook(readTrends);
