import Button from '@mui/material/Button'
import { assenzaLabels, assenzaSchema, type Periodo } from '../../../../../server/persone/assenze/rules.ts'
import { festivitaLabels, festivitaSchema } from '../../../../../server/persone/festivita/rules.ts'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import { EntityDialog } from '../../../../forms/entity/EntityDialog.tsx'
import { useEntityForm } from '../../../../forms/entity/useEntityForm.ts'
import { useImpactPreview } from '../preview/useImpactPreview.tsx'
import type { CalendarPersona, PeriodoFormValues, ReadPeriodo } from './model.ts'
import { PERIODO_NAMES, PERIODO_WRITES, type PeriodoKind, periodoMutations } from './mutations.ts'
import { PeriodoFields } from './PeriodoFields.tsx'

/** What the dialog is opened on: a period as read, or a new one with what was chosen on the calendar. */
export type EditedPeriodo =
  | { letto: ReadPeriodo }
  | { tipo: PeriodoKind; persona: number | null; periodo: Periodo | null }

interface Props {
  cosa: EditedPeriodo
  /** Who may be chosen. */
  persone: readonly CalendarPersona[]
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
  onDelete: (periodo: ReadPeriodo) => void
}

const VUOTO = { giornoDa: null, giornoA: null, oraDa: null, oraA: null }

function inizialiDi(cosa: EditedPeriodo): PeriodoFormValues {
  if (!('letto' in cosa)) return { persona: cosa.persona, ...(cosa.periodo ?? VUOTO), title: '', versione: 0 }
  const { persona, giornoDa, giornoA, oraDa, oraA, title, versione } = cosa.letto
  return { persona, giornoDa, giornoA, oraDa, oraA, title, versione }
}

/** Of an absence and of a holiday: what they answer the store takes. */
type PeriodoMutation = { variables: { input: object }; response: Record<string, unknown> }

/** An absence or a holiday, new or to be changed: what the calendar does by dragging, by keyboard. */
export function PeriodoDialog({ cosa, persone, onSaved, onClose, onDelete }: Props) {
  const letto = 'letto' in cosa ? cosa.letto : null
  const tipo = 'letto' in cosa ? cosa.letto.tipo : cosa.tipo
  const labels = tipo === 'assenza' ? assenzaLabels : festivitaLabels
  const preview = useImpactPreview()
  const form = useEntityForm<PeriodoMutation, PeriodoMutation, PeriodoFormValues>({
    create: periodoMutations[tipo].crea,
    update: periodoMutations[tipo].cambia,
    schema: tipo === 'assenza' ? assenzaSchema : festivitaSchema,
    labels,
    of: letto && { pk: letto.pk },
    initial: inizialiDi(cosa),
    before: (input, isNew) => preview(`${isNew ? 'create' : 'update'}${PERIODO_WRITES[tipo]}`, input),
    words: { created: `${PERIODO_NAMES[tipo]} salvata`, saved: `${PERIODO_NAMES[tipo]} salvata` },
    onSaved: onSaved,
  })
  const shown = {
    persona: (scelta: number) => persone.find(({ pk }) => pk === scelta)?.nome ?? String(scelta),
    giornoDa: formatDate,
    giornoA: formatDate,
  }
  return (
    <EntityDialog
      {...form}
      title={`${letto ? 'Modifica' : 'Aggiungi'} ${PERIODO_NAMES[tipo].toLowerCase()}`}
      name={PERIODO_NAMES[tipo]}
      labels={labels}
      shown={shown}
      width="sm"
      onClose={onClose}
      actions={
        letto && (
          <Button color="error" onClick={() => onDelete(letto)}>
            Elimina
          </Button>
        )
      }
    >
      <PeriodoFields tipo={tipo} persone={persone} pk={letto?.pk ?? null} />
    </EntityDialog>
  )
}
