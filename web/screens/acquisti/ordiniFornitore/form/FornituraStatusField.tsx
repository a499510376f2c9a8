import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { ordineFornitoreLabels, statoSchema } from '#acquisti/ordiniFornitore/rules.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { FornituraStatusFieldMutation } from '#generated/FornituraStatusFieldMutation.graphql.ts'
import type { FornituraRow } from '../list/row.ts'
import { ArrivalFields } from './ArrivalFields.tsx'
import type { FornituraFormChoices } from './choices.ts'
import { ErrorsNotice } from './ErrorsNotice.tsx'

const mutation = graphql`
  mutation FornituraStatusFieldMutation($input: SetStatoOrdineFornitoreInput!) {
    setStatoOrdineFornitore(input: $input) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  riga: FornituraRow
  choices: Pick<FornituraFormChoices, 'stati' | 'domande'>
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** Changes the state of a supplier order, asking for what ARRIVATO needs. */
export function FornituraStatusField({ riga, choices, onSaved, onClose }: Props) {
  const [initial] = useState(() => ({
    stato: riga.statoNome,
    tipologia: riga.tipologia,
    dataArrivo: riga.dataArrivo ?? null,
    domanda1Legno: riga.domanda1Legno ?? null,
    domanda2Legno: riga.domanda2Legno,
    numeroDocumento: riga.numeroDocumento,
    versione: riga.versione,
  }))
  const modulo = useMutationForm<FornituraStatusFieldMutation, typeof initial>({
    mutation,
    initial,
    schema: statoSchema,
    variables: ({ tipologia: _tipologia, ...values }) => ({
      input: { pk: riga.pk, ...values, stato: values.stato ?? '', domanda2Legno: values.domanda2Legno ?? '' },
    }),
    success: 'Stato cambiato',
    onSuccess: () => onSaved({ created: false }),
  })
  return (
    <EntityForm {...modulo} name="Stato dell’ordine fornitore" labels={ordineFornitoreLabels} onClose={onClose}>
      <ErrorsNotice />
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        <ArrivalFields {...choices} />
      </Box>
    </EntityForm>
  )
}
