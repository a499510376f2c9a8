import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { emit } from '#platform/events/events.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import type { Mail } from '#prisma/generated/client.ts'
import { LINK_CONTEXT } from '../../linkClienti/mail.ts'
import { STATO_OFFERTA_LABELS, type StatoOfferta, unsentLabel } from '../rules.ts'

/** States of the mails that took the sent version of each offer along, oldest first. */
async function mailsOfOfferte(db: Db, offertePks: number[]): Promise<ReadonlyMap<number, Mail['stato'][]>> {
  const links = await db.linkSegreto.findMany({
    where: { versioneOfferta: { offertaId: { in: offertePks }, stato: 'INVIATA' } },
    select: { id: true, letture: true, versioneOfferta: { select: { offertaId: true } } },
  })
  const mails = await db.mail.findMany({
    where: { contesto: LINK_CONTEXT, contestoPk: { in: links.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: { stato: true, contestoPk: true },
  })
  const offerte = new Map(links.map(({ id, versioneOfferta }) => [id, versioneOfferta?.offertaId]))
  const states = new Map<number, Mail['stato'][]>()
  for (const { stato, contestoPk } of mails) {
    const pk = offerte.get(contestoPk ?? 0)
    if (pk !== undefined) states.set(pk, [...(states.get(pk) ?? []), stato])
  }
  // Who has opened the page has its link, by whatever way it came.
  for (const { letture, versioneOfferta } of links)
    if (letture > 0 && versioneOfferta) states.delete(versioneOfferta.offertaId)
  return states
}

const mailsOf = createBatch((pks: number[], { services }: Context) => mailsOfOfferte(services.db, pks))

/** What the badge of an offer says: that it is sent once its mail has left, and not before. */
export async function offertaLabel(stato: StatoOfferta, offertaPk: number, ctx: Context): Promise<string> {
  const unsent = stato === 'INVIATA' ? unsentLabel((await mailsOf(offertaPk, ctx)) ?? []) : null
  return unsent ?? STATO_OFFERTA_LABELS[stato]
}

/** Tells who looks at an offer that its mail has another state. */
export async function followMailOfferta(tx: Tx, { contesto, contestoPk }: Mail): Promise<void> {
  if (contesto !== LINK_CONTEXT || contestoPk === null) return
  const link = await tx.linkSegreto.findUnique({
    where: { id: contestoPk },
    select: { versioneOfferta: { select: { offertaId: true } } },
  })
  if (link?.versioneOfferta) await emit(tx, 'offerta', { pk: link.versioneOfferta.offertaId })
}
