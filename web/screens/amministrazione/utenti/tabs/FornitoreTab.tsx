import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { fornitoreUtenteFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { choiceText } from '#forms/entity/choiceText.ts'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { FornitoreTabCreaMutation } from '#generated/FornitoreTabCreaMutation.graphql.ts'
import type { FornitoreTabEliminaMutation } from '#generated/FornitoreTabEliminaMutation.graphql.ts'
import type { FornitoreTabSalvaMutation } from '#generated/FornitoreTabSalvaMutation.graphql.ts'
import { ruoloLabels } from '../labels.ts'
import { MissingRuolo, RuoloForm } from '../ruolo/RuoloTab.tsx'
import { useDeleteRuolo } from '../ruolo/useDeleteRuolo.ts'
import type { ShownUtente } from '../utente.ts'

const create = graphql`
  mutation FornitoreTabCreaMutation($input: CreateFornitoreUtenteInput!) {
    createFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const save = graphql`
  mutation FornitoreTabSalvaMutation($input: UpdateFornitoreUtenteInput!) {
    updateFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation FornitoreTabEliminaMutation($input: DeleteFornitoreUtenteInput!) {
    deleteFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Values = { fornitorePk: number | null; versione: number }

interface Props {
  utente: ShownUtente
  /** To choose from. */
  fornitori: readonly SelectOption[]
  /** After a save the form begins anew from what the server says. */
  onSaved: () => void
}

function Fields({ fornitori }: Pick<Props, 'fornitori'>) {
  return (
    <SelectField
      name="fornitorePk"
      label={ruoloLabels.fornitorePk}
      required
      choices={fornitori}
      help="Vede solo gli ordini di questo fornitore, e nient’altro del programma."
    />
  )
}

/** The tab 'Fornitore': blank, then created, then changed or removed. */
export function FornitoreTab(props: Props) {
  const { fornitore } = props.utente
  if (fornitore) return <Existing {...props} fornitore={fornitore} />
  return (
    <MissingRuolo
      title="Fornitore"
      text="Entra solo nel portale fornitori: vede i propri ordini, ne cambia stato e date."
      next={(cancel) => <Next {...props} onCancel={cancel} />}
    />
  )
}

function Next({ utente, fornitori, onSaved, onCancel }: Props & { onCancel: () => void }) {
  const [initial] = useState((): Values => ({ fornitorePk: null, versione: utente.versione }))
  const modulo = useMutationForm<FornitoreTabCreaMutation, Values>({
    mutation: create,
    initial,
    schema: fornitoreUtenteFormSchema,
    variables: (values) => ({ input: { userPk: utente.pk, ...values } }),
    success: 'Fornitore collegato',
    onSuccess: onSaved,
  })
  return (
    <RuoloForm {...modulo} title="Fornitore" ruolo="fornitore" onCancel={onCancel}>
      <Fields fornitori={fornitori} />
    </RuoloForm>
  )
}

function Existing({
  utente,
  fornitori,
  fornitore,
  onSaved,
}: Props & { fornitore: NonNullable<ShownUtente['fornitore']> }) {
  const [initial] = useState((): Values => ({ fornitorePk: fornitore.fornitorePk, versione: utente.versione }))
  const drop = useDeleteRuolo<FornitoreTabEliminaMutation>(remove, 'Fornitore')
  const modulo = useMutationForm<FornitoreTabSalvaMutation, Values>({
    mutation: save,
    initial,
    schema: fornitoreUtenteFormSchema,
    variables: (values) => ({ input: { pk: fornitore.pk, ...values } }),
    success: 'Fornitore salvato',
    onSuccess: onSaved,
  })
  return (
    <RuoloForm
      {...modulo}
      title="Fornitore"
      ruolo="fornitore"
      shown={{ fornitorePk: (pk) => choiceText(fornitori, pk) }}
      onDelete={() => void drop({ input: { pk: fornitore.pk, versione: utente.versione } })}
    >
      <Fields fornitori={fornitori} />
    </RuoloForm>
  )
}
