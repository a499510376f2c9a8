import { useFormik } from 'formik'
import { useCallback, useState } from 'react'
import { emptyFormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import { documentedNames, sentFormConflict, sentFormErrors } from '#forms/uploads/sentForm.ts'
import type { MutationForm } from '#forms/useMutationForm.ts'
import { type ConfermaInput, confermaSchema } from '#ordini/conferme/rules.ts'
import { fileFault } from '#platform/files/rules.ts'
import type { RefusalError } from '#relay/errors.ts'
import { sendFile } from '#relay/sendFile.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** Values of the form: the fields, and the files that were chosen here. */
export interface ConfermaFormValues extends ConfermaInput {
  preventivoDaFirmare: File | null
  preventivoFirmato: File | null
  versione: number
}

export const EMPTY_CONFERMA: ConfermaFormValues = {
  data: null,
  nomeCliente: '',
  tipoCliente: null,
  codiceCliente: '',
  emailCliente: '',
  numeroCommessa: '',
  note: '',
  preventivoDaFirmare: null,
  preventivoFirmato: null,
  versione: 0,
}

const { versione: _versione, ...FIELDS } = EMPTY_CONFERMA
/** What the documented API calls the fields. */
const NAMES = documentedNames(Object.keys(FIELDS))

/** What the documented API takes: every field, a file only where one was chosen. */
export function confermaFormData({ versione, ...values }: ConfermaFormValues, isNew: boolean): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.append(NAMES[name] ?? name, value)
    else if (!name.startsWith('preventivo')) form.append(NAMES[name] ?? name, value ?? '')
  }
  if (!isNew) form.append('versione', String(versione))
  return form
}

async function validate(values: ConfermaFormValues, isNew: boolean) {
  const errors: Record<string, string> = { ...(await validateWith(confermaSchema, values)) }
  for (const name of ['preventivoDaFirmare', 'preventivoFirmato'] as const) {
    const file = values[name]
    const fault = file && fileFault({ nome: file.name, dimensione: file.size }, 'documento')
    if (fault) errors[name] = fault.message
  }
  if (isNew && !values.preventivoDaFirmare) errors.preventivoDaFirmare = REQUIRED_FIELD
  return errors
}

interface Options {
  /** Number of the one that is changed; null for a new one. */
  pk: number | null
  initial: ConfermaFormValues
  onSaved: (pk: number) => void
}

/** The form of a confirmation: its files are too large for a document of GraphQL, so all of it goes to the old API. */
export function useConfermaForm({ pk, initial, onSaved }: Options): MutationForm<ConfermaFormValues> {
  const [conflict, setConflict] = useState<RefusalError | null>(null)
  const form = useFormik<ConfermaFormValues>({
    initialValues: initial,
    initialStatus: emptyFormStatus,
    validate: (values) => validate(values, pk === null),
    async onSubmit(values, { setStatus }) {
      setStatus(emptyFormStatus)
      const path = `/api/planner/conferme-ordine/${pk === null ? '' : `${pk}/`}`
      try {
        const saved = await sendFile(path, confermaFormData(values, pk === null), {
          metodo: pk === null ? 'POST' : 'PUT',
        })
        onSaved((saved as { id: number }).id)
      } catch (error) {
        const stale = sentFormConflict(error, NAMES)
        if (stale) setConflict(stale)
        else setStatus(statusFromErrors(sentFormErrors(error, NAMES), values))
      }
    },
  })
  return { form, conflict, closeConflict: useCallback(() => setConflict(null), []), schema: confermaSchema }
}
