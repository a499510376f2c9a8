import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { ListFilters } from '#ui/list/ListFilters.tsx'
import type { ListOf } from '#ui/list/useList.ts'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'
import type { clientiUrlState } from './clientiUrlState.ts'
import { tipoClienteName } from './tipoClienteName.ts'

const tipi = TIPI_CLIENTE.map((tipo) => [tipo, TIPO_CLIENTE_LABELS[tipo]] as const)

/** Filters of the list: free search and kind of customer. */
export function ClientiFilters({ list }: { list: ListOf<typeof clientiUrlState> }) {
  const tipo = list.state.values.tipo_cliente
  return (
    <ListFilters list={list} chips={{ tipo_cliente: `Tipo: ${tipoClienteName(tipo)}` }}>
      <FilterSelect
        label="Tipo di cliente"
        value={tipo}
        onChange={(chosen) => list.state.set({ tipo_cliente: chosen })}
        all="Tutti i tipi"
        choices={tipi}
      />
    </ListFilters>
  )
}
