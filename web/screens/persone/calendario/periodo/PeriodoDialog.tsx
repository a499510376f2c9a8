import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { MutationParameters } from 'relay-runtime'
import { assenzaSchema, type Periodo } from '../../../../../server/persone/assenze/rules.ts'
import { festivitaSchema } from '../../../../../server/persone/festivita/rules.ts'
import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { useAnteprima } from '../anteprima/useAnteprima.tsx'
import { CampiPeriodo, ETICHETTE } from './CampiPeriodo.tsx'
import { inputDi, type PeriodoLetto, type PersonaCalendario, type ValoriPeriodo } from './modello.ts'
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

/** An absence or a holiday, new or to be changed: what the calendar does by dragging, by keyboard. */
export function PeriodoDialog({ cosa, persone, onSalvato, onChiudi, onElimina }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  const letto = 'letto' in cosa ? cosa.letto : null
  const tipo = 'letto' in cosa ? cosa.letto.tipo : cosa.tipo
  const [iniziali] = useState(() => inizialiDi(cosa))
  const anteprima = useAnteprima()
  const { form, conflitto, chiudiConflitto } = useMutationForm<MutationParameters, ValoriPeriodo>({
    mutation: letto ? mutazioni[tipo].cambia : mutazioni[tipo].crea,
    prima: ({ input }) => anteprima(`${letto ? 'update' : 'create'}${SCRITTURE[tipo]}`, input as object),
    iniziali,
    schema: tipo === 'assenza' ? assenzaSchema : festivitaSchema,
    variabili: (valori) => {
      const input = inputDi(tipo, valori)
      return { input: letto ? { pk: letto.pk, versione: valori.versione, ...input } : input }
    },
    successo: `${NOMI[tipo]} salvata`,
    alSuccesso: onSalvato,
  })
  const nomePersona = (pk: unknown) => persone.find((persona) => persona.pk === pk)?.nome ?? String(pk)
  return (
    <Dialog open fullScreen={telefono} maxWidth="sm" fullWidth aria-labelledby="titolo-periodo">
      <DialogTitle id="titolo-periodo">
        {letto ? `Modifica ${NOMI[tipo].toLowerCase()}` : `Aggiungi ${NOMI[tipo].toLowerCase()}`}
      </DialogTitle>
      <ModuloInDialogo
        form={form}
        conflitto={conflitto}
        chiudiConflitto={chiudiConflitto}
        nome={NOMI[tipo]}
        etichette={ETICHETTE}
        mostra={(campo, valore) => {
          if (campo === 'persona') return nomePersona(valore)
          if (campo.startsWith('giorno')) return formatoData(String(valore))
          return valore === null || valore === '' ? '–' : String(valore)
        }}
        onAnnulla={onChiudi}
        azioni={
          letto && (
            <Button color="error" onClick={() => onElimina(letto)}>
              Elimina
            </Button>
          )
        }
      >
        <CampiPeriodo tipo={tipo} persone={persone} />
      </ModuloInDialogo>
    </Dialog>
  )
}
