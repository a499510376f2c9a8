import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { ordineFornitoreSchema } from '#acquisti/ordiniFornitore/rules.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { FornituraFormCreateMutation } from '#generated/FornituraFormCreateMutation.graphql.ts'
import type { FornituraFormUpdateMutation } from '#generated/FornituraFormUpdateMutation.graphql.ts'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import type { Opened } from '#relay/opened/useOpened.ts'
import { useUploadImage } from '../../fornitori/useUploadImage.ts'
import type { FornituraRow } from '../list/row.ts'
import type { FornituraFormChoices } from './choices.ts'
import { FornituraFields } from './FornituraFields.tsx'
import { type FornituraFormValues, fornituraFormValues, writeFornitura } from './fornituraFormValues.ts'

const create = graphql`
  mutation FornituraFormCreateMutation($input: CreateOrdineFornitoreInput!) {
    createOrdineFornitore(input: $input) {
      ordineFornitore {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation FornituraFormUpdateMutation($input: UpdateOrdineFornitoreInput!) {
    updateOrdineFornitore(input: $input) {
      ordineFornitore {
        pk
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const FORNITURA_IMAGE = {
  path: '/api/planner/ordini-fornitore/',
  field: 'immagine_pdf',
  failed: 'L’ordine fornitore è salvato, la sua immagine no.',
}

interface Props {
  /** Null for a new one. */
  riga: FornituraRow | null
  /** Number of the order of a new one, where it is known. */
  ordine: number | null
  beside: Opened<FornituraBesideQuery>
  choices: FornituraFormChoices
  onDelete: (riga: FornituraRow) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a supplier order, in its dialog. */
export function FornituraForm({ riga, ordine, beside, choices, onDelete, onSaved, onClose }: Props) {
  const { revalidate } = useRevalidator()
  const load = useUploadImage(FORNITURA_IMAGE, () => void revalidate())
  const form = useEntityForm<FornituraFormCreateMutation, FornituraFormUpdateMutation, FornituraFormValues>({
    create,
    update,
    schema: ordineFornitoreSchema,
    of: riga && { pk: riga.pk },
    initial: fornituraFormValues(riga, ordine),
    write: writeFornitura,
    words: { created: 'Ordine fornitore aggiunto', saved: 'Ordine fornitore salvato' },
    onSaved: ({ created, response, values: { immagine } }) => {
      const saved =
        'createOrdineFornitore' in response ? response.createOrdineFornitore : response.updateOrdineFornitore
      if (immagine.nuova && saved.ordineFornitore) load(saved.ordineFornitore.pk, immagine.nuova)
      onSaved({ created })
    },
  })
  return (
    <EntityForm {...form} name="Ordine fornitore" onClose={onClose} onDelete={riga !== null && (() => onDelete(riga))}>
      <FornituraFields choices={choices} riga={riga} fixedOrdine={ordine !== null} beside={beside} />
    </EntityForm>
  )
}
