import Button from '@mui/material/Button'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { assenzaSchema, type Period } from '#persone/assenze/rules.ts'
import { festivitaSchema } from '#persone/festivita/rules.ts'
import { useImpactPreview } from '../preview/useImpactPreview.tsx'
import type { CalendarPersona, PeriodFormValues, ReadPeriod } from './model.ts'
import { PERIOD_NAMES, PERIOD_WRITES, type PeriodKind, periodMutations } from './mutations.ts'
import { PeriodFormFields } from './PeriodFormFields.tsx'

/** What the dialog is opened on: a period as read, or a new one with what was chosen on the calendar. */
export type EditedPeriod = { read: ReadPeriod } | { tipo: PeriodKind; persona: number | null; period: Period | null }

interface Props {
  what: EditedPeriod
  /** Who may be chosen. */
  persone: readonly CalendarPersona[]
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
  onDelete: (period: ReadPeriod) => void
}

const EMPTY = { giornoDa: null, giornoA: null, oraDa: null, oraA: null }

function initialsOf(what: EditedPeriod): PeriodFormValues {
  if (!('read' in what)) return { personaPk: what.persona, ...(what.period ?? EMPTY), title: '', versione: 0 }
  const { persona, giornoDa, giornoA, oraDa, oraA, title, versione } = what.read
  return { personaPk: persona, giornoDa, giornoA, oraDa, oraA, title, versione }
}

/** Of an absence and of a holiday: what they answer the store takes. */
type PeriodMutation = { variables: { input: object }; response: Record<string, unknown> }

/** An absence or a holiday, new or to be changed: what the calendar does by dragging, by keyboard. */
export function PeriodDialog({ what, persone, onSaved, onClose, onDelete }: Props) {
  const read = 'read' in what ? what.read : null
  const tipo = 'read' in what ? what.read.tipo : what.tipo
  const preview = useImpactPreview()
  const form = useEntityForm<PeriodMutation, PeriodMutation, PeriodFormValues>({
    create: periodMutations[tipo].create,
    update: periodMutations[tipo].change,
    schema: tipo === 'assenza' ? assenzaSchema : festivitaSchema,
    of: read && { pk: read.pk },
    initial: initialsOf(what),
    before: (input, isNew) => preview(`${isNew ? 'create' : 'update'}${PERIOD_WRITES[tipo]}`, input),
    words: { created: `${PERIOD_NAMES[tipo]} salvata`, saved: `${PERIOD_NAMES[tipo]} salvata` },
    onSaved,
  })
  const shown = {
    personaPk: (choice: number) => persone.find(({ pk }) => pk === choice)?.nome ?? String(choice),
  }
  return (
    <EntityDialog
      {...form}
      title={`${read ? 'Modifica' : 'Aggiungi'} ${PERIOD_NAMES[tipo].toLowerCase()}`}
      name={PERIOD_NAMES[tipo]}
      shown={shown}
      width="sm"
      onClose={onClose}
      actions={
        read && (
          <Button color="error" onClick={() => onDelete(read)}>
            Elimina
          </Button>
        )
      }
    >
      <PeriodFormFields tipo={tipo} persone={persone} pk={read?.pk ?? null} />
    </EntityDialog>
  )
}
