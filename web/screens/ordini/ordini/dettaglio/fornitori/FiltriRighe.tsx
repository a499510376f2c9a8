import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatoConta } from '../../../../../../server/shared/formats/formats.ts'
import { BarraFiltri } from '../../../../../ui/tabella/BarraFiltri.tsx'
import type { UrlState } from '../../../../../ui/useUrlState.ts'
import { FILTRI_RIGHE, type statoFornitori } from './filtri.ts'
import type { RigaFornitore } from './righe.ts'

interface Props {
  url: UrlState<typeof statoFornitori>
  /** All of the order. */
  righe: readonly RigaFornitore[]
  visibili: number
}

const PAROLE = { attesa: 'In attesa di un ordine', assegnate: 'In un ordine' } as const

/** Filters of the rows: words, type, whether a supplier order has them. */
export function FiltriRighe({ url: { valori, imposta, azzera }, righe, visibili }: Props) {
  const tipologie = [...new Set([...righe.map(({ tipologia }) => tipologia), valori.tipologia])].filter(Boolean)
  const attivi = [
    ...(valori.tipologia ? [{ nome: 'tipologia' as const, etichetta: `Tipologia: ${valori.tipologia}` }] : []),
    ...(valori.righe === 'tutte' ? [] : [{ nome: 'righe' as const, etichetta: PAROLE[valori.righe] }]),
  ].map((filtro) => ({ ...filtro, togli: () => azzera([filtro.nome]) }))
  return (
    <BarraFiltri
      cerca={{ valore: valori.cerca, onCambia: (cerca) => imposta({ cerca }, { sostituisci: true }) }}
      attivi={attivi}
      onAzzera={() => azzera([...FILTRI_RIGHE])}
    >
      <Scelta nome="Tipologia" valore={valori.tipologia} onCambia={(tipologia) => imposta({ tipologia })}>
        <option value="">Tutte le tipologie</option>
        {tipologie.map((tipologia) => (
          <option key={tipologia} value={tipologia}>
            {tipologia}
          </option>
        ))}
      </Scelta>
      <Scelta nome="Righe" valore={valori.righe} onCambia={(quali) => imposta({ righe: quali as typeof valori.righe })}>
        <option value="tutte">Tutte le righe</option>
        <option value="attesa">{PAROLE.attesa}</option>
        <option value="assegnate">{PAROLE.assegnate}</option>
      </Scelta>
      <Typography variant="body2" color="textSecondary" role="status">
        {formatoConta(visibili, 'riga', 'righe')}
      </Typography>
    </BarraFiltri>
  )
}

interface PropsScelta {
  nome: string
  valore: string
  onCambia: (valore: string) => void
  children: ReactNode
}

/** A filter among a few, with the system's own list. */
export function Scelta({ nome, valore, onCambia, children }: PropsScelta) {
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      value={valore}
      onChange={({ target }) => onCambia(target.value)}
      inputProps={{ 'aria-label': nome }}
      sx={{ width: { xs: '100%', sm: 190 } }}
    >
      {children}
    </NativeSelect>
  )
}
