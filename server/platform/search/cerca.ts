import type { Context } from '../context.ts'
import { createRegistry } from '../registry.ts'
import type { Cercatore, Trovato } from './cercatore.ts'

/** Who is asked, in the order in which the results are shown; areas.ts adds them. */
export const cercatori = createRegistry<Cercatore>()

/** Shorter words would find everything; numbers are searched from the first digit. */
const significativo = (testo: string) => testo.length >= 2 || /^\d$/.test(testo)

/** What the viewer may open and matches every word of `testo`, in any order, at most `first` of each kind. */
export async function cerca(testo: string, first: number, ctx: Context): Promise<Trovato[]> {
  const pulito = testo.slice(0, 200).trim()
  if (!significativo(pulito)) return []
  const permessi = cercatori.all().filter(({ permesso }) => permesso === null || ctx.puo(permesso))
  return (await Promise.all(permessi.map((cercatore) => cercatore.cerca(pulito, first, ctx)))).flat()
}
