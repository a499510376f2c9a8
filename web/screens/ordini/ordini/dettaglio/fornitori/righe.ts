import { vociExtra } from '../../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import type { FornitoriQuery } from './__generated__/FornitoriQuery.graphql.ts'

type Risposta = FornitoriQuery['response']
export type RigaFornitore = Risposta['righeOrdineFornitore']['edges'][number]['node']
export type OrdineFornitore = Risposta['ordiniFornitore']['edges'][number]['node']

/** The free fields of a row as the server stores them: texts by name. */
export function extraDi({ extraFields }: Pick<RigaFornitore, 'extraFields'>) {
  return vociExtra((extraFields ?? {}) as Record<string, string>)
}

/** What else is written of a row, in one line. */
export function dettagli(riga: RigaFornitore): string {
  const nomi = [
    ['', riga.descrizione],
    ['misure ', riga.misure],
    ['vetro ', riga.misureVetro],
    ['spessore ', riga.spessore],
    ['stampato ', riga.stampato],
    ['sezione ', riga.sezione],
    ...extraDi(riga).map(({ nome, testo }) => [`${nome} `, testo] as const),
  ] as const
  return nomi.flatMap(([nome, valore]) => (valore ? [`${nome}${valore}`] : [])).join(' · ')
}

/** What a row is called where it is spoken of. */
export const nomeDi = ({ codice, descrizione, tipologia, pk }: RigaFornitore) =>
  codice || descrizione.split('\n')[0]?.slice(0, 60) || `${tipologia} n. ${pk}`

/** Rows by type, in the order they came. */
export function perTipologia(righe: readonly RigaFornitore[]): [string, RigaFornitore[]][] {
  return [...Map.groupBy(righe, ({ tipologia }) => tipologia)]
}
