// What a whole list and the catalogue do not agree on. docs/rules/prezzi.md#rilievi
import type { CatalogoPreventivo } from '../../preventivi/catalogo/rules.ts'
import { soldTipi, vincoliOf } from '../../preventivi/catalogo/rules.ts'
import { allowedIntervals } from '../../vincoli/misure/rules.ts'
import type { VocePrezzo } from '../prezzo/listino/rules.ts'
import { type KindOfRilievo, rilieviGriglia } from './rules.ts'

/** A gap between a list and what can be made. */
export interface RilievoListino {
  codice: KindOfRilievo
  messaggio: string
  /** The entry concerned; null where one is missing. */
  vocePk: number | null
}

/** The feasible sizes of a type in a family; none when the family does not sell it. */
export function areasOf(catalogo: CatalogoPreventivo, famigliaPk: number, tipoSerramentoPk: number) {
  const tipo = catalogo.tipi.find(({ id }) => id === tipoSerramentoPk)
  return tipo ? allowedIntervals(tipo, vincoliOf(catalogo, famigliaPk, tipoSerramentoPk)) : []
}

const keyOf = (famigliaPk: number, tipoSerramentoPk: number) => `${famigliaPk} ${tipoSerramentoPk}`

function* missingVoci(voci: ReadonlyMap<string, readonly VocePrezzo[]>, catalogo: CatalogoPreventivo) {
  for (const famiglia of catalogo.famiglie) {
    for (const tipo of soldTipi(catalogo, famiglia.id)) {
      const own = voci.get(keyOf(famiglia.id, tipo.id)) ?? []
      const what = `${famiglia.nome} × ${tipo.nome}`
      if (own.length === 0) yield `${what} si può fare e non ha una voce.`
      if (own.length === 0 || own.some(({ valorePk }) => valorePk === null)) continue
      const option = famiglia.opzioni.find(({ valori }) =>
        valori.some(({ id }) => own.some((one) => one.valorePk === id)),
      )
      const without = (option?.valori ?? []).filter(({ id }) => !own.some(({ valorePk }) => valorePk === id))
      if (without.length === 0) continue
      yield `${what} si può fare e non ha una voce per ${without.map(({ nome }) => `«${nome}»`).join(', ')}.`
    }
  }
}

/** The gaps of a list, by family and type: what has no entry, then those of each entry. */
export function rilieviListino(voci: readonly VocePrezzo[], catalogo: CatalogoPreventivo): RilievoListino[] {
  const byPair = Map.groupBy(voci, ({ famigliaPk, tipoSerramentoPk }) => keyOf(famigliaPk, tipoSerramentoPk))
  const missing = [...missingVoci(byPair, catalogo)].map(
    (messaggio): RilievoListino => ({ codice: 'SENZA_PREZZO', messaggio, vocePk: null }),
  )
  const ofVoci = voci.flatMap((voce): RilievoListino[] => {
    const areas = areasOf(catalogo, voce.famigliaPk, voce.tipoSerramentoPk)
    if (areas.length === 0) {
      const messaggio = 'La famiglia non fa questo tipo: la voce non prezza niente.'
      return [{ codice: 'NON_FATTIBILE', messaggio, vocePk: voce.pk }]
    }
    if (voce.modo !== 'GRIGLIA') return []
    return rilieviGriglia(areas, voce.griglia).map(({ codice, messaggio }) => ({ codice, messaggio, vocePk: voce.pk }))
  })
  return [...missing, ...ofVoci]
}
