import Box from '@mui/material/Box'
import { FormikProvider } from 'formik'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { ConflictDialog } from '#forms/ConflictDialog.tsx'
import { useSubmitMerged } from '#forms/entity/useSubmitMerged.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import type { MutationForm } from '#forms/useMutationForm.ts'
import { formatMm } from '#shared/formats/formats.ts'
import { vincoloSchema } from '#vendite/vincoli/rules.ts'
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
  name: string
  /** What is saved now: a form in which nothing was changed follows it. */
  saved?: MisureFormValues
  requiredOnes: boolean
  /** True when the form has just been asked for: its first empty field, or else the first, gets the cursor. */
  withCursor?: boolean
  /** 'Salva' by default. */
  label?: string
  onCancel?: () => void
  children?: ReactNode
}

const write = (value: WrittenMisure | undefined) =>
  typeof value === 'number' ? formatMm(value) : (value ?? 'nessun limite')

/** Form of two heights and two widths, and the choice when somebody else has saved them meanwhile. */
export function MisureForm({
  form,
  conflict,
  closeConflict,
  name,
  saved,
  requiredOnes,
  withCursor = false,
  label,
  onCancel,
  children,
}: Props) {
  useReportChanges(name, form.dirty)
  useFollow(form, saved)
  const modulo = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!withCursor) return
    const inputs = [...(modulo.current?.querySelectorAll('input') ?? [])]
    ;(inputs.find(({ value }) => value === '') ?? inputs[0])?.focus()
  }, [withCursor])
  const foreign = conflict && readVincoloConflict(conflict.extensions)
  const touched = (field: MisuraFieldName) => form.values[field] !== form.initialValues[field]

  const saveMerged = useSubmitMerged(form)

  function resolve(choices: Record<string, 'mine' | 'theirs'>) {
    if (!foreign) return
    closeConflict()
    saveMerged(mergeMisure(form.values, foreign, choices))
  }

  return (
    <FormikProvider value={form}>
      <Box component="form" ref={modulo} noValidate aria-label={name} onSubmit={form.handleSubmit}>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, rowGap: 1.5, alignItems: 'start' }}>
          {misureFields.map((field) => (
            <Field key={field} of={vincoloSchema} name={field} unita="mm" required={requiredOnes} />
          ))}
        </Box>
        {children}
        <SaveBar inDialog label={label} onCancel={onCancel} />
      </Box>
      {foreign && (
        <ConflictDialog
          open
          author={foreign.autore}
          fields={misureFields
            .filter((field) => Object.hasOwn(foreign.campi, field))
            .map((field) => ({
              name: field,
              label: misureLabels[field],
              mine: write(form.values[field]),
              theirs: write(foreign.campi[field]),
              // What was not touched here is only older.
              defaultValue: touched(field) ? 'mine' : 'theirs',
            }))}
          onCancel={closeConflict}
          onChoose={resolve}
        />
      )}
    </FormikProvider>
  )
}

/** Takes the values that somebody (this form itself, or another administrator) has saved, unless some are being written. */
function useFollow(form: MutationForm<MisureFormValues>['form'], saved: MisureFormValues | undefined): void {
  const follow = useEffectEvent(() => {
    if (saved) form.resetForm({ values: saved })
  })
  const superseded = !form.dirty && saved !== undefined && saved.versione !== form.values.versione
  useEffect(() => {
    if (superseded) follow()
  }, [superseded])
}
