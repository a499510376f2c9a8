import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { graphql } from 'relay-runtime'
import { mailFornituraSchema } from '#acquisti/ordiniFornitore/mail/rules.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { MailFornituraFormMutation } from '#generated/MailFornituraFormMutation.graphql.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { mailPrintUrl } from '../print/printUrl.ts'
import { MailFields, type MailFieldsValues, type OfferedMail } from './MailFields.tsx'

const mutation = graphql`
  mutation MailFornituraFormMutation($input: SendMailOrdineFornitoreInput!) {
    sendMailOrdineFornitore(input: $input) {
      ordineFornitore {
        ...row_ordineFornitore
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface MailValues extends MailFieldsValues {
  allegatoPks: number[]
}

interface Props {
  pk: number
  draft: OfferedMail
  /** Name of the material. */
  tipologia: string
  /** Attachments of the supplier order, of which some may go along. */
  allegati: readonly { readonly pk: number; readonly originalName: string }[]
  onClose: () => void
  onSent: () => void
}

/** The mail of a supplier order, with those of its attachments that go along. */
export function MailFornituraForm({ pk, draft, tipologia, allegati, onClose, onSent }: Props) {
  const { form } = useMutationForm<MailFornituraFormMutation, MailValues>({
    mutation,
    initial: { oggetto: draft.oggetto, testoEmail: draft.corpo, allegatoPks: [], dataConsegna: draft.dataConsegna },
    schema: mailFornituraSchema.omit(['pk']),
    variables: (values) => ({ input: { pk, ...values } }),
    success: inUscita(`Mail a ${draft.aNome}`),
    onSuccess: onSent,
  })
  const { allegatoPks: chosen } = form.values
  const choose = (allegato: number, si: boolean) =>
    void form.setFieldValue('allegatoPks', si ? [...chosen, allegato] : chosen.filter((other) => other !== allegato))
  return (
    <MailFields
      form={form}
      draft={draft}
      tipologia={tipologia}
      printName={`ordine-fornitore-${pk}.pdf`}
      printHref={(expected) => mailPrintUrl(pk, expected)}
      onClose={onClose}
    >
      {allegati.map((allegato) => (
        <FormControlLabel
          key={allegato.pk}
          control={
            <Checkbox
              checked={chosen.includes(allegato.pk)}
              onChange={({ target }) => choose(allegato.pk, target.checked)}
            />
          }
          label={allegato.originalName}
          sx={{ overflowWrap: 'anywhere' }}
        />
      ))}
    </MailFields>
  )
}
