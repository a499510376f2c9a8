import type { Services } from '../../../platform/context.ts'
import { saveFile } from '../../../platform/files/save.ts'
import { defineJob, type JobKind } from '../../../platform/jobs/kind.ts'
import { PRINTS_NAME, pdfFile, printOrdiniFornitore } from './print.ts'

/** Who asked may see them: looked at when it was asked for. */
interface StampaData {
  ordini: number[]
}

interface StampaResult {
  ordini: number
}

/** Prints many supplier orders into a stored file. Cut short it has stored nothing, and begins again. */
export function stampaJob(services: Pick<Services, 'pdf' | 'storage'>): JobKind<StampaData, StampaResult> {
  return defineJob<StampaData, StampaResult>({
    nome: 'stampaOrdiniFornitore',
    annullabile: true,
    async run({ ordini }, { db, log, pk, userId, signal, progresso, concludi }) {
      const bytes = await printOrdiniFornitore({ ...services, db, log }, ordini, async (quanto) => {
        signal.throwIfAborted()
        await progresso(quanto * 98)
      })
      const risultato = { ordini: ordini.length }
      const viewer = userId === null ? null : { id: userId }
      await db.$transaction(async (tx) => {
        const fileId = await saveFile({ tx, services, viewer }, pdfFile(PRINTS_NAME, bytes))
        await tx.job.update({ where: { id: pk }, data: { fileId } })
        await concludi(tx, risultato)
      })
      return risultato
    },
  })
}
