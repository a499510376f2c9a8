import { useCallback, useEffect, useRef } from 'react'
import { useFragment } from 'react-relay'
import { useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { inUscita } from '../../../../../server/platform/mail/rules.ts'
import { changeAtOnce } from '../../../../relay/answers/changeAtOnce.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useNotices } from '../../../../ui/Notices.tsx'
import type { PreventiviChoices } from '../preventiviChoices.ts'
import { backToPreventivi } from '../returnToList.ts'
import type { mutationsSendEmailAgenteMutation } from './__generated__/mutationsSendEmailAgenteMutation.graphql.ts'
import type { mutationsSetAgenteMutation } from './__generated__/mutationsSetAgenteMutation.graphql.ts'
import type { mutationsSetEliminatoMutation } from './__generated__/mutationsSetEliminatoMutation.graphql.ts'
import type { mutationsSetStatoMutation } from './__generated__/mutationsSetStatoMutation.graphql.ts'
import type { usePreventivoActions_preventivo$key } from './__generated__/usePreventivoActions_preventivo.graphql.ts'
import { sendEmailAgenteMutation, setAgenteMutation, setEliminatoMutation, setStatoMutation } from './mutations.ts'
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

/**
 * The quote on screen, what can be done to it, each with its snackbar, and the notice of what others do to it
 * meanwhile. State and agent are shown as soon as they are chosen.
 * @param statoRotta of the history entry: whether the list is the entry before
 */
export function usePreventivoActions(
  letto: usePreventivoActions_preventivo$key | null | undefined,
  scelte: PreventiviChoices,
  statoRotta: unknown,
) {
  const preventivo = useFragment(fragment, letto ?? null)
  const pk = preventivo?.pk ?? 0
  const notices = useNotices()
  const naviga = useNavigate()
  const { revalidate } = useRevalidator()
  const [stato] = useOperation<mutationsSetStatoMutation>(setStatoMutation, {
    atOnce(store, { input }) {
      const nuovo = scelte.stati.find((scelto) => scelto.pk === input.stato)
      const shown = nuovo ? { pk: nuovo.pk, stato: nuovo.testo, colore: nuovo.colore } : null
      if (preventivo) changeAtOnce(store, preventivo.id, { stato: shown })
    },
  })
  const [agente] = useOperation<mutationsSetAgenteMutation>(setAgenteMutation, {
    atOnce(store, { input }) {
      const nuovo = scelte.agenti.find((scelto) => scelto.pk === input.agente)
      // Who no longer works here is not among the choices: the answer says the name.
      const shown = nuovo ? { pk: nuovo.pk, user: { nome: nuovo.testo } } : null
      if (preventivo && (nuovo || input.agente === null)) changeAtOnce(store, preventivo.id, { agente: shown })
    },
  })
  const [eliminato, eliminatoInCorso] = useOperation<mutationsSetEliminatoMutation>(setEliminatoMutation, {
    atOnce(store, { input }) {
      if (preventivo) changeAtOnce(store, preventivo.id, { eliminato: input.eliminato })
    },
  })
  const [emailAgente, emailAgenteInCorso] = useOperation<mutationsSendEmailAgenteMutation>(sendEmailAgenteMutation)

  const mie = useRef(0)
  const comincia = useCallback(() => {
    mie.current += 1
    return () => void setTimeout(() => (mie.current -= 1), CODA)
  }, [])
  const visto = useRef(preventivo)
  useEffect(() => {
    const prima = visto.current
    visto.current = preventivo
    if (!prima || !preventivo || prima.pk !== preventivo.pk || mie.current > 0) return
    const changes = preventivoDifferences(prima, preventivo)
    if (changes) notices.info(`Aggiornato da un altro utente: ${changes}`)
  }, [preventivo, notices])

  /** Runs an operation of our own: its changes are no news. */
  async function mia<T>(operazione: Promise<T>): Promise<T> {
    const finisci = comincia()
    return operazione.finally(finisci)
  }

  async function setStato(nuovo: number | null, frase: string, prima: number | null): Promise<void> {
    const esito = await mia(stato({ input: { preventivo: pk, stato: nuovo } }))
    if (esito.ok) notices.successo(frase, { etichetta: 'Annulla', onClick: () => void setStatoIndietro(prima) })
  }
  async function setStatoIndietro(prima: number | null) {
    if ((await mia(stato({ input: { preventivo: pk, stato: prima } }))).ok) notices.info('Stato di prima rimesso')
  }
  async function setAgente(nuovo: number | null, frase: string, prima: number | null): Promise<void> {
    const esito = await mia(agente({ input: { preventivo: pk, agente: nuovo } }))
    if (esito.ok) notices.successo(frase, { etichetta: 'Annulla', onClick: () => void setAgenteIndietro(prima) })
  }
  async function setAgenteIndietro(prima: number | null) {
    if ((await mia(agente({ input: { preventivo: pk, agente: prima } }))).ok) notices.info('Agente di prima rimesso')
  }

  /** Deletes or restores, then goes back to the list, where it can be taken back. */
  async function setEliminato(nuovo: boolean): Promise<void> {
    const esito = await mia(eliminato({ input: { preventivo: pk, eliminato: nuovo } }))
    if (!esito.ok) return
    backToPreventivi(naviga, statoRotta)
    const fatto = (value: boolean) => `Preventivo ${pk} ${value ? 'eliminato' : 'ripristinato'}`
    const indietro = async () => {
      if (!(await eliminato({ input: { preventivo: pk, eliminato: !nuovo } })).ok) return
      notices.info(fatto(!nuovo))
      await revalidate()
    }
    notices.successo(fatto(nuovo), { etichetta: 'Annulla', onClick: () => void indietro() })
  }

  async function sendEmailAgente(): Promise<void> {
    const esito = await mia(emailAgente({ input: { preventivo: pk } }))
    if (esito.ok) notices.successo(inUscita('E-mail all’agente'))
  }

  return {
    preventivo,
    setStato,
    setAgente,
    setEliminato,
    eliminatoInCorso,
    sendEmailAgente,
    emailAgenteInCorso,
    comincia,
  }
}

export type PreventivoActions = Omit<ReturnType<typeof usePreventivoActions>, 'preventivo'>
