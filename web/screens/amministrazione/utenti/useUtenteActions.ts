import { graphql } from 'relay-runtime'
import type { useUtenteActionsAttivoMutation } from '#generated/useUtenteActionsAttivoMutation.graphql.ts'
import type { useUtenteActionsEliminaMutation } from '#generated/useUtenteActionsEliminaMutation.graphql.ts'
import type { useUtenteActionsFattoreMutation } from '#generated/useUtenteActionsFattoreMutation.graphql.ts'
import type { useUtenteActionsVediComeMutation } from '#generated/useUtenteActionsVediComeMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import type { ShownUtente } from './utente.ts'

const removeMutation = graphql`
  mutation useUtenteActionsEliminaMutation($pk: Int!) {
    deleteUser(input: { pk: $pk }) {
      deletedId @deleteRecord
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const activeMutation = graphql`
  mutation useUtenteActionsAttivoMutation($pk: Int!, $attivo: Boolean!) {
    setAttivoUser(input: { pk: $pk, attivo: $attivo }) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const factorMutation = graphql`
  mutation useUtenteActionsFattoreMutation($pk: Int!) {
    removeSecondoFattoreUtente(input: { pk: $pk }) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const vediComeMutation = graphql`
  mutation useUtenteActionsVediComeMutation($pk: Int!) {
    startVediCome(input: { userPk: $pk }) {
      fatto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What can be done to a user beside changing its data; each asks first. @param onDeleted what comes after */
export function useUtenteActions(onDeleted: () => void) {
  const conferma = useConfirm()
  const [runRemove] = useOperation<useUtenteActionsEliminaMutation>(removeMutation, {
    success: 'Utente eliminato',
  })
  const [runActive] = useOperation<useUtenteActionsAttivoMutation>(activeMutation, {
    success: ({ setAttivoUser }) => (setAttivoUser.user ? 'Fatto' : ''),
  })
  const [runFactor] = useOperation<useUtenteActionsFattoreMutation>(factorMutation, {
    success: 'Secondo fattore tolto',
  })
  const [runVediCome] = useOperation<useUtenteActionsVediComeMutation>(vediComeMutation)

  const setActive = ({ id, pk }: ShownUtente, active: boolean) =>
    runActive({ pk, attivo: active }, (store) => changeAtOnce(store, id, { isActive: active }))

  async function deactivate(utente: ShownUtente) {
    const question = {
      title: `Disattivare l’utente ${utente.nome}?`,
      text: 'Esce subito da tutti i dispositivi e non può più accedere; ciò che ha fatto resta. Si può riattivare.',
      conferma: 'Disattiva',
      distruttiva: true,
    }
    if (await conferma(question)) await setActive(utente, false)
  }

  async function remove(utente: ShownUtente) {
    const { pk, nome, motivoNonEliminabile, isActive } = utente
    if (motivoNonEliminabile) {
      const question = {
        title: `L’utente ${nome} non si può eliminare`,
        text: motivoNonEliminabile,
        conferma: isActive ? 'Disattiva' : 'Ho capito',
      }
      if ((await conferma(question)) && isActive) await setActive(utente, false)
      return
    }
    const question = {
      title: `Sei sicuro di voler eliminare l'utente ${nome}?`,
      conferma: 'Elimina',
      distruttiva: true,
      forever: true,
    }
    if (await conferma(question)) {
      const { ok } = await runRemove({ pk })
      if (ok) onDeleted()
    }
  }

  async function removeFactor({ pk, nome }: ShownUtente) {
    const question = {
      title: `Togliere il secondo fattore a ${nome}?`,
      text: 'Esce da tutti i dispositivi e rientra con la sola password. Serve a chi ha perso il telefono e i codici.',
      conferma: 'Togli',
      distruttiva: true,
    }
    if (await conferma(question)) await runFactor({ pk })
  }

  async function vediCome({ pk, nome }: ShownUtente) {
    const question = {
      title: `Vedere il programma come ${nome}?`,
      text: 'Vedrai quello che vede, senza poter modificare nulla, finché non esci dalla striscia in alto.',
      conferma: 'Vedi come',
    }
    if (!(await conferma(question))) return
    const { ok } = await runVediCome({ pk })
    if (ok) location.assign('/')
  }

  return {
    remove,
    disattiva: deactivate,
    riattiva: (utente: ShownUtente) => setActive(utente, true),
    vediCome,
    removeFactor,
  }
}
