// From what the server answers to what the timeline shows.
import { graphql, readInlineData } from 'relay-runtime'
import type { Cella, Fase, QuotaOrdine, StatoCella, Unita } from '../modello.ts'
import type { Prova } from '../piano.ts'
import { oraTagliata } from '../tempo.ts'
import type { leggi_piano$key } from './__generated__/leggi_piano.graphql.ts'

const frammento = graphql`
  fragment leggi_piano on PianoSchedulazione @inline {
    schedulazioni {
      nomeFase
      unit
      withFornitore
      infiniteCapacity
      reparto
      dependencies
      isNeeded
      inizio
      fine
      durata
      durataOverride
      fornitore {
        pk
        nome
        tempo
      }
      occupations {
        date
        time
      }
      spiegazione {
        codice
        testo
        ordini {
          pk
          numeroCommessa
        }
      }
    }
    errors {
      code
      nomeFase
      data
      primoUtile
      testo
    }
    warnings {
      code
      nomeFase
      nuovaConsegna
      testo
    }
    complete
  }
`

/** A plan, saved or tried. */
export function leggiPiano(chiave: leggi_piano$key): Prova {
  const { schedulazioni, errors, warnings, complete } = readInlineData(frammento, chiave)
  return {
    fasi: schedulazioni.map(
      ({ unit, reparto, inizio, fine, durata, durataOverride, fornitore, spiegazione, ...fase }): Fase => ({
        ...fase,
        unit: unit as Unita,
        reparto: reparto ?? null,
        inizio: inizio ?? null,
        fine: fine ?? null,
        durata: durata ?? null,
        durataOverride: durataOverride ?? null,
        fornitore: fornitore ? { id: fornitore.pk, nome: fornitore.nome, tempo: fornitore.tempo } : null,
        spiegazione: spiegazione.map(({ ordini, ...motivo }) => ({
          ...motivo,
          ordini: ordini.map(({ pk, numeroCommessa }) => ({ id: pk, numeroCommessa })),
        })),
      }),
    ),
    errori: errors.map(({ data, primoUtile, ...errore }) => ({
      ...errore,
      data: data ?? null,
      primoUtile: primoUtile ? oraTagliata(primoUtile) : null,
    })),
    avvisi: warnings.map(({ nomeFase, nuovaConsegna, ...avviso }) => ({
      ...avviso,
      nomeFase: nomeFase ?? null,
      nuovaConsegna: nuovaConsegna ?? null,
    })),
    completa: complete,
  }
}

interface CellaServer {
  readonly giorno: string
  readonly reparto: string
  readonly capacita: number
  readonly occupato: number
  readonly libero: number
  readonly stato: string
  readonly ore: number
  readonly ordini: unknown
}

/** A cell; its orders come as the old API spells them. */
export function leggiCella({ stato, ordini, ...cella }: CellaServer): Cella {
  const quote = ordini as readonly { id: number; numero_commessa: string; time: number }[]
  return {
    ...cella,
    stato: stato as StatoCella,
    ordini: quote.map(({ id, numero_commessa: numeroCommessa, time }): QuotaOrdine => ({ id, numeroCommessa, time })),
  }
}
