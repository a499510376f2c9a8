import { graphql } from 'relay-runtime'
import type { utente_user$data } from '#generated/utente_user.graphql.ts'

/** All that the detail shows of a user: every change answers it, so that its tabs always agree. */
export const utenteFragment = graphql`
  fragment utente_user on UserAdmin {
    id
    pk
    username
    nome
    email
    firstName
    lastName
    isSuperuser
    isStaff
    isActive
    ultimoAccesso
    creatoIl
    versione
    motivoNonEliminabile
    secondoFattoreDal
    info {
      note
      canAdminUsers
      canViewAttivitaOperatori
      canViewLineaSaomad
      remindStatoOrdineFornitore
      remindMissOrdiniFornitore
      mailSchedulazione
      vbhReadonlyAccess
    }
    operatore {
      pk
      modificaStatoOrdine
      modificaStatoFasiOrdine
      modificaStatoFasiOrdineFornitore
      vedeOrdini
      repartoTablet
      pinImpostatoIl
    }
    appAccount {
      pk
      visualizzaStatiOrdine
      visualizzaEcommerce
      ultimoAccesso
      accessoClienti {
        pk
        nome
        codice
      }
    }
    agente {
      pk
      codice
      tipo
      capoAreaPk
      subAgenti {
        pk
        codice
        user {
          nome
        }
      }
    }
    fornitore {
      pk
      fornitorePk
      fornitoreNome
    }
    apiTokens {
      ...readTokens_token
    }
  }
`

export type ShownUtente = utente_user$data
