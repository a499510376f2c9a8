import { graphql } from 'relay-runtime'
import { changeAtOnce } from '../../../../relay/answers/changeAtOnce.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import type { ShownUtente } from '../utente.ts'
import type { useUtenteActionsAttivoMutation } from './__generated__/useUtenteActionsAttivoMutation.graphql.ts'
import type { useUtenteActionsEliminaMutation } from './__generated__/useUtenteActionsEliminaMutation.graphql.ts'
import type { useUtenteActionsFattoreMutation } from './__generated__/useUtenteActionsFattoreMutation.graphql.ts'
import type { useUtenteActionsVediComeMutation } from './__generated__/useUtenteActionsVediComeMutation.graphql.ts'

const eliminaMutation = graphql`
  mutation useUtenteActionsEliminaMutation($pk: Int!) {
    deleteUser(input: { pk: $pk }) {
      deletedId @deleteRecord
      errors {
        code
        field
        message
      }
    }
  }
`

const attivoMutation = graphql`
  mutation useUtenteActionsAttivoMutation($pk: Int!, $attivo: Boolean!) {
    setAttivoUser(input: { pk: $pk, attivo: $attivo }) {
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

const fattoreMutation = graphql`
  mutation useUtenteActionsFattoreMutation($pk: Int!) {
    togliSecondoFattoreUtente(input: { pk: $pk }) {
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

const vediComeMutation = graphql`
  mutation useUtenteActionsVediComeMutation($pk: Int!) {
    vediCome(input: { user: $pk }) {
      fatto
      errors {
        code
        field
        message
      }
    }
  }
`

/** What can be done to a user beside changing its data; each asks first. @param onDeleted what comes after */
export function useUtenteActions(onDeleted: () => void) {
  const conferma = useConfirm()
  const [eseguiElimina] = useOperation<useUtenteActionsEliminaMutation>(eliminaMutation, {
    successo: 'Utente eliminato',
  })
  const [eseguiAttivo] = useOperation<useUtenteActionsAttivoMutation>(attivoMutation, {
    successo: ({ setAttivoUser }) => (setAttivoUser.user ? 'Fatto' : ''),
  })
  const [eseguiFattore] = useOperation<useUtenteActionsFattoreMutation>(fattoreMutation, {
    successo: 'Secondo fattore tolto',
  })
  const [eseguiVediCome] = useOperation<useUtenteActionsVediComeMutation>(vediComeMutation)

  const setAttivo = ({ id, pk }: ShownUtente, attivo: boolean) =>
    eseguiAttivo({ pk, attivo }, (store) => changeAtOnce(store, id, { isActive: attivo }))

  async function disattiva(utente: ShownUtente) {
    const domanda = {
      titolo: `Disattivare l’utente ${utente.nome}?`,
      testo: 'Esce subito da tutti i dispositivi e non può più accedere; ciò che ha fatto resta. Si può riattivare.',
      conferma: 'Disattiva',
      distruttiva: true,
    }
    if (await conferma(domanda)) await setAttivo(utente, false)
  }

  async function elimina(utente: ShownUtente) {
    const { pk, nome, motivoNonEliminabile, isActive } = utente
    if (motivoNonEliminabile) {
      const domanda = {
        titolo: `L’utente ${nome} non si può eliminare`,
        testo: motivoNonEliminabile,
        conferma: isActive ? 'Disattiva' : 'Ho capito',
      }
      if ((await conferma(domanda)) && isActive) await setAttivo(utente, false)
      return
    }
    const domanda = {
      titolo: `Sei sicuro di voler eliminare l'utente ${nome}?`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(domanda)) {
      const { ok } = await eseguiElimina({ pk })
      if (ok) onDeleted()
    }
  }

  async function togliFattore({ pk, nome }: ShownUtente) {
    const domanda = {
      titolo: `Togliere il secondo fattore a ${nome}?`,
      testo: 'Esce da tutti i dispositivi e rientra con la sola password. Serve a chi ha perso il telefono e i codici.',
      conferma: 'Togli',
      distruttiva: true,
    }
    if (await conferma(domanda)) await eseguiFattore({ pk })
  }

  async function vediCome({ pk, nome }: ShownUtente) {
    const domanda = {
      titolo: `Vedere il programma come ${nome}?`,
      testo: 'Vedrai quello che vede, senza poter modificare nulla, finché non esci dalla striscia in alto.',
      conferma: 'Vedi come',
    }
    if (!(await conferma(domanda))) return
    const { ok } = await eseguiVediCome({ pk })
    if (ok) location.assign('/')
  }

  return { elimina, disattiva, riattiva: (utente: ShownUtente) => setAttivo(utente, true), vediCome, togliFattore }
}
