import type { Tx } from '#platform/db/prisma.ts'
import type { Mail } from '#prisma/generated/client.ts'

/**
 * Keeps an order in step with its mail, in the transaction that changes the mail: sent → inviata with its instant,
 * given up in 'Posta in uscita' → not planned, taken up again → planned.
 */
export async function followMail(
  tx: Tx,
  { id, stato, contesto, contestoPk, inviaDal, inviataIl }: Mail,
): Promise<void> {
  if (contesto !== 'Ordine' || contestoPk === null) return
  const ordine = await tx.ordine.findUnique({
    where: { id: contestoPk },
    select: { mailId: true, statoInvioMail: true },
  })
  if (!ordine) return
  const { statoInvioMail: before, mailId } = ordine
  const own = mailId === id
  const after =
    stato === 'INVIATA'
      ? { statoInvioMail: 'INVIATA' as const, dataInvioMail: inviataIl, mailId: id }
      : stato === 'ANNULLATA' && own && before === 'IN_ATTESA_INVIO'
        ? { statoInvioMail: null, dataInvioMail: null, mailId: null }
        : stato === 'DA_INVIARE' && (own || mailId === null) && before !== 'INVIATA'
          ? { statoInvioMail: 'IN_ATTESA_INVIO' as const, dataInvioMail: inviaDal, mailId: id }
          : null
  if (!after) return
  await tx.ordine.update({ where: { id: contestoPk }, data: { ...after, versione: { increment: 1 } } })
  if (after.statoInvioMail === before) return
  const item = { oggetto: 'Ordine', oggettoPk: contestoPk, azione: 'mail', campo: 'statoInvioMail' }
  await tx.auditLog.create({
    data: { ...item, userNome: 'Posta in uscita', prima: before, dopo: after.statoInvioMail },
  })
}
