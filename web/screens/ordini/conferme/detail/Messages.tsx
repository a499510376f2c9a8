import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { emptyFormStatus, statusFromErrors } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { documentedNames, sentFormErrors } from '#forms/uploads/sentForm.ts'
import type { Messages_conferma$key } from '#generated/Messages_conferma.graphql.ts'
import { messaggioConfermaSchema } from '#ordini/conferme/rules.ts'
import { fileFault } from '#platform/files/rules.ts'
import { sendFile } from '#relay/sendFile.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DocumentField } from '../form/DocumentField.tsx'

interface NewMessageDialogValues {
  note: string
  tipoMittente: 'interno' | 'cliente'
  allegato: File | null
  versione: number
}

const NAMES = documentedNames(['note', 'tipoMittente', 'allegato'])
const nothing = () => undefined

function validate({ allegato }: NewMessageDialogValues): Partial<Record<keyof NewMessageDialogValues, string>> {
  const fault = allegato && fileFault({ nome: allegato.name, dimensione: allegato.size }, 'archivio')
  return fault ? { allegato: fault.message } : {}
}

interface NewMessageDialogProps {
  /** Number of the confirmation. */
  conferma: number
  onSaved: () => void
  onClose: () => void
}

/** The dialog of a new message. */
function NewMessageDialog({ conferma, onSaved, onClose }: NewMessageDialogProps) {
  const form = useFormik<NewMessageDialogValues>({
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

/** The messages of a confirmation, newest first. @param sent none may be added any more */
export function Messages({ sent, ...props }: { conferma: Messages_conferma$key; sent: boolean }) {
  const { pk, messaggi } = useFragment(
    graphql`
      fragment Messages_conferma on ConfermaOrdine {
        pk
        messaggi {
          pk
          note
          tipoMittente
          allegato
          originalName
          data
          autore
        }
      }
    `,
    props.conferma,
  )
  const [next, setFresh] = useState(false)
  const { revalidate } = useRevalidator()
  return (
    <DetailCard
      title="Messaggi"
      actions={
        <Button startIcon={<AddCommentOutlined />} disabled={sent} onClick={() => setFresh(true)}>
          Nuovo Messaggio
        </Button>
      }
    >
      {messaggi.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nessun messaggio da mostrare
        </Typography>
      )}
      <Box component="ul" aria-label="Messaggi" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {messaggi.map(({ pk: numero, note, tipoMittente, allegato, originalName, data, autore }) => (
          <Box key={numero} component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
              <StatusChip
                word={tipoMittente === 'CLIENTE' ? 'Cliente' : 'Interno'}
                tone={tipoMittente === 'CLIENTE' ? 'info' : 'neutro'}
              />
              <Typography variant="body2" color="textSecondary">
                {[formatDateTime(data), autore].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>
            {allegato && (
              <Link href={allegato} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
                {originalName}
              </Link>
            )}
          </Box>
        ))}
      </Box>
      {next && (
        <NewMessageDialog
          conferma={pk}
          onClose={() => setFresh(false)}
          onSaved={() => {
            setFresh(false)
            void revalidate()
          }}
        />
      )}
    </DetailCard>
  )
}
