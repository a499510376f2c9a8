import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import { Field } from '#forms/Field.tsx'
import type { AccessorioDialogCreateMutation } from '#generated/AccessorioDialogCreateMutation.graphql.ts'
import type { AccessorioDialogUpdateMutation } from '#generated/AccessorioDialogUpdateMutation.graphql.ts'
import { accessorioSchema } from '#vendite/accessori/rules.ts'

/** An accessory as its list shows it, and as its form begins. */
export interface AccessorioEntry extends ListEntry {
  readonly ritirato: boolean
  readonly versione: number
  readonly usi: number
}

const create = graphql`
  mutation AccessorioDialogCreateMutation($input: CreateAccessorioInput!) {
    createAccessorio(input: $input) {
      accessorio {
        ...AccessoriPage_accessorio
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation AccessorioDialogUpdateMutation($input: UpdateAccessorioInput!) {
    updateAccessorio(input: $input) {
      accessorio {
        ...AccessoriPage_accessorio
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(accessorioSchema)

interface Props {
  /** Null for a new one. */
  accessorio: AccessorioEntry | null
  onSaved: () => void
  onClose: () => void
}

/** The form of an accessory. */
export function AccessorioDialog({ accessorio, onSaved, onClose }: Props) {
  const form = useEntityForm<AccessorioDialogCreateMutation, AccessorioDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    list: 'accessoriInCatalogo',
    schema: accessorioSchema,
    of: accessorio && { pk: accessorio.pk },
    initial: formValues(EMPTY, accessorio),
    words: { created: 'Accessorio aggiunto', saved: 'Accessorio salvato' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={accessorio ? `Modifica ${accessorio.nome}` : 'Aggiungi accessorio'}
      name="Accessorio"
      width="sm"
      onClose={onClose}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Field of={accessorioSchema} name="nome" autoFocus />
        {accessorio && (
          <Field
            of={accessorioSchema}
            name="ritirato"
            help="Non si propone più nel preventivo; i preventivi che ce l’hanno restano come sono."
          />
        )}
      </Stack>
    </EntityDialog>
  )
}
