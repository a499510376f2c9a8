import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { rowsStyle } from '../../../../ui/table/rowsStyle.ts'
import type { UrlState } from '../../../../ui/useUrlState.ts'
import { avanzamentoOrderings, type avanzamentoUrlState, eventiUrl, RIGHE_AVANZAMENTO } from '../avanzamentoUrlState.ts'
import { AvanzamentoCard } from './AvanzamentoCard.tsx'
import {
  commesseColumns,
  materialiColumns,
  namesOfMateriali,
  type RigaCommessa,
  TOTALE_PK,
} from './commesseColumns.tsx'
import type { AvanzamentoRow } from './ordineRow.ts'

interface Props {
  /** A column for each material, instead of the figures of the order. */
  materiali: boolean
  righe: readonly AvanzamentoRow[]
  totali: Pick<
    AvanzamentoRow,
    | 'netto'
    | 'totaleValoreMateriali'
    | 'totaleValoreManodopera'
    | 'totaleValoreEconomico'
    | 'percentualeAvanzamento'
    | 'percentualeAvanzamentoAvMateriali'
  >
  totale: number
  elenco: UrlState<typeof avanzamentoUrlState>
  inAttesa: boolean
  onAttivita: (riga: AvanzamentoRow) => void
  vuoto: ReactNode
}

/** Grey under the sums, over the ground of the column that stays too. */
const stile = ({ vars: { palette } }: Theme) => ({
  '& .riga-totale .MuiDataGrid-cell': {
    boxShadow: `inset 0 0 0 999px color-mix(in srgb, ${palette.text.primary} 6%, transparent)`,
    fontWeight: 650,
    fontSize: '0.75rem',
  },
})

/** The orders that came nearer to their end, the sums of all pages in the first row; as cards on a phone. */
export function CommesseTable({ materiali, righe, totali, totale, elenco, inAttesa, onAttivita, vuoto }: Props) {
  const { valori, imposta } = elenco
  const nomi = useMemo(() => namesOfMateriali(righe), [righe])
  const colonne = useMemo(
    () =>
      materiali
        ? materialiColumns(nomi)
        : commesseColumns(onAttivita, ({ pk }) => eventiUrl(valori, { ordine: pk, progetto: '' })),
    [materiali, nomi, onAttivita, valori],
  )
  const somme = useMemo<RigaCommessa>(
    () => ({
      pk: TOTALE_PK,
      numeroCommessa: 'Totale',
      nomeCliente: '',
      progetto: '',
      codiceSistema: '',
      dataConsegna: null,
      tipoAgente: null,
      completo: false,
      valoriMateriali: [],
      warnings: [],
      ...totali,
    }),
    [totali],
  )
  const tutte = useMemo(() => (righe.length === 0 ? [] : [somme, ...righe]), [somme, righe])
  return (
    <Box sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, rowsStyle, stile]}>
      <DataTable<RigaCommessa>
        nome={materiali ? 'avanzamento-materiali' : 'avanzamento-commesse'}
        etichetta={materiali ? 'Materiali degli ordini' : 'Avanzamento per commessa'}
        righe={tutte}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        nascoste={materiali ? [] : ['codiceSistema']}
        totale={totale}
        pagina={valori.pagina}
        perPagina={RIGHE_AVANZAMENTO}
        onPage={(pagina) => imposta({ pagina })}
        ordinamenti={avanzamentoOrderings}
        ordinamento={valori.ordina}
        onOrdinamento={(ordina) => imposta({ ordina: ordina as typeof valori.ordina })}
        inAttesa={inAttesa}
        classeRiga={({ pk }) => (pk === TOTALE_PK ? 'riga-totale' : '')}
        scheda={(riga) => <AvanzamentoCard riga={riga} materiali={materiali} onAttivita={onAttivita} />}
        vuoto={vuoto}
      />
    </Box>
  )
}
