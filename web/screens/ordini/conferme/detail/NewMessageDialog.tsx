import { useFormik } from 'formik'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { emptyFormStatus, statusFromErrors } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { documentedNames, sentFormErrors } from '#forms/uploads/sentForm.ts'
import { messaggioConfermaSchema } from '#ordini/conferme/rules.ts'
import { fileFault } from '#platform/files/rules.ts'
import { sendFile } from '#relay/sendFile.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { DocumentField } from '../form/DocumentField.tsx'

interface Values {
  note: string
  tipoMittente: 'interno' | 'cliente'
  allegato: File | null
  versione: number
}

const NAMES = documentedNames(['note', 'tipoMittente', 'allegato'])
const nothing = () => undefined

function validate({ allegato }: Values): Partial<Record<keyof Values, string>> {
  const fault = allegato && fileFault({ nome: allegato.name, dimensione: allegato.size }, 'archivio')
  return fault ? { allegato: fault.message } : {}
}

interface Props {
  /** Number of the confirmation. */
  conferma: number
  onSaved: () => void
  onClose: () => void
}

/** The dialog of a new message. */
export function NewMessageDialog({ conferma, onSaved, onClose }: Props) {
  const form = useFormik<Values>({
    initialValues: { note: '', tipoMittente: 'interno', allegato: null, versione: 0 },
    initialStatus: emptyFormStatus,
    validate,
    async onSubmit(values, { setStatus }) {
      const { note, tipoMittente, allegato } = values
      setStatus(emptyFormStatus)
      const data = new FormData()
      data.append('conferma', String(conferma))
      data.append('note', note)
      data.append('tipo_mittente', tipoMittente)
      if (allegato) data.append('allegato', allegato)
      try {
        await sendFile('/api/planner/messaggi-conferme-ordine/', data)
        onSaved()
      } catch (error) {
        setStatus(statusFromErrors(sentFormErrors(error, NAMES), values))
      }
    },
  })
  return (
    <DialogFrame title="Nuovo Messaggio" width="sm">
      <DialogForm
        form={form}
        conflict={null}
        closeConflict={nothing}
        schema={messaggioConfermaSchema}
        name="Messaggio"
        onCancel={onClose}
      >
        <FieldGrid>
          <FullRow>
            <Field of={messaggioConfermaSchema} name="note" righe={4} autoFocus />
          </FullRow>
          <Field of={messaggioConfermaSchema} name="tipoMittente" />
          <DocumentField name="allegato" kind="archivio" label="Allegato" />
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}
