import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../../server/vendite/clienti/rules.ts'
import { BarraFiltri } from '../../../../ui/tabella/BarraFiltri.tsx'
import type { UrlState } from '../../../../ui/useUrlState.ts'
import { nomeTipo } from '../nomeTipo.ts'
import type { statoElenco } from '../statoElenco.ts'

/** Filters of the list: free search and kind of customer. */
export function FiltriClienti({ elenco: { valori, imposta, azzera } }: { elenco: UrlState<typeof statoElenco> }) {
  const attivi = valori.tipo_cliente
    ? [{ nome: 'tipo', etichetta: `Tipo: ${nomeTipo(valori.tipo_cliente)}`, togli: () => azzera(['tipo_cliente']) }]
    : []
  return (
    <BarraFiltri
      cerca={{ valore: valori.search, onCambia: (search) => imposta({ search }, { sostituisci: true }) }}
      attivi={attivi}
      onAzzera={() => azzera(['search', 'tipo_cliente'])}
    >
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={valori.tipo_cliente}
        onChange={(evento) => imposta({ tipo_cliente: evento.target.value })}
        inputProps={{ 'aria-label': 'Tipo di cliente' }}
        sx={{ width: { xs: '100%', sm: 190 } }}
      >
        <option value="">Tutti i tipi</option>
        {TIPI_CLIENTE.map((tipo) => (
          <option key={tipo} value={tipo}>
            {ETICHETTE_TIPO_CLIENTE[tipo]}
          </option>
        ))}
      </NativeSelect>
    </BarraFiltri>
  )
}
