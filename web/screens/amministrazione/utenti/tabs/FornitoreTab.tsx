import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { fornitoreUtenteFormSchema } from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { SelectField, type SelectOption } from '../../../../forms/SelectField.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { utenteLabels } from '../labels.ts'
import { MissingRuolo, RuoloForm } from '../ruolo/RuoloTab.tsx'
import { useDeleteRuolo } from '../ruolo/useDeleteRuolo.ts'
import type { ShownUtente } from '../utente.ts'
import type { FornitoreTabCreaMutation } from './__generated__/FornitoreTabCreaMutation.graphql.ts'
import type { FornitoreTabEliminaMutation } from './__generated__/FornitoreTabEliminaMutation.graphql.ts'
import type { FornitoreTabSalvaMutation } from './__generated__/FornitoreTabSalvaMutation.graphql.ts'

const crea = graphql`
  mutation FornitoreTabCreaMutation($input: CreateFornitoreUtenteInput!) {
    createFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const salva = graphql`
  mutation FornitoreTabSalvaMutation($input: UpdateFornitoreUtenteInput!) {
    updateFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const elimina = graphql`
  mutation FornitoreTabEliminaMutation($input: DeleteFornitoreUtenteInput!) {
    deleteFornitoreUtente(input: $input) {
      user {
        ...utente_user
      }
      errors {
        code
        field
        message
      }
    }
  }
`

type Valori = { fornitore: number | null; versione: number }

interface Props {
  utente: ShownUtente
  /** To choose from. */
  fornitori: readonly SelectOption[]
  /** After a save the form begins anew from what the server says. */
  onSaved: () => void
}

function Campi({ fornitori }: Pick<Props, 'fornitori'>) {
  return (
    <SelectField
      nome="fornitore"
      etichetta={utenteLabels.fornitore ?? ''}
      obbligatorio
      scelte={fornitori}
      aiuto="Vede solo gli ordini di questo fornitore, e nient’altro del programma."
    />
  )
}

/** The tab 'Fornitore': blank, then created, then changed or removed. */
export function FornitoreTab(props: Props) {
  const { fornitore } = props.utente
  if (fornitore) return <Esistente {...props} fornitore={fornitore} />
  return (
    <MissingRuolo
      titolo="Fornitore"
      testo="Entra solo nel portale fornitori: vede i propri ordini, ne cambia stato e date."
      nuovo={(annulla) => <Nuovo {...props} onCancel={annulla} />}
    />
  )
}

function Nuovo({ utente, fornitori, onSaved, onCancel }: Props & { onCancel: () => void }) {
  const [iniziali] = useState((): Valori => ({ fornitore: null, versione: utente.versione }))
  const modulo = useMutationForm<FornitoreTabCreaMutation, Valori>({
    mutation: crea,
    iniziali,
    schema: fornitoreUtenteFormSchema,
    variabili: (values) => ({ input: { user: utente.pk, ...values } }),
    successo: 'Fornitore collegato',
    alSuccesso: onSaved,
  })
  return (
    <RuoloForm {...modulo} titolo="Fornitore" ruolo="fornitore" onCancel={onCancel}>
      <Campi fornitori={fornitori} />
    </RuoloForm>
  )
}

function Esistente({
  utente,
  fornitori,
  fornitore,
  onSaved,
}: Props & { fornitore: NonNullable<ShownUtente['fornitore']> }) {
  const [iniziali] = useState((): Valori => ({ fornitore: fornitore.fornitorePk, versione: utente.versione }))
  const togli = useDeleteRuolo<FornitoreTabEliminaMutation>(elimina, 'Fornitore')
  const modulo = useMutationForm<FornitoreTabSalvaMutation, Valori>({
    mutation: salva,
    iniziali,
    schema: fornitoreUtenteFormSchema,
    variabili: (values) => ({ input: { pk: fornitore.pk, ...values } }),
    successo: 'Fornitore salvato',
    alSuccesso: onSaved,
  })
  return (
    <RuoloForm
      {...modulo}
      titolo="Fornitore"
      ruolo="fornitore"
      onDelete={() => void togli({ input: { pk: fornitore.pk, versione: utente.versione } })}
    >
      <Campi fornitori={fornitori} />
    </RuoloForm>
  )
}
