// Generated from the contract by `npm run gen`: one hook an endpoint. Not edited by hand.
import { addStaff, changeStaff, decideDeposit, findMembers, listActs, listDepositQueue, listEntries, listEvents, listLetters, listRoles, listStaff, listTrail, lockMember, lookAtDeposit, lookAtMember, matchDeposits, noteMember, readMe, readTransfer, readTrialBalance, saveRole, staffBegin, staffLogIn, staffLogOut, staffProve } from "../contract/index.ts";
import { actionHook, queryHook } from "#platform/ui";

export const useAddStaff = /* @__PURE__ */ actionHook(addStaff);
export const useChangeStaff = /* @__PURE__ */ actionHook(changeStaff);
export const useDecideDeposit = /* @__PURE__ */ actionHook(decideDeposit);
export const useFindMembers = /* @__PURE__ */ queryHook(findMembers);
export const useListActs = /* @__PURE__ */ queryHook(listActs);
export const useListDepositQueue = /* @__PURE__ */ queryHook(listDepositQueue);
export const useListEntries = /* @__PURE__ */ queryHook(listEntries);
export const useListEvents = /* @__PURE__ */ queryHook(listEvents);
export const useListLetters = /* @__PURE__ */ queryHook(listLetters);
export const useListRoles = /* @__PURE__ */ queryHook(listRoles);
export const useListStaff = /* @__PURE__ */ queryHook(listStaff);
export const useListTrail = /* @__PURE__ */ queryHook(listTrail);
export const useLockMember = /* @__PURE__ */ actionHook(lockMember);
export const useLookAtDeposit = /* @__PURE__ */ queryHook(lookAtDeposit);
export const useLookAtMember = /* @__PURE__ */ queryHook(lookAtMember);
export const useMatchDeposits = /* @__PURE__ */ actionHook(matchDeposits);
export const useNoteMember = /* @__PURE__ */ actionHook(noteMember);
export const useReadMe = /* @__PURE__ */ queryHook(readMe);
export const useReadTransfer = /* @__PURE__ */ queryHook(readTransfer);
export const useReadTrialBalance = /* @__PURE__ */ queryHook(readTrialBalance);
export const useSaveRole = /* @__PURE__ */ actionHook(saveRole);
export const useStaffBegin = /* @__PURE__ */ actionHook(staffBegin);
export const useStaffLogIn = /* @__PURE__ */ actionHook(staffLogIn);
export const useStaffLogOut = /* @__PURE__ */ actionHook(staffLogOut);
export const useStaffProve = /* @__PURE__ */ actionHook(staffProve);
