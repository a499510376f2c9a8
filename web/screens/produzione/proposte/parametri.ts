// What was asked of a search, as proposals and scenarios tell it.

import { graphql, readInlineData } from 'relay-runtime'
import type { parametri_ipotesi$key } from '#generated/parametri_ipotesi.graphql.ts'
import type { parametri_piano$key } from '#generated/parametri_piano.graphql.ts'
import { type Ipotesi, PRIORITA, SCOPES, type SearchParameters, TIPI_IPOTESI } from '#produzione/proposte/rules.ts'
import { whole } from '#relay/reading/whole.ts'
import { enumName, wordOfEnum } from '#shared/fields/enumNames.ts'

const ipotesiFragment = graphql`
  fragment parametri_ipotesi on IpotesiPiano @inline {
    tipo
    reparto
    quanto
    dal
    al
    fornitorePk
    macchine
    banchi
  }
`

const fragment = graphql`
  fragment parametri_piano on ParametriPiano @inline {
    nome
    ambito
    ordinePks
    dal
    al
    trattenutoPks
    secondi
    seme
    passi
    congelatoFino
    priorita
    pesi {
      ordinePk
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

/** An assumption, in the words of the rules. */
export function readIpotesi(key: parametri_ipotesi$key): Ipotesi {
  const { tipo, reparto, dal, al, fornitorePk, ...ipotesi } = readInlineData<parametri_ipotesi$key>(
    ipotesiFragment,
    key,
  )
  return {
    ...ipotesi,
    tipo: wordOfEnum(TIPI_IPOTESI, tipo),
    reparto: reparto ?? null,
    periodo: { dal: dal ?? null, al: al ?? null },
    fornitorePk: fornitorePk ?? null,
  }
}

/** What was asked, in the words of the rules. */
export function readParameters(piano: parametri_piano$key): SearchParameters {
  const { ambito, ipotesi, ordinePks, trattenutoPks, priorita, pesi, pesiCliente, dal, al, ...simple } = readInlineData(
    fragment,
    piano,
  )
  const lists = {
    ambito: wordOfEnum(SCOPES, ambito),
    periodo: { dal: dal ?? null, al: al ?? null },
    ordinePks: [...ordinePks],
    trattenutoPks: [...trattenutoPks],
    priorita: priorita.map((one) => wordOfEnum(PRIORITA, one)),
    pesi: pesi.map((peso) => whole(peso, 'ordinePk')),
    pesiCliente: pesiCliente.map((peso) => ({ ...peso })) as SearchParameters['pesiCliente'],
    ipotesi: ipotesi.map(readIpotesi),
  }
  return { ...(simple as Omit<SearchParameters, keyof typeof lists>), ...lists }
}

type Asked = Pick<SearchParameters, 'ambito' | 'ipotesi'> & Partial<Pick<SearchParameters, 'priorita'>>

/** What is asked as the server takes it: its words by their names in the schema. */
export function searchInput<Words extends Asked>({ ambito, ipotesi, priorita, ...others }: Words) {
  return {
    ...others,
    ...(priorita && { priorita: priorita.map((one) => enumName(one)) }),
    ambito: enumName(ambito),
    ipotesi: ipotesi.map(({ tipo, ...one }) => ({
      ...one,
      tipo: enumName(tipo),
    })),
  }
}
