import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'

/** The types of customers, as files write them and as people say them. */
export const tipoClienteChoices = TIPI_CLIENTE.map((tipo) => ({
  valore: tipo,
  text: `${TIPO_CLIENTE_LABELS[tipo]} (${tipo})`,
}))
