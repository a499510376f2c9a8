import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import { formatEuro } from '#shared/formats/formats.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { rowsStyle } from '#ui/table/rowsStyle.ts'
import type { UrlState } from '#ui/useUrlState.ts'
import {
  avanzamentoOrderings,
  type avanzamentoUrlState,
  eventsOfOrdineUrl,
  RIGHE_AVANZAMENTO,
} from '../avanzamentoUrlState.ts'
import {
  commesseColumns,
  materialiColumns,
  namesOfMateriali,
  OrdineCell,
  type RigaCommessa,
  shownPercent,
  TOTAL_PK,
} from './commesseColumns.tsx'
import type { AvanzamentoRow } from './ordineRow.ts'

interface Props {
  /** A column for each material, instead of the figures of the order. */
  materiali: boolean
  righe: readonly AvanzamentoRow[]
  totals: Pick<
    AvanzamentoRow,
    | 'netto'
    | 'totaleValoreMateriali'
    | 'totaleValoreManodopera'
    | 'totaleValoreEconomico'
    | 'percentualeAvanzamento'
    | 'percentualeAvanzamentoAvMateriali'
  >
  total: number
  elenco: UrlState<typeof avanzamentoUrlState>
  isWaiting: boolean
  onAttivita: (riga: AvanzamentoRow) => void
  empty: ReactNode
}

/** Grey under the sums, over the ground of the column that stays too. */
const style = ({ vars: { palette } }: Theme) => ({
  '& .riga-totale .MuiDataGrid-cell': {
    boxShadow: `inset 0 0 0 999px color-mix(in srgb, ${palette.text.primary} 6%, transparent)`,
    fontWeight: 650,
    fontSize: '0.75rem',
  },
})

interface AvanzamentoCardProps {
  riga: RigaCommessa
  materiali: boolean
  onAttivita: (riga: RigaCommessa) => void
}

/** An order with its progress on a phone. */
function AvanzamentoCard({ riga, materiali, onAttivita }: AvanzamentoCardProps) {
  const pairs: [string, string][] = materiali
    ? riga.valoriMateriali
        .filter(({ valoreEconomicoMateriale }) => valoreEconomicoMateriale > 0)
        .map((one) => [
          one.materiale,
          `${one.totalePercentualeMateriali == null ? '' : `${shownPercent(one.totalePercentualeMateriali)} · `}${formatEuro(one.valoreEconomicoMaterialeAvanzamento)}`,
        ])
    : [
        ['Netto', formatEuro(riga.netto)],
        ['Materiali', formatEuro(riga.totaleValoreMateriali)],
        ['Manodopera', formatEuro(riga.totaleValoreManodopera)],
        ['% av. materiali', shownPercent(riga.percentualeAvanzamentoAvMateriali)],
      ]
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 650, minWidth: 0 }}>
          <OrdineCell riga={riga} />
        </Box>
        <Typography sx={{ fontWeight: 650 }}>
          {materiali ? formatEuro(riga.totaleValoreMateriali) : shownPercent(riga.percentualeAvanzamento)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {riga.nomeCliente}
        </Typography>
        {riga.pk !== TOTAL_PK && !materiali && (
          <Button
            onClick={() => onAttivita(riga)}
            aria-label={`Attività dell’ordine ${riga.numeroCommessa}`}
            sx={{ minHeight: 44, my: -1, mr: -1 }}
          >
            Attività
          </Button>
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          // Figures of the order have short names: two stand beside each other.
          gridTemplateColumns: materiali ? 'minmax(0, 1fr)' : 'repeat(auto-fit, minmax(150px, 1fr))',
          columnGap: 1.5,
          rowGap: 0.25,
        }}
      >
        {pairs.map(([name, value]) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              columnGap: 0.5,
              justifyContent: 'space-between',
              whiteSpace: materiali ? 'normal' : 'nowrap',
            }}
          >
            <Typography component="dt" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** The orders that came nearer to their end, the sums of all pages in the first row; as cards on a phone. */
export function CommesseTable({ materiali, righe, totals, total, elenco, isWaiting, onAttivita, empty }: Props) {
  const { values, set } = elenco
  const names = useMemo(() => namesOfMateriali(righe), [righe])
  const columns = useMemo(
    () =>
      materiali ? materialiColumns(names) : commesseColumns(onAttivita, ({ pk }) => eventsOfOrdineUrl(values, pk)),
    [materiali, names, onAttivita, values],
  )
  const sums = useMemo<RigaCommessa>(
    () => ({
      pk: TOTAL_PK,
      numeroCommessa: 'Totale',
      nomeCliente: '',
      progetto: '',
      codiceSistema: '',
      dataConsegna: null,
      tipoAgente: null,
      completo: false,
      valoriMateriali: [],
      warnings: [],
      ...totals,
    }),
    [totals],
  )
  const all = useMemo(() => (righe.length === 0 ? [] : [sums, ...righe]), [sums, righe])
  return (
    <Box sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, rowsStyle, style]}>
      <DataTable<RigaCommessa>
        name={materiali ? 'avanzamento-materiali' : 'avanzamento-commesse'}
        label={materiali ? 'Materiali degli ordini' : 'Avanzamento per commessa'}
        rows={all}
        idOf={({ pk }) => pk}
        columns={columns}
        hidden={materiali ? [] : ['codiceSistema', 'tipoAgente']}
        total={total}
        page={values.pagina}
        pageSize={RIGHE_AVANZAMENTO}
        onPage={(page) => set({ pagina: page })}
        sortings={avanzamentoOrderings}
        sorting={values.ordina}
        onSorting={(sort) => set({ ordina: sort as typeof values.ordina })}
        isWaiting={isWaiting}
        rowClass={({ pk }) => (pk === TOTAL_PK ? 'riga-totale' : '')}
        card={(riga) => <AvanzamentoCard riga={riga} materiali={materiali} onAttivita={onAttivita} />}
        empty={empty}
      />
    </Box>
  )
}
