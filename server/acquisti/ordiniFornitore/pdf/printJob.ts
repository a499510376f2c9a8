import type { Services } from '#platform/context.ts'
import { pdfFile, saveFile } from '#platform/files/save.ts'
import { defineJob, type JobKind } from '#platform/jobs/kind.ts'
import { PRINTS_NAME, pdfOfOrdiniFornitore } from './print.ts'

/** Who asked may see them: looked at when it was asked for. */
interface PrintData {
  ordini: number[]
}

interface PrintResult {
  ordini: number
}

/** Prints many supplier orders into a stored file. Cut short it has stored nothing, and begins again. */
export function printJob(services: Pick<Services, 'pdf' | 'storage'>): JobKind<PrintData, PrintResult> {
  return defineJob<PrintData, PrintResult>({
    nome: 'stampaOrdiniFornitore',
    annullabile: true,
    async run({ ordini }, { db, log, pk, userId, signal, progresso, concludi }) {
      const bytes = await pdfOfOrdiniFornitore({ ...services, db, log }, ordini, async (amount) => {
        signal.throwIfAborted()
        await progresso(amount * 98)
      })
      const result = { ordini: ordini.length }
      const viewer = userId === null ? null : { id: userId }
      await db.$transaction(async (tx) => {
        const fileId = await saveFile({ tx, services, viewer }, pdfFile(PRINTS_NAME, bytes))
        await tx.job.update({ where: { id: pk }, data: { fileId } })
        await concludi(tx, result)
      })
      return result
    },
  })
}
