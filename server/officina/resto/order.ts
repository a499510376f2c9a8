import type { Db } from '#platform/db/prisma.ts'
import type { ValoreStato } from '#prisma/generated/client.ts'
import { readLavoroFasi } from './read.ts'
import { faseFinished, minutiRimasti } from './rules.ts'

/** What is left of a phase of an order. */
export interface RestoFase {
  nomeFase: string
  minuti: number
  minutiRimasti: number
  finita: boolean
  statoProposto: ValoreStato | null
}

/** What is left of the phases of an order that the workshop has work for. */
export async function readResto(db: Db, ordine: number): Promise<RestoFase[]> {
  const [lavoro, schedulate, stati, given] = await Promise.all([
    readLavoroFasi(db, [ordine]),
    db.schedulazioneFase.findMany({ where: { ordineId: ordine }, select: { nomeFase: true, durata: true } }),
    db.valoreStato.findMany({ where: { contesto: 'FASI' }, orderBy: [{ ordine: 'desc' }, { nome: 'desc' }] }),
    db.statoFase.findMany({ where: { ordineId: ordine }, select: { nomeFase: true, statoId: true } }),
  ])
  return [...(lavoro.get(ordine) ?? [])].flatMap(([nomeFase, own]) => {
    const duration = schedulate.find((one) => one.nomeFase === nomeFase)?.durata ?? null
    const remaining = minutiRimasti(duration, own)
    if (remaining === null) return []
    const finished = faseFinished(own)
    const last = stati.find((stato) => stato.nomeFase === nomeFase) ?? null
    const put = given.find((one) => one.nomeFase === nomeFase)?.statoId
    const statoProposto = finished && last && last.id !== put ? last : null
    return [
      {
        nomeFase,
        minuti: duration ?? Math.round(own.teorico),
        minutiRimasti: remaining,
        finita: finished,
        statoProposto,
      },
    ]
  })
}
