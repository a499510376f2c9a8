import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { agenteFormSchema } from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { tipiAgente, type WrittenTipoAgente } from '../../../../../server/vendite/agenti/rules.ts'
import { SelectField, type SelectOption } from '../../../../forms/SelectField.tsx'
import { TextInputField } from '../../../../forms/TextInputField.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { MissingRuolo, RuoloForm } from '../ruolo/RuoloTab.tsx'
import { useDeleteRuolo } from '../ruolo/useDeleteRuolo.ts'
import type { ShownUtente } from '../utente.ts'
import type { AgenteTabCreaMutation } from './__generated__/AgenteTabCreaMutation.graphql.ts'
import type { AgenteTabEliminaMutation } from './__generated__/AgenteTabEliminaMutation.graphql.ts'
import type { AgenteTabSalvaMutation } from './__generated__/AgenteTabSalvaMutation.graphql.ts'
import { twoColumns } from './UtenteFields.tsx'

const crea = graphql`
  mutation AgenteTabCreaMutation($input: CreateAgenteInput!) {
    createAgente(input: $input) {
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
  mutation AgenteTabSalvaMutation($input: UpdateAgenteInput!) {
    updateAgente(input: $input) {
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
  mutation AgenteTabEliminaMutation($input: DeleteAgenteInput!) {
    deleteAgente(input: $input) {
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

interface Valori {
  codice: string
  tipoAgente: WrittenTipoAgente | null
  capoArea: number | null
  versione: number
}

const empty: Omit<Valori, 'versione'> = { codice: '', tipoAgente: 'B2C', capoArea: null }
const tipi = tipiAgente.map((tipo) => ({ valore: tipo, testo: tipo }))

function valoriDi({ codice, tipo, capoAreaPk }: NonNullable<ShownUtente['agente']>): Omit<Valori, 'versione'> {
  return { codice, tipoAgente: tipiAgente.find((noto) => noto === tipo) ?? null, capoArea: capoAreaPk ?? null }
}

function Campi({ agenti, agente }: { agenti: readonly SelectOption[]; agente?: NonNullable<ShownUtente['agente']> }) {
  return (
    <>
      <Box sx={twoColumns}>
        <TextInputField nome="codice" etichetta="Codice" obbligatorio massimo={20} />
        <SelectField nome="tipoAgente" etichetta="Tipo agente" obbligatorio scelte={tipi} />
        <SelectField
          nome="capoArea"
          etichetta="Capo area"
          vuota="Nessuno"
          scelte={agenti.filter(({ valore }) => valore !== agente?.pk)}
          aiuto="Vede anche gli ordini e i preventivi di questo agente."
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
  if (agente) return <Esistente {...props} agente={agente} />
  return (
    <MissingRuolo
      titolo="Agente"
      testo="Vede i propri ordini e preventivi; un capo area anche quelli dei suoi agenti."
      nuovo={(annulla) => <Nuovo {...props} onCancel={annulla} />}
    />
  )
}

function Nuovo({ utente, onSaved, onCancel, agenti }: Props & { onCancel: () => void }) {
  const [iniziali] = useState(() => ({ ...empty, versione: utente.versione }))
  const modulo = useMutationForm<AgenteTabCreaMutation, Valori>({
    mutation: crea,
    iniziali,
    schema: agenteFormSchema,
    variabili: (values) => ({ input: { user: utente.pk, ...values } }),
    successo: 'Agente creato',
    alSuccesso: onSaved,
  })
  return (
    <RuoloForm {...modulo} titolo="Agente" ruolo="agente" onCancel={onCancel}>
      <Campi agenti={agenti} />
    </RuoloForm>
  )
}

function Esistente({ utente, agente, onSaved, agenti }: Props & { agente: NonNullable<ShownUtente['agente']> }) {
  const [iniziali] = useState((): Valori => ({ ...valoriDi(agente), versione: utente.versione }))
  const togli = useDeleteRuolo<AgenteTabEliminaMutation>(elimina, 'Agente')
  const modulo = useMutationForm<AgenteTabSalvaMutation, Valori>({
    mutation: salva,
    iniziali,
    schema: agenteFormSchema,
    variabili: (values) => ({ input: { pk: agente.pk, ...values } }),
    successo: 'Agente salvato',
    alSuccesso: onSaved,
  })
  return (
    <RuoloForm
      {...modulo}
      titolo="Agente"
      ruolo="agente"
      onDelete={() => void togli({ input: { pk: agente.pk, versione: utente.versione } })}
    >
      <Campi agenti={agenti} agente={agente} />
    </RuoloForm>
  )
}
