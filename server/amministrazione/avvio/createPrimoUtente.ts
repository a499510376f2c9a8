import type { InferType } from 'yup'
import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { openSession } from '#platform/identity/sessions.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import type { SettingKey } from '../impostazioni/rules.ts'
import { updateImpostazione } from '../impostazioni/updateImpostazione.ts'
import { ADMINISTRATOR, insertUtente } from '../utenti/amministrazione/createUser.ts'
import { startStato, tryCodice } from './codice.ts'
import { AVVIO_UNDER_WAY, type Content, createPrimoUtenteSchema, USERNAME_DEMO } from './rules.ts'

type Input = InferType<typeof createPrimoUtenteSchema>
type Step = (text: string) => Promise<void>

/** What fills the database, and what is made once the company's paper is known. */
interface Filler {
  fill: (ctx: OperationContext, step: Step) => Promise<void>
  print?: (ctx: OperationContext, step: Step) => Promise<unknown>
}

/** The demo data take some seconds, on a busy machine many. */
const TIMEOUT_MS = 180_000
const TURN = 'primo avvio'

const refusal = (reason: string) => UserErrors.of(null, reason, 'AVVIO')

/** What fills the database, its pictures already in the store; loaded only when it is asked for. */
async function prepare(content: Content, { services }: Context): Promise<Filler> {
  if (content === 'VUOTO') return { fill: async () => {} }
  if (content === 'CATALOGO') {
    const { drawImages } = await import('#prisma/seed/catalogo.ts')
    const { insertFirstExample } = await import('#prisma/seed/example.ts')
    const images = await drawImages(services.storage)
    return {
      async fill({ tx }, step) {
        await step('Catalogo ed elenchi')
        await insertFirstExample(tx, images)
      },
    }
  }
  const { insertDemo, prepareDemo } = await import('#prisma/seed/demo.ts')
  const { printOfferteDemo } = await import('#prisma/seed/prezzi/stampa.ts')
  const { printRaccolteDemo } = await import('#prisma/seed/raccolte/stampa.ts')
  const { storage, pdf } = services
  const prepared = await prepareDemo(storage)
  return {
    fill: ({ tx }, step) => insertDemo(tx, prepared, { passo: step }),
    async print({ tx: db }, step) {
      await step('PDF delle offerte')
      await printOfferteDemo({ db, storage, pdf })
      await step('PDF delle raccolte')
      await printRaccolteDemo({ db, storage, pdf })
    },
  }
}

/** How long requests that are no order are kept: what offers are usually compared within. */
const MONTHS_KEPT = 24

/** The company, and what mails and pages take from it until somebody says otherwise. */
async function writeAzienda(
  { azienda, sito, telefonoCommerciale, contenuto }: Input,
  ctx: OperationContext,
): Promise<void> {
  const values: [SettingKey, unknown][] = [
    ['azienda', azienda],
    ['mittente_nome', azienda.ragioneSociale.slice(0, 100)],
    ['mittente_email', azienda.email],
    ['telefono_commerciale', telefonoCommerciale || azienda.telefono],
    ['sito', sito],
    // Until somebody says who should know, the company itself does.
    ['avvisi_richieste', [azienda.email]],
    ['avvisi_firme', [azienda.email]],
    ['avvisi_messaggi', [azienda.email]],
    ['mesi_richieste', MONTHS_KEPT],
    // What is to be adapted, or is not there yet, is not sold.
    ...(contenuto === 'DEMO' ? [] : [['catalogo_pubblicato', 'no'] satisfies [SettingKey, unknown]]),
  ]
  for (const [key, value] of values) await updateImpostazione.run({ chiave: key, valore: value, versione: 0 }, ctx)
}

async function start(input: Input, ctx: Context): Promise<{ userId: number }> {
  const { db } = ctx.services
  const { motivo } = await tryCodice(input.codice, ctx)
  if (motivo) throw refusal(motivo)
  const { usernameDemo } = await import('#prisma/seed/utenti.ts')
  if (input.contenuto === 'DEMO' && usernameDemo.includes(input.username.toLowerCase())) {
    throw UserErrors.of('username', USERNAME_DEMO)
  }
  // Outside the transaction, so that the page can read it meanwhile.
  const step = async (text: string) => void (await db.codiceAvvio.updateMany({ data: { passo: text } }))
  const filler = await prepare(input.contenuto, ctx)
  const userId = await inTransaction(
    ctx,
    async (op) => {
      const [turn] = await op.tx.$queryRaw<{ isOwn: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(hashtextextended(${TURN}, 0)) AS "isOwn"`
      if (!turn?.isOwn) throw refusal(AVVIO_UNDER_WAY)
      const { motivo: meanwhile } = await startStato(op.tx, input.codice)
      if (meanwhile) throw refusal(meanwhile)
      try {
        await filler.fill(op, step)
        await step('Utente e dati aziendali')
        const { codice: _, azienda: __, contenuto: ___, telefonoCommerciale: ____, sito: _____, ...utente } = input
        const pk = await insertUtente({ ...utente, ...ADMINISTRATOR }, op)
        // The browser of the first start is in, as by a login.
        await op.tx.user.update({ where: { id: pk }, data: { ultimoAccesso: new Date() } })
        await writeAzienda(input, op)
        await filler.print?.(op, step)
        await op.tx.codiceAvvio.deleteMany()
        return pk
      } catch (error) {
        await step('')
        throw error
      }
    },
    TIMEOUT_MS,
  )
  await openSession(db, ctx, userId, false)
  return { userId }
}

/**
 * Makes the first user, a superuser who administers users, writes the company's data, fills the database as asked and
 * opens a session: all or nothing.
 * @throws UserErrors AVVIO when the code does not open it, with the reason; Refusal THROTTLED
 */
export const createPrimoUtente = freeOperation({
  nome: 'createPrimoUtente',
  permesso: 'pubblico',
  schema: createPrimoUtenteSchema,
  run: start,
})
