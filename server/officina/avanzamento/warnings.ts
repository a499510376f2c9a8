import type { Db } from '../../platform/db/prisma.ts'

/** A supplier order in the progress of its order. */
export interface FornituraAvanzamento {
  ordineFornitore: number
  nome: string
  materiale: string
  stato: string | null
  dataArrivo: string | null
  /** Percent, as it is written. */
  valorePercentuale: number | null
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
  const di = new Map(fasi.map(({ nome, dependencies }) => [nome, dependencies]))
  const prima = (fase: string) => {
    const trovate = new Set<string>()
    const daVedere = [...(di.get(fase) ?? [])]
    for (let nome = daVedere.pop(); nome !== undefined; nome = daVedere.pop()) {
      if (trovate.has(nome)) continue
      trovate.add(nome)
      daVedere.push(...(di.get(nome) ?? []))
    }
    return trovate
  }
  return new Map(lavorazioni.map(({ id, fase }) => [id, { fase, prima: prima(fase) }]))
}

interface DaAvvisare {
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
export function avvisiAvanzamento({ materiali, forniture, lavorazioni, antenati }: DaAvvisare): AvvisoAvanzamento[] {
  const iniziate = lavorazioni.flatMap((pk) => antenati.get(pk) ?? [])
  return materiali.flatMap(({ materiale, percentuale }): AvvisoAvanzamento[] => {
    const sue = forniture.filter((una) => una.materiale === materiale)
    const fase = iniziate.find(({ prima }) => prima.has(materiale))?.fase
    const avvisi: AvvisoAvanzamento[] = []
    if (fase !== undefined && sue.length === 0) {
      avvisi.push({
        tipologia: materiale,
        motivo: `La fase ${fase} è iniziata senza un ordine fornitore.`,
        fornitura: null,
      })
    }
    for (const fornitura of sue) {
      if (fase === undefined || fornitura.arrivata) continue
      avvisi.push({ tipologia: materiale, motivo: `La fase ${fase} è iniziata prima dell’arrivo.`, fornitura })
    }
    if (sue.length > 0 && percentuale !== 100) {
      const fanno = String(percentuale).replace('.', ',')
      avvisi.push({ tipologia: materiale, motivo: `Le percentuali fanno ${fanno} invece di 100.`, fornitura: null })
    }
    return avvisi
  })
}
