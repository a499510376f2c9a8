import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { RegolaRow_regola$data, RegolaRow_regola$key } from '#generated/RegolaRow_regola.graphql.ts'
import { textColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { regolaDistintaLabels } from '#vendite/distinte/rules.ts'

const fragment = graphql`
  fragment RegolaRow_regola on RegolaDistinta @inline {
    id
    pk
    posto
    famigliaPk
    famiglia {
      nome
    }
    tipoSerramentoPk
    tipoSerramento {
      nome
    }
    tipoAperturaPk
    tipoApertura {
      nome
    }
    valorePk
    valore {
      nome
    }
    condizione
    tipologia
    codice
    descrizione
    sezione
    um
    quantita
    lunghezza
    larghezza
    altezza
    peso
    versione
  }
`

/** A rule as the list shows it, and as its form begins. */
export type RegolaRow = RegolaRow_regola$data

export const readRegolaRow = (regola: RegolaRow_regola$key): RegolaRow => readInlineData(fragment, regola)

/** Which windows a rule is for: 'Legno 78 · Triplo', or all. */
export function windowsOf({ famiglia, tipoSerramento, tipoApertura, valore }: RegolaRow): string {
  const named = [famiglia, tipoSerramento, tipoApertura, valore].flatMap((one) => (one ? [one.nome] : []))
  return named.join(' · ') || 'Tutti i serramenti'
}

/** What a rule measures: 'larghezza - 160 × altezza - 160'. */
const measures = ({ lunghezza, larghezza, altezza }: RegolaRow) =>
  lunghezza || (larghezza ? `${larghezza} × ${altezza}` : '')

interface Actions {
  edit: (regola: RegolaRow) => void
  remove: (regola: RegolaRow) => void
}

/** Columns of the list. */
export function regolaColumns(actions: Actions): GridColDef<RegolaRow>[] {
  return [
    { field: 'posto', headerName: regolaDistintaLabels.posto, width: 76, align: 'right', headerAlign: 'right' },
    textColumn('descrizione', regolaDistintaLabels.descrizione, { flex: 1.4, minWidth: 170 }),
    textColumn('tipologia', regolaDistintaLabels.tipologia, { width: 120 }),
    {
      field: 'per',
      headerName: 'Per',
      flex: 1.4,
      minWidth: 160,
      sortable: false,
      valueGetter: (_value, row) => windowsOf(row),
    },
    { field: 'quantita', headerName: regolaDistintaLabels.quantita, width: 120, sortable: false },
    {
      field: 'misure',
      headerName: 'Misure',
      flex: 1.6,
      minWidth: 180,
      sortable: false,
      valueGetter: (_value, row) => measures(row),
    },
    actionsColumn({ name: ({ posto, descrizione }) => `${posto} ${descrizione}`, ...actions }),
  ]
}

/** A rule of the list on a phone. */
export function RegolaCard({ regola }: { regola: RegolaRow }) {
  return (
    <RowCard title={`${regola.posto} ${regola.descrizione}`} note={`${regola.tipologia} · ${windowsOf(regola)}`}>
      {[regola.quantita, measures(regola)].filter(Boolean).join(' · ')}
    </RowCard>
  )
}
