import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { AttivitaOperatoriListDeleteAutomaticaMutation } from '#generated/AttivitaOperatoriListDeleteAutomaticaMutation.graphql.ts'
import type { AttivitaOperatoriRow_attivita$key } from '#generated/AttivitaOperatoriRow_attivita.graphql.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import { AttivitaOperatoriFilters } from './AttivitaOperatoriFilters.tsx'
import {
  AttivitaOperatoriCard,
  type AttivitaOperatoriRow,
  attivitaColumns,
  isOpen,
  readAttivitaOperatoriRow,
} from './AttivitaOperatoriRow.tsx'
import { attivitaUrlState, shownDays } from './attivitaUrlState.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'

/** What many devices write in a row is one reading, ms. */
const BURST = 2000

/** An inner shadow: the sticky first column has an opaque background of its own. */
const BLUE = {
  '& .riga-aperta .MuiDataGrid-cell': {
    boxShadow: 'inset 0 0 0 999px color-mix(in srgb, var(--mui-palette-info-main) 12%, transparent)',
  },
}

/** 'Attività operatori', or the days that were chosen. */
function titleOf(values: Parameters<typeof shownDays>[0], title: string): string {
  if (values.from_data === null && values.to_data === null) return title
  const { from, to } = shownDays(values)
  return [from && `dal ${formatDate(from)}`, to && `al ${formatDate(to)}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^./, (first) => first.toUpperCase())
}

interface Choice {
  readonly pk: number
  readonly nome: string
}

interface Props {
  automatiche: boolean
  waiting: boolean
  connection: {
    readonly totalCount: number
    readonly numeroPagine: number
    readonly edges: readonly { readonly node: AttivitaOperatoriRow_attivita$key }[]
  }
  lavorazioni: readonly Choice[]
  /** Missing where activities have no operator. */
  operatori?: readonly Choice[]
}

const deleteAutomaticaMutation = graphql`
  mutation AttivitaOperatoriListDeleteAutomaticaMutation($pk: Int!) {
    deleteAttivitaAutomatica(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS = {
  question: ({ lavorazione, ordine }: AttivitaOperatoriRow) =>
    `Sei sicuro di voler eliminare l’attività automatica ${lavorazione} di ${ordine}?`,
  text: () => 'I suoi pezzi tornano da fare.',
  done: 'Attività automatica eliminata',
}

/** Undoes an automatic activity, once confirmed. */
function useDeleteAutomatica(onDeleted: () => void) {
  return useDelete<AttivitaOperatoriListDeleteAutomaticaMutation, AttivitaOperatoriRow>(
    deleteAutomaticaMutation,
    WORDS,
    onDeleted,
    { always: true },
  )
}

/** The activities of all operators; those that the office has written with `automatiche`. */
export function AttivitaOperatoriList({ automatiche, waiting, connection, lavorazioni, operatori }: Props) {
  const list = useList({
    url: attivitaUrlState,
    connection,
    read: readAttivitaOperatoriRow,
  })
  const remove = useDeleteAutomatica(list.reread)
  const columns = useMemo(
    () => attivitaColumns(automatiche ? { remove } : { edit: list.edit }),
    [automatiche, remove, list.edit],
  )
  useChanged(['ATTIVITA'], useReread(BURST), { includingOwn: true })
  const title = automatiche ? 'Attività operatori automatiche' : 'Attività operatori'
  return (
    <ListPage<AttivitaOperatoriRow>
      list={list}
      name={automatiche ? 'attivita-automatiche' : 'attivita-operatori'}
      title={titleOf(list.state.values, title)}
      waiting={waiting}
      columns={columns}
      card={(attivita) => <AttivitaOperatoriCard attivita={attivita} />}
      filters={<AttivitaOperatoriFilters list={list} lavorazioni={lavorazioni} operatori={operatori} />}
      // Blue and its word: not completed.
      rowClass={(row) => (isOpen(row) ? 'riga-aperta' : '')}
      frame={{ sx: BLUE }}
      empty={{
        title: 'Nessuna attività',
        text: automatiche
          ? 'Qui compare quello che l’ufficio chiude con Completa.'
          : 'Qui compare quello che gli operatori registrano in officina.',
      }}
      notFound={{ title: 'Nessuna attività trovata', text: 'Prova con meno filtri o con altri giorni.' }}
      dialog={
        automatiche
          ? undefined
          : (attivita) => attivita && <CorrectionDialog attivita={attivita} onSaved={list.saved} onClose={list.close} />
      }
    />
  )
}
