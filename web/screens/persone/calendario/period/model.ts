import { graphql, readInlineData } from 'relay-runtime'
import type { model_assenza$data, model_assenza$key } from '#generated/model_assenza.graphql.ts'
import type { model_festivita$data, model_festivita$key } from '#generated/model_festivita.graphql.ts'
import type { Period } from '#persone/assenze/rules.ts'
import type { PeriodKind } from './mutations.ts'

/** An absence or a holiday as read; `persona` is missing for a holiday. */
export interface ReadPeriod extends Period {
  tipo: PeriodKind
  pk: number
  versione: number
  title: string
  persona: number | null
}

/** Values of the form, with the version that they were read from (0 for a new one). */
export interface PeriodFormValues extends Omit<Period, 'giornoDa' | 'giornoA'> {
  personaPk: number | null
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
export const readAssenza = (riga: model_assenza$key) => periodOf('assenza', readInlineData(assenzaFragment, riga))

/** A holiday as a period. */
export const readFestivita = (riga: model_festivita$key) =>
  periodOf('festivita', readInlineData(festivitaFragment, riga))

function periodOf(
  tipo: PeriodKind,
  riga: Omit<model_festivita$data, ' $fragmentType'> & { readonly personaPk?: model_assenza$data['personaPk'] },
): ReadPeriod {
  const { pk, giornoDa, giornoA, title, versione } = riga
  const hours = { oraDa: riga.oraDa ?? null, oraA: riga.oraA ?? null }
  return { tipo, pk, giornoDa, giornoA, ...hours, title, versione, persona: riga.personaPk ?? null }
}

/** Its id on the calendar. */
export const entryId = ({ tipo, pk }: Pick<ReadPeriod, 'tipo' | 'pk'>) => `${tipo}-${pk}`
