import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import type { Utente } from '../utente.ts'
import type { useAzioniUtenteAttivoMutation } from './__generated__/useAzioniUtenteAttivoMutation.graphql.ts'
import type { useAzioniUtenteEliminaMutation } from './__generated__/useAzioniUtenteEliminaMutation.graphql.ts'
import type { useAzioniUtenteVediComeMutation } from './__generated__/useAzioniUtenteVediComeMutation.graphql.ts'

const eliminaMutation = graphql`
  mutation useAzioniUtenteEliminaMutation($pk: Int!) {
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
  mutation useAzioniUtenteAttivoMutation($pk: Int!, $attivo: Boolean!) {
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

const vediComeMutation = graphql`
  mutation useAzioniUtenteVediComeMutation($pk: Int!) {
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

/** What can be done to a user beside changing its data; each asks first. @param onEliminato what comes after */
export function useAzioniUtente(onEliminato: () => void) {
  const conferma = useConferma()
  const [eseguiElimina] = useOperazione<useAzioniUtenteEliminaMutation>(eliminaMutation, {
    successo: 'Utente eliminato',
  })
  const [eseguiAttivo] = useOperazione<useAzioniUtenteAttivoMutation>(attivoMutation, {
    successo: ({ setAttivoUser }) => (setAttivoUser.user ? 'Fatto' : ''),
  })
  const [eseguiVediCome] = useOperazione<useAzioniUtenteVediComeMutation>(vediComeMutation)

  async function disattiva({ pk, nome }: Utente) {
    const domanda = {
      titolo: `Disattivare l'utente ${nome}?`,
      testo: 'Esce subito da tutti i dispositivi e non può più accedere; ciò che ha fatto resta. Si può riattivare.',
      conferma: 'Disattiva',
      distruttiva: true,
    }
    if (await conferma(domanda)) await eseguiAttivo({ pk, attivo: false })
  }

  async function elimina(utente: Utente) {
    const { pk, nome, motivoNonEliminabile, isActive } = utente
    if (motivoNonEliminabile) {
      const domanda = {
        titolo: `L'utente ${nome} non si può eliminare`,
        testo: motivoNonEliminabile,
        conferma: isActive ? 'Disattiva' : 'Ho capito',
      }
      if ((await conferma(domanda)) && isActive) await eseguiAttivo({ pk, attivo: false })
      return
    }
    const domanda = {
      titolo: `Sei sicuro di voler eliminare l'utente ${nome}?`,
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(domanda)) {
      const { ok } = await eseguiElimina({ pk })
      if (ok) onEliminato()
    }
  }

  async function vediCome({ pk, nome }: Utente) {
    const domanda = {
      titolo: `Vedere il programma come ${nome}?`,
      testo: 'Vedrai quello che vede, senza poter modificare nulla, finché non esci dalla striscia in alto.',
      conferma: 'Vedi come',
    }
    if (!(await conferma(domanda))) return
    const { ok } = await eseguiVediCome({ pk })
    if (ok) location.assign('/')
  }

  return { elimina, disattiva, riattiva: ({ pk }: Utente) => eseguiAttivo({ pk, attivo: true }), vediCome }
}
