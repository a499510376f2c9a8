import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { graphql } from 'relay-runtime'
import { fornitoreSchema } from '#acquisti/fornitori/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import { ImageField } from '#forms/image/ImageField.tsx'
import type { FornitoreDialogCreateMutation } from '#generated/FornitoreDialogCreateMutation.graphql.ts'
import type { FornitoreDialogUpdateMutation } from '#generated/FornitoreDialogUpdateMutation.graphql.ts'
import type { LeadTimeQuery } from '#generated/LeadTimeQuery.graphql.ts'
import type { Opened } from '#relay/opened/useOpened.ts'
import { GiorniChiusuraField, PeriodiChiusuraField } from './ChiusureFields.tsx'
import type { FornitoreRow } from './FornitoreRow.tsx'
import { type FornitoreFormValues, fornitoreFormValues, fornitoreShown, writeFornitore } from './fornitoreForm.ts'
import { LeadTime } from './LeadTime.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const create = graphql`
  mutation FornitoreDialogCreateMutation($input: CreateFornitoreInput!) {
    createFornitore(input: $input) {
      fornitore {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation FornitoreDialogUpdateMutation($input: UpdateFornitoreInput!) {
    updateFornitore(input: $input) {
      fornitore {
        pk
        ...FornitoreRow_fornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A supplier that is saved, and what its row does not tell. */
interface FornitoreSaved {
  created: boolean
  pk: number
  /** The picture that it is still to get. */
  immagine: File | null
  /** True when another may have lost its place as the default one. */
  predefinito: boolean
}

interface Props {
  /** Null for a new one. */
  fornitore: FornitoreRow | null
  tipologie: readonly string[]
  /** How long it really took. */
  tempi: Opened<LeadTimeQuery>
  onDelete: (fornitore: FornitoreRow) => void
  /** Opens the links to its portal. */
  onLinks: (fornitore: FornitoreRow) => void
  onSaved: (saved: FornitoreSaved) => void
  onClose: () => void
}

/** The form of a supplier. */
export function FornitoreDialog({ fornitore, tipologie, tempi, onDelete, onLinks, onSaved, onClose }: Props) {
  const form = useEntityForm<FornitoreDialogCreateMutation, FornitoreDialogUpdateMutation, FornitoreFormValues>({
    create,
    update,
    schema: fornitoreSchema,
    of: fornitore && { pk: fornitore.pk },
    initial: fornitoreFormValues(fornitore),
    write: writeFornitore,
    words: { created: 'Fornitore aggiunto', saved: 'Fornitore salvato' },
    onSaved: ({ created, response, values: { immagine, isDefault } }) =>
      onSaved({
        created,
        pk: ('createFornitore' in response ? response.createFornitore : response.updateFornitore).fornitore?.pk ?? 0,
        immagine: immagine.nuova,
        predefinito: isDefault && !fornitore?.isDefault,
      }),
  })
  return (
    <EntityDialog
      {...form}
      title={fornitore ? 'Modifica fornitore' : 'Aggiungi fornitore'}
      name="Fornitore"
      shown={fornitoreShown}
      onClose={onClose}
      onDelete={fornitore !== null && (() => onDelete(fornitore))}
      actions={fornitore !== null && <Button onClick={() => onLinks(fornitore)}>Collegamento al portale</Button>}
    >
      <FieldGrid>
        <Field of={fornitoreSchema} name="nome" autoFocus />
        <Field of={fornitoreSchema} name="codice" />
        <Field
          of={fornitoreSchema}
          name="tipologia"
          choices={tipologie.map((tipologia) => ({ valore: tipologia, text: tipologia }))}
        />
        <Field
          of={fornitoreSchema}
          name="tempo"
          unita="giorni"
          help="Giorni in cui è aperto; i piani già salvati restano."
        />
        {fornitore && (
          <FullRow>
            <LeadTime opened={tempi} />
          </FullRow>
        )}
        <FullRow>
          <GiorniChiusuraField />
        </FullRow>
        <FullRow>
          <PeriodiChiusuraField />
        </FullRow>
        <Field of={fornitoreSchema} name="email" tipo="email" />
        <Box sx={{ alignSelf: 'end' }}>
          <Field
            of={fornitoreSchema}
            name="isDefault"
            help={fornitore?.isDefault ? undefined : 'Prende il posto di quello che lo è adesso.'}
          />
        </Box>
        <FullRow>
          <ImageField name="immagine" label="Immagine" figure={(image) => <Thumbnail immagine={image} side={64} />} />
        </FullRow>
        <FullRow>
          <Field
            of={fornitoreSchema}
            name="testata"
            righe={2}
            help="In testa agli ordini stampati per questo fornitore."
          />
        </FullRow>
        <FullRow>
          <Field of={fornitoreSchema} name="testoPdf" righe={3} help="Sotto le righe degli ordini stampati." />
        </FullRow>
      </FieldGrid>
    </EntityDialog>
  )
}
