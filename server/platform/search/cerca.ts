import { fornitori } from '../../acquisti/fornitori/cercatore.ts'
import { ordini } from '../../ordini/ordini/cercatore.ts'
import { clienti } from '../../vendite/clienti/cercatore.ts'
import { preventivi } from '../../vendite/preventivi/cercatore.ts'
import type { Context } from '../context.ts'
import type { Cercatore, Trovato } from './cercatore.ts'

/** In the order in which the results are shown. */
const cercatori: readonly Cercatore[] = [ordini, clienti, preventivi, fornitori]

/** Shorter words find everything; a number is worth looking for at once. */
const significativo = (testo: string) => testo.length >= 2 || /^\d$/.test(testo)

/** What the viewer may open and matches every word of `testo`, in any order, at most `first` of each kind. */
export async function cerca(testo: string, first: number, ctx: Context): Promise<Trovato[]> {
  const pulito = testo.slice(0, 200).trim()
  if (!significativo(pulito)) return []
  const permessi = cercatori.filter(({ permesso }) => permesso === null || ctx.puo(permesso))
  return (await Promise.all(permessi.map((cercatore) => cercatore.cerca(pulito, first, ctx)))).flat()
}
