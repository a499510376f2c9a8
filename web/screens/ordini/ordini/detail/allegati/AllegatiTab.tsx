import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { attachmentForm } from '#forms/uploads/attachmentForm.ts'
import { Uploads } from '#forms/uploads/Uploads.tsx'
import { useUploads } from '#forms/uploads/useUploads.ts'
import type { AllegatiTab_ordine$key } from '#generated/AllegatiTab_ordine.graphql.ts'
import type { AllegatiTabMutation } from '#generated/AllegatiTabMutation.graphql.ts'
import { allowedExtensions, maxFileSize, maxFiles } from '#platform/files/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useViewer } from '#shell/viewer.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { FileDropZone } from '#ui/files/FileDropZone.tsx'
import { FilePreview } from '#ui/files/FilePreview.tsx'
import { previewOf } from '#ui/files/fileFormat.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { OrdineTabProps } from '../tabs.ts'
import { AllegatiList, type Allegato } from './AllegatiList.tsx'

const mutation = graphql`
  mutation AllegatiTabMutation($input: DeleteAllegatoOrdineInput!) {
    deleteAllegatoOrdine(input: $input) {
      ordine {
        ...AllegatiTab_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const accept = allowedExtensions.documento.map((extension) => `.${extension}`).join(',')
const limits = `Trascinali qui o sceglili: fino a ${maxFiles} file alla volta, ${maxFileSize.documento / 1024 / 1024} MB l’uno (${allowedExtensions.documento.join(', ')}).`

/** Tab 'Allegati': add by dropping or choosing, look at, download, remove. */
export default function AllegatiTab(props: OrdineTabProps) {
  const { pk, allegati } = useFragment<AllegatiTab_ordine$key>(
    graphql`
      fragment AllegatiTab_ordine on Ordine {
        pk
        allegati {
          pk
          originalName
          allegato
          mime
          dimensione
          creatoIl
          creatoDa
        }
      }
    `,
    props.ordine,
  )
  const { updateOrderAllegati } = useViewer().permessi
  const { revalidate } = useRevalidator()
  const conferma = useConfirm()
  const {
    lista,
    load,
    remove: removeFile,
  } = useUploads({
    path: '/api/planner/allegati-ordine/',
    kind: 'archivio',
    done: 'allegato',
    form: (file) => attachmentForm('ordine', pk, file),
    onDone: () => void revalidate(),
  })
  const [remove] = useOperation<AllegatiTabMutation>(mutation, { success: 'Allegato eliminato' })
  const [open, setOpen] = useState<number | null>(null)
  const present = allegati ?? []
  const files = present.flatMap(({ pk: numero, originalName: name, allegato: url, mime }) => {
    const tipo = previewOf(mime)
    return tipo ? [{ pk: numero, name, url, tipo }] : []
  })

  async function askAndRemove({ pk: allegato, originalName }: Allegato) {
    const question = {
      title: 'Eliminare l’allegato?',
      text: originalName,
      conferma: 'Elimina',
      distruttiva: true,
      forever: true,
    }
    if (await conferma(question)) await remove({ input: { pk: allegato } })
  }
  return (
    <DetailCard title="Allegati">
      <Stack sx={{ gap: 1 }}>
        {updateOrderAllegati && (
          <>
            <FileDropZone accept={accept} label="Aggiungi allegati" help={limits} onFile={load} />
            <Uploads lista={lista} onRemove={removeFile} />
          </>
        )}
        {present.length === 0 ? (
          <EmptyState title="Nusson allegato per questo ordine" /> // sic
        ) : (
          <AllegatiList
            allegati={present}
            onPreview={({ pk: allegato }) => setOpen(allegato)}
            onDelete={updateOrderAllegati ? (allegato) => void askAndRemove(allegato) : undefined}
          />
        )}
      </Stack>
      <FilePreview files={files} open={open} onOpen={setOpen} />
    </DetailCard>
  )
}
