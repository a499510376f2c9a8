import Box from '@mui/material/Box'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { ordineFornitoreLabels, statoSchema } from '#acquisti/ordiniFornitore/rules.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { FornituraDialogsFornituraStatusFieldMutation } from '#generated/FornituraDialogsFornituraStatusFieldMutation.graphql.ts'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import type { Opened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { type FornituraRow, fornituraRowName } from '../list/row.ts'
import { ArrivalFields } from './ArrivalFields.tsx'
import type { FornituraFormChoices } from './choices.ts'
import { ErrorsNotice } from './ErrorsNotice.tsx'
import { FornituraForm } from './FornituraForm.tsx'

interface Props {
  /** Null for a new one. */
  riga: FornituraRow | null
  /** True for the dialog of the state alone. */
  onlyStato: boolean
  choices: FornituraFormChoices
  /** What is read beside it: lines of its order, attachments, states that it has had. */
  beside: Opened<FornituraBesideQuery>
  /** Number of the order of a new one, where it is known. */
  ordine?: number | null
  onDelete: (riga: FornituraRow) => void
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

const fornituraStatusFieldMutation = graphql`
  mutation FornituraDialogsFornituraStatusFieldMutation($input: SetStatoOrdineFornitoreInput!) {
    setStatoOrdineFornitore(input: $input) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface FornituraStatusFieldProps {
  riga: FornituraRow
  choices: Pick<FornituraFormChoices, 'stati' | 'domande'>
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** Changes the state of a supplier order, asking for what ARRIVATO needs. */
function FornituraStatusField({ riga, choices, onSaved, onClose }: FornituraStatusFieldProps) {
  const [initial] = useState(() => ({
    stato: riga.statoNome,
    tipologia: riga.tipologia,
    dataArrivo: riga.dataArrivo ?? null,
    domanda1Legno: riga.domanda1Legno ?? null,
    domanda2Legno: riga.domanda2Legno,
    numeroDocumento: riga.numeroDocumento,
    versione: riga.versione,
  }))
  const modulo = useMutationForm<FornituraDialogsFornituraStatusFieldMutation, typeof initial>({
    mutation: fornituraStatusFieldMutation,
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

/** The forms of a supplier order: whole, or its state alone. */
export function FornituraDialogs({
  riga,
  onlyStato,
  choices,
  beside,
  ordine = null,
  onDelete,
  onSaved,
  onClose,
}: Props) {
  if (riga && onlyStato) {
    return (
      <DialogFrame title={`Stato: ${fornituraRowName(riga)}`} width="xs">
        <FornituraStatusField riga={riga} choices={choices} onSaved={onSaved} onClose={onClose} />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame title={riga ? `Modifica: ${fornituraRowName(riga)}` : 'Aggiungi ordine fornitore'}>
      <FornituraForm
        riga={riga}
        ordine={ordine}
        beside={beside}
        choices={choices}
        onDelete={onDelete}
        onSaved={onSaved}
        onClose={onClose}
      />
    </DialogFrame>
  )
}
