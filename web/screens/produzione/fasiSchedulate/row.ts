import { graphql, readInlineData } from 'relay-runtime'
import type { FasiSchedulatePageQuery$data } from '#generated/FasiSchedulatePageQuery.graphql.ts'
import type { row_fase$data, row_fase$key } from '#generated/row_fase.graphql.ts'
import { type Whole, whole } from '#relay/reading/whole.ts'
import { formatInteger } from '#shared/formats/formats.ts'

const fragment = graphql`
  fragment row_fase on FaseSchedulata @inline {
    id
    pk
    nomeFase
    numeroSerramenti
    tipiSerramenti
    stato {
      pk
      nome
    }
    statoColore
    statiOrdiniFornitori {
      materiale
      stati
    }
    numeroAnte
    numeroVetri
    numeroPezziAnte
    numeroPezziInglesine
    numeroPezziArco
    fornitore {
      nome
    }
    durata
    minutiRimasti
    inizio
    fine
    schedulazione {
      ordine {
        pk
        numeroCommessa
        riferimento
        cliente {
          nome
        }
        dataConsegna
        netto
        senzaMisure
        materialiMancanti
      }
    }
  }
`

/** What whoever reads the list sees of each row. */
const CERTAIN = [
  'numeroSerramenti',
  'tipiSerramenti',
  'statoColore',
  'statiOrdiniFornitori',
  'numeroAnte',
  'numeroVetri',
  'numeroPezziAnte',
  'numeroPezziInglesine',
  'numeroPezziArco',
  'durata',
] as const

/** A row of the list. */
export type FaseSchedulataRow = Whole<row_fase$data, (typeof CERTAIN)[number]>

/** Reads the row out of what spreads its fragment. */
export function readRigaFase(fase: row_fase$key): FaseSchedulataRow {
  return whole(readInlineData(fragment, fase), ...CERTAIN)
}

export type ShownFase = FasiSchedulatePageQuery$data['fasi'][number]
export type FasiSchedulateTotals = FasiSchedulatePageQuery$data['totaliFasiSchedulate']

/** '2 h 5 min', '17 h', '40 min' of some minutes. */
export function durationInWords(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, resto] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return `${resto} min`
  return `${formatInteger(hours)} h${resto ? ` ${resto} min` : ''}`
}

/** Its state in a word: what was set, or that of the supplier orders. */
export function statoOf(riga: FaseSchedulataRow): string {
  const own = riga.statiOrdiniFornitori.find(({ materiale }) => materiale === riga.nomeFase)
  return riga.stato?.nome ?? own?.stati ?? ''
}
