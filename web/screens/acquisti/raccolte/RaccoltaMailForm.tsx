import { graphql } from 'relay-runtime'
import { mailRaccoltaSchema } from '#acquisti/ordiniFornitore/raccolte/rules.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { RaccoltaMailFormMutation } from '#generated/RaccoltaMailFormMutation.graphql.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { MailFields, type MailFieldsValues, type OfferedMail } from '../ordiniFornitore/mail/MailFields.tsx'
import { raccoltaPrintUrl } from './raccoltaPrintUrl.ts'

const mutation = graphql`
  mutation RaccoltaMailFormMutation($input: SendMailRaccoltaFornitoreInput!) {
    sendMailRaccoltaFornitore(input: $input) {
      raccolta {
        ordini {
          ...row_ordineFornitore
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Number of the raccolta. */
  pk: number
  draft: OfferedMail
  /** Name of the material. */
  tipologia: string
  onClose: () => void
  onSent: () => void
}

/** The mail of what leaves together. */
export function RaccoltaMailForm({ pk, draft, tipologia, onClose, onSent }: Props) {
  const { form } = useMutationForm<RaccoltaMailFormMutation, MailFieldsValues>({
    mutation,
    initial: { oggetto: draft.oggetto, testoEmail: draft.corpo, dataConsegna: draft.dataConsegna },
    schema: mailRaccoltaSchema.omit(['pk']),
    variables: (values) => ({ input: { pk, ...values } }),
    success: inUscita(`Mail a ${draft.aNome}`),
    onSuccess: onSent,
  })
  return (
    <MailFields
      form={form}
      draft={draft}
      tipologia={tipologia}
      printName={`raccolta-fornitore-${pk}.pdf`}
      printHref={(expected) => raccoltaPrintUrl(pk, expected)}
      onClose={onClose}
    />
  )
}
