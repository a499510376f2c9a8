import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import { Link as LinkRotta } from 'react-router'
import { ETICHETTE_EVENTO, shownTipoEvento, type TipoEvento } from '../../../../../server/officina/avanzamento/rules.ts'
import { type TipoPezzo, unitaPezzi } from '../../../../../server/officina/lavorazioni/rules.ts'
import { formatDate, formatEuro, formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { MissingValue } from '../../../../ui/Values.tsx'
import type { EventoRow } from './eventoRow.ts'

/** The row of the sums is no event. */
export const TOTALE_EVENTI = 0
/** The row of the sums has only sums. */
export type RigaEventi = Partial<EventoRow> &
  Pick<EventoRow, 'pk' | 'tempoTeorico' | 'tempoLavorazione' | 'costoMateriale' | 'valoreEconomico'>
type Colonna = GridColDef<RigaEventi>

/** What kind of event it is. */
export const nameOfEvento = (tipo: string | undefined) =>
  tipo === undefined ? 'Totale' : ETICHETTE_EVENTO[shownTipoEvento(tipo as TipoEvento)]

/** Who worked, or the office. */
export const whoOf = ({ tipoEvento, operatore }: RigaEventi) =>
  tipoEvento === 'attivita_automatica' ? ETICHETTE_EVENTO.attivita_automatica : (operatore ?? '')

/** '12/20 Ante'; empty for what is no work. */
export const piecesOf = ({ lavorazione, numeroPezzi, numeroPezziTotali, attivitaNumero }: RigaEventi) =>
  lavorazione == null
    ? ''
    : `${numeroPezzi}/${numeroPezziTotali} ${unitaPezzi((attivitaNumero ?? 'ante') as TipoPezzo)}`

/** Minutes as people read them: '95 min'. */
export const minutesOf = (minuti: number) => `${formatInteger(Math.round(minuti))} min`

const scritto = (
  field: string,
  headerName: string,
  width: number,
  di: (riga: RigaEventi) => string | null | undefined,
): Colonna => ({
  field,
  headerName,
  width,
  sortable: false,
  renderCell({ row }) {
    if (row.pk === TOTALE_EVENTI) return null
    const valore = di(row)
    return valore ? <span title={valore}>{valore}</span> : <MissingValue />
  },
})

const cifra = (field: string, headerName: string, width: number, di: (riga: RigaEventi) => string | null): Colonna => ({
  field,
  headerName,
  width,
  type: 'number',
  sortable: false,
  renderCell: ({ row }) => di(row) ?? (row.pk === TOTALE_EVENTI ? null : <MissingValue />),
})

/** The columns of events. @param diOrdine of one order, which needs not be named */
export function eventiColumns(diOrdine: boolean): Colonna[] {
  const ordine: Colonna = {
    field: 'numeroCommessa',
    headerName: 'Ordine',
    width: 82,
    sortable: false,
    renderCell: ({ row }) =>
      row.ordine === undefined ? null : (
        <Link component={LinkRotta} to={`/ordini/${row.ordine}/`} noWrap>
          {row.numeroCommessa}
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
      renderCell: ({ row }) => (row.pk === TOTALE_EVENTI ? null : nameOfEvento(row.tipoEvento)),
    },
    ...(diOrdine ? [] : [ordine, scritto('nomeCliente', 'Cliente', 120, (riga) => riga.nomeCliente)]),
    scritto('lavorazione', 'Lavorazione', 134, (riga) => riga.lavorazione),
    scritto('operatore', 'Operatore', 106, whoOf),
    scritto('pezzi', 'Pezzi', 86, piecesOf),
    cifra('tempoTeorico', 'Tempo teorico', 108, (riga) =>
      riga.lavorazione == null && riga.pk !== TOTALE_EVENTI ? null : minutesOf(riga.tempoTeorico),
    ),
    cifra('tempoLavorazione', 'Tempo', 106, (riga) =>
      riga.lavorazione == null && riga.pk !== TOTALE_EVENTI ? null : minutesOf(riga.tempoLavorazione),
    ),
    // What it is worth stands in sight, before where it comes from.
    cifra('valoreEconomico', 'Valore economico', 132, (riga) => formatEuro(riga.valoreEconomico)),
    scritto('materiale', 'Materiale', 96, (riga) => riga.materiale),
    scritto('fornitore', 'Fornitore', 140, (riga) => riga.fornitore),
    scritto('numeroDocumento', 'Documento', 104, (riga) => riga.numeroDocumento),
    cifra('costoMateriale', 'Costo materiale', 122, (riga) =>
      riga.costoMateriale == null ? null : formatEuro(riga.costoMateriale),
    ),
    cifra('valoreEconomicoAvMateriali', 'Valore av. materiali', 142, (riga) =>
      riga.valoreEconomicoAvMateriali === undefined ? null : formatEuro(riga.valoreEconomicoAvMateriali),
    ),
  ]
}
