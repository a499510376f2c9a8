import { number, object } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { useAlternativaMutation } from '#generated/useAlternativaMutation.graphql.ts'
import { alternativaFields } from '#ordini/offerte/righe/rules.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import type { AlternativaDetail, OffertaDetail } from '../offertaDetail.ts'
import { alternativaMutation } from '../useAlternativa.ts'

const schema = object({ ...alternativaFields, versione: number().required() })

interface Values {
  versione: number
  nome: string
  descrizione: string
  sconto: number | null
}

interface Props {
  offerta: OffertaDetail
  alternativa: AlternativaDetail
  onClose: () => void
}

/** What an alternative is called, and the discount of the whole. */
export function AlternativaDialog({ offerta, alternativa, onClose }: Props) {
  const { pk, nome, descrizione, sconto } = alternativa
  const form = useMutationForm<useAlternativaMutation, Values>({
    mutation: alternativaMutation,
    initial: { versione: offerta.versione, nome, descrizione, sconto },
    schema,
    variables: (values) => ({ input: { pk, ...values } }),
    success: 'Alternativa salvata',
    onSuccess: onClose,
  })
  return (
    <DialogFrame title="Sconto e nome" width="sm" onClose={onClose}>
      <DialogForm {...form} name="Alternativa" onCancel={onClose}>
        <FieldGrid>
          <Field of={schema} name="sconto" unita="%" help="Su tutti i serramenti, oltre allo sconto di riga." />
          <Field of={schema} name="nome" required />
          <FullRow>
            <Field of={schema} name="descrizione" righe={2} />
          </FullRow>
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}
