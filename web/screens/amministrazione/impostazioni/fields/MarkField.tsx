import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { MARK_EXTENSIONS, MARK_KIND } from '#amministrazione/impostazioni/marchio/rules.ts'
import type { FormFieldProps } from '#forms/FormField.tsx'
import { fileBase64 } from '#forms/image/chosenImage.ts'
import { useFormField } from '#forms/useFormField.ts'
import type { MarkFieldMutation } from '#generated/MarkFieldMutation.graphql.ts'
import { extensionOf } from '#platform/files/rules.ts'
import type { Marchio } from '#platform/settings/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { readSetting } from '../readSetting.ts'
import type { SavedSetting } from '../save.ts'
import { GroupRow } from './GroupRow.tsx'

const mutation = graphql`
  mutation MarkFieldMutation($input: SetMarchioInput!) {
    setMarchio(input: $input) {
      impostazione {
        chiave
        ...readSetting_impostazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Bytes: in base64 the picture must fit in a request. */
const MAX = 700 * 1024
const TOO_LARGE = 'Il file supera 700 KB: riduci l’immagine e scegline una più leggera.'

function faultOf({ name, size }: File): string | null {
  if (!MARK_EXTENSIONS.includes(extensionOf(name))) return MARK_KIND
  return size > MAX ? TOO_LARGE : null
}

interface Props extends FormFieldProps {
  /** The version that was read, 0 while there is none. */
  versione: number
}

/** The company's mark: stored as soon as it is chosen, by a call of its own. */
export function MarkField({ name, label, help, versione }: Props) {
  const { valore: read } = useFormField<Marchio | null>(name)
  // The form takes over what is read anew only while nothing is being written in it.
  const [own, setOwn] = useState<SavedSetting | null>(null)
  const now = own !== null && own.versione > versione ? own : { valore: read, versione }
  const valore = now.valore as Marchio | null
  const [fault, setFault] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const choice = useRef<HTMLInputElement>(null)
  const [save, saving] = useOperation<MarkFieldMutation>(mutation, { success: 'Marchio salvato', errorsFromCall: true })

  async function send(input: { immagine?: { nome: string; base64: string }; removeImmagine?: boolean }) {
    setFault(null)
    const outcome = await save({ input: { ...input, versione: now.versione } })
    if (!outcome.ok) return setFault(outcome.errors[0]?.message ?? null)
    const { impostazione } = outcome.data.setMarchio
    if (impostazione) setOwn(readSetting(impostazione))
    void revalidate()
  }
  async function choose(file: File) {
    const refusal = faultOf(file)
    if (refusal) return setFault(refusal)
    await send({ immagine: { nome: file.name, base64: await fileBase64(file) } })
  }
  return (
    <GroupRow name={name} label={label} help={help} error={fault ?? undefined}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        {valore ? (
          <Box
            component="img"
            src={`/files/${valore.chiave}/${valore.nome}`}
            alt="Marchio dell’azienda"
            sx={{
              maxWidth: 240,
              maxHeight: 72,
              p: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              background: '#fff',
            }}
          />
        ) : (
          <Typography variant="body2" color="textSecondary">
            Nessun marchio: si legge la ragione sociale.
          </Typography>
        )}
        <Button variant="outlined" loading={saving} onClick={() => choice.current?.click()}>
          {valore ? 'Cambia marchio' : 'Scegli marchio'}
        </Button>
        {valore && (
          <Button color="error" disabled={saving} onClick={() => void send({ removeImmagine: true })}>
            Togli marchio
          </Button>
        )}
        <input
          ref={choice}
          type="file"
          hidden
          accept={MARK_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          aria-label={label}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again after a refusal.
            target.value = ''
            if (file) void choose(file)
          }}
        />
      </Box>
    </GroupRow>
  )
}
