import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { DialogForm } from '#forms/DialogForm.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { CopyListinoDialogMutation } from '#generated/CopyListinoDialogMutation.graphql.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { copiaListinoSchema } from '#vendite/listini/rules.ts'

const mutation = graphql`
  mutation CopyListinoDialogMutation($input: DuplicateListinoInput!) {
    duplicateListino(input: $input) {
      listino {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Values {
  pk: number
  versione: number
  nome: string
  dal: string
  percentuale: number | null
}

interface Props {
  listino: { pk: number; nome: string }
  onSaved: (pk: number) => void
  onClose: () => void
}

/** A draft with all that a list has, its prices raised or lowered by a percentage. */
export function CopyListinoDialog({ listino, onSaved, onClose }: Props) {
  const form = useMutationForm<CopyListinoDialogMutation, Values>({
    mutation,
    initial: {
      pk: listino.pk,
      versione: 0,
      nome: `${listino.nome} (copia)`,
      dal: isoDate(new Date()),
      percentuale: null,
    },
    schema: copiaListinoSchema,
    variables: ({ versione: _versione, ...input }) => ({ input }),
    success: 'Copia creata',
    onSuccess({ duplicateListino }) {
      if (duplicateListino.listino) onSaved(duplicateListino.listino.pk)
    },
  })
  return (
    <DialogFrame title={`Copia di ${listino.nome}`} width="xs" onClose={onClose}>
      <DialogForm {...form} name="Copia del listino" save="Crea la copia" onCancel={onClose}>
        <Stack sx={{ gap: 2 }}>
          <Field of={copiaListinoSchema} name="nome" autoFocus />
          <Field of={copiaListinoSchema} name="dal" />
          <Field
            of={copiaListinoSchema}
            name="percentuale"
            unita="%"
            help="Di ogni prezzo in euro; negativa per abbassarli. Vuota: i prezzi restano uguali."
          />
        </Stack>
      </DialogForm>
    </DialogFrame>
  )
}
