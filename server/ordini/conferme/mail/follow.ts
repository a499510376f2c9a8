import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import type { Mail } from '#prisma/generated/client.ts'
import { recordEvent } from '../events.ts'
import { CONFERMA_DELETED, SENT_WITH_OTHER } from '../rules.ts'

/** A mail that somebody takes up again, as against one that the worker puts off: those have tries behind them. */
const takenUp = ({ stato, tentativi }: Mail) => stato === 'DA_INVIARE' && tentativi === 0

/**
 * Keeps a confirmation in step with its mail, in the transaction that changes the mail: given up in 'Posta in uscita'
 * → not sent; taken up again → sent.
 * @throws UserErrors when it is taken up again although the confirmation is gone, or has left with another mail
 */
export async function followMailConferma(tx: Tx, mail: Mail): Promise<void> {
  const { id, stato, contesto, contestoPk } = mail
  if (contesto !== 'ConfermaOrdine' || contestoPk === null) return
  if (stato !== 'ANNULLATA' && !takenUp(mail)) return
  await tx.$queryRaw`SELECT 1 FROM conferme_ordine WHERE id = ${contestoPk} FOR UPDATE`
  const conferma = await tx.confermaOrdine.findUnique({ where: { id: contestoPk } })
  const own = conferma?.mailId === id
  if (stato === 'ANNULLATA') {
    if (!conferma || !own) return
    return write(tx, conferma.id, null, mail)
  }
  if (own) return
  if (!conferma) throw UserErrors.of(null, CONFERMA_DELETED, 'CONFLICT')
  if (conferma.mailId !== null || conferma.dataInvio !== null) throw UserErrors.of(null, SENT_WITH_OTHER, 'CONFLICT')
  return write(tx, conferma.id, id, mail)
}

async function write(tx: Tx, pk: number, mailId: number | null, mail: Mail): Promise<void> {
  const dataInvio = mailId === null ? null : new Date()
  await tx.confermaOrdine.update({ where: { id: pk }, data: { dataInvio, mailId, versione: { increment: 1 } } })
  const userNome = 'Posta in uscita'
  const action = mailId === null ? 'annullaInvio' : 'invia'
  await tx.auditLog.create({
    data: { oggetto: 'ConfermaOrdine', oggettoPk: pk, azione: action, userNome, dopo: mail.aIndirizzo },
  })
  const tipo = mailId === null ? 'INVIO_ANNULLATO' : 'INVIATA'
  await recordEvent(tx, { confermaId: pk, tipo, chi: userNome, dettaglio: mail.aIndirizzo })
}
