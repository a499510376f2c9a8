import { graphql } from 'relay-runtime'
import { ordineFornitoreLabels, ordineFornitoreSchema } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import { EntityForm } from '../../../../forms/entity/EntityForm.tsx'
import { useEntityForm } from '../../../../forms/entity/useEntityForm.ts'
import type { FornituraRow } from '../list/row.ts'
import type { FornituraFormCreateMutation } from './__generated__/FornituraFormCreateMutation.graphql.ts'
import type { FornituraFormUpdateMutation } from './__generated__/FornituraFormUpdateMutation.graphql.ts'
import { CampiFornitura } from './CampiFornitura.tsx'
import type { FornituraFormChoices } from './choices.ts'
import { type FornituraFormValues, fornituraFormValues } from './fornituraFormValues.ts'

const create = graphql`
  mutation FornituraFormCreateMutation($input: CreateOrdineFornitoreInput!) {
    createOrdineFornitore(input: $input) {
      ordineFornitore {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const update = graphql`
  mutation FornituraFormUpdateMutation($input: UpdateOrdineFornitoreInput!) {
    updateOrdineFornitore(input: $input) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors {
        code
        field
        message
      }
    }
  }
`

export const fornituraShown = { dataOrdine: formatDate, dataConsegna: formatDate, dataArrivo: formatDate }

interface Props {
  /** Null for a new one. */
  riga: FornituraRow | null
  scelte: FornituraFormChoices
  onDelete: (riga: FornituraRow) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a supplier order, in its dialog. */
export function FornituraForm({ riga, scelte, onDelete, onSaved, onClose }: Props) {
  const form = useEntityForm<FornituraFormCreateMutation, FornituraFormUpdateMutation, FornituraFormValues>({
    create,
    update,
    schema: ordineFornitoreSchema,
    labels: ordineFornitoreLabels,
    of: riga && { pk: riga.pk },
    initial: fornituraFormValues(riga),
    words: { created: 'Ordine fornitore aggiunto', saved: 'Ordine fornitore salvato' },
    onSaved,
  })
  return (
    <EntityForm
      {...form}
      name="Ordine fornitore"
      labels={ordineFornitoreLabels}
      shown={fornituraShown}
      onClose={onClose}
      onDelete={riga !== null && (() => onDelete(riga))}
    >
      <CampiFornitura scelte={scelte} esistente={riga?.pk ?? null} />
    </EntityForm>
  )
}
