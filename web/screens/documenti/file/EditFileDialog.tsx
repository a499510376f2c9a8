import { graphql } from 'relay-runtime'
import { documentoInCartellaLabels, documentoInCartellaSchema, OPEN_PERMALINK } from '#documenti/file/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { EditFileDialogMutation } from '#generated/EditFileDialogMutation.graphql.ts'
import { ParentField } from '../cartelle/ParentField.tsx'
import type { FolderFile } from './FileThumbnail.tsx'

const mutation = graphql`
  mutation EditFileDialogMutation($input: UpdateDocumentoCartellaInput!) {
    updateDocumentoCartella(input: $input) {
      documento {
        ...FolderFileRow_documento
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = { titolo: '', descrizione: '', permalink: '', cartellaPk: 0, versione: 0 }

interface Props {
  file: FolderFile
  onSaved: () => void
  onClose: () => void
}

/** Title, description, permalink and folder of a file; its bytes are replaced among its versions. */
export function EditFileDialog({ file, onSaved, onClose }: Props) {
  const form = useEntityForm<EditFileDialogMutation, EditFileDialogMutation, typeof EMPTY>({
    // There is always a file: it is made by uploading it.
    create: mutation,
    update: mutation,
    schema: documentoInCartellaSchema,
    of: { pk: file.pk },
    initial: formValues(EMPTY, file),
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
