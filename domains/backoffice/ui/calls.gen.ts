// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { addStaff, changeStaff, decideDeposit, listActs, listDepositQueue, listRoles, listStaff, lookAtDeposit, matchDeposits, readMe, saveRole, staffBegin, staffLogIn, staffLogOut, staffProve } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAddStaff = /* @__PURE__ */ actionHook(addStaff);
export const useChangeStaff = /* @__PURE__ */ actionHook(changeStaff);
export const useDecideDeposit = /* @__PURE__ */ actionHook(decideDeposit);
export const useListActs = /* @__PURE__ */ queryHook(listActs);
export const useListDepositQueue = /* @__PURE__ */ queryHook(listDepositQueue);
export const useListRoles = /* @__PURE__ */ queryHook(listRoles);
export const useListStaff = /* @__PURE__ */ queryHook(listStaff);
export const useLookAtDeposit = /* @__PURE__ */ queryHook(lookAtDeposit);
export const useMatchDeposits = /* @__PURE__ */ actionHook(matchDeposits);
export const useReadMe = /* @__PURE__ */ queryHook(readMe);
export const useSaveRole = /* @__PURE__ */ actionHook(saveRole);
export const useStaffBegin = /* @__PURE__ */ actionHook(staffBegin);
export const useStaffLogIn = /* @__PURE__ */ actionHook(staffLogIn);
export const useStaffLogOut = /* @__PURE__ */ actionHook(staffLogOut);
export const useStaffProve = /* @__PURE__ */ actionHook(staffProve);
