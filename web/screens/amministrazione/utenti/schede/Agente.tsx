import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { agenteFormSchema } from '../../../../../server/amministrazione/utenti/amministrazione/rules.ts'
import { type TipoAgenteScritto, tipiAgente } from '../../../../../server/vendite/agenti/rules.ts'
import { CampoScelta, type Scelta } from '../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { ModuloRuolo, RuoloAssente } from '../ruolo/SchedaRuolo.tsx'
import { useEliminaRuolo } from '../ruolo/useEliminaRuolo.ts'
import type { Utente } from '../utente.ts'
import type { AgenteCreaMutation } from './__generated__/AgenteCreaMutation.graphql.ts'
import type { AgenteEliminaMutation } from './__generated__/AgenteEliminaMutation.graphql.ts'
import type { AgenteSalvaMutation } from './__generated__/AgenteSalvaMutation.graphql.ts'
import { dueColonne } from './CampiUtente.tsx'

const crea = graphql`
  mutation AgenteCreaMutation($input: CreateAgenteInput!) {
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
  mutation AgenteSalvaMutation($input: UpdateAgenteInput!) {
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
  mutation AgenteEliminaMutation($input: DeleteAgenteInput!) {
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
  tipoAgente: TipoAgenteScritto | null
  capoArea: number | null
  versione: number
}

const vuoto: Omit<Valori, 'versione'> = { codice: '', tipoAgente: 'B2C', capoArea: null }
const tipi = tipiAgente.map((tipo) => ({ valore: tipo, testo: tipo }))

function valoriDi({ codice, tipo, capoAreaPk }: NonNullable<Utente['agente']>): Omit<Valori, 'versione'> {
  return { codice, tipoAgente: tipiAgente.find((noto) => noto === tipo) ?? null, capoArea: capoAreaPk ?? null }
}

function Campi({ agenti, agente }: { agenti: readonly Scelta[]; agente?: NonNullable<Utente['agente']> }) {
  return (
    <>
      <Box sx={dueColonne}>
        <CampoTesto nome="codice" etichetta="Codice" obbligatorio massimo={20} />
        <CampoScelta nome="tipoAgente" etichetta="Tipo agente" obbligatorio scelte={tipi} />
        <CampoScelta
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
  utente: Utente
  /** To choose the area head from. */
  agenti: readonly Scelta[]
  /** After a save the form begins anew from what the server says. */
  onSalvato: () => void
}

/** The tab 'Agente': blank, then created, then changed or removed. */
export function Agente(props: Props) {
  const { agente } = props.utente
  if (agente) return <Esistente {...props} agente={agente} />
  return (
    <RuoloAssente
      titolo="Agente"
      testo="Vede i propri ordini e preventivi; un capo area anche quelli dei suoi agenti."
      nuovo={(annulla) => <Nuovo {...props} onAnnulla={annulla} />}
    />
  )
}

function Nuovo({ utente, onSalvato, onAnnulla, agenti }: Props & { onAnnulla: () => void }) {
  const [iniziali] = useState(() => ({ ...vuoto, versione: utente.versione }))
  const modulo = useMutationForm<AgenteCreaMutation, Valori>({
    mutation: crea,
    iniziali,
    schema: agenteFormSchema,
    variabili: (valori) => ({ input: { user: utente.pk, ...valori } }),
    successo: 'Agente creato',
    alSuccesso: onSalvato,
  })
  return (
    <ModuloRuolo {...modulo} titolo="Agente" ruolo="agente" onAnnulla={onAnnulla}>
      <Campi agenti={agenti} />
    </ModuloRuolo>
  )
}

function Esistente({ utente, agente, onSalvato, agenti }: Props & { agente: NonNullable<Utente['agente']> }) {
  const [iniziali] = useState((): Valori => ({ ...valoriDi(agente), versione: utente.versione }))
  const togli = useEliminaRuolo<AgenteEliminaMutation>(elimina, 'Agente')
  const modulo = useMutationForm<AgenteSalvaMutation, Valori>({
    mutation: salva,
    iniziali,
    schema: agenteFormSchema,
    variabili: (valori) => ({ input: { pk: agente.pk, ...valori } }),
    successo: 'Agente salvato',
    alSuccesso: onSalvato,
  })
  return (
    <ModuloRuolo
      {...modulo}
      titolo="Agente"
      ruolo="agente"
      onElimina={() => void togli({ input: { pk: agente.pk, versione: utente.versione } })}
    >
      <Campi agenti={agenti} agente={agente} />
    </ModuloRuolo>
  )
}
