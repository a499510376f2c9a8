import Box from '@mui/material/Box'
import { FormikProvider } from 'formik'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { formatoMm } from '../../../../../server/shared/formats/formats.ts'
import { BarraSalva } from '../../../../forms/BarraSalva.tsx'
import { CampoNumero } from '../../../../forms/CampoNumero.tsx'
import { Conflitto } from '../../../../forms/Conflitto.tsx'
import { useSubmitMerged } from '../../../../forms/entity/useSubmitMerged.ts'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import { useSegnalaModifiche } from '../useModifiche.ts'
import {
  type CampoMisura,
  campi,
  etichette,
  leggiConflitto,
  type Scritto,
  unisci,
  type ValoriMisure,
} from './valori.ts'

interface Props extends MutationForm<ValoriMisure> {
  /** Name of the form among those that may hold unsaved changes, and for screen readers. */
  nome: string
  /** What is saved now: a form in which nothing was changed follows it. */
  salvate?: ValoriMisure
  obbligatori: boolean
  /** True when the form has just been asked for: its first empty field, or else the first, gets the cursor. */
  conCursore?: boolean
  /** 'Salva' by default. */
  etichetta?: string
  onAnnulla?: () => void
  children?: ReactNode
}

const scrivi = (valore: Scritto | undefined) =>
  typeof valore === 'number' ? formatoMm(valore) : (valore ?? 'nessun limite')

/** Form of two heights and two widths, and the choice when somebody else has saved them meanwhile. */
export function ModuloMisure({
  form,
  conflitto,
  chiudiConflitto,
  nome,
  salvate,
  obbligatori,
  conCursore = false,
  etichetta,
  onAnnulla,
  children,
}: Props) {
  useSegnalaModifiche(nome, form.dirty)
  useSegui(form, salvate)
  const modulo = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!conCursore) return
    const ingressi = [...(modulo.current?.querySelectorAll('input') ?? [])]
    ;(ingressi.find(({ value }) => value === '') ?? ingressi[0])?.focus()
  }, [conCursore])
  const altrui = conflitto && leggiConflitto(conflitto.extensions)
  const toccato = (campo: CampoMisura) => form.values[campo] !== form.initialValues[campo]

  const salvaUniti = useSubmitMerged(form)

  function risolvi(scelte: Record<string, 'mia' | 'loro'>) {
    if (!altrui) return
    chiudiConflitto()
    salvaUniti(unisci(form.values, altrui, scelte))
  }

  return (
    <FormikProvider value={form}>
      <Box component="form" ref={modulo} noValidate aria-label={nome} onSubmit={form.handleSubmit}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, rowGap: 1.5, alignItems: 'start' }}>
          {campi.map((campo) => (
            <CampoNumero key={campo} nome={campo} etichetta={etichette[campo]} unita="mm" obbligatorio={obbligatori} />
          ))}
        </Box>
        {children}
        <BarraSalva inDialogo etichetta={etichetta} onAnnulla={onAnnulla} />
      </Box>
      {altrui && (
        <Conflitto
          aperto
          autore={altrui.autore}
          campi={campi
            .filter((campo) => Object.hasOwn(altrui.campi, campo))
            .map((campo) => ({
              nome: campo,
              etichetta: etichette[campo],
              mia: scrivi(form.values[campo]),
              loro: scrivi(altrui.campi[campo]),
              // What was not touched here is only older.
              predefinita: toccato(campo) ? 'mia' : 'loro',
            }))}
          onAnnulla={chiudiConflitto}
          onScegli={risolvi}
        />
      )}
    </FormikProvider>
  )
}

/** Takes the values that somebody (this form itself, or another administrator) has saved, unless some are being written. */
function useSegui(form: MutationForm<ValoriMisure>['form'], salvate: ValoriMisure | undefined): void {
  const segui = useEffectEvent(() => {
    if (salvate) form.resetForm({ values: salvate })
  })
  const superata = !form.dirty && salvate !== undefined && salvate.versione !== form.values.versione
  useEffect(() => {
    if (superata) segui()
  }, [superata])
}
