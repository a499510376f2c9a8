import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { graphql } from 'relay-runtime'
import { object } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useDelete } from '#forms/entity/useDelete.ts'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { AttivitaOperatoriListCorrectionDialogMutation } from '#generated/AttivitaOperatoriListCorrectionDialogMutation.graphql.ts'
import type { AttivitaOperatoriListDeleteAutomaticaMutation } from '#generated/AttivitaOperatoriListDeleteAutomaticaMutation.graphql.ts'
import type { AttivitaOperatoriRow_attivita$key } from '#generated/AttivitaOperatoriRow_attivita.graphql.ts'
import { oreReason } from '#officina/attivita/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { field, longTextRule, optionalTimeRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { ListPage } from '#ui/list/ListPage.tsx'
import { useList } from '#ui/list/useList.ts'
import type { MoreRows } from '#ui/table/tableProps.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import type { WorkshopChoice } from '../workshopChoices.ts'
import { AttivitaOperatoriFilters } from './AttivitaOperatoriFilters.tsx'
import {
  AttivitaOperatoriCard,
  type AttivitaOperatoriRow,
  attivitaColumns,
  dayOverAttivita,
  isOpen,
  readAttivitaOperatoriRow,
} from './AttivitaOperatoriRow.tsx'
import { attivitaUrlState, shownDays } from './attivitaUrlState.ts'

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

interface Props {
  automatiche: boolean
  connection: {
    readonly totalCount: number
    readonly numeroPagine: number
    readonly edges: readonly { readonly node: AttivitaOperatoriRow_attivita$key }[]
    readonly more: MoreRows
  }
  lavorazioni: readonly WorkshopChoice[]
  /** Missing where activities have no operator. */
  operatori?: readonly WorkshopChoice[]
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
  forever: true,
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

const correctionDialogMutation = graphql`
  mutation AttivitaOperatoriListCorrectionDialogMutation($input: CorrectAttivitaInput!) {
    correctAttivita(input: $input) {
      attivita {
        ...AttivitaOperatoriRow_attivita
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const end = optionalTimeRule().test('dopo', function check(oraFine) {
  const found = oreReason(this.parent.oraInizio ?? null, oraFine ?? null)
  return found?.campo !== 'oraFine' || this.createError({ message: found.motivo })
})

const correctionDialogSchema = object({
  oraInizio: field('Inizio', optionalTimeRule().required(REQUIRED_FIELD)),
  oraFine: field('Fine', end),
  note: field('Note', longTextRule(2000)),
})

interface CorrectionDialogProps {
  attivita: AttivitaOperatoriRow
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** Corrects the hours of an operator's activity: an end that was forgotten. */
function CorrectionDialog({ attivita, onSaved, onClose }: CorrectionDialogProps) {
  const { pk, oraInizio, oraFine, fineProposta, note, versione, lavorazione, operatore, ordine, data } = attivita
  const form = useMutationForm<
    AttivitaOperatoriListCorrectionDialogMutation,
    { oraInizio: string | null; oraFine: string | null; note: string; versione: number }
  >({
    mutation: correctionDialogMutation,
    initial: { oraInizio, oraFine: oraFine ?? fineProposta, note, versione },
    schema: correctionDialogSchema,
    variables: (values) => ({
      input: { pk, versione, oraInizio: values.oraInizio ?? '', oraFine: values.oraFine, note: values.note },
    }),
    success: 'Attività corretta',
    onSuccess: () => onSaved({ created: false }),
  })
  return (
    <DialogFrame title={`Correggi ${lavorazione}`} width="sm">
      <DialogForm {...form} name="Correzione" onCancel={onClose}>
        <FieldGrid>
          <FullRow>
            <Typography>
              {[operatore, ordine, formatDate(data)].filter(Boolean).join(', ')}. Lo storico tiene le ore di prima.
            </Typography>
          </FullRow>
          <Field of={correctionDialogSchema} name="oraInizio" />
          <Field of={correctionDialogSchema} name="oraFine" />
          <FullRow>
            <Field of={correctionDialogSchema} name="note" righe={2} />
          </FullRow>
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}

/** The activities of all operators; those that the office has written with `automatiche`. */
export function AttivitaOperatoriList({ automatiche, connection, lavorazioni, operatori }: Props) {
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
  // Cards of one day stand under it; the table has a column of days.
  const byDay = useIsPhone() && /^-?(data)?$/.test(list.state.values.ordina)
  const title = automatiche ? 'Attività operatori automatiche' : 'Attività operatori'
  return (
    <ListPage<AttivitaOperatoriRow>
      list={list}
      name={automatiche ? 'attivita-automatiche' : 'attivita-operatori'}
      title={titleOf(list.state.values, title)}
      columns={columns}
      card={(attivita) => <AttivitaOperatoriCard attivita={attivita} withDay={!byDay} />}
      table={byDay ? { groupOf: dayOverAttivita } : undefined}
      filters={<AttivitaOperatoriFilters list={list} lavorazioni={lavorazioni} operatori={operatori} />}
      // Blue and its word: not completed.
      rowClass={(row) => (isOpen(row) ? 'riga-aperta' : '')}
      looks={BLUE}
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
