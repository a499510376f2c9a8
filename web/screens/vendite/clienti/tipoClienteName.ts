import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'

/** Name of a kind of customer; a kind that this page does not know keeps its code. */
export function tipoClienteName(tipo: string): string {
  return TIPI_CLIENTE.some((known) => known === tipo)
    ? TIPO_CLIENTE_LABELS[tipo as keyof typeof TIPO_CLIENTE_LABELS]
    : tipo
}
