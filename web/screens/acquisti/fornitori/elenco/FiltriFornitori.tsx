import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { BarraFiltri } from '../../../../ui/tabella/BarraFiltri.tsx'
import type { UrlState } from '../../../../ui/useUrlState.ts'
import { FILTRI, type statoElenco } from '../statoElenco.ts'

interface Props {
  elenco: UrlState<typeof statoElenco>
  tipologie: readonly string[]
}

/** Filters of the list: free search and what is supplied. */
export function FiltriFornitori({ elenco: { valori, imposta, azzera }, tipologie }: Props) {
  const { tipologia } = valori
  // An address may name a type that is no longer there.
  const scelte = tipologia === '' || tipologie.includes(tipologia) ? tipologie : [...tipologie, tipologia]
  const attivi = tipologia
    ? [{ nome: 'tipologia', etichetta: `Tipologia: ${tipologia}`, togli: () => azzera(['tipologia']) }]
    : []
  return (
    <BarraFiltri
      cerca={{ valore: valori.search, onCambia: (search) => imposta({ search }, { sostituisci: true }) }}
      attivi={attivi}
      onAzzera={() => azzera([...FILTRI])}
    >
      <NativeSelect
        input={<OutlinedInput size="small" />}
        value={tipologia}
        onChange={(evento) => imposta({ tipologia: evento.target.value })}
        inputProps={{ 'aria-label': 'Tipologia' }}
        sx={{ width: { xs: '100%', sm: 190 } }}
      >
        <option value="">Tutte le tipologie</option>
        {scelte.map((una) => (
          <option key={una} value={una}>
            {una}
          </option>
        ))}
      </NativeSelect>
    </BarraFiltri>
  )
}
