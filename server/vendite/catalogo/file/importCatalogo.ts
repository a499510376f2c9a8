import { createHash } from 'node:crypto'
import type { Context, Services } from '../../../platform/context.ts'
import { lockLista } from '../../../platform/db/arranged/entries.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { Refusal, UserErrors } from '../../../platform/errors.ts'
import { safeFileName } from '../../../platform/files/name.ts'
import { openPack, refusedPack } from '../../../platform/files/pack/openPack.ts'
import { freeOperation, inTransaction, type OperationContext } from '../../../platform/operation.ts'
import { CATALOGO_LAYOUT, type CatalogoDocument, catalogoText } from './document/rules.ts'
import { type EsitoCatalogo, esitoCatalogo } from './esito.ts'
import { parseCatalogo } from './parse.ts'
import { type PianoCatalogo, planCatalogo } from './plan.ts'
import { importCatalogoSchema } from './rules.ts'
import { readStoredCatalogo } from './stored.ts'
import { writeFamiglie } from './write/famiglie.ts'
import { pictureStore } from './write/scene.ts'
import { writeTipi } from './write/tipi.ts'
import { writeVincoli } from './write/vincoli.ts'

const PERSO = 'Il file non è più disponibile: caricarlo di nuovo.'
export const CATALOGO_CAMBIATO =
  'Il catalogo è cambiato dopo l’anteprima: non è stato importato niente. Guarda la nuova anteprima e conferma di nuovo.'
const TIMEOUT_MS = 120_000

/** In the order in which they are locked, always the same. */
const TABELLE = [
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

async function byteDi(nome: string, chiave: string, { storage }: Services): Promise<Buffer> {
  return storage.read(chiave).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? refusedPack(nome, PERSO) : error
  })
}

/** What a preview has shown: the catalogue as it was, the file, and how it is taken. */
function improntaDi(attuale: CatalogoDocument, { chiave, ritira }: { chiave: string; ritira: boolean }): string {
  return createHash('sha256')
    .update(`${chiave} ${ritira} ${catalogoText(attuale)}`)
    .digest('hex')
}

async function scrivi(ctx: OperationContext, piano: PianoCatalogo, fileOf: ReturnType<typeof pictureStore>) {
  const scena = { ctx, fileOf }
  await writeFamiglie(scena, piano)
  await writeTipi(scena, piano)
  await writeVincoli(scena, piano.vincoli)
  const cambia = Object.values(piano).some((voci) => voci.some(({ azione }) => azione !== 'UGUALE'))
  if (cambia) await ctx.emit('catalogo', { importato: true })
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
  async run(richiesta, ctx): Promise<EsitoCatalogo> {
    const { chiave, ritira, anteprima, impronta } = richiesta
    const nome = safeFileName(richiesta.nome)
    const bytes = await byteDi(nome, chiave, ctx.services)
    const pack = await openPack(ctx.services.examiner, { nome, bytes }, CATALOGO_LAYOUT, !anteprima)
    const { sent, faults, inutili } = await parseCatalogo(nome, pack)

    async function pianifica(db: Db | Tx) {
      const attuale = await readStoredCatalogo(db)
      const sua = improntaDi(attuale, { chiave, ritira })
      if (!anteprima && sua !== impronta) throw UserErrors.of(null, CATALOGO_CAMBIATO, 'CONFLICT')
      const piano = planCatalogo(attuale, sent, ritira, faults)
      faults.refuse()
      return { piano, esito: await esitoCatalogo(db, piano, { anteprima, impronta: sua, inutili }) }
    }

    if (anteprima) return inSnapshot(ctx, async (tx) => (await pianifica(tx)).esito)
    return inTransaction(
      ctx,
      async (operation) => {
        for (const tabella of TABELLE) await lockLista(operation, tabella)
        const { piano, esito } = await pianifica(operation.tx)
        await scrivi(operation, piano, pictureStore(operation, pack.pictures))
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
