import Box from '@mui/material/Box'
import { FormikProvider } from 'formik'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { formatMm } from '../../../../../server/shared/formats/formats.ts'
import { ConflictDialog } from '../../../../forms/ConflictDialog.tsx'
import { useSubmitMerged } from '../../../../forms/entity/useSubmitMerged.ts'
import { NumberField } from '../../../../forms/NumberField.tsx'
import { SaveBar } from '../../../../forms/SaveBar.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import { useReportChanges } from '../useChanges.ts'
import {
  type MisuraFieldName,
  type MisureFormValues,
  mergeMisure,
  misureFields,
  misureLabels,
  readVincoloConflict,
  type WrittenMisure,
} from './formValues.ts'

interface Props extends MutationForm<MisureFormValues> {
  /** Name of the form among those that may hold unsaved changes, and for screen readers. */
  nome: string
  /** What is saved now: a form in which nothing was changed follows it. */
  salvate?: MisureFormValues
  obbligatori: boolean
  /** True when the form has just been asked for: its first empty field, or else the first, gets the cursor. */
  conCursore?: boolean
  /** 'Salva' by default. */
  etichetta?: string
  onCancel?: () => void
  children?: ReactNode
}

const write = (value: WrittenMisure | undefined) =>
  typeof value === 'number' ? formatMm(value) : (value ?? 'nessun limite')

/** Form of two heights and two widths, and the choice when somebody else has saved them meanwhile. */
export function MisureForm({
  form,
  conflitto,
  chiudiConflitto,
  nome,
  salvate,
  obbligatori,
  conCursore = false,
  etichetta,
  onCancel,
  children,
}: Props) {
  useReportChanges(nome, form.dirty)
  useSegui(form, salvate)
  const modulo = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!conCursore) return
    const ingressi = [...(modulo.current?.querySelectorAll('input') ?? [])]
    ;(ingressi.find(({ value }) => value === '') ?? ingressi[0])?.focus()
  }, [conCursore])
  const altrui = conflitto && readVincoloConflict(conflitto.extensions)
  const toccato = (field: MisuraFieldName) => form.values[field] !== form.initialValues[field]

  const salvaUniti = useSubmitMerged(form)

  function resolve(scelte: Record<string, 'mia' | 'loro'>) {
    if (!altrui) return
    chiudiConflitto()
    salvaUniti(mergeMisure(form.values, altrui, scelte))
  }

  return (
    <FormikProvider value={form}>
      <Box component="form" ref={modulo} noValidate aria-label={nome} onSubmit={form.handleSubmit}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, rowGap: 1.5, alignItems: 'start' }}>
          {misureFields.map((field) => (
            <NumberField
              key={field}
              nome={field}
              etichetta={misureLabels[field]}
              unita="mm"
              obbligatorio={obbligatori}
            />
          ))}
        </Box>
        {children}
        <SaveBar inDialogo etichetta={etichetta} onCancel={onCancel} />
      </Box>
      {altrui && (
        <ConflictDialog
          aperto
          autore={altrui.autore}
          campi={misureFields
            .filter((field) => Object.hasOwn(altrui.campi, field))
            .map((field) => ({
              nome: field,
              etichetta: misureLabels[field],
              mia: write(form.values[field]),
              loro: write(altrui.campi[field]),
              // What was not touched here is only older.
              predefinita: toccato(field) ? 'mia' : 'loro',
            }))}
          onCancel={chiudiConflitto}
          onScegli={resolve}
        />
      )}
    </FormikProvider>
  )
}

/** Takes the values that somebody (this form itself, or another administrator) has saved, unless some are being written. */
function useSegui(form: MutationForm<MisureFormValues>['form'], salvate: MisureFormValues | undefined): void {
  const segui = useEffectEvent(() => {
    if (salvate) form.resetForm({ values: salvate })
  })
  const superata = !form.dirty && salvate !== undefined && salvate.versione !== form.values.versione
  useEffect(() => {
    if (superata) segui()
  }, [superata])
}
