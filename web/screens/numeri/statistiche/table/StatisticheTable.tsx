import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { PER_PAGINA_AGENTI, PER_PAGINA_CLIENTI, raggiunto } from '../../../../../server/numeri/statistiche/rules.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { rowsStyle } from '../../../../ui/table/rowsStyle.ts'
import { EmptyStatistiche } from '../EmptyStatistiche.tsx'
import { type StatisticaRow, TOTAL_ROW } from '../rows.ts'
import type { StatisticheScreenProps } from '../screenProps.ts'
import { agentiOrderings, rowUrls, statisticheClientiOrderings } from '../urlState.ts'
import { HIDDEN_STATISTICHE_COLUMNS, statisticheColumns } from './columns.tsx'
import { StatisticaCard } from './StatisticaCard.tsx'

interface Props extends Omit<StatisticheScreenProps, 'agenti'> {
  onBudget?: (riga: StatisticaRow) => void
}

/** Green where the budget was reached, grey under the sums; over the ground of the column that stays too. */
function stile({ vars: { palette } }: Theme) {
  const velo = (colore: string, forza: number) =>
    `inset 0 0 0 999px color-mix(in srgb, ${colore} ${forza}%, transparent)`
  return {
    '& .riga-raggiunta .MuiDataGrid-cell': { boxShadow: velo(palette.success.main, 12) },
    '& .riga-totale .MuiDataGrid-cell': { boxShadow: velo(palette.text.primary, 6), fontWeight: 650 },
  }
}

const classe = ({ pk, raggiunto: percento }: StatisticaRow) =>
  pk === TOTAL_ROW ? 'riga-totale' : raggiunto(percento) ? 'riga-raggiunta' : ''

/** The figures as a table, the sums of all pages in its first row; as cards on a phone. */
export function StatisticheTable({ quali, letta, elenco, inAttesa, onBudget }: Props) {
  const { valori: stato, imposta } = elenco
  const wide = useMediaQuery('(min-width:1640px)', { noSsr: true })
  const righe = useMemo(() => [letta.somme, ...letta.righe], [letta])
  const indirizzi = useMemo(() => rowUrls(quali, stato), [quali, stato])
  const colonne = useMemo(
    () => statisticheColumns({ quali, ...indirizzi, budget: onBudget }),
    [quali, indirizzi, onBudget],
  )
  return (
    <Box sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, rowsStyle, stile]}>
      <DataTable<StatisticaRow>
        nome={`statistiche-${quali}`}
        etichetta={quali === 'clienti' ? 'Statistiche clienti' : 'Statistiche agenti'}
        righe={righe}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        nascoste={HIDDEN_STATISTICHE_COLUMNS(quali, wide)}
        totale={letta.totalCount}
        pagina={stato.pagina}
        perPagina={quali === 'clienti' ? PER_PAGINA_CLIENTI : PER_PAGINA_AGENTI}
        onPage={(pagina) => imposta({ pagina })}
        ordinamenti={quali === 'clienti' ? statisticheClientiOrderings : agentiOrderings}
        ordinamento={stato.ordina}
        onOrdinamento={(ordina) => imposta({ ordina })}
        inAttesa={inAttesa}
        classeRiga={classe}
        scheda={(riga) => <StatisticaCard riga={riga} quali={quali} {...indirizzi} onBudget={onBudget} />}
        vuoto={<EmptyStatistiche quali={quali} />}
      />
    </Box>
  )
}
