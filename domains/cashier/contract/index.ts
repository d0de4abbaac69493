// The calls of the cashier.
export { cancelDeposit } from "./endpoints/cancel-deposit.ts";
export { declineDepositLimit } from "./endpoints/decline-deposit-limit.ts";
export { listDeposits } from "./endpoints/list-deposits.ts";
export { openDeposit } from "./endpoints/open-deposit.ts";
export { readDepositDesk } from "./endpoints/read-deposit-desk.ts";
export { redeemVoucher } from "./endpoints/redeem-voucher.ts";
export { sendDepositProof } from "./endpoints/send-deposit-proof.ts";
export type { operatorErrors } from "./errors.ts";
export { depositEvent } from "./events.ts";
export { type Deposit, type Desk, type Method, mostProofs, type PayAccount } from "./models.ts";
