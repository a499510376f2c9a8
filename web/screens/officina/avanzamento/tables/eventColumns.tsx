import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as RouteLink } from 'react-router'
import { EVENT_LABELS, shownTipoEvento, type TipoEvento } from '#officina/avanzamento/rules.ts'
import { unitaPezzi } from '#officina/lavorazioni/rules.ts'
import { formatDate, formatEuro, formatInteger } from '#shared/formats/formats.ts'
import { MissingValue } from '#ui/Values.tsx'
import type { EventRow } from './eventoRow.ts'

/** The row of the sums is no event. */
export const EVENTI_TOTAL = 0
/** The row of the sums has only sums. */
export type RigaEventi = Partial<EventRow> &
  Pick<EventRow, 'pk' | 'tempoTeorico' | 'tempoLavorazione' | 'costoMateriale' | 'valoreEconomico'>
type Column = GridColDef<RigaEventi>

/** What kind of event it is. */
export const nameOfEvento = (tipo: TipoEvento | undefined) =>
  tipo === undefined ? 'Totale' : EVENT_LABELS[shownTipoEvento(tipo)]

/** Who worked, or the office. */
export const whoOf = ({ tipoEvento, operatore }: RigaEventi) =>
  tipoEvento === 'attivita_automatica' ? EVENT_LABELS.attivita_automatica : (operatore ?? '')

/** '12/20 Ante'; empty for what is no work. */
export const piecesOf = ({ lavorazione, numeroPezzi, numeroPezziTotali, attivitaNumero }: RigaEventi) =>
  lavorazione == null ? '' : `${numeroPezzi}/${numeroPezziTotali} ${unitaPezzi(attivitaNumero ?? 'ante')}`

/** Minutes as people read them: '95 min'. */
export const minutesOf = (minutes: number) => `${formatInteger(Math.round(minutes))} min`

const written = (
  field: string,
  headerName: string,
  width: number,
  of: (riga: RigaEventi) => string | null | undefined,
): Column => ({
  field,
  headerName,
  width,
  sortable: false,
  renderCell({ row }) {
    if (row.pk === EVENTI_TOTAL) return null
    const value = of(row)
    return value ? <span title={value}>{value}</span> : <MissingValue />
  },
})

const digit = (field: string, headerName: string, width: number, of: (riga: RigaEventi) => string | null): Column => ({
  field,
  headerName,
  width,
  type: 'number',
  sortable: false,
  renderCell: ({ row }) => of(row) ?? (row.pk === EVENTI_TOTAL ? null : <MissingValue />),
})

/** The columns of events. @param ofOrdine of one order, which needs not be named */
export function eventColumns(ofOrdine: boolean): Column[] {
  const ordine: Column = {
    field: 'numeroCommessa',
    headerName: 'Ordine',
    width: 82,
    sortable: false,
    renderCell: ({ row }) =>
      !row.ordine ? null : (
        <Link component={RouteLink} to={`/ordini/${row.ordine.pk}/`} noWrap>
          {row.ordine.numeroCommessa}
        </Link>
      ),
  }
  return [
    {
      field: 'data',
      headerName: 'Data',
      width: 96,
      sortable: false,
      renderCell: ({ row }) => (row.data === undefined ? 'Totale' : formatDate(row.data)),
    },
    {
      field: 'tipoEvento',
      headerName: 'Evento',
      width: 122,
      sortable: false,
      renderCell: ({ row }) => (row.pk === EVENTI_TOTAL ? null : nameOfEvento(row.tipoEvento)),
    },
    ...(ofOrdine ? [] : [ordine, written('nomeCliente', 'Cliente', 120, (riga) => riga.ordine?.nomeCliente)]),
    written('lavorazione', 'Lavorazione', 134, (riga) => riga.lavorazione),
    written('operatore', 'Operatore', 106, whoOf),
    written('pezzi', 'Pezzi', 86, piecesOf),
    digit('tempoTeorico', 'Tempo teorico', 108, (riga) =>
      riga.lavorazione == null && riga.pk !== EVENTI_TOTAL ? null : minutesOf(riga.tempoTeorico),
    ),
    digit('tempoLavorazione', 'Tempo', 106, (riga) =>
      riga.lavorazione == null && riga.pk !== EVENTI_TOTAL ? null : minutesOf(riga.tempoLavorazione),
    ),
    // What it is worth stands in sight, before where it comes from.
    digit('valoreEconomico', 'Valore economico', 132, (riga) => formatEuro(riga.valoreEconomico)),
    written('materiale', 'Materiale', 96, (riga) => riga.materiale),
    written('fornitore', 'Fornitore', 140, (riga) => riga.fornitore),
    written('numeroDocumento', 'Documento', 104, (riga) => riga.numeroDocumento),
    digit('costoMateriale', 'Costo materiale', 122, (riga) =>
      riga.costoMateriale == null ? null : formatEuro(riga.costoMateriale),
    ),
    digit('valoreEconomicoAvMateriali', 'Valore av. materiali', 142, (riga) =>
      riga.valoreEconomicoAvMateriali === undefined ? null : formatEuro(riga.valoreEconomicoAvMateriali),
    ),
  ]
}
