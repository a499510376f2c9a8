import type { GridColDef } from '@mui/x-data-grid'
import { graphql, readInlineData } from 'relay-runtime'
import type { PersonaRow_persona$data, PersonaRow_persona$key } from '#generated/PersonaRow_persona.graphql.ts'
import { personaLabels } from '#persone/personale/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { dayColumn, linkColumn } from '#ui/list/columns.tsx'
import { RowCard } from '#ui/list/RowCard.tsx'
import { actionsColumn } from '#ui/table/actionsColumn.tsx'
import { RepartoChip } from './RepartoChip.tsx'

const fragment = graphql`
  fragment PersonaRow_persona on Persona @inline {
    id
    pk
    nome
    reparto
    dataInizio
    dataFine
    utentePk
    nomeUtente
    numeroAssenze
    versione
  }
`

/** A person as the list shows them, and as their form begins. */
export type PersonaRow = PersonaRow_persona$data

export function readPersonaRow(persona: PersonaRow_persona$key): PersonaRow {
  return readInlineData(fragment, persona)
}

/** Address of a person's page. */
export const personaPath = ({ pk }: Pick<PersonaRow, 'pk'>) => `/personale/${pk}`

interface Actions {
  edit: (persona: PersonaRow) => void
  remove: (persona: PersonaRow) => void
}

/** Columns of the list. */
export function personaColumns(actions: Actions): GridColDef<PersonaRow>[] {
  return [
    linkColumn('nome', personaLabels.nome, personaPath, { flex: 1, minWidth: 180, cellClassName: 'colonna-fissa' }),
    {
      field: 'reparto',
      headerName: personaLabels.reparto,
      flex: 1,
      minWidth: 130,
      renderCell: ({ row }) => <RepartoChip reparto={row.reparto} />,
    },
    dayColumn('dataInizio', personaLabels.dataInizio),
    dayColumn('dataFine', personaLabels.dataFine),
    actionsColumn({ name: ({ nome }) => nome, ...actions }),
  ]
}

/** A person of the list on a phone. */
export function PersonaCard({ persona }: { persona: PersonaRow }) {
  const { nome, reparto, dataInizio, dataFine } = persona
  const since = `Dal ${formatDate(dataInizio)}${dataFine ? ` al ${formatDate(dataFine)}` : ''}`
  return <RowCard title={nome} beside={<RepartoChip reparto={reparto} />} note={since} />
}
