import type { JsonSchema } from '#rest/core/answerShape.ts'
import { nullableSchema, schemaParts, wholeSchema } from '#rest/core/reshape.ts'

const SERRAMENTO = `
    quantita
    tipo_serramento: tipoSerramento { id: pk nome immagine }
    tipo_apertura: tipoApertura { id: pk nome }
    altezza
    larghezza
    accessori { id: pk nome }`

/** What both selections read, in the order of the old API. @param stato how the state is read */
const common = (stato: string) => `
  id: pk
  data_creazione: dataCreazione
  nome_cognome: nomeCognome
  citta
  provincia
  regione_posa: regionePosa
  messa_in_posa: messaInPosa
  tipo_cliente: tipoCliente
  tipo_intervento: tipoIntervento
  eliminato
  email_inviata_il: emailInviataIl
  email_inviata_subject: emailInviataSubject
  email_inviata_body: emailInviataBody
  email_inviata_agente_il: emailInviataAgenteIl
  ${stato}
  famiglia { id: pk nome tipologia_famiglia: tipologiaFamiglia { id: pk nome } }
  opzioni { opzione { id: pk nome } valore { id: pk nome } }
  serramenti {${SERRAMENTO}
  }`

/** A quote as read, with the contact data that its detail shows. */
export const PREVENTIVO_SELECTION = `fragment PreventivoLetto on Preventivo {${common('stato { id: pk stato }')}
  agente { id: pk user { first_name: firstName last_name: lastName } }
  telefono
  email
  indirizzo
  indirizzo_posa: indirizzoPosa
  citta_posa: cittaPosa
  provincia_posa: provinciaPosa
  piano_posa: pianoPosa
  note
  totale_quantita: totaleQuantita
  pdf
}`

interface ReadCreated {
  stato: number | null
  nome_stato: string | null
}

/** Its state, read flat, as an object. */
export const createdShape = {
  fa({ nome_stato, ...read }: ReadCreated) {
    return { ...read, stato: read.stato === null ? null : { id: read.stato, stato: nome_stato } }
  },
  schema(read: JsonSchema) {
    const { nome_stato, ...parts } = schemaParts(read)
    const stato = wholeSchema({ id: { type: 'integer' }, stato: { type: 'string' } })
    return wholeSchema({ ...parts, stato: nullableSchema(stato) })
  },
}

/** The same as its sender has just made it: nothing that only the staff may read. */
export const PREVENTIVO_CREATED_SELECTION = `fragment PreventivoLetto on PreventivoCreato {${common('stato: statoPk nome_stato: stato')}
  agente
}`
