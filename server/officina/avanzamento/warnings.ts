import type { Db } from '#platform/db/prisma.ts'
import type { AwaitedOrdineFornitore } from '#produzione/statiFase/fasiOrdine.ts'

/** A supplier order in the progress of its order. */
export interface FornituraAvanzamento extends AwaitedOrdineFornitore {
  materiale: string
  /** In state ARRIVATO, with its day. */
  arrivata: boolean
}

/** What is wrong with a material of an order that is being worked. */
export interface AvvisoAvanzamento {
  tipologia: string
  /** In words. */
  motivo: string
  /** The supplier order; null where there is none. */
  fornitura: FornituraAvanzamento | null
}

/** Operation → the phases that must have ended before its own, all the way up. */
export type Antenati = ReadonlyMap<number, { fase: string; prima: ReadonlySet<string> }>

export async function readAntenati(db: Db): Promise<Antenati> {
  const [fasi, lavorazioni] = await Promise.all([
    db.fase.findMany({ select: { nome: true, dependencies: true } }),
    db.lavorazione.findMany({ select: { id: true, fase: true } }),
  ])
  const of = new Map(fasi.map(({ nome, dependencies }) => [nome, dependencies]))
  const before = (fase: string) => {
    const found = new Set<string>()
    const toVisit = [...(of.get(fase) ?? [])]
    for (let name = toVisit.pop(); name !== undefined; name = toVisit.pop()) {
      if (found.has(name)) continue
      found.add(name)
      toVisit.push(...(of.get(name) ?? []))
    }
    return found
  }
  return new Map(lavorazioni.map(({ id, fase }) => [id, { fase, prima: before(fase) }]))
}

interface ToWarn {
  materiali: readonly { materiale: string; percentuale: number }[]
  forniture: readonly FornituraAvanzamento[]
  /** Operations that have been worked. */
  lavorazioni: readonly number[]
  antenati: Antenati
}

/**
 * What is wrong with the materials of an order: work that needs one which has no supplier order, or has not arrived;
 * percentages that do not make 100.
 */
export function avanzamentoNotices({ materiali, forniture, lavorazioni, antenati }: ToWarn): AvvisoAvanzamento[] {
  const started = lavorazioni.flatMap((pk) => antenati.get(pk) ?? [])
  return materiali.flatMap(({ materiale, percentuale }): AvvisoAvanzamento[] => {
    const own = forniture.filter((one) => one.materiale === materiale)
    const fase = started.find(({ prima }) => prima.has(materiale))?.fase
    const notices: AvvisoAvanzamento[] = []
    if (fase !== undefined && own.length === 0) {
      notices.push({
        tipologia: materiale,
        motivo: `La fase ${fase} è iniziata senza un ordine fornitore.`,
        fornitura: null,
      })
    }
    for (const fornitura of own) {
      if (fase === undefined || fornitura.arrivata) continue
      notices.push({ tipologia: materiale, motivo: `La fase ${fase} è iniziata prima dell’arrivo.`, fornitura })
    }
    if (own.length > 0 && percentuale !== 100) {
      const sumText = String(percentuale).replace('.', ',')
      notices.push({ tipologia: materiale, motivo: `Le percentuali fanno ${sumText} invece di 100.`, fornitura: null })
    }
    return notices
  })
}
