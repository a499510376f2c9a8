import { useCallback, useEffect, useRef } from 'react'
import { useFragment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { usePreventivoActions_preventivo$key } from '#generated/usePreventivoActions_preventivo.graphql.ts'
import type { usePreventivoActionsMutationsSendEmailAgenteMutation } from '#generated/usePreventivoActionsMutationsSendEmailAgenteMutation.graphql.ts'
import type { usePreventivoActionsMutationsSetAgenteMutation } from '#generated/usePreventivoActionsMutationsSetAgenteMutation.graphql.ts'
import type { usePreventivoActionsMutationsSetEliminatoMutation } from '#generated/usePreventivoActionsMutationsSetEliminatoMutation.graphql.ts'
import type { usePreventivoActionsMutationsSetStatoMutation } from '#generated/usePreventivoActionsMutationsSetStatoMutation.graphql.ts'
import { inUscita } from '#platform/mail/rules.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useNotices } from '#ui/Notices.tsx'
import type { PreventiviChoices } from '../preventiviChoices.ts'
import { backToPreventivi } from '../returnToList.ts'
import { preventivoDifferences } from './preventivoDifferences.ts'

/** After an operation of our own ends, its changes may still be on their way to the screen. */
const CODA = 500

const fragment = graphql`
  fragment usePreventivoActions_preventivo on Preventivo {
    id
    pk
    nomeCognome
    eliminato
    emailInviataIl
    emailInviataAgenteIl
    stato {
      pk
      stato
      colore
    }
    agente {
      pk
      user {
        nome
      }
    }
  }
`

/** Sets the state of one quote, or none. */
const setStatoMutation = graphql`
  mutation usePreventivoActionsMutationsSetStatoMutation($input: SetStatoPreventivoInput!) {
    setStatoPreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoManagement_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Assigns an agent to one quote, or nobody. */
const setAgenteMutation = graphql`
  mutation usePreventivoActionsMutationsSetAgenteMutation($input: SetAgentePreventivoInput!) {
    setAgentePreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoManagement_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Deletes or restores one quote. */
const setEliminatoMutation = graphql`
  mutation usePreventivoActionsMutationsSetEliminatoMutation($input: SetEliminatoPreventivoInput!) {
    setEliminatoPreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoHeaderActions_preventivo
        ...PreventivoManagement_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Writes to the assigned agent. */
const sendEmailAgenteMutation = graphql`
  mutation usePreventivoActionsMutationsSendEmailAgenteMutation($input: SendEmailAgentePreventivoInput!) {
    sendEmailAgentePreventivo(input: $input) {
      preventivo {
        versione
        ...usePreventivoActions_preventivo
        ...PreventivoManagement_preventivo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * The quote on screen, what can be done to it, each with its snackbar, and the notice of what others do to it
 * meanwhile. State and agent are shown as soon as they are chosen.
 * @param routeState of the history entry: whether the list is the entry before
 */
export function usePreventivoActions(
  read: usePreventivoActions_preventivo$key | null | undefined,
  choices: PreventiviChoices,
  routeState: unknown,
) {
  const preventivo = useFragment(fragment, read ?? null)
  const pk = preventivo?.pk ?? 0
  const notices = useNotices()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [stato] = useOperation<usePreventivoActionsMutationsSetStatoMutation>(setStatoMutation, {
    atOnce(store, { input }) {
      const next = choices.stati.find((chosen) => chosen.pk === input.statoPk)
      const shown = next ? { pk: next.pk, stato: next.text, colore: next.color } : null
      if (preventivo) changeAtOnce(store, preventivo.id, { stato: shown })
    },
  })
  const [agente] = useOperation<usePreventivoActionsMutationsSetAgenteMutation>(setAgenteMutation, {
    atOnce(store, { input }) {
      const next = choices.agenti.find((chosen) => chosen.pk === input.agentePk)
      // Who no longer works here is not among the choices: the answer says the name.
      const shown = next ? { pk: next.pk, user: { nome: next.text } } : null
      if (preventivo && (next || input.agentePk === null)) changeAtOnce(store, preventivo.id, { agente: shown })
    },
  })
  const [eliminato, eliminatoInProgress] = useOperation<usePreventivoActionsMutationsSetEliminatoMutation>(
    setEliminatoMutation,
    {
      atOnce(store, { input }) {
        if (preventivo) changeAtOnce(store, preventivo.id, { eliminato: input.eliminato })
      },
    },
  )
  const [emailAgente, emailAgenteInProgress] =
    useOperation<usePreventivoActionsMutationsSendEmailAgenteMutation>(sendEmailAgenteMutation)

  const mine = useRef(0)
  const begin = useCallback(() => {
    mine.current += 1
    return () => void setTimeout(() => (mine.current -= 1), CODA)
  }, [])
  const seen = useRef(preventivo)
  useEffect(() => {
    const before = seen.current
    seen.current = preventivo
    if (!before || !preventivo || before.pk !== preventivo.pk || mine.current > 0) return
    const changes = preventivoDifferences(before, preventivo)
    if (changes) notices.info(`Aggiornato da un altro utente: ${changes}`)
  }, [preventivo, notices])

  /** Runs an operation of our own: its changes are no news. */
  async function own<T>(operation: Promise<T>): Promise<T> {
    const finish = begin()
    return operation.finally(finish)
  }

  async function setStato(next: number | null, sentence: string, before: number | null): Promise<void> {
    const outcome = await own(stato({ input: { pk, statoPk: next } }))
    if (outcome.ok) notices.success(sentence, { label: 'Annulla', onClick: () => void setStatoBack(before) })
  }
  async function setStatoBack(before: number | null) {
    if ((await own(stato({ input: { pk, statoPk: before } }))).ok) notices.info('Stato di prima rimesso')
  }
  async function setAgente(next: number | null, sentence: string, before: number | null): Promise<void> {
    const outcome = await own(agente({ input: { pk, agentePk: next } }))
    if (outcome.ok) notices.success(sentence, { label: 'Annulla', onClick: () => void setAgenteBack(before) })
  }
  async function setAgenteBack(before: number | null) {
    if ((await own(agente({ input: { pk, agentePk: before } }))).ok) notices.info('Agente di prima rimesso')
  }

  /** Deletes or restores, then goes back to the list, where it can be taken back. */
  async function setEliminato(next: boolean): Promise<void> {
    const outcome = await own(eliminato({ input: { pk, eliminato: next } }))
    if (!outcome.ok) return
    backToPreventivi(navigate, routeState)
    const done = (value: boolean) => `Preventivo ${pk} ${value ? 'eliminato' : 'ripristinato'}`
    const back = async () => {
      if (!(await eliminato({ input: { pk, eliminato: !next } })).ok) return
      notices.info(done(!next))
      await revalidate()
    }
    notices.success(done(next), { label: 'Annulla', onClick: () => void back() })
  }

  async function sendEmailAgente(): Promise<void> {
    const outcome = await own(emailAgente({ input: { preventivoPk: pk } }))
    if (outcome.ok) notices.success(inUscita('E-mail all’agente'))
  }

  return {
    preventivo,
    setStato,
    setAgente,
    setEliminato,
    eliminatoInCorso: eliminatoInProgress,
    sendEmailAgente,
    emailAgenteInCorso: emailAgenteInProgress,
    comincia: begin,
  }
}

export type PreventivoActions = Omit<ReturnType<typeof usePreventivoActions>, 'preventivo'>
