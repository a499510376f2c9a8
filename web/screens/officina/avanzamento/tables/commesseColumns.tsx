import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import { ALWAYS_MATERIALI, FORNITURE_NOT_COMPLETE, RIVENDITA } from '#officina/avanzamento/rules.ts'
import { formatDate, formatEuro, formatExactPercentage, formatPercentage } from '#shared/formats/formats.ts'
import { MissingValue } from '#ui/Values.tsx'
import type { AvanzamentoRow, MaterialeAvanzamentoRow } from './ordineRow.ts'

/** The row of the sums has no order. */
export const TOTAL_PK = 0
export type RigaCommessa = AvanzamentoRow
type Column = GridColDef<RigaCommessa>

/** '85,00 %', or a dash where there is nothing to divide by. */
export const shownPercent = (value: number | null | undefined) => (value == null ? '–' : formatExactPercentage(value))

/** The names of materials that some orders show: the four that are always there, then the others. */
export function namesOfMateriali(righe: readonly AvanzamentoRow[]): string[] {
  const seen = righe.flatMap(({ valoriMateriali }) => valoriMateriali.map(({ materiale }) => materiale))
  const others = [...new Set(seen)].filter(
    (name) => name !== RIVENDITA && !ALWAYS_MATERIALI.some((one) => one === name),
  )
  return [...ALWAYS_MATERIALI, ...others.sort(), ...(seen.includes(RIVENDITA) ? [RIVENDITA] : [])]
}

/** The number of an order as a link, and the icon of its warnings. */
export function OrdineCell({ riga }: { riga: RigaCommessa }) {
  if (riga.pk === TOTAL_PK) return <span>{riga.numeroCommessa}</span>
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Link component={RouteLink} to={`/ordini/${riga.pk}/`} noWrap title={riga.numeroCommessa} sx={{ flexShrink: 0 }}>
        {riga.numeroCommessa}
      </Link>
      {riga.warnings.length > 0 && (
        <Tooltip
          title={`${FORNITURE_NOT_COMPLETE}. ${riga.warnings.map(({ tipologia, motivo }) => `${tipologia}: ${motivo}`).join(' ')}`}
        >
          <IconButton
            component={RouteLink}
            to={`/ordini/${riga.pk}/avanzamento`}
            size="small"
            color="warning"
            aria-label={`${FORNITURE_NOT_COMPLETE}: ordine ${riga.numeroCommessa}`}
          >
            <WarningAmber sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}

const text = (
  field: 'nomeCliente' | 'progetto' | 'codiceSistema',
  headerName: string,
  size: { width: number } | { flex: number; minWidth: number },
): Column => ({
  field,
  headerName,
  ...size,
  renderCell: ({ row }) =>
    row[field] === '' ? row.pk === TOTAL_PK ? null : <MissingValue /> : <span title={row[field]}>{row[field]}</span>,
})
const euro = (
  field: 'netto' | 'totaleValoreMateriali' | 'totaleValoreManodopera' | 'totaleValoreEconomico',
  headerName: string,
  width = 116,
): Column => ({ field, headerName, width, type: 'number', renderCell: ({ row }) => formatEuro(row[field]) })
const percent = (
  field: 'percentualeAvanzamento' | 'percentualeAvanzamentoAvMateriali',
  headerName: string,
  width: number,
): Column => ({ field, headerName, width, type: 'number', renderCell: ({ row }) => shownPercent(row[field]) })

const who: readonly Column[] = [
  { field: 'numeroCommessa', headerName: 'Ordine', width: 104, renderCell: ({ row }) => <OrdineCell riga={row} /> },
  text('nomeCliente', 'Cliente', { flex: 1.6, minWidth: 120 }),
  text('progetto', 'Progetto', { flex: 1, minWidth: 76 }),
]

/** The figures of orders. @param eventsOf address of the events that the value of an order is made of */
export function commesseColumns(
  onAttivita: (riga: RigaCommessa) => void,
  eventsOf: (riga: RigaCommessa) => string,
): Column[] {
  return [
    ...who,
    text('codiceSistema', 'Codice sistema', { width: 110 }),
    {
      field: 'dataConsegna',
      headerName: 'Approntamento',
      width: 118,
      renderCell: ({ row }) =>
        row.pk === TOTAL_PK ? null : row.dataConsegna ? formatDate(row.dataConsegna) : <MissingValue />,
    },
    {
      field: 'tipoAgente',
      headerName: 'Tipo cliente',
      width: 88,
      renderCell: ({ row }) => row.tipoAgente ?? (row.pk === TOTAL_PK ? null : <MissingValue />),
    },
    // Wide enough for the sums of a year.
    euro('netto', 'Netto'),
    euro('totaleValoreMateriali', 'Materiali'),
    euro('totaleValoreManodopera', 'Manodopera'),
    {
      ...euro('totaleValoreEconomico', 'Valore'),
      renderCell: ({ row, hasFocus }) =>
        row.pk === TOTAL_PK ? (
          formatEuro(row.totaleValoreEconomico)
        ) : (
          <Link
            component={RouteLink}
            to={eventsOf(row)}
            tabIndex={hasFocus ? 0 : -1}
            aria-label={`Eventi dell’ordine ${row.numeroCommessa}: ${formatEuro(row.totaleValoreEconomico)}`}
          >
            {formatEuro(row.totaleValoreEconomico)}
          </Link>
        ),
    },
    percent('percentualeAvanzamento', '%', 78),
    percent('percentualeAvanzamentoAvMateriali', '% av. mat.', 88),
    {
      field: 'attivita',
      headerName: 'Attività',
      width: 74,
      sortable: false,
      renderCell: ({ row, hasFocus }) =>
        row.pk === TOTAL_PK ? null : (
          <Button
            size="small"
            sx={{ minWidth: 0, px: 0.5, ml: -0.5 }}
            tabIndex={hasFocus ? 0 : -1}
            aria-label={`Attività dell’ordine ${row.numeroCommessa}`}
            onClick={() => onAttivita(row)}
          >
            Attività
          </Button>
        ),
    },
  ]
}

/** What arrived of a material, and what has not. */
export function describeMateriale(one: MaterialeAvanzamentoRow): string {
  const arrived = one.ordiniFornitori.map(
    ({ fornitore, dataArrivo, valorePercentuale }) =>
      `${fornitore}, arrivato il ${formatDate(dataArrivo)}${valorePercentuale == null ? '' : `, ${formatPercentage(valorePercentuale)}`}`,
  )
  const expected = one.ordiniFornitoriNonArrivati.map(
    ({ fornitore, stato }) => `${fornitore}, non arrivato (${stato ?? 'nessuno stato'})`,
  )
  return [`Vale ${formatEuro(one.valoreEconomicoMateriale)}.`, ...arrived, ...expected].join(' · ')
}

/** A column for each material: what arrived, in percent and in euro. */
export function materialiColumns(names: readonly string[]): Column[] {
  return [
    ...who,
    ...names.map(
      (name): Column => ({
        field: `materiale-${name}`,
        headerName: name.charAt(0).toUpperCase() + name.slice(1),
        width: name === RIVENDITA ? 100 : 156,
        type: 'number',
        sortable: false,
        renderCell({ row }) {
          if (row.pk === TOTAL_PK) return null
          const one = row.valoriMateriali.find(({ materiale }) => materiale === name)
          if (!one) return <MissingValue />
          const value = formatEuro(one.valoreEconomicoMaterialeAvanzamento)
          const nothing = one.valoreEconomicoMaterialeAvanzamento === 0 && !one.totalePercentualeMateriali
          return (
            <Tooltip title={describeMateriale(one)}>
              {/* What has not arrived stands back. */}
              <Box
                component="span"
                sx={nothing ? { color: 'text.secondary', '& strong': { fontWeight: 400 } } : undefined}
              >
                {one.totalePercentualeMateriali != null && (
                  <strong>{formatPercentage(one.totalePercentualeMateriali)}</strong>
                )}
                {one.totalePercentualeMateriali != null && ' · '}
                {value}
              </Box>
            </Tooltip>
          )
        },
      }),
    ),
    euro('totaleValoreMateriali', 'Valore materiali', 120),
    euro('netto', 'Netto'),
  ]
}
