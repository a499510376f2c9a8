import { createHash } from 'node:crypto'
import type { Context, Services } from '#platform/context.ts'
import { lockLista } from '#platform/db/arranged/entries.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { safeFileName } from '#platform/files/name.ts'
import { openPack, refusedPack } from '#platform/files/pack/openPack.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { type CatalogoOutcome, catalogoOutcome } from './outcome.ts'
import { parseCatalogo } from './parse.ts'
import { type PianoCatalogo, planCatalogo } from './plan.ts'
import { CATALOGO_LAYOUT, type CatalogoDocument, catalogoText, importCatalogoSchema } from './rules.ts'
import { readStoredCatalogo } from './stored.ts'
import { writeFamiglie, writeTipi } from './write/famiglie.ts'
import { pictureStore } from './write/scene.ts'
import { writeVincoli } from './write/vincoli.ts'

const LOST = 'Il file non è più disponibile: caricarlo di nuovo.'
export const CATALOGO_CHANGED =
  'Il catalogo è cambiato dopo l’anteprima: non è stato importato niente. Guarda la nuova anteprima e conferma di nuovo.'
const TIMEOUT_MS = 120_000

/** In the order in which they are locked, always the same. */
const TABLES = [
  'tipologiaFamiglia',
  'famiglia',
  'immagineFamiglia',
  'opzione',
  'valoreOpzione',
  'tipoApertura',
  'accessorio',
  'tipoSerramento',
  'vincolo',
] as const

async function bytesOf(name: string, key: string, { storage }: Services): Promise<Buffer> {
  return storage.read(key).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? refusedPack(name, LOST) : error
  })
}

/** What a preview has shown: the catalogue as it was, the file, and how it is taken. */
function importFingerprint(current: CatalogoDocument, { chiave, ritira }: { chiave: string; ritira: boolean }): string {
  return createHash('sha256')
    .update(`${chiave} ${ritira} ${catalogoText(current)}`)
    .digest('hex')
}

async function write(ctx: OperationContext, piano: PianoCatalogo, fileOf: ReturnType<typeof pictureStore>) {
  const scena = { ctx, fileOf }
  await writeFamiglie(scena, piano)
  await writeTipi(scena, piano)
  await writeVincoli(scena, piano.vincoli)
  const change = Object.values(piano).some((items) => items.some(({ azione }) => azione !== 'UGUALE'))
  if (change) await ctx.emit('catalogo', { importato: true })
}

/**
 * Imports a catalogue file that was kept, or only says what it would change. What it names is made or changed, what it
 * lacks stays or, if so asked, is retired: all of it or nothing.
 * @throws UserErrors with line and column of what is wrong; with CONFLICT when the catalogue is not as it was shown
 */
export const importCatalogo = freeOperation({
  nome: 'importCatalogo',
  permesso: 'adminCatalogo',
  schema: importCatalogoSchema,
  async run(request, ctx): Promise<CatalogoOutcome> {
    const { chiave, ritira, anteprima, impronta } = request
    const name = safeFileName(request.nome)
    const bytes = await bytesOf(name, chiave, ctx.services)
    const pack = await openPack(ctx.services.examiner, { nome: name, bytes }, CATALOGO_LAYOUT, !anteprima)
    const { sent, faults, inutili } = await parseCatalogo(name, pack)

    async function plan(db: Db | Tx) {
      const current = await readStoredCatalogo(db)
      const own = importFingerprint(current, { chiave, ritira })
      if (!anteprima && own !== impronta) throw UserErrors.of(null, CATALOGO_CHANGED, 'CONFLICT')
      const piano = planCatalogo(current, sent, ritira, faults)
      faults.refuse()
      return { piano, esito: await catalogoOutcome(db, piano, { anteprima, impronta: own, inutili }) }
    }

    if (anteprima) return inSnapshot(ctx, async (tx) => (await plan(tx)).esito)
    return inTransaction(
      ctx,
      async (operation) => {
        for (const table of TABLES) await lockLista(operation, table)
        const { piano, esito } = await plan(operation.tx)
        await write(operation, piano, pictureStore(operation, pack.pictures))
        return esito
      },
      TIMEOUT_MS,
    )
  },
})

/** Reads from one state of the database, whatever is written meanwhile. */
function inSnapshot<Result>(ctx: Context, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return ctx.services.db.$transaction(read, { isolationLevel: 'RepeatableRead' })
}
