import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { percentualeMargine, valoreAggiunto } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { actionsColumn } from '../../../../ui/table/actionsColumn.tsx'
import { DateTimeValue, DateValue, EuroValue, MissingValue, PercentageValue } from '../../../../ui/Values.tsx'
import { FornituraOrdineCell, FornituraStatusCell, type FornituraStep, FornituraStepCell } from './Cells.tsx'
import { type FornituraRow, fornituraRowName } from './row.ts'

type Colonna = GridColDef<FornituraRow>

/** What the user may see and do; what is missing is not permitted. */
interface FornituraRowHandlers {
  /** Cost, sale and what comes of them. */
  importi: boolean
  agente: boolean
  /** The page of the order that one goes to; null for none. */
  ordini: 'edit' | 'view' | null
  /** The scheduler is there to be opened on the order. */
  schedula: boolean
  stato?: (riga: FornituraRow) => void
  passo?: (riga: FornituraRow, passo: FornituraStep) => void
  modifica?: (riga: FornituraRow) => void
  elimina?: (riga: FornituraRow) => void
}

const testo = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)
const col = (
  field: string,
  headerName: string,
  width: number,
  disegna: (riga: FornituraRow) => ReactNode,
): Colonna => ({
  field,
  headerName,
  width,
  renderCell: ({ row }) => disegna(row),
})
const numero = (
  field: string,
  headerName: string,
  width: number,
  disegna: (riga: FornituraRow) => ReactNode,
): Colonna => ({
  ...col(field, headerName, width, disegna),
  type: 'number',
})

/** Columns hidden until they are chosen. */
export const HIDDEN_FORNITURE_COLUMNS = [
  'riferimento',
  'agente',
  'numeroDocumento',
  'magazzino',
  'dataInserimento',
  'note',
]

/** Columns of the list, row actions last. */
export function fornitureColumns(actions: FornituraRowHandlers): Colonna[] {
  const { importi, agente, ordini, schedula, modifica, elimina } = actions
  return [
    {
      field: 'numeroCommessa',
      headerName: 'Commessa',
      width: schedula ? 116 : 104,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <FornituraOrdineCell riga={row} aFuoco={hasFocus} ordini={ordini} schedula={schedula} />
      ),
    },
    { ...col('cliente', 'Cliente', 0, ({ ordine }) => testo(ordine.nomeCliente)), flex: 1, minWidth: 132 },
    col('progetto', 'Progetto', 104, ({ ordine }) => testo(ordine.progetto)),
    col('riferimento', 'Riferimento', 120, ({ ordine }) => testo(ordine.riferimento)),
    ...(agente
      ? [{ ...col('agente', 'Agente', 130, ({ ordine }) => testo(ordine.agente?.user.nome ?? '')), sortable: false }]
      : []),
    col('tipologia', 'Tipologia', 96, (riga) => testo(riga.tipologia)),
    { ...col('fornitore', 'Fornitore', 0, (riga) => testo(riga.fornitore.nome)), flex: 0.8, minWidth: 120 },
    {
      field: 'stato',
      headerName: 'Stato',
      width: 116,
      renderCell: ({ row, hasFocus }) => <FornituraStatusCell riga={row} aFuoco={hasFocus} onChange={actions.stato} />,
    },
    numero('valorePercentuale', '%', 76, (riga) => <PercentageValue valore={riga.valorePercentuale} />),
    {
      ...col('dataConsegna', 'Appront.', 100, ({ ordine }) => <DateValue valore={ordine.dataConsegna} />),
      description: 'Data approntamento dell’ordine',
    },
    {
      ...col('dataOrdineFornitore', 'Ordinato', 100, (riga) => <DateValue valore={riga.dataOrdine} />),
      description: 'Data ordine',
    },
    {
      ...col('dataConsegnaFornitore', 'Prevista', 100, (riga) => <DateValue valore={riga.dataConsegna} />),
      description: 'Consegna prevista',
    },
    {
      ...col('dataArrivo', 'Effettiva', 100, (riga) => <DateValue valore={riga.dataArrivo} />),
      description: 'Consegna effettiva',
    },
    col('numeroDocumento', 'Documento', 120, (riga) => testo(riga.numeroDocumento)),
    ...(['rilievo', 'co'] as const).map(
      (passo): Colonna => ({
        field: passo,
        headerName: passo === 'co' ? 'CO' : 'Rilievo',
        width: 104,
        renderCell: ({ row, hasFocus }) => (
          <FornituraStepCell riga={row} aFuoco={hasFocus} passo={passo} onDone={actions.passo} />
        ),
      }),
    ),
    col('magazzino', 'Magazzino', 104, (riga) => testo(riga.magazzino ?? '')),
    ...(importi
      ? [
          numero('costoMateriale', 'Costo', 104, (riga) => <EuroValue valore={riga.costoMateriale} />),
          numero('venditaMateriale', 'Vendita', 104, (riga) => <EuroValue valore={riga.venditaMateriale} />),
          {
            ...numero('valoreAggiunto', 'Valore agg.', 104, ({ costoMateriale, venditaMateriale }) => (
              <EuroValue valore={valoreAggiunto(costoMateriale, venditaMateriale)} />
            )),
            sortable: false,
            description: 'Valore aggiunto: vendita meno costo',
          },
          {
            ...numero('percentuale', 'Margine', 84, ({ costoMateriale, venditaMateriale }) => (
              <PercentageValue valore={percentualeMargine(costoMateriale, venditaMateriale)} />
            )),
            sortable: false,
            description: 'Valore aggiunto diviso vendita',
          },
        ]
      : []),
    col('dataInserimento', 'Inserito', 140, (riga) => <DateTimeValue valore={riga.dataInserimento} />),
    { ...col('note', 'Note', 180, (riga) => testo(riga.note)), sortable: false },
    ...(modifica || elimina ? [actionsColumn<FornituraRow>({ nome: fornituraRowName, modifica, elimina })] : []),
  ]
}

const ESSENTIAL = ['numeroCommessa', 'fornitore', 'tipologia', 'stato', 'dataInserimento', 'azioni']

/** Order, supplier, material, state, when it was made, and what can be done with it. */
export function essentialFornitureColumns(actions: FornituraRowHandlers): Colonna[] {
  const colonne = new Map(fornitureColumns(actions).map((colonna) => [colonna.field, colonna]))
  return ESSENTIAL.flatMap((nome) => colonne.get(nome) ?? [])
}
