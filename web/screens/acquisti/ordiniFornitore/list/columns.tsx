import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { addedValue, marginePercentage } from '#acquisti/ordiniFornitore/rules.ts'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { DateTimeValue, DateValue, EuroValue, MissingValue, PercentageValue } from '#ui/Values.tsx'
import { useMagazzinoName } from '../../magazzini.ts'
import { RaccoltaLink } from '../../raccolte/RaccoltaLink.tsx'
import { ArrivalDay } from '../arrivi/ArrivalDay.tsx'
import { FornituraOrdineCell, FornituraStatusCell, type FornituraStep, FornituraStepCell } from './Cells.tsx'
import { type FornituraRow, fornituraRowName } from './row.ts'

type Column = GridColDef<FornituraRow>

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
  step?: (riga: FornituraRow, step: FornituraStep) => void
  edit?: (riga: FornituraRow) => void
  remove?: (riga: FornituraRow) => void
  /** What it leaves together with. */
  raccolta: (pk: number) => void
}

const text = (value: string) => (value === '' ? <MissingValue /> : <span title={value}>{value}</span>)
const col = (field: string, headerName: string, width: number, draw: (riga: FornituraRow) => ReactNode): Column => ({
  field,
  headerName,
  width,
  renderCell: ({ row }) => draw(row),
})
const numero = (field: string, headerName: string, width: number, draw: (riga: FornituraRow) => ReactNode): Column => ({
  ...col(field, headerName, width, draw),
  type: 'number',
})

function MagazzinoCell({ chiave }: { chiave: string | null | undefined }) {
  return text(useMagazzinoName()(chiave))
}

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
export function fornitureColumns(actions: FornituraRowHandlers): Column[] {
  const { importi, agente, ordini, schedula, edit, remove } = actions
  return [
    {
      field: 'numeroCommessa',
      headerName: 'Commessa',
      width: schedula ? 112 : 96,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <FornituraOrdineCell riga={row} focused={hasFocus} ordini={ordini} schedula={schedula} />
      ),
    },
    { ...col('cliente', 'Cliente', 0, ({ ordine }) => text(ordine.nomeCliente)), flex: 1, minWidth: 130 },
    col('progetto', 'Progetto', 100, ({ ordine }) => text(ordine.progetto)),
    col('riferimento', 'Riferimento', 120, ({ ordine }) => text(ordine.riferimento)),
    ...(agente
      ? [{ ...col('agente', 'Agente', 130, ({ ordine }) => text(ordine.agente?.user.nome ?? '')), sortable: false }]
      : []),
    col('tipologia', 'Tipologia', 92, (riga) => text(riga.tipologia)),
    { ...col('fornitore', 'Fornitore', 0, (riga) => text(riga.fornitore.nome)), flex: 0.8, minWidth: 120 },
    {
      field: 'stato',
      headerName: 'Stato',
      width: 112,
      renderCell: ({ row, hasFocus }) => <FornituraStatusCell riga={row} focused={hasFocus} onChange={actions.stato} />,
    },
    numero('valorePercentuale', '%', 62, (riga) => <PercentageValue value={riga.valorePercentuale} />),
    {
      ...col('dataConsegna', 'Appront.', 94, ({ ordine }) => <DateValue value={ordine.dataConsegna} />),
      description: 'Data approntamento dell’ordine',
    },
    {
      ...col('dataOrdineFornitore', 'Ordinato', 94, (riga) => <DateValue value={riga.dataOrdine} />),
      description: 'Data ordine',
    },
    {
      ...col('dataConsegnaFornitore', 'Prevista', 94, (riga) => <DateValue value={riga.dataConsegna} />),
      description: 'Consegna prevista',
    },
    {
      ...col('dataArrivo', 'Effettiva', 94, ({ dataArrivo, mancanti }) => (
        <ArrivalDay dataArrivo={dataArrivo} mancanti={mancanti} />
      )),
      description: 'Consegna effettiva',
    },
    {
      field: 'raccolta',
      headerName: 'Raccolta',
      width: 112,
      sortable: false,
      renderCell: ({ row, hasFocus }) =>
        row.raccoltaPk == null ? (
          <MissingValue />
        ) : (
          <RaccoltaLink pk={row.raccoltaPk} onOpen={actions.raccolta} focused={hasFocus} short />
        ),
    },
    col('numeroDocumento', 'Documento', 120, (riga) => text(riga.numeroDocumento)),
    ...(['rilievo', 'co'] as const).map(
      (step): Column => ({
        field: step,
        headerName: step === 'co' ? 'CO' : 'Rilievo',
        width: 104,
        renderCell: ({ row, hasFocus }) => (
          <FornituraStepCell riga={row} focused={hasFocus} step={step} onDone={actions.step} />
        ),
      }),
    ),
    col('magazzino', 'Magazzino', 104, (riga) => <MagazzinoCell chiave={riga.magazzino} />),
    ...(importi
      ? [
          numero('costoMateriale', 'Costo', 104, (riga) => <EuroValue value={riga.costoMateriale} />),
          numero('venditaMateriale', 'Vendita', 104, (riga) => <EuroValue value={riga.venditaMateriale} />),
          {
            ...numero('valoreAggiunto', 'Valore agg.', 104, ({ costoMateriale, venditaMateriale }) => (
              <EuroValue value={addedValue(costoMateriale, venditaMateriale)} />
            )),
            sortable: false,
            description: 'Valore aggiunto: vendita meno costo',
          },
          {
            ...numero('percentuale', 'Margine', 84, ({ costoMateriale, venditaMateriale }) => (
              <PercentageValue value={marginePercentage(costoMateriale, venditaMateriale)} />
            )),
            sortable: false,
            description: 'Valore aggiunto diviso vendita',
          },
        ]
      : []),
    col('dataInserimento', 'Inserito', 140, (riga) => <DateTimeValue value={riga.dataInserimento} />),
    { ...col('note', 'Note', 180, (riga) => text(riga.note)), sortable: false },
    ...(edit || remove ? [actionsColumn<FornituraRow>({ name: fornituraRowName, edit, remove })] : []),
  ]
}

const ESSENTIAL = ['numeroCommessa', 'fornitore', 'tipologia', 'stato', 'dataInserimento', 'azioni']

/** Order, supplier, material, state, when it was made, and what can be done with it. */
export function essentialFornitureColumns(actions: FornituraRowHandlers): Column[] {
  const columns = new Map(fornitureColumns(actions).map((column) => [column.field, column]))
  return ESSENTIAL.flatMap((name) => columns.get(name) ?? [])
}
