import type { ValoreStato } from '../../../prisma/generated/client.ts'
import type { Db } from '../../platform/db/prisma.ts'
import { readLavoroFasi } from './read.ts'
import { faseFinita, minutiRimasti } from './rules.ts'

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
  const [lavoro, schedulate, stati, messi] = await Promise.all([
    readLavoroFasi(db, [ordine]),
    db.schedulazioneFase.findMany({ where: { ordineId: ordine }, select: { nomeFase: true, durata: true } }),
    db.valoreStato.findMany({ where: { contesto: 'FASI' }, orderBy: [{ ordine: 'desc' }, { nome: 'desc' }] }),
    db.statoFase.findMany({ where: { ordineId: ordine }, select: { nomeFase: true, statoId: true } }),
  ])
  return [...(lavoro.get(ordine) ?? [])].flatMap(([nomeFase, suo]) => {
    const durata = schedulate.find((una) => una.nomeFase === nomeFase)?.durata ?? null
    const rimasti = minutiRimasti(durata, suo)
    if (rimasti === null) return []
    const finita = faseFinita(suo)
    const ultimo = stati.find((stato) => stato.nomeFase === nomeFase) ?? null
    const messo = messi.find((uno) => uno.nomeFase === nomeFase)?.statoId
    const statoProposto = finita && ultimo && ultimo.id !== messo ? ultimo : null
    return [{ nomeFase, minuti: durata ?? Math.round(suo.teorico), minutiRimasti: rimasti, finita, statoProposto }]
  })
}
