// Which discount a customer has. docs/rules/prezzi.md#sconti

/** A discount of a list. */
export interface ScontoOfListino {
  /** Null where it is of one customer. */
  tipoCliente: string | null
  clientePk: number | null
  percentuale: number
}

/** The customer of a price. */
export interface OfCliente {
  pk: number | null
  tipoCliente: string | null
}

/** Percent that a customer has by a list: its own before that of its kind; 0 for none. */
export function scontoOfCliente(sconti: readonly ScontoOfListino[], { pk, tipoCliente }: OfCliente): number {
  const own = pk === null ? undefined : sconti.find(({ clientePk }) => clientePk === pk)
  const ofTipo =
    tipoCliente === null
      ? undefined
      : sconti.find((sconto) => sconto.clientePk === null && sconto.tipoCliente === tipoCliente)
  return (own ?? ofTipo)?.percentuale ?? 0
}
