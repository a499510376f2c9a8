import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { AGENTI_PER_PAGE, CLIENTI_PER_PAGE, isReached } from '#numeri/statistiche/rules.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { rowsStyle } from '#ui/table/rowsStyle.ts'
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
function style({ vars: { palette } }: Theme) {
  const veil = (color: string, forza: number) => `inset 0 0 0 999px color-mix(in srgb, ${color} ${forza}%, transparent)`
  return {
    '& .riga-raggiunta .MuiDataGrid-cell': { boxShadow: veil(palette.success.main, 12) },
    '& .riga-totale .MuiDataGrid-cell': { boxShadow: veil(palette.text.primary, 6), fontWeight: 650 },
  }
}

const cssClass = ({ pk, raggiunto: percent }: StatisticaRow) =>
  pk === TOTAL_ROW ? 'riga-totale' : isReached(percent) ? 'riga-raggiunta' : ''

/** The figures as a table, the sums of all pages in its first row; as cards on a phone. */
export function StatisticheTable({ which, read, elenco, inAttesa, onBudget }: Props) {
  const { values: stato, set } = elenco
  const wide = useMediaQuery('(min-width:1640px)', { noSsr: true })
  const righe = useMemo(() => [read.sums, ...read.righe], [read])
  const indirizzi = useMemo(() => rowUrls(which, stato), [which, stato])
  const columns = useMemo(
    () => statisticheColumns({ which, ...indirizzi, budget: onBudget }),
    [which, indirizzi, onBudget],
  )
  return (
    <Box sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, rowsStyle, style]}>
      <DataTable<StatisticaRow>
        name={`statistiche-${which}`}
        label={which === 'clienti' ? 'Statistiche clienti' : 'Statistiche agenti'}
        righe={righe}
        idRiga={({ pk }) => pk}
        columns={columns}
        nascoste={HIDDEN_STATISTICHE_COLUMNS(which, wide)}
        totale={read.totalCount}
        pagina={stato.pagina}
        perPagina={which === 'clienti' ? CLIENTI_PER_PAGE : AGENTI_PER_PAGE}
        onPage={(page) => set({ pagina: page })}
        sortings={which === 'clienti' ? statisticheClientiOrderings : agentiOrderings}
        sorting={stato.ordina}
        onSorting={(sort) => set({ ordina: sort })}
        inAttesa={inAttesa}
        classeRiga={cssClass}
        card={(riga) => <StatisticaCard riga={riga} which={which} {...indirizzi} onBudget={onBudget} />}
        empty={<EmptyStatistiche which={which} />}
      />
    </Box>
  )
}
