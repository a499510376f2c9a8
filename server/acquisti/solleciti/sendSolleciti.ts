import { UserErrors } from '#platform/errors.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { fullNameOf, type OperationContext, operation } from '#platform/operation.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { sentHistory } from '../ordiniFornitore/history.ts'
import { readSolleciti } from './read.ts'
import { type ProposedSollecitoFornitore, sollecitiSchema, whyNoSollecito } from './rules.ts'

/** What became of one supplier. */
export interface SollecitoOutcome {
  /** Its number. */
  fornitore: number
  fatto: boolean
  /** Why not, in Italian. */
  motivo: string | null
}

/**
 * Writes to suppliers about what is late: one mail each, with all its late orders, once a day unless `forza` says
 * otherwise. Each supplier has its own outcome; two at once write once.
 * @throws UserErrors on `fornitori` for a number that is nobody's
 */
export const sendSolleciti = operation({
  nome: 'sendSolleciti',
  permesso: 'adminOrdiniFornitore',
  schema: sollecitiSchema,
  async run({ fornitorePks, forza }, ctx) {
    // In order, so that two who ask the same suppliers wait and do not block each other.
    const locked = await ctx.tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM fornitori WHERE id = ANY(${fornitorePks}::int[]) ORDER BY id FOR UPDATE`
    const lacks = fornitorePks.find((pk) => !locked.some(({ id }) => id === pk))
    if (lacks !== undefined) throw UserErrors.of('fornitorePks', unknownPkMessage(lacks))
    const outcomes: SollecitoOutcome[] = []
    for (const sollecito of await readSolleciti(ctx.tx, fornitorePks)) {
      const { fornitore, ordini, sollecitatoIl } = sollecito
      const facts = { email: fornitore.email, ordini: ordini.length, sollecitato: sollecitatoIl !== null }
      const reason = whyNoSollecito(facts, forza)
      if (reason === null) await ask(ctx, sollecito)
      outcomes.push({ fornitore: fornitore.pk, fatto: reason === null, motivo: reason })
    }
    return { esiti: outcomes }
  },
})

async function ask(ctx: OperationContext, { fornitore, ordini, oggetto, corpo }: ProposedSollecitoFornitore) {
  const day = dateOfDay(dayOfInstant(new Date()))
  const mail = await enqueueMail(ctx.tx, {
    aIndirizzo: fornitore.email,
    aNome: fornitore.nome,
    oggetto,
    corpo,
    contesto: 'Sollecito',
    contestoPk: fornitore.pk,
    creataDaId: ctx.viewer?.id,
  })
  const volta = 1 + (await ctx.tx.sollecitoFornitore.count({ where: { fornitoreId: fornitore.pk, giorno: day } }))
  const userNome = ctx.viewer ? fullNameOf(ctx.viewer) : ''
  const ordiniFornitore = ordini.map(({ pk }) => pk)
  await ctx.tx.sollecitoFornitore.create({
    data: { fornitoreId: fornitore.pk, giorno: day, volta, userNome, ordiniFornitore, mailId: mail.id },
  })
  await ctx.audit(...ordini.flatMap(({ pk, ordine }) => sentHistory(pk, ordine, fornitore.email, 'sollecitaFornitura')))
}
