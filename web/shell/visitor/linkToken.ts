/** The secret of the address: what stands behind the hash sign is sent to nobody with the address. */
export const linkToken = () => location.hash.slice(1)
