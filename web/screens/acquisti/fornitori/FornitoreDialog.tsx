import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { graphql } from 'relay-runtime'
import { fornitoreLabels, fornitoreSchema } from '#acquisti/fornitori/rules.ts'
import { CheckboxField } from '#forms/CheckboxField.tsx'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { ImageField } from '#forms/image/ImageField.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
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
    labels: fornitoreLabels,
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
      labels={fornitoreLabels}
      shown={fornitoreShown}
      onClose={onClose}
      onDelete={fornitore !== null && (() => onDelete(fornitore))}
      actions={fornitore !== null && <Button onClick={() => onLinks(fornitore)}>Collegamento al portale</Button>}
    >
      <FieldGrid>
        <TextInputField name="nome" label={fornitoreLabels.nome} required max={200} autoFocus />
        <TextInputField name="codice" label={fornitoreLabels.codice} max={50} />
        <SelectField
          name="tipologia"
          label={fornitoreLabels.tipologia}
          required
          choices={tipologie.map((tipologia) => ({ valore: tipologia, text: tipologia }))}
        />
        <NumberField
          name="tempo"
          label={fornitoreLabels.tempo}
          required
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
        <TextInputField name="email" label={fornitoreLabels.email} tipo="email" max={254} />
        <Box sx={{ alignSelf: 'end' }}>
          <CheckboxField
            name="isDefault"
            label={fornitoreLabels.isDefault}
            help={fornitore?.isDefault ? undefined : 'Prende il posto di quello che lo è adesso.'}
          />
        </Box>
        <FullRow>
          <ImageField name="immagine" label="Immagine" figure={(image) => <Thumbnail immagine={image} side={64} />} />
        </FullRow>
        <FullRow>
          <TextInputField
            name="testata"
            label={fornitoreLabels.testata}
            righe={2}
            max={2000}
            help="In testa agli ordini stampati per questo fornitore."
          />
        </FullRow>
        <FullRow>
          <TextInputField
            name="testoPdf"
            label={fornitoreLabels.testoPdf}
            righe={3}
            max={10_000}
            help="Sotto le righe degli ordini stampati."
          />
        </FullRow>
      </FieldGrid>
    </EntityDialog>
  )
}
