import type { InferType } from 'yup'
import type { Context } from '../../platform/context.ts'
import { UserErrors } from '../../platform/errors.ts'
import { openSession } from '../../platform/identity/sessions.ts'
import { freeOperation, inTransaction, type OperationContext } from '../../platform/operation.ts'
import type { SettingKey } from '../../platform/settings/rules.ts'
import { updateImpostazione } from '../impostazioni/updateImpostazione.ts'
import { AMMINISTRATORE, inserisciUtente } from '../utenti/amministrazione/createUser.ts'
import { provaCodice, statoAvvio } from './codice.ts'
import { AVVIO_IN_CORSO, type Contenuto, primoAvvioSchema, USERNAME_DEMO } from './rules.ts'

type Input = InferType<typeof primoAvvioSchema>
type Riempi = (ctx: OperationContext, passo: (testo: string) => Promise<void>) => Promise<void>

/** The demo data take some seconds, on a busy machine many. */
const TIMEOUT_MS = 180_000
const TURNO = 'primo avvio'

const rifiuto = (motivo: string) => UserErrors.of(null, motivo, 'AVVIO')

/** What fills the database, its pictures already in the store; loaded only when it is asked for. */
async function prepara(contenuto: Contenuto, { services }: Context): Promise<Riempi> {
  if (contenuto === 'VUOTO') return async () => {}
  if (contenuto === 'CATALOGO') {
    const { drawImages: disegnaImmagini } = await import('../../../prisma/seed/catalogo.ts')
    const { inserisciEsempio } = await import('../../../prisma/seed/esempio.ts')
    const immagini = await disegnaImmagini(services.storage)
    return async ({ tx }, passo) => {
      await passo('Catalogo ed elenchi')
      await inserisciEsempio(tx, immagini)
    }
  }
  const { inserisciDemo, preparaDemo } = await import('../../../prisma/seed/demo.ts')
  const preparata = await preparaDemo(services.storage)
  return ({ tx }, passo) => inserisciDemo(tx, preparata, { passo })
}

/** The company, and what mails and pages take from it until somebody says otherwise. */
async function scriviAzienda({ azienda }: Input, ctx: OperationContext): Promise<void> {
  const valori: [SettingKey, unknown][] = [
    ['azienda', azienda],
    ['mittente_nome', azienda.ragioneSociale.slice(0, 100)],
    ['mittente_email', azienda.email],
    ['telefono_commerciale', azienda.telefono],
  ]
  for (const [chiave, valore] of valori) await updateImpostazione.run({ chiave, valore, versione: 0 }, ctx)
}

async function avvia(input: Input, ctx: Context): Promise<{ userId: number }> {
  const { db } = ctx.services
  const { motivo } = await provaCodice(input.codice, ctx)
  if (motivo) throw rifiuto(motivo)
  const { usernameDemo } = await import('../../../prisma/seed/utenti.ts')
  if (input.contenuto === 'DEMO' && usernameDemo.includes(input.username.toLowerCase())) {
    throw UserErrors.of('username', USERNAME_DEMO)
  }
  // Outside the transaction, so that the page can read it meanwhile.
  const passo = async (testo: string) => void (await db.codiceAvvio.updateMany({ data: { passo: testo } }))
  const riempi = await prepara(input.contenuto, ctx)
  const userId = await inTransaction(
    ctx,
    async (op) => {
      const [turno] = await op.tx.$queryRaw<{ mio: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(hashtextextended(${TURNO}, 0)) AS mio`
      if (!turno?.mio) throw rifiuto(AVVIO_IN_CORSO)
      const { motivo: nelFrattempo } = await statoAvvio(op.tx, input.codice)
      if (nelFrattempo) throw rifiuto(nelFrattempo)
      try {
        await riempi(op, passo)
        await passo('Utente e dati aziendali')
        const { codice: _, azienda: __, contenuto: ___, ...utente } = input
        const pk = await inserisciUtente({ ...utente, ...AMMINISTRATORE }, op)
        await scriviAzienda(input, op)
        await op.tx.codiceAvvio.deleteMany()
        return pk
      } catch (error) {
        await passo('')
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
export const primoAvvio = freeOperation({
  nome: 'primoAvvio',
  permesso: 'pubblico',
  schema: primoAvvioSchema,
  run: avvia,
})
