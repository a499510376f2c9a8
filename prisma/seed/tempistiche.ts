// Window codes and the minutes that a piece takes; two combinations have none, so that 'missing timings' shows.
import type { Tx } from '#platform/db/prisma.ts'

const CATEGORIE = ['LEGNO', 'LEGNO-ALLUMINIO', 'PVC']

/** Window type → its code, its shape, minutes at the machines and at the benches for a wooden piece. */
const modelli: Record<string, [codice: string, forma: string, macchine: number, banchi: number]> = {
  'Finestra 1 anta': ['F1', 'RETT', 35, 55],
  'Finestra 2 ante': ['F2', 'RETT', 55, 85],
  'Finestra 3 ante': ['F3', 'RETT', 75, 120],
  'Portafinestra 1 anta': ['PF1', 'RETT', 45, 75],
  'Portafinestra 2 ante': ['PF2', 'RETT', 70, 110],
  Vasistas: ['VA', 'RETT', 25, 40],
  'Scorrevole alzante': ['SA', 'RETT', 110, 190],
  'Scorrevole parallelo': ['SP', 'RETT', 90, 150],
  'Finestra ad arco': ['FA', 'ARCO', 95, 130],
  Oblò: ['OB', 'TONDO', 80, 100],
  Portoncino: ['PO', 'RETT', 90, 160],
}

/** How a category changes the times, percent: machines, benches. */
const PESI: Record<string, [macchine: number, banchi: number]> = {
  LEGNO: [100, 100],
  'LEGNO-ALLUMINIO': [120, 135],
  PVC: [70, 80],
}

/** Without a timing, by code and category. */
const SENZA = new Set(['PO PVC', 'OB LEGNO-ALLUMINIO'])

/** What an order line may be made of. */
export interface CodiceDemo {
  codiceSerramentoId: number
  tipoSerramentoId: number
  tipo: string
  categoria: string
  forma: string
}

/** Inserts codes and timings; the catalogue's window types must be there. */
export async function seedTempistiche(tx: Tx): Promise<CodiceDemo[]> {
  const tipi = new Map((await tx.tipoSerramento.findMany()).map(({ id, nome }) => [nome, id]))
  const items = Object.entries(modelli).flatMap(([tipo, [codice, shape, macchine, banchi]]) =>
    CATEGORIE.map((categoria) => ({ tipo, codice, forma: shape, categoria, macchine, banchi })),
  )
  const codici = await tx.codiceSerramento.createManyAndReturn({
    data: items.map(({ categoria, forma, codice }) => ({ categoria, forma, codice })),
  })
  const done = items.map((item, index) => ({
    ...item,
    codiceSerramentoId: codici[index]?.id ?? 0,
    tipoSerramentoId: tipi.get(item.tipo) ?? 0,
  }))
  await tx.tempistica.createMany({
    data: done
      .filter(({ codice, categoria }) => !SENZA.has(`${codice} ${categoria}`))
      .map(({ tipoSerramentoId, codiceSerramentoId, categoria, macchine, banchi }) => {
        const [pesoMacchine, pesoBanchi] = PESI[categoria] ?? [100, 100]
        return {
          tipoSerramentoId,
          codiceSerramentoId,
          tempoRepartoMacchine: Math.round((macchine * pesoMacchine) / 100),
          tempoRepartoBanchi: Math.round((banchi * pesoBanchi) / 100),
        }
      }),
  })
  return done.map(({ codiceSerramentoId, tipoSerramentoId, tipo, categoria, forma }) => {
    return { codiceSerramentoId, tipoSerramentoId, tipo, categoria, forma }
  })
}

/** Inserts a timing for each window type whatever its code, that of a wooden piece; the window types must be there. */
export async function seedTypeTempistiche(tx: Tx): Promise<void> {
  const tipi = await tx.tipoSerramento.findMany({ where: { nome: { in: Object.keys(modelli) } } })
  await tx.tempistica.createMany({
    data: tipi.flatMap(({ id, nome }) => {
      const [, , macchine, banchi] = modelli[nome] ?? []
      if (macchine === undefined || banchi === undefined) return []
      return [{ tipoSerramentoId: id, tempoRepartoMacchine: macchine, tempoRepartoBanchi: banchi }]
    }),
  })
}
