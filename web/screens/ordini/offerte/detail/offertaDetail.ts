import { graphql, readInlineData } from 'relay-runtime'
import type { offertaDetail_offerta$data, offertaDetail_offerta$key } from '#generated/offertaDetail_offerta.graphql.ts'

const fragment = graphql`
  fragment offertaDetail_offerta on Offerta @inline {
    pk
    versione
    preventivoPk
    clientePk
    nomeCliente
    tipoCliente
    emailCliente
    telefonoCliente
    riferimento
    messaInPosa
    indirizzoPosa
    cittaPosa
    provinciaPosa
    pianoPosa
    note
    stato
    etichettaStato
    ordinePk
    puoModificare
    puoNuovaVersione
    puoEliminare
    messaggi {
      pk
      note
      data
      autore
    }
    versioni {
      pk
      numero
      stato
      etichettaStato
      validaFino
      ultimoGiorno
      consegnaPrevista
      introduzione
      condizioni
      pagamento
      inviataIl
      inviataA
      inviataDa
      pdf
      decisaIl
      decisaDa
      motivoRifiuto
      puoModificare
      motivoNonModificabile
      puoInviare
      motivoNonInviabile
      ostacoliInvio {
        messaggio
        chi
      }
      puoRimuovere
      puoRitirare
      puoAccettare
      link {
        pk
        stato
      }
      eventi {
        pk
        tipo
        descrizione
        il
        chi
        dettaglio
      }
      alternative {
        pk
        nome
        descrizione
        sconto
        accettata
        listino
        netto
        totale
        daQuotare
        margine {
          costo
          importo
          percentuale
          senzaCosto
        }
        finestreMancanti
        imposte {
          aliquota
          imponibile
          imposta
        }
        servizi {
          pk
          nome
          tipo
          importo
          importoCalcolato
          costo
          costoAMano
          iva
        }
        righe {
          pk
          rivendita
          codiceRivendita
          tipoSerramentoPk
          tipoSerramento {
            nome
            ante
            disegno
          }
          senso
          famigliaPk
          famiglia {
            pk
            nome
          }
          tipoAperturaPk
          tipoApertura {
            pk
            nome
          }
          opzioni {
            opzione {
              pk
              nome
            }
            valore {
              pk
              nome
            }
          }
          accessori {
            pk
            nome
          }
          specchiature {
            x
            y
            larghezza
            altezza
            ante
            tipoSerramentoPk
            tipoSerramento {
              nome
              disegno
            }
            tipoAperturaPk
            tipoApertura {
              nome
            }
            senso
          }
          numero
          altezza
          larghezza
          ante
          forma
          descrizione
          aMano
          listino
          senzaPrezzo
          scontoArticolo
          netto
          costo
          iva
          passi {
            tipo
            testo
            importo
          }
        }
      }
    }
  }
`

/** An offer whole, with its versions, newest first. */
export type OffertaDetail = offertaDetail_offerta$data
export type VersioneDetail = OffertaDetail['versioni'][number]
export type AlternativaDetail = VersioneDetail['alternative'][number]
export type RigaDetail = AlternativaDetail['righe'][number]
export type ServizioDetail = AlternativaDetail['servizi'][number]

/** Reads an offer out of a query or an answer. */
export const readOffertaDetail = (key: offertaDetail_offerta$key): OffertaDetail => readInlineData(fragment, key)
