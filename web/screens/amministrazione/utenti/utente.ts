import { graphql } from 'relay-runtime'
import type { utente_user$data } from '#generated/utente_user.graphql.ts'

/** All that the detail shows of a user: every change answers it, so that its tabs always agree. */
export const utenteFragment = graphql`
  fragment utente_user on User {
    id
    pk
    username @required(action: THROW)
    nome
    email @required(action: THROW)
    firstName
    lastName
    isSuperuser @required(action: THROW)
    isStaff @required(action: THROW)
    isActive @required(action: THROW)
    ultimoAccesso
    creatoIl @required(action: THROW)
    versione @required(action: THROW)
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
      modificaStatoOrdine @required(action: THROW)
      modificaStatoFasiOrdine @required(action: THROW)
      modificaStatoFasiOrdineFornitore @required(action: THROW)
      vedeOrdini @required(action: THROW)
      repartoTablet
      pinImpostatoIl
    }
    appAccount {
      pk
      visualizzaStatiOrdine @required(action: THROW)
      visualizzaEcommerce @required(action: THROW)
      ultimoAccesso
      accessoClienti @required(action: THROW) {
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
      subAgenti @required(action: THROW) {
        pk
        codice
        user {
          nome
        }
      }
    }
    persona {
      pk
      nome
    }
    fornitore {
      pk
      fornitorePk
      fornitoreNome
    }
    apiTokens @required(action: THROW) {
      ...readTokens_token
    }
  }
`

export type ShownUtente = utente_user$data
