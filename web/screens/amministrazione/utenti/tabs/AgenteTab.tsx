import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { agenteFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { choiceText } from '#forms/entity/choiceText.ts'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { AgenteTabCreaMutation } from '#generated/AgenteTabCreaMutation.graphql.ts'
import type { AgenteTabEliminaMutation } from '#generated/AgenteTabEliminaMutation.graphql.ts'
import type { AgenteTabSalvaMutation } from '#generated/AgenteTabSalvaMutation.graphql.ts'
import { tipiAgente, type WrittenTipoAgente } from '#vendite/agenti/rules.ts'
import { ruoloLabels } from '../labels.ts'
import { MissingRuolo, RuoloForm } from '../ruolo/RuoloTab.tsx'
import { useDeleteRuolo } from '../ruolo/useDeleteRuolo.ts'
import type { ShownUtente } from '../utente.ts'
import { twoColumns } from './UtenteFields.tsx'

const create = graphql`
  mutation AgenteTabCreaMutation($input: CreateAgenteInput!) {
    createAgente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const save = graphql`
  mutation AgenteTabSalvaMutation($input: UpdateAgenteInput!) {
    updateAgente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const remove = graphql`
  mutation AgenteTabEliminaMutation($input: DeleteAgenteInput!) {
    deleteAgente(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Values {
  codice: string
  tipoAgente: WrittenTipoAgente | null
  capoAreaPk: number | null
  versione: number
}

const empty: Omit<Values, 'versione'> = { codice: '', tipoAgente: 'B2C', capoAreaPk: null }
const tipi = tipiAgente.map((tipo) => ({ valore: tipo, text: tipo }))

function valuesOf({ codice, tipo, capoAreaPk }: NonNullable<ShownUtente['agente']>): Omit<Values, 'versione'> {
  return { codice, tipoAgente: tipiAgente.find((known) => known === tipo) ?? null, capoAreaPk: capoAreaPk ?? null }
}

function Fields({ agenti, agente }: { agenti: readonly SelectOption[]; agente?: NonNullable<ShownUtente['agente']> }) {
  return (
    <>
      <Box sx={twoColumns}>
        <TextInputField name="codice" label={ruoloLabels.codice} required max={20} />
        <SelectField name="tipoAgente" label={ruoloLabels.tipoAgente} required choices={tipi} />
        <SelectField
          name="capoAreaPk"
          label={ruoloLabels.capoAreaPk}
          empty="Nessuno"
          choices={agenti.filter(({ valore }) => valore !== agente?.pk)}
          help="Vede anche gli ordini e i preventivi di questo agente."
        />
      </Box>
      {agente && agente.subAgenti.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          È capo area di {agente.subAgenti.map(({ codice, user }) => `${user.nome} (${codice})`).join(', ')}.
        </Typography>
      )}
    </>
  )
}

interface Props {
  utente: ShownUtente
  /** To choose the area head from. */
  agenti: readonly SelectOption[]
  /** After a save the form begins anew from what the server says. */
  onSaved: () => void
}

/** The tab 'Agente': blank, then created, then changed or removed. */
export function AgenteTab(props: Props) {
  const { agente } = props.utente
  if (agente) return <Existing {...props} agente={agente} />
  return (
    <MissingRuolo
      title="Agente"
      text="Vede i propri ordini e preventivi; un capo area anche quelli dei suoi agenti."
      next={(cancel) => <Next {...props} onCancel={cancel} />}
    />
  )
}

function Next({ utente, onSaved, onCancel, agenti }: Props & { onCancel: () => void }) {
  const [initial] = useState(() => ({ ...empty, versione: utente.versione }))
  const modulo = useMutationForm<AgenteTabCreaMutation, Values>({
    mutation: create,
    initial,
    schema: agenteFormSchema,
    variables: (values) => ({ input: { userPk: utente.pk, ...values } }),
    success: 'Agente creato',
    onSuccess: onSaved,
  })
  return (
    <RuoloForm {...modulo} title="Agente" ruolo="agente" onCancel={onCancel}>
      <Fields agenti={agenti} />
    </RuoloForm>
  )
}

function Existing({ utente, agente, onSaved, agenti }: Props & { agente: NonNullable<ShownUtente['agente']> }) {
  const [initial] = useState((): Values => ({ ...valuesOf(agente), versione: utente.versione }))
  const drop = useDeleteRuolo<AgenteTabEliminaMutation>(remove, 'Agente')
  const modulo = useMutationForm<AgenteTabSalvaMutation, Values>({
    mutation: save,
    initial,
    schema: agenteFormSchema,
    variables: (values) => ({ input: { pk: agente.pk, ...values } }),
    success: 'Agente salvato',
    onSuccess: onSaved,
  })
  return (
    <RuoloForm
      {...modulo}
      title="Agente"
      ruolo="agente"
      shown={{ capoAreaPk: (pk) => choiceText(agenti, pk) }}
      onDelete={() => void drop({ input: { pk: agente.pk, versione: utente.versione } })}
    >
      <Fields agenti={agenti} agente={agente} />
    </RuoloForm>
  )
}
