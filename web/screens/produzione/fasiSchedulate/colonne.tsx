import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { Link as LinkRotta } from 'react-router'
import { FASE_VERNICIATURA } from '../../../../server/produzione/fasiSchedulate/rules.ts'
import { StatoChip } from '../../../ui/StatoChip.tsx'
import { Data, DataOra, Euro, Mancante, Numero } from '../../../ui/Valori.tsx'
import { tonoStato } from '../../ordini/ordini/tonoStato.ts'
import { durata, type FaseConfigurata, type RigaFase, statiFornitori, statoDi } from './rigaFase.ts'
import { StatoFase } from './StatoFase.tsx'

type Colonna = GridColDef<RigaFase>

export interface Vede {
  ordini: boolean
  modifica: boolean
  prezzi: boolean
  /** May change the state of what a department does. */
  stato: boolean
}

interface Opzioni {
  fase: FaseConfigurata | undefined
  stati: readonly { readonly pk: number; readonly nome: string }[]
  vede: Vede
}

/** Address of an order for users who may open it: its form for users who may change it. */
export const indirizzoOrdine = (pk: number, vede: Vede) => `/ordini/${pk}${vede.modifica ? '/edit' : ''}`

const testo = (valore: string) => (valore === '' ? <Mancante /> : <span title={valore}>{valore}</span>)
const ordineDi = (riga: RigaFase) => riga.schedulazione.ordine

function colonna(field: string, headerName: string, width: number, disegna: (riga: RigaFase) => ReactNode): Colonna {
  return { field, headerName, description: headerName, width, renderCell: ({ row }) => disegna(row) }
}

/** A count; `esteso` is its title in full. */
function conta(field: string, titolo: string, esteso: string, disegna: (riga: RigaFase) => number): Colonna {
  return {
    ...colonna(field, titolo, 76, (riga) => <Numero valore={disegna(riga)} />),
    description: esteso,
    type: 'number',
  }
}

const soloTesto = (field: string, titolo: string, width: number, valore: (riga: RigaFase) => string) =>
  colonna(field, titolo, width, (riga) => testo(valore(riga)))

function StatiFornitori({ riga }: { riga: RigaFase }) {
  const stati = statiFornitori(riga).map(([materiale, stato]) => `${materiale}: ${stato || 'nessuno stato'}`)
  return testo(stati.join(' · '))
}

/** The columns of the list for a phase. */
export function colonneFasi({ fase, stati, vede }: Opzioni): Colonna[] {
  const conFornitore = fase?.withFornitore === true
  const finita = fase !== undefined && !fase.infiniteCapacity
  const numero: Colonna = {
    field: 'numeroCommessa',
    headerName: 'Numero',
    description: 'Numero commessa',
    width: 104,
    hideable: false,
    renderCell: ({ row, hasFocus }) => {
      const { pk, numeroCommessa } = ordineDi(row)
      if (!vede.ordini) return numeroCommessa
      return (
        <Link
          component={LinkRotta}
          to={indirizzoOrdine(pk, vede)}
          title={numeroCommessa}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          onClick={(evento) => evento.stopPropagation()}
          sx={{ fontWeight: 550, display: 'block' }}
        >
          {numeroCommessa}
        </Link>
      )
    },
  }
  const stato: Colonna = {
    field: 'stato',
    headerName: 'Stato',
    description: 'Stato della fase',
    width: 136,
    sortable: false,
    renderCell: ({ row, hasFocus }) => {
      if (finita && vede.stato) return <StatoFase riga={row} stati={stati} tabIndex={hasFocus ? 0 : -1} />
      const suo = statoDi(row)
      return suo ? <StatoChip parola={suo} tono={tonoStato(suo)} /> : <Mancante />
    },
  }
  return [
    numero,
    soloTesto('riferimento', 'Riferimento', 128, (riga) => ordineDi(riga).riferimento),
    { ...colonna('cliente', 'Cliente', 0, (riga) => testo(ordineDi(riga).cliente.nome)), flex: 1, minWidth: 140 },
    stato,
    ...(conFornitore ? [soloTesto('fornitore', 'Fornitore', 150, (riga) => riga.fornitore?.nome ?? '')] : []),
    colonna('inizio', 'Inizio', 148, (riga) => <Istante valore={riga.inizio} finita={finita} />),
    colonna('fine', titoloFine(fase?.nome), 148, (riga) => <Istante valore={riga.fine} finita={finita} />),
    ...(finita ? [colonna('tempo', 'Tempo', 96, (riga) => durata(riga.durata))] : []),
    conta('numeroSerramenti', 'Serr.', 'Numero serramenti', (riga) => riga.numeroSerramenti),
    ...[
      conta('ante', 'Ante', 'Numero ante', (riga) => riga.numeroAnte),
      conta('vetri', 'Vetri', 'Numero vetri', (riga) => riga.numeroVetri),
      conta('pezziAnte', 'Pz. ante', 'Pezzi ante e telai', (riga) => riga.numeroPezziAnte),
      conta('pezziInglesine', 'Pz. ingl.', 'Pezzi inglesine', (riga) => riga.numeroPezziInglesine),
      conta('pezziArco', 'Pz. arco', 'Pezzi arco', (riga) => riga.numeroPezziArco),
    ].map((una) => ({ ...una, sortable: false })),
    { ...soloTesto('tipi', 'Tipi serramento', 160, (riga) => riga.tipiSerramenti.join(', ')), sortable: false },
    { ...colonna('stati', 'Stati fornitori', 170, (riga) => <StatiFornitori riga={riga} />), sortable: false },
    colonna('dataConsegna', 'Approntamento', 124, (riga) => <Data valore={ordineDi(riga).dataConsegna} />),
    ...(vede.prezzi ? [netto] : []),
    colonna('misure', 'Misure', 112, (riga) =>
      ordineDi(riga).senzaMisure ? <StatoChip parola="Da definire" tono="attenzione" /> : 'Definitive',
    ),
  ]
}

const netto: Colonna = {
  ...colonna('netto', 'Netto', 108, (riga) => <Euro valore={ordineDi(riga).netto} />),
  type: 'number',
}

/** Where the painted pieces go back to. */
export const titoloFine = (fase: string | undefined) => (fase === FASE_VERNICIATURA ? 'Consegna in QR' : 'Fine')

/** The hour counts only where minutes are booked. */
function Istante({ valore, finita }: { valore: string; finita: boolean }) {
  return finita ? <DataOra valore={valore} /> : <Data valore={valore} />
}
