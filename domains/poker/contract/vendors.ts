// The name of poker's vendor on the wire.
export const pokerVendor = "TESSERA_POKER";
