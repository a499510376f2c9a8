import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useAvvisi } from '../../../../ui/Avvisi.tsx'
import { tornaAllElenco } from '../ritorno.ts'
import type { mutazioniSendEmailAgenteMutation } from './__generated__/mutazioniSendEmailAgenteMutation.graphql.ts'
import type { mutazioniSetAgenteMutation } from './__generated__/mutazioniSetAgenteMutation.graphql.ts'
import type { mutazioniSetEliminatoMutation } from './__generated__/mutazioniSetEliminatoMutation.graphql.ts'
import type { mutazioniSetStatoMutation } from './__generated__/mutazioniSetStatoMutation.graphql.ts'
import { type CambiaPreventivo, differenze } from './differenze.ts'
import { sendEmailAgenteMutation, setAgenteMutation, setEliminatoMutation, setStatoMutation } from './mutazioni.ts'

/** After an operation of our own ends, its changes may still be on their way to the screen. */
const CODA = 500

interface Preventivo extends CambiaPreventivo {
  readonly pk: number
}

/**
 * What can be done to the quote on screen, each with its snackbar; and the notice of what others do to it meanwhile.
 * @param statoRotta of the history entry: whether the list is the entry before
 */
export function useAzioni(preventivo: Preventivo | null, statoRotta: unknown) {
  const pk = preventivo?.pk ?? 0
  const avvisi = useAvvisi()
  const naviga = useNavigate()
  const { revalidate } = useRevalidator()
  const [stato] = useOperazione<mutazioniSetStatoMutation>(setStatoMutation)
  const [agente] = useOperazione<mutazioniSetAgenteMutation>(setAgenteMutation)
  const [eliminato, eliminatoInCorso] = useOperazione<mutazioniSetEliminatoMutation>(setEliminatoMutation)
  const [emailAgente, emailAgenteInCorso] = useOperazione<mutazioniSendEmailAgenteMutation>(sendEmailAgenteMutation)

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
    const cambi = differenze(prima, preventivo)
    if (cambi) avvisi.info(`Aggiornato da un altro utente: ${cambi}`)
  }, [preventivo, avvisi])

  /** Runs an operation of our own: its changes are no news. */
  async function mia<T>(operazione: Promise<T>): Promise<T> {
    const finisci = comincia()
    return operazione.finally(finisci)
  }

  async function setStato(nuovo: number | null, frase: string, prima: number | null): Promise<void> {
    const esito = await mia(stato({ input: { preventivo: pk, stato: nuovo } }))
    if (esito.ok) avvisi.successo(frase, { etichetta: 'Annulla', onClick: () => void setStatoIndietro(prima) })
  }
  async function setStatoIndietro(prima: number | null) {
    if ((await mia(stato({ input: { preventivo: pk, stato: prima } }))).ok) avvisi.info('Stato di prima rimesso')
  }
  async function setAgente(nuovo: number | null, frase: string, prima: number | null): Promise<void> {
    const esito = await mia(agente({ input: { preventivo: pk, agente: nuovo } }))
    if (esito.ok) avvisi.successo(frase, { etichetta: 'Annulla', onClick: () => void setAgenteIndietro(prima) })
  }
  async function setAgenteIndietro(prima: number | null) {
    if ((await mia(agente({ input: { preventivo: pk, agente: prima } }))).ok) avvisi.info('Agente di prima rimesso')
  }

  /** Deletes or restores, then goes back to the list, where it can be taken back. */
  async function setEliminato(nuovo: boolean): Promise<void> {
    const esito = await mia(eliminato({ input: { preventivo: pk, eliminato: nuovo } }))
    if (!esito.ok) return
    tornaAllElenco(naviga, statoRotta)
    const fatto = (valore: boolean) => `Preventivo ${pk} ${valore ? 'eliminato' : 'ripristinato'}`
    const indietro = async () => {
      if (!(await eliminato({ input: { preventivo: pk, eliminato: !nuovo } })).ok) return
      avvisi.info(fatto(!nuovo))
      await revalidate()
    }
    avvisi.successo(fatto(nuovo), { etichetta: 'Annulla', onClick: () => void indietro() })
  }

  async function sendEmailAgente(): Promise<void> {
    const esito = await mia(emailAgente({ input: { preventivo: pk } }))
    if (esito.ok) avvisi.successo('E-mail all’agente affidata alla posta in uscita')
  }

  return { setStato, setAgente, setEliminato, eliminatoInCorso, sendEmailAgente, emailAgenteInCorso, comincia }
}

export type Azioni = ReturnType<typeof useAzioni>
