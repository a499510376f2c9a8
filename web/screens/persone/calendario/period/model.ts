import { graphql, readInlineData } from 'relay-runtime'
import type { Periodo } from '../../../../../server/persone/assenze/rules.ts'
import type { model_assenza$data, model_assenza$key } from './__generated__/model_assenza.graphql.ts'
import type { model_festivita$data, model_festivita$key } from './__generated__/model_festivita.graphql.ts'
import type { PeriodoKind } from './mutations.ts'

/** An absence or a holiday as read; `persona` is missing for a holiday. */
export interface ReadPeriodo extends Periodo {
  tipo: PeriodoKind
  pk: number
  versione: number
  title: string
  persona: number | null
}

/** Values of the form, with the version that they were read from (0 for a new one). */
export interface PeriodoFormValues extends Omit<Periodo, 'giornoDa' | 'giornoA'> {
  persona: number | null
  giornoDa: string | null
  giornoA: string | null
  title: string
  versione: number
}

/** Somebody whose absences the calendar shows. */
export interface CalendarPersona {
  pk: number
  nome: string
  reparto: string
}

const assenzaFragment = graphql`
  fragment model_assenza on Assenza @inline {
    pk
    personaPk
    giornoDa
    giornoA
    oraDa
    oraA
    title
    versione
  }
`

const festivitaFragment = graphql`
  fragment model_festivita on Festivita @inline {
    pk
    giornoDa
    giornoA
    oraDa
    oraA
    title
    versione
  }
`

/** An absence as a period. */
export const readAssenza = (riga: model_assenza$key) => periodoOf('assenza', readInlineData(assenzaFragment, riga))

/** A holiday as a period. */
export const readFestivita = (riga: model_festivita$key) =>
  periodoOf('festivita', readInlineData(festivitaFragment, riga))

function periodoOf(
  tipo: PeriodoKind,
  riga: Omit<model_festivita$data, ' $fragmentType'> & { readonly personaPk?: model_assenza$data['personaPk'] },
): ReadPeriodo {
  const { pk, giornoDa, giornoA, title, versione } = riga
  const ore = { oraDa: riga.oraDa ?? null, oraA: riga.oraA ?? null }
  return { tipo, pk, giornoDa, giornoA, ...ore, title, versione, persona: riga.personaPk ?? null }
}

/** Its id on the calendar. */
export const entryId = ({ tipo, pk }: Pick<ReadPeriodo, 'tipo' | 'pk'>) => `${tipo}-${pk}`
