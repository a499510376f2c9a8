import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ETICHETTE_REPARTO, REPARTI } from '../../../../server/persone/personale/rules.ts'
import { formatoData } from '../../../../server/shared/formats/formats.ts'
import { SceltaData } from '../../../forms/SceltaData.tsx'
import { BarraFiltri } from '../../../ui/tabella/BarraFiltri.tsx'
import type { UrlState } from '../../../ui/useUrlState.ts'
import { nomeReparto } from './Reparto.tsx'
import type { statoElenco } from './statoElenco.ts'

/** Names of the filters in the URL. */
export const FILTRI = ['search', 'reparto', 'da', 'a'] as const

/** Filters of the staff: free search, department, days of employment. */
export function FiltriPersonale({ elenco: { valori, imposta, azzera } }: { elenco: UrlState<typeof statoElenco> }) {
  const { reparto, da, a } = valori
  const attivi = [
    reparto && { nome: 'reparto', etichetta: nomeReparto(reparto), togli: () => azzera(['reparto']) },
    da && { nome: 'da', etichetta: `In forza dal ${formatoData(da)}`, togli: () => azzera(['da']) },
    a && { nome: 'a', etichetta: `In forza fino al ${formatoData(a)}`, togli: () => azzera(['a']) },
  ].filter((filtro) => filtro !== null && filtro !== '')
  return (
    <BarraFiltri
      cerca={{ valore: valori.search, onCambia: (search) => imposta({ search }, { sostituisci: true }) }}
      attivi={attivi}
      onAzzera={() => azzera([...FILTRI])}
    >
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={reparto}
        onChange={(evento) => imposta({ reparto: evento.target.value })}
        inputProps={{ 'aria-label': 'Reparto' }}
        sx={{ width: { xs: '100%', sm: 160 } }}
      >
        <option value="">Tutti i reparti</option>
        {REPARTI.map((voce) => (
          <option key={voce} value={voce}>
            {ETICHETTE_REPARTO[voce]}
          </option>
        ))}
      </NativeSelect>
      <Box sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 330 } }}>
        <SceltaData
          etichetta="In forza dal"
          valore={da}
          onCambia={(giorno) => imposta({ da: giorno })}
          massimo={a ?? undefined}
        />
        <SceltaData etichetta="al" valore={a} onCambia={(giorno) => imposta({ a: giorno })} minimo={da ?? undefined} />
      </Box>
    </BarraFiltri>
  )
}
