import Link from '@mui/material/Link'
import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { Link as LinkRotta } from 'react-router'
import { percentualeMargine, valoreAggiunto } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { colonnaAzioni } from '../../../../ui/tabella/colonnaAzioni.tsx'
import { Data, DataOra, Euro, Mancante, Percentuale } from '../../../../ui/Valori.tsx'
import { type Passo, PassoFornitura, StatoFornitura } from './Celle.tsx'
import { nomeRiga, type RigaFornitura } from './riga.ts'

type Colonna = GridColDef<RigaFornitura>

/** What the user may see and do; what is missing is not permitted. */
export interface Azioni {
  /** Cost, sale and what comes of them. */
  importi: boolean
  agente: boolean
  /** The order has a page to go to. */
  ordini: boolean
  stato?: (riga: RigaFornitura) => void
  passo?: (riga: RigaFornitura, passo: Passo) => void
  modifica?: (riga: RigaFornitura) => void
  elimina?: (riga: RigaFornitura) => void
}

const testo = (valore: string) => (valore === '' ? <Mancante /> : <span title={valore}>{valore}</span>)
const col = (
  field: string,
  headerName: string,
  width: number,
  disegna: (riga: RigaFornitura) => ReactNode,
): Colonna => ({
  ...{ field, headerName, width, renderCell: ({ row }) => disegna(row) },
})
const numero = (
  field: string,
  headerName: string,
  width: number,
  disegna: (riga: RigaFornitura) => ReactNode,
): Colonna => ({
  ...{ ...col(field, headerName, width, disegna), type: 'number' },
})

/** Columns hidden until they are chosen. */
export const NASCOSTE = ['riferimento', 'agente', 'numeroDocumento', 'magazzino', 'dataInserimento', 'note']

/** Columns of the list, row actions last. */
export function colonneFornitura(azioni: Azioni): Colonna[] {
  const { importi, agente, ordini, modifica, elimina } = azioni
  return [
    {
      ...{ field: 'numeroCommessa', headerName: 'Commessa', width: 104, hideable: false },
      renderCell: ({ row, hasFocus }) =>
        ordini ? (
          <Link
            component={LinkRotta}
            to={`/ordini/${row.ordinePk}`}
            color="inherit"
            tabIndex={hasFocus ? 0 : -1}
            noWrap
            sx={{ fontWeight: 550, display: 'block' }}
          >
            {row.ordine.numeroCommessa}
          </Link>
        ) : (
          row.ordine.numeroCommessa
        ),
    },
    { ...col('cliente', 'Cliente', 0, ({ ordine }) => testo(ordine.nomeCliente)), flex: 1, minWidth: 150 },
    col('progetto', 'Progetto', 120, ({ ordine }) => testo(ordine.progetto)),
    col('riferimento', 'Riferimento', 120, ({ ordine }) => testo(ordine.riferimento)),
    ...(agente
      ? [{ ...col('agente', 'Agente', 130, ({ ordine }) => testo(ordine.agente?.user.nome ?? '')), sortable: false }]
      : []),
    col('tipologia', 'Tipologia', 108, (riga) => testo(riga.tipologia)),
    { ...col('fornitore', 'Fornitore', 0, (riga) => testo(riga.fornitore.nome)), flex: 0.8, minWidth: 130 },
    {
      ...{ field: 'stato', headerName: 'Stato', width: 128 },
      renderCell: ({ row, hasFocus }) => <StatoFornitura riga={row} aFuoco={hasFocus} onCambia={azioni.stato} />,
    },
    numero('valorePercentuale', '%', 64, (riga) => <Percentuale valore={riga.valorePercentuale} />),
    {
      ...col('dataConsegna', 'Appront.', 100, ({ ordine }) => <Data valore={ordine.dataConsegna} />),
      description: 'Data approntamento dell’ordine',
    },
    {
      ...col('dataOrdineFornitore', 'Ordinato', 100, (riga) => <Data valore={riga.dataOrdine} />),
      description: 'Data ordine',
    },
    {
      ...col('dataConsegnaFornitore', 'Prevista', 100, (riga) => <Data valore={riga.dataConsegna} />),
      description: 'Consegna prevista',
    },
    {
      ...col('dataArrivo', 'Effettiva', 100, (riga) => <Data valore={riga.dataArrivo} />),
      description: 'Consegna effettiva',
    },
    col('numeroDocumento', 'Documento', 120, (riga) => testo(riga.numeroDocumento)),
    ...(['rilievo', 'co'] as const).map(
      (passo): Colonna => ({
        ...{ field: passo, headerName: passo === 'co' ? 'CO' : 'Rilievo', width: 104 },
        renderCell: ({ row, hasFocus }) => (
          <PassoFornitura riga={row} aFuoco={hasFocus} passo={passo} onFatto={azioni.passo} />
        ),
      }),
    ),
    col('magazzino', 'Magazzino', 104, (riga) => testo(riga.magazzino ?? '')),
    ...(importi
      ? [
          numero('costoMateriale', 'Costo', 104, (riga) => <Euro valore={riga.costoMateriale} />),
          numero('venditaMateriale', 'Vendita', 104, (riga) => <Euro valore={riga.venditaMateriale} />),
          {
            ...numero('valoreAggiunto', 'Valore agg.', 104, ({ costoMateriale, venditaMateriale }) => (
              <Euro valore={valoreAggiunto(costoMateriale, venditaMateriale)} />
            )),
            ...{ sortable: false, description: 'Valore aggiunto: vendita meno costo' },
          },
          {
            ...numero('percentuale', 'Margine', 84, ({ costoMateriale, venditaMateriale }) => (
              <Percentuale valore={percentualeMargine(costoMateriale, venditaMateriale)} />
            )),
            ...{ sortable: false, description: 'Valore aggiunto diviso vendita' },
          },
        ]
      : []),
    col('dataInserimento', 'Inserito', 140, (riga) => <DataOra valore={riga.dataInserimento} />),
    { ...col('note', 'Note', 180, (riga) => testo(riga.note)), sortable: false },
    ...(modifica || elimina ? [colonnaAzioni<RigaFornitura>({ nome: nomeRiga, modifica, elimina })] : []),
  ]
}
