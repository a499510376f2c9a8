import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../server/vendite/clienti/rules.ts'

/** Name of a kind of customer; a kind that this page does not know keeps its code. */
export function tipoClienteName(tipo: string): string {
  return TIPI_CLIENTE.some((noto) => noto === tipo)
    ? ETICHETTE_TIPO_CLIENTE[tipo as keyof typeof ETICHETTE_TIPO_CLIENTE]
    : tipo
}
