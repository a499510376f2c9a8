import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { agenteFormSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { choiceText } from '#forms/entity/choiceText.ts'
import { Field } from '#forms/Field.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import { tipiAgente, type WrittenTipoAgente } from '#vendite/agenti/rules.ts'
import { type Ruolo, RuoloTab, type RuoloTabProps } from './RuoloTab.tsx'
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

interface Fields {
  codice: string
  tipoAgente: WrittenTipoAgente | null
  capoAreaPk: number | null
}

const ruolo: Ruolo<Fields> = {
  title: 'Agente',
  name: 'agente',
  text: 'Vede i propri ordini e preventivi; un capo area anche quelli dei suoi agenti.',
  schema: agenteFormSchema,
  empty: { codice: '', tipoAgente: 'B2C', capoAreaPk: null },
  create,
  save,
  remove,
}
const tipi = tipiAgente.map((tipo) => ({ valore: tipo, text: tipo }))

interface Props extends RuoloTabProps {
  /** To choose the area head from. */
  agenti: readonly SelectOption[]
}

/** The tab 'Agente'. */
export function AgenteTab({ agenti, ...props }: Props) {
  const { agente } = props.utente
  const held = agente && {
    ...agente,
    tipoAgente: tipiAgente.find((known) => known === agente.tipo) ?? null,
    capoAreaPk: agente.capoAreaPk ?? null,
  }
  return (
    <RuoloTab {...props} ruolo={ruolo} held={held} shown={{ capoAreaPk: (pk) => choiceText(agenti, pk) }}>
      {(one) => (
        <>
          <Box sx={twoColumns}>
            <Field of={agenteFormSchema} name="codice" />
            <Field of={agenteFormSchema} name="tipoAgente" choices={tipi} />
            <Field
              of={agenteFormSchema}
              name="capoAreaPk"
              empty="Nessuno"
              choices={agenti.filter(({ valore }) => valore !== one?.pk)}
              help="Vede anche gli ordini e i preventivi di questo agente."
            />
          </Box>
          {one && one.subAgenti.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              È capo area di {one.subAgenti.map(({ codice, user }) => `${user.nome} (${codice})`).join(', ')}.
            </Typography>
          )}
        </>
      )}
    </RuoloTab>
  )
}
