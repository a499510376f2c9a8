import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { ordineFornitoreLabels, ordineFornitoreSchema, statoSchema } from '#acquisti/ordiniFornitore/rules.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import arriviQuery, { type ArriviDialogQuery } from '#generated/ArriviDialogQuery.graphql.ts'
import type { FornituraDialogsCreateMutation } from '#generated/FornituraDialogsCreateMutation.graphql.ts'
import type { FornituraDialogsFornituraStatusFieldMutation } from '#generated/FornituraDialogsFornituraStatusFieldMutation.graphql.ts'
import type { FornituraDialogsUpdateMutation } from '#generated/FornituraDialogsUpdateMutation.graphql.ts'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { type Opened, useOpened } from '#relay/opened/useOpened.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { useUploadImage } from '../../fornitori/useUploadImage.ts'
import { type FornituraRow, fornituraRowName } from '../list/row.ts'
import { ArrivalFields } from './ArrivalFields.tsx'
import type { FornituraFormChoices } from './choices.ts'
import { ErrorsNotice } from './ErrorsNotice.tsx'
import { FornituraFields } from './FornituraFields.tsx'
import { type FornituraFormValues, fornituraFormValues, writeFornitura } from './fornituraFormValues.ts'

const { Component: ArriviDialog } = codeAhead(() => import('../arrivi/ArriviDialog.tsx'))

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
  /** Goes to what came by row. */
  onArrivi: () => void
  choices: Pick<FornituraFormChoices, 'stati' | 'domande'>
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** Changes the state of a supplier order, asking for what ARRIVATO needs. */
function FornituraStatusField({ riga, choices, onArrivi, onSaved, onClose }: FornituraStatusFieldProps) {
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
    <EntityForm
      {...modulo}
      name="Stato dell’ordine fornitore"
      labels={ordineFornitoreLabels}
      onClose={onClose}
      actions={
        riga.righeCount > 0 && (
          <Button startIcon={<LocalShippingOutlined />} onClick={onArrivi}>
            Arrivi
          </Button>
        )
      }
    >
      <ErrorsNotice />
      <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
        <ArrivalFields {...choices} />
      </Box>
    </EntityForm>
  )
}

const create = graphql`
  mutation FornituraDialogsCreateMutation($input: CreateOrdineFornitoreInput!) {
    createOrdineFornitore(input: $input) {
      ordineFornitore {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation FornituraDialogsUpdateMutation($input: UpdateOrdineFornitoreInput!) {
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

interface FornituraFormProps {
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
function FornituraForm({ riga, ordine, beside, choices, onDelete, onSaved, onClose }: FornituraFormProps) {
  const { revalidate } = useRevalidator()
  const load = useUploadImage(FORNITURA_IMAGE, () => void revalidate())
  const form = useEntityForm<FornituraDialogsCreateMutation, FornituraDialogsUpdateMutation, FornituraFormValues>({
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
      if (immagine.chosen && saved.ordineFornitore) load(saved.ordineFornitore.pk, immagine.chosen)
      onSaved({ created })
    },
  })
  return (
    <EntityForm {...form} name="Ordine fornitore" onClose={onClose} onDelete={riga !== null && (() => onDelete(riga))}>
      <FornituraFields choices={choices} riga={riga} fixedOrdine={ordine !== null} beside={beside} />
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
  const arrivi = useOpened<ArriviDialogQuery>(arriviQuery)
  const [byRow, setByRow] = useState(false)
  if (riga && byRow) {
    return (
      <ArriviDialog
        opened={arrivi}
        riga={riga}
        domande={choices.domande}
        onClose={onClose}
        onDone={() => onSaved({ created: false })}
      />
    )
  }
  if (riga && onlyStato) {
    const showArrivi = () => {
      arrivi.open({ pk: riga.pk })
      setByRow(true)
    }
    return (
      <DialogFrame title={`Stato: ${fornituraRowName(riga)}`} width="xs">
        <FornituraStatusField riga={riga} choices={choices} onArrivi={showArrivi} onSaved={onSaved} onClose={onClose} />
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
