import Button from '@mui/material/Button'
import { assenzaLabels, assenzaSchema, type Periodo } from '../../../../../server/persone/assenze/rules.ts'
import { festivitaLabels, festivitaSchema } from '../../../../../server/persone/festivita/rules.ts'
import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import { EntityDialog } from '../../../../forms/entity/EntityDialog.tsx'
import { useEntityForm } from '../../../../forms/entity/useEntityForm.ts'
import { useAnteprima } from '../anteprima/useAnteprima.tsx'
import { CampiPeriodo } from './CampiPeriodo.tsx'
import type { PeriodoLetto, PersonaCalendario, ValoriPeriodo } from './modello.ts'
import { mutazioni, NOMI, SCRITTURE, type TipoPeriodo } from './mutazioniPeriodo.ts'

/** What the dialog is opened on: a period as read, or a new one with what was chosen on the calendar. */
export type DaModificare =
  | { letto: PeriodoLetto }
  | { tipo: TipoPeriodo; persona: number | null; periodo: Periodo | null }

interface Props {
  cosa: DaModificare
  /** Who may be chosen. */
  persone: readonly PersonaCalendario[]
  onSalvato: () => void
  onChiudi: () => void
  onElimina: (periodo: PeriodoLetto) => void
}

const VUOTO = { giornoDa: null, giornoA: null, oraDa: null, oraA: null }

function inizialiDi(cosa: DaModificare): ValoriPeriodo {
  if (!('letto' in cosa)) return { persona: cosa.persona, ...(cosa.periodo ?? VUOTO), title: '', versione: 0 }
  const { persona, giornoDa, giornoA, oraDa, oraA, title, versione } = cosa.letto
  return { persona, giornoDa, giornoA, oraDa, oraA, title, versione }
}

/** Of an absence and of a holiday: what they answer nobody reads, the calendar follows what changes. */
type PeriodoMutation = { variables: { input: object }; response: Record<string, unknown> }

/** An absence or a holiday, new or to be changed: what the calendar does by dragging, by keyboard. */
export function PeriodoDialog({ cosa, persone, onSalvato, onChiudi, onElimina }: Props) {
  const letto = 'letto' in cosa ? cosa.letto : null
  const tipo = 'letto' in cosa ? cosa.letto.tipo : cosa.tipo
  const labels = tipo === 'assenza' ? assenzaLabels : festivitaLabels
  const preview = useAnteprima()
  const form = useEntityForm<PeriodoMutation, PeriodoMutation, ValoriPeriodo>({
    create: mutazioni[tipo].crea,
    update: mutazioni[tipo].cambia,
    schema: tipo === 'assenza' ? assenzaSchema : festivitaSchema,
    labels,
    of: letto && { pk: letto.pk },
    initial: inizialiDi(cosa),
    before: (input, isNew) => preview(`${isNew ? 'create' : 'update'}${SCRITTURE[tipo]}`, input),
    words: { created: `${NOMI[tipo]} salvata`, saved: `${NOMI[tipo]} salvata` },
    onSaved: onSalvato,
  })
  const shown = {
    persona: (scelta: number) => persone.find(({ pk }) => pk === scelta)?.nome ?? String(scelta),
    giornoDa: formatoData,
    giornoA: formatoData,
  }
  return (
    <EntityDialog
      {...form}
      title={`${letto ? 'Modifica' : 'Aggiungi'} ${NOMI[tipo].toLowerCase()}`}
      name={NOMI[tipo]}
      labels={labels}
      shown={shown}
      width="sm"
      onClose={onChiudi}
      actions={
        letto && (
          <Button color="error" onClick={() => onElimina(letto)}>
            Elimina
          </Button>
        )
      }
    >
      <CampiPeriodo tipo={tipo} persone={persone} />
    </EntityDialog>
  )
}
