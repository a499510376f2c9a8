/** Address of the list of orders with those of a customer. */
export const ordiniOfClienteUrl = (pk: number) => `/ordini?cliente=${pk}`
