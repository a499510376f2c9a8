import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { CESTINO_DAYS } from '#documenti/cartelle/rules.ts'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { FileDialogsMutation } from '#generated/FileDialogsMutation.graphql.ts'
import { EditFileDialog } from './EditFileDialog.tsx'
import type { FolderFile } from './FileThumbnail.tsx'
import type { FileAction } from './FolderFileRow.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

const mutation = graphql`
  mutation FileDialogsMutation($pk: Int!) {
    deleteDocumentoCartella(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const words = {
  question: ({ nome }: FolderFile) => `Sei sicuro di voler eliminare il file ${nome}?`,
  text: ({ permalinkUrl }: FolderFile) =>
    `${permalinkUrl ? 'Il suo permalink smette subito di funzionare. ' : ''}Si può ripristinare dal cestino per ${CESTINO_DAYS} giorni.`,
  done: 'File eliminato',
}

export interface OpenedFile {
  action: FileAction
  file: FolderFile
}

interface Props {
  opened: OpenedFile | null
  onChanged: () => void
  onClose: () => void
}

/** The dialogs of one file: its form, its versions, the question before it goes. */
export function FileDialogs({ opened, onChanged, onClose }: Props) {
  const remove = useDelete<FileDialogsMutation, FolderFile>(mutation, words, onChanged)
  const ask = useEffectEvent((file: FolderFile) => {
    onClose()
    remove(file)
  })
  const leaving = opened?.action === 'delete' ? opened.file : null
  useEffect(() => {
    if (leaving) ask(leaving)
  }, [leaving])
  if (opened?.action === 'edit') {
    return (
      <EditFileDialog
        key={opened.file.pk}
        file={opened.file}
        onClose={onClose}
        onSaved={() => {
          onClose()
          onChanged()
        }}
      />
    )
  }
  if (opened?.action === 'versions') {
    return (
      <VersionsDialog
        file={opened.file}
        onClose={onClose}
        onReplaced={() => {
          onClose()
          onChanged()
        }}
      />
    )
  }
  return null
}
