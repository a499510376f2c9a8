import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { emit } from '#platform/events/events.ts'
import type { Mail } from '#prisma/generated/client.ts'
import { tempoColumns } from '../../fornitori/rules.ts'
import type { FORNITURA_ACTIONS } from '../history.ts'
import { changedSince, GONE_RACCOLTA } from '../raccolte/rules.ts'
import { DELETED_ORDINE, SENT_WITH_ANOTHER } from './rules.ts'
import { markFornituraSent, unmarkFornituraSent } from './sent.ts'

/** A mail that somebody takes up again, as against one that the worker puts off: those have tries behind them. */
const takenUp = ({ stato, tentativi }: Mail) => stato === 'DA_INVIARE' && tentativi === 0

async function whole(tx: Tx, pk: number) {
  await tx.$queryRaw`SELECT 1 FROM ordini_fornitore WHERE id = ${pk} FOR UPDATE`
  return tx.ordineFornitore.findUnique({
    where: { id: pk },
    include: { stato: { select: { nome: true } }, fornitore: { select: tempoColumns } },
  })
}

/**
 * Keeps a supplier order, or all that left together, in step with its mail, in the transaction that changes the mail:
 * given up in 'Posta in uscita' → not sent, as it was before; taken up again → sent.
 * @throws UserErrors when it is taken up again although the supplier order is gone, or has left with another mail
 */
export async function followMailFornitura(tx: Tx, mail: Mail): Promise<void> {
  const { contesto, contestoPk } = mail
  if (contestoPk === null || (mail.stato !== 'ANNULLATA' && !takenUp(mail))) return
  if (contesto === 'OrdineFornitore') return followOne(tx, mail, contestoPk)
  if (contesto === 'RaccoltaFornitore') return followRaccolta(tx, mail, contestoPk)
}

/** All that a mail took along follow it, or none: it leaves again only while they are those that its print has. */
async function followRaccolta(tx: Tx, mail: Mail, pk: number): Promise<void> {
  const members = await tx.ordineFornitore.findMany({
    where: mail.stato === 'ANNULLATA' ? { mailId: mail.id } : { raccoltaId: pk },
    orderBy: [{ ordineId: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  if (mail.stato !== 'ANNULLATA') {
    await tx.$queryRaw`SELECT 1 FROM raccolte_fornitore WHERE id = ${pk} FOR UPDATE`
    const raccolta = await tx.raccoltaFornitore.findUnique({ where: { id: pk }, select: { spediti: true } })
    if (!raccolta) throw UserErrors.of(null, GONE_RACCOLTA, 'CONFLICT')
    const named = new Set(raccolta.spediti)
    if (members.length !== named.size || members.some(({ id }) => !named.has(id))) {
      throw UserErrors.of(null, changedSince(pk), 'CONFLICT')
    }
  }
  for (const { id } of members) await followOne(tx, mail, id)
}

async function followOne(tx: Tx, mail: Mail, pk: number): Promise<void> {
  const { id, stato } = mail
  const fornitura = await whole(tx, pk)
  const own = fornitura?.mailId === id
  if (stato === 'ANNULLATA') {
    if (!fornitura || !own) return
    const after = await unmarkFornituraSent(tx, fornitura)
    return tell(tx, fornitura, 'annullaInvioFornitura', after)
  }
  if (own) return
  if (!fornitura) throw UserErrors.of(null, DELETED_ORDINE, 'CONFLICT')
  if (fornitura.mailId !== null || fornitura.emailSentAt !== null) {
    throw UserErrors.of(null, SENT_WITH_ANOTHER, 'CONFLICT')
  }
  const print = await tx.allegatoMail.findFirst({ where: { mailId: id }, orderBy: { id: 'asc' } })
  const after = await markFornituraSent(tx, fornitura, { mailId: id, emailPdfId: print?.fileId ?? null })
  return tell(tx, fornitura, 'inviaFornitura', after)
}

type Fornitura = NonNullable<Awaited<ReturnType<typeof whole>>>

/** The histories of the supplier order and of its order, whose phases show its state. */
async function tell(
  tx: Tx,
  fornitura: Fornitura,
  action: keyof typeof FORNITURA_ACTIONS,
  after: string,
): Promise<void> {
  const { id, ordineId, stato } = fornitura
  const item = { userNome: 'Posta in uscita', azione: action, campo: 'stato', prima: stato?.nome ?? '', dopo: after }
  await tx.auditLog.createMany({
    data: [
      { ...item, oggetto: 'OrdineFornitore', oggettoPk: id },
      { ...item, oggetto: 'Ordine', oggettoPk: ordineId },
    ],
  })
  await emit(tx, 'ordine', { pk: ordineId })
}
