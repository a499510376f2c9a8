import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'relay-runtime'
import { CESTINO_DAYS } from '#documenti/cartelle/rules.ts'
import { documentoInCartellaLabels, documentoInCartellaSchema, OPEN_PERMALINK } from '#documenti/file/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useDelete } from '#forms/entity/useDelete.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { FileDialogsEditFileDialogMutation } from '#generated/FileDialogsEditFileDialogMutation.graphql.ts'
import type { FileDialogsMutation } from '#generated/FileDialogsMutation.graphql.ts'
import { ParentField } from '../cartelle/ParentField.tsx'
import { fileFromBin } from '../cestino/restore.ts'
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

const editFileDialogMutation = graphql`
  mutation FileDialogsEditFileDialogMutation($input: UpdateDocumentoCartellaInput!) {
    updateDocumentoCartella(input: $input) {
      documento {
        ...FolderFileRow_documento
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EDIT_FILE_DIALOG_EMPTY = { titolo: '', descrizione: '', permalink: '', cartellaPk: 0, versione: 0 }

interface EditFileDialogProps {
  file: FolderFile
  onSaved: () => void
  onClose: () => void
}

/** Title, description, permalink and folder of a file; its bytes are replaced among its versions. */
function EditFileDialog({ file, onSaved, onClose }: EditFileDialogProps) {
  const form = useEntityForm<
    FileDialogsEditFileDialogMutation,
    FileDialogsEditFileDialogMutation,
    typeof EDIT_FILE_DIALOG_EMPTY
  >({
    // There is always a file: it is made by uploading it.
    create: editFileDialogMutation,
    update: editFileDialogMutation,
    schema: documentoInCartellaSchema,
    of: { pk: file.pk },
    initial: formValues(EDIT_FILE_DIALOG_EMPTY, file),
    // An empty permalink is none: the rules say so, on both sides.
    write: (fields) => fields,
    words: { created: 'File modificato', saved: 'File modificato' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title="Modifca file" // sic
      name="File"
      width="sm"
      save="Modifica"
      onClose={onClose}
    >
      <FieldGrid>
        <FullRow>
          <Field of={documentoInCartellaSchema} name="titolo" autoFocus help={file.nome} />
        </FullRow>
        <FullRow>
          <Field of={documentoInCartellaSchema} name="descrizione" righe={2} />
        </FullRow>
        <FullRow>
          <Field of={documentoInCartellaSchema} name="permalink" help={OPEN_PERMALINK} />
        </FullRow>
        <FullRow>
          <ParentField name="cartellaPk" label={documentoInCartellaLabels.cartellaPk} />
        </FullRow>
      </FieldGrid>
    </EntityDialog>
  )
}

/** The dialogs of one file: its form, its versions, the question before it goes. */
export function FileDialogs({ opened, onChanged, onClose }: Props) {
  const remove = useDelete<FileDialogsMutation, FolderFile>(mutation, words, onChanged, { restore: fileFromBin })
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
