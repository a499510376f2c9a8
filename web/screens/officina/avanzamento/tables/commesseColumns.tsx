import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as LinkRotta } from 'react-router'
import {
  FORNITURE_NON_COMPLETE,
  MATERIALI_SEMPRE,
  RIVENDITA,
} from '../../../../../server/officina/avanzamento/rules.ts'
import {
  formatDate,
  formatEuro,
  formatExactPercentage,
  formatPercentage,
} from '../../../../../server/shared/formats/formats.ts'
import { MissingValue } from '../../../../ui/Values.tsx'
import type { AvanzamentoRow, MaterialeAvanzamentoRow } from './ordineRow.ts'

/** The row of the sums has no order. */
export const TOTALE_PK = 0
export type RigaCommessa = AvanzamentoRow
type Colonna = GridColDef<RigaCommessa>

/** '85,00 %', or a dash where there is nothing to divide by. */
export const shownPercent = (valore: number | null | undefined) =>
  valore == null ? '–' : formatExactPercentage(valore)

/** The names of materials that some orders show: the four that are always there, then the others. */
export function namesOfMateriali(righe: readonly AvanzamentoRow[]): string[] {
  const visti = righe.flatMap(({ valoriMateriali }) => valoriMateriali.map(({ materiale }) => materiale))
  const altri = [...new Set(visti)].filter(
    (nome) => nome !== RIVENDITA && !MATERIALI_SEMPRE.some((uno) => uno === nome),
  )
  return [...MATERIALI_SEMPRE, ...altri.sort(), ...(visti.includes(RIVENDITA) ? [RIVENDITA] : [])]
}

/** The number of an order as a link, and the icon of its warnings. */
export function OrdineCell({ riga }: { riga: RigaCommessa }) {
  if (riga.pk === TOTALE_PK) return <span>{riga.numeroCommessa}</span>
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Link component={LinkRotta} to={`/ordini/${riga.pk}/`} noWrap title={riga.numeroCommessa} sx={{ flexShrink: 0 }}>
        {riga.numeroCommessa}
      </Link>
      {riga.warnings.length > 0 && (
        <Tooltip
          title={`${FORNITURE_NON_COMPLETE}. ${riga.warnings.map(({ tipologia, motivo }) => `${tipologia}: ${motivo}`).join(' ')}`}
        >
          <IconButton
            component={LinkRotta}
            to={`/ordini/${riga.pk}/avanzamento`}
            size="small"
            color="warning"
            aria-label={`${FORNITURE_NON_COMPLETE}: ordine ${riga.numeroCommessa}`}
          >
            <WarningAmber sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}

const testo = (
  field: 'nomeCliente' | 'progetto' | 'codiceSistema',
  headerName: string,
  size: { width: number } | { flex: number; minWidth: number },
): Colonna => ({
  field,
  headerName,
  ...size,
  renderCell: ({ row }) =>
    row[field] === '' ? row.pk === TOTALE_PK ? null : <MissingValue /> : <span title={row[field]}>{row[field]}</span>,
})
const euro = (
  field: 'netto' | 'totaleValoreMateriali' | 'totaleValoreManodopera' | 'totaleValoreEconomico',
  headerName: string,
  width = 116,
): Colonna => ({ field, headerName, width, type: 'number', renderCell: ({ row }) => formatEuro(row[field]) })
const percento = (
  field: 'percentualeAvanzamento' | 'percentualeAvanzamentoAvMateriali',
  headerName: string,
  width: number,
): Colonna => ({ field, headerName, width, type: 'number', renderCell: ({ row }) => shownPercent(row[field]) })

const chi: readonly Colonna[] = [
  { field: 'numeroCommessa', headerName: 'Ordine', width: 104, renderCell: ({ row }) => <OrdineCell riga={row} /> },
  testo('nomeCliente', 'Cliente', { flex: 1.3, minWidth: 100 }),
  testo('progetto', 'Progetto', { flex: 1, minWidth: 76 }),
]

/** The figures of orders. @param eventiDi address of the events that the value of an order is made of */
export function commesseColumns(
  onAttivita: (riga: RigaCommessa) => void,
  eventiDi: (riga: RigaCommessa) => string,
): Colonna[] {
  return [
    ...chi,
    testo('codiceSistema', 'Codice sistema', { width: 110 }),
    {
      field: 'dataConsegna',
      headerName: 'Approntamento',
      width: 100,
      renderCell: ({ row }) =>
        row.pk === TOTALE_PK ? null : row.dataConsegna ? formatDate(row.dataConsegna) : <MissingValue />,
    },
    {
      field: 'tipoAgente',
      headerName: 'Tipo cliente',
      width: 88,
      renderCell: ({ row }) => row.tipoAgente ?? (row.pk === TOTALE_PK ? null : <MissingValue />),
    },
    // Wide enough for the sums of a year.
    euro('netto', 'Netto'),
    euro('totaleValoreMateriali', 'Materiali'),
    euro('totaleValoreManodopera', 'Manodopera'),
    {
      ...euro('totaleValoreEconomico', 'Valore'),
      renderCell: ({ row, hasFocus }) =>
        row.pk === TOTALE_PK ? (
          formatEuro(row.totaleValoreEconomico)
        ) : (
          <Link
            component={LinkRotta}
            to={eventiDi(row)}
            tabIndex={hasFocus ? 0 : -1}
            aria-label={`Eventi dell’ordine ${row.numeroCommessa}: ${formatEuro(row.totaleValoreEconomico)}`}
          >
            {formatEuro(row.totaleValoreEconomico)}
          </Link>
        ),
    },
    percento('percentualeAvanzamento', '%', 78),
    percento('percentualeAvanzamentoAvMateriali', '% av. mat.', 88),
    {
      field: 'attivita',
      headerName: 'Attività',
      width: 74,
      sortable: false,
      renderCell: ({ row, hasFocus }) =>
        row.pk === TOTALE_PK ? null : (
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
export function describeMateriale(uno: MaterialeAvanzamentoRow): string {
  const arrivati = uno.ordiniFornitori.map(
    ({ nome, dataArrivo, valorePercentuale }) =>
      `${nome}, arrivato il ${formatDate(dataArrivo)}${valorePercentuale == null ? '' : `, ${formatPercentage(valorePercentuale)}`}`,
  )
  const attesi = uno.ordiniFornitoriNonArrivati.map(
    ({ nome, stato }) => `${nome}, non arrivato (${stato ?? 'nessuno stato'})`,
  )
  return [`Vale ${formatEuro(uno.valoreEconomicoMateriale)}.`, ...arrivati, ...attesi].join(' · ')
}

/** A column for each material: what arrived, in percent and in euro. */
export function materialiColumns(nomi: readonly string[]): Colonna[] {
  return [
    ...chi,
    ...nomi.map(
      (nome): Colonna => ({
        field: `materiale-${nome}`,
        headerName: nome.charAt(0).toUpperCase() + nome.slice(1),
        width: nome === RIVENDITA ? 100 : 156,
        type: 'number',
        sortable: false,
        renderCell({ row }) {
          if (row.pk === TOTALE_PK) return null
          const uno = row.valoriMateriali.find(({ materiale }) => materiale === nome)
          if (!uno) return <MissingValue />
          const valore = formatEuro(uno.valoreEconomicoMaterialeAvanzamento)
          const nulla = uno.valoreEconomicoMaterialeAvanzamento === 0 && !uno.totalePercentualeMateriali
          return (
            <Tooltip title={describeMateriale(uno)}>
              {/* What has not arrived stands back. */}
              <Box
                component="span"
                sx={nulla ? { color: 'text.secondary', '& strong': { fontWeight: 400 } } : undefined}
              >
                {uno.totalePercentualeMateriali != null && (
                  <strong>{formatPercentage(uno.totalePercentualeMateriali)}</strong>
                )}
                {uno.totalePercentualeMateriali != null && ' · '}
                {valore}
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
