import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { Link as LinkRotta } from 'react-router'
import { formatPercentage } from '../../../../../server/shared/formats/formats.ts'
import { StatusChip } from '../../../../ui/StatusChip.tsx'
import { DateTimeValue, DateValue, EuroValue, MissingValue, NumberValue } from '../../../../ui/Values.tsx'
import { tipoClienteName } from '../../../vendite/clienti/tipoClienteName.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import { type ColumnTitle, faseOfColumn } from './columnTitles.ts'
import { OrdineRowActions, type OrdineRowHandlers } from './OrdineRowActions.tsx'
import { PeriodField } from './PeriodField.tsx'
import { CheckListCell, MailCell, MargineCell, MissingCell, StatusCell } from './RowCells.tsx'
import type { OrdineRow } from './row.ts'

type Colonna = GridColDef<OrdineRow>
type Disegno = Omit<Colonna, 'field' | 'headerName' | 'description'>

const testo = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)
const cella = (disegna: (riga: OrdineRow) => ReactNode): Disegno => ({ renderCell: ({ row }) => disegna(row) })
const numero = (width: number, disegna: (riga: OrdineRow) => ReactNode): Disegno => ({
  type: 'number',
  width,
  ...cella(disegna),
})
/** '2 / 2027' of '2027-W02'. */
const weekInWords = (week: string | null | undefined) => week?.replace(/^(\d+)-W0?(\d+)$/, '$2 / $1') ?? ''

/** How each column is drawn; phases are drawn by `disegnoFase`. */
function disegni(actions: OrdineRowHandlers): Record<string, Disegno> {
  return {
    numeroCommessa: {
      width: 104,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <Link
          component={LinkRotta}
          to={`/ordini/${row.pk}`}
          title={row.numeroCommessa}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          sx={{ fontWeight: 550, display: 'block' }}
        >
          {row.numeroCommessa}
        </Link>
      ),
    },
    cliente: { flex: 1, minWidth: 160, ...cella((riga) => testo(riga.cliente.nome)) },
    progetto: { width: 132, ...cella((riga) => testo(riga.progetto)) },
    checkList: {
      width: 96,
      sortable: false,
      renderCell: ({ row, hasFocus }) => <CheckListCell riga={row} aFuoco={hasFocus} onOpen={actions.checkList} />,
    },
    mancanti: { width: 124, sortable: false, ...cella((riga) => <MissingCell riga={riga} />) },
    riferimento: { width: 132, ...cella((riga) => testo(riga.riferimento)) },
    data: { width: 104, ...cella((riga) => <DateValue valore={riga.data} />) },
    dataConsegna: { width: 106, ...cella((riga) => <DateValue valore={riga.dataConsegna} />) },
    margine: { width: 148, ...cella((riga) => <MargineCell riga={riga} />) },
    settimana: { width: 88, ...cella((riga) => testo(weekInWords(riga.settimanaApprontamento))) },
    dataPosa: { width: 104, ...cella((riga) => <DateValue valore={riga.dataPosa} />) },
    stato: {
      width: 136,
      renderCell: ({ row, hasFocus }) => <StatusCell riga={row} aFuoco={hasFocus} onChange={actions.stato} />,
    },
    tipoCliente: { width: 100, ...cella((riga) => testo(tipoClienteName(riga.tipoCliente))) },
    codiceSistema: { width: 124, ...cella((riga) => testo(riga.codiceSistema)) },
    listino: numero(108, (riga) => <EuroValue valore={riga.listino} />),
    sconto: numero(78, (riga) => (riga.sconto == null ? <MissingValue /> : formatPercentage(riga.sconto))),
    netto: numero(108, (riga) => <EuroValue valore={riga.netto} />),
    agente: { width: 132, ...cella((riga) => testo(riga.agente?.user.nome ?? '')) },
    inizio: {
      width: 106,
      ...cella((riga) =>
        riga.nonSchedulabile ? <StatusChip parola="No sched." /> : <DateValue valore={riga.schedulazione?.inizio} />,
      ),
    },
    fine: { width: 104, ...cella((riga) => <DateValue valore={riga.schedulazione?.fine} />) },
    mail: {
      width: 124,
      renderCell: ({ row, hasFocus }) => <MailCell riga={row} aFuoco={hasFocus} onOpen={actions.mail} />,
    },
    dataInvioMail: { width: 140, ...cella((riga) => <DateTimeValue valore={riga.dataInvioMail} />) },
    areaConsegna: { width: 78, ...cella((riga) => testo(riga.areaConsegna ?? '')) },
    numeroSerramenti: numero(72, (riga) => <NumberValue valore={riga.numeroSerramenti} />),
    senzaMisure: {
      width: 108,
      ...cella((riga) =>
        riga.senzaMisure ? <StatusChip parola="Da definire" tono="attenzione" /> : <span>Definitive</span>,
      ),
    },
  }
}

/** Start and end of a phase of the schedule. */
function disegnoFase(fase: string): Disegno {
  return {
    width: 190,
    sortable: false,
    ...cella((riga) => {
      const programmata = riga.schedulazione?.fasi.find(({ nomeFase }) => nomeFase === fase)
      return programmata ? <PeriodField inizio={programmata.inizio} fine={programmata.fine} /> : <MissingValue />
    }),
  }
}

interface Opzioni {
  azioni: OrdineRowHandlers
  /** Columns with an active filter. */
  filtrate: ReadonlySet<string>
  /** Opens the filter of a column beside its header; missing columns have none. */
  filtrabili: ReadonlySet<string>
  onFiltra: (field: string, ancora: HTMLElement) => void
}

/** The columns of the list as the grid draws them, row actions last. */
export function ordiniColumns(titoli: readonly ColumnTitle[], opzioni: Opzioni): Colonna[] {
  const { azioni, filtrate, filtrabili, onFiltra } = opzioni
  const disegnati = disegni(azioni)
  const colonne = titoli.map(({ field, titolo, esteso }): Colonna => {
    const fase = faseOfColumn(field)
    return {
      field,
      headerName: titolo,
      description: esteso ?? titolo,
      ...(fase === null ? disegnati[field] : disegnoFase(fase)),
      renderHeader: () => (
        <ColumnHeader
          titolo={titolo}
          esteso={esteso ?? titolo}
          filtrata={filtrate.has(field)}
          onFiltra={filtrabili.has(field) ? (ancora) => onFiltra(field, ancora) : undefined}
        />
      ),
    }
  })
  const last: Colonna = {
    field: 'azioni',
    headerName: 'Azioni',
    width: Math.max(76, 12 + 32 * azioni.quante),
    align: 'right',
    headerAlign: 'right',
    hideable: false,
    renderCell: ({ row, hasFocus }) => <OrdineRowActions riga={row} azioni={azioni} aFuoco={hasFocus} />,
  }
  return [...colonne, last]
}
