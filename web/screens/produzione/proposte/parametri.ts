// What was asked of a search, as proposals and scenarios tell it.
import { graphql, readInlineData } from 'relay-runtime'
import type { parametri_ipotesi$key } from '#generated/parametri_ipotesi.graphql.ts'
import type { parametri_piano$key } from '#generated/parametri_piano.graphql.ts'
import type { Ipotesi, SearchParameters } from '#produzione/proposte/rules.ts'

const ipotesiFragment = graphql`
  fragment parametri_ipotesi on IpotesiPiano @inline {
    tipo
    reparto
    quanto
    dal
    al
    fornitore
    macchine
    banchi
  }
`

const fragment = graphql`
  fragment parametri_piano on ParametriPiano @inline {
    nome
    ambito
    ordini
    dal
    al
    trattenuti
    secondi
    seme
    passi
    congelatoFino
    priorita
    pesi {
      ordine
      peso
    }
    pesiCliente {
      tipo
      peso
    }
    ipotesi {
      ...parametri_ipotesi
    }
  }
`

/** An assumption: its words are those of the rules. */
export const readIpotesi = (ipotesi: parametri_ipotesi$key): Ipotesi =>
  readInlineData(ipotesiFragment, ipotesi) as Ipotesi

/** What was asked: its words are those of the rules. */
export function readParameters(piano: parametri_piano$key): SearchParameters {
  const { ipotesi, ordini, trattenuti, priorita, pesi, pesiCliente, ...simple } = readInlineData(fragment, piano)
  const lists = {
    ordini: [...ordini],
    trattenuti: [...trattenuti],
    priorita: [...priorita] as SearchParameters['priorita'],
    pesi: pesi.map((peso) => ({ ...peso })),
    pesiCliente: pesiCliente.map((peso) => ({ ...peso })) as SearchParameters['pesiCliente'],
    ipotesi: ipotesi.map(readIpotesi),
  }
  return { ...(simple as Omit<SearchParameters, keyof typeof lists>), ...lists }
}
