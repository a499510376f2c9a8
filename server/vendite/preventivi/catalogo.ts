import type { Context } from '#platform/context.ts'
import { batched } from '#platform/db/batched.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { can } from '#platform/permissions.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type VenditeSettings, venditeSettings } from '../impostazioni/rules.ts'
import type { CatalogoPreventivo } from './catalogo/rules.ts'

const sorted = { orderBy: byOrdine }
/** What is offered, in its order. */
const offered = { ...sorted, where: { ritirato: false } }
const file = { select: { chiave: true, nome: true } } as const

const wholeFamiglia = {
  tipologiaFamiglia: true,
  immagini: { ...sorted, include: { file } },
  opzioni: { ...offered, include: { valori: offered } },
} satisfies Prisma.FamigliaInclude

const wholeApertura = { immagine: file } satisfies Prisma.TipoAperturaInclude

const wholeTipo = {
  immagine: file,
  aperture: { ...offered, include: wholeApertura },
  accessori: offered,
} satisfies Prisma.TipoSerramentoInclude

/** Everything the wizard chooses from, whole and in order, as Prisma reads it. */
interface StoredCatalogo {
  famiglie: Prisma.FamigliaGetPayload<{ include: typeof wholeFamiglia }>[]
  tipi: Prisma.TipoSerramentoGetPayload<{ include: typeof wholeTipo }>[]
  aperture: Prisma.TipoAperturaGetPayload<{ include: typeof wholeApertura }>[]
  vincoli: Prisma.VincoloGetPayload<object>[]
  impostazioni: ProductSettings & VenditeSettings
  /** The same for the rules of a quote; the same object as long as nothing changes. */
  forRules: CatalogoPreventivo
}

/**
 * One text that changes with any write to the catalogue or the settings, by whatever process or program: rows and
 * their transaction numbers. About a thousand short rows, less than a millisecond. Events would come too late here:
 * a moment after the commit, or when a lost listener is back.
 */
async function fingerprint(db: Db | Tx): Promise<string> {
  const [row] = await db.$queryRaw<{ impronta: string }[]>`
    SELECT string_agg(righe || '/' || numeri, ' ' ORDER BY tabella) AS impronta FROM (
      SELECT 1 AS tabella, count(*) AS righe, coalesce(sum(xmin::text::bigint), 0) AS numeri FROM tipologie_famiglia
      UNION ALL SELECT 2, count(*), coalesce(sum(xmin::text::bigint), 0) FROM famiglie
      UNION ALL SELECT 3, count(*), coalesce(sum(xmin::text::bigint), 0) FROM immagini_famiglia
      UNION ALL SELECT 4, count(*), coalesce(sum(xmin::text::bigint), 0) FROM opzioni
      UNION ALL SELECT 5, count(*), coalesce(sum(xmin::text::bigint), 0) FROM valori_opzione
      UNION ALL SELECT 6, count(*), coalesce(sum(xmin::text::bigint), 0) FROM tipi_serramento
      UNION ALL SELECT 7, count(*), coalesce(sum(xmin::text::bigint), 0) FROM tipi_apertura
      UNION ALL SELECT 8, count(*), coalesce(sum(xmin::text::bigint), 0) FROM accessori
      UNION ALL SELECT 9, count(*), coalesce(sum(xmin::text::bigint), 0) FROM "_tipi_serramento_aperture"
      UNION ALL SELECT 10, count(*), coalesce(sum(xmin::text::bigint), 0) FROM "_tipi_serramento_accessori"
      UNION ALL SELECT 11, count(*), coalesce(sum(xmin::text::bigint), 0) FROM vincoli
      UNION ALL SELECT 12, count(*), coalesce(sum(xmin::text::bigint), 0) FROM impostazioni
    ) AS tabelle`
  return row?.impronta ?? ''
}

const fingerprintTogether = new WeakMap<Db, () => Promise<string>>()

/** The fingerprint as it is now; those who ask at the same time are told by one statement. */
function fingerprintNow(db: Db): Promise<string> {
  const nota = fingerprintTogether.get(db)
  if (nota) return nota()
  const find = batched(
    async () => [await fingerprint(db)],
    () => '',
  )
  const ask = async () => (await find('')) ?? ''
  fingerprintTogether.set(db, ask)
  return ask()
}

interface Loaded {
  impronta: string
  catalogo: StoredCatalogo
}

/** Reads it all from one snapshot, so that the fingerprint is really its own. */
function load(db: Db): Promise<Loaded> {
  return db.$transaction(
    async (tx) => {
      const uploaded = await fingerprint(tx)
      const orderBy = [{ tipologiaFamiglia: { ordine: 'asc' as const } }, ...byOrdine]
      const famiglie = await tx.famiglia.findMany({ where: offered.where, include: wholeFamiglia, orderBy })
      const tipi = await tx.tipoSerramento.findMany({ include: wholeTipo, ...offered })
      const aperture = await tx.tipoApertura.findMany({ include: wholeApertura, ...offered })
      const vincoli = await tx.vincolo.findMany({
        orderBy: [{ famigliaId: 'asc' }, { tipoSerramentoId: 'asc' }, { altezzaMin: 'asc' }, { id: 'asc' }],
      })
      const read = { famiglie, tipi, aperture, vincoli, impostazioni: await readSettings(tx, venditeSettings) }
      return { impronta: uploaded, catalogo: { ...read, forRules: byRules(read) } }
    },
    { isolationLevel: 'RepeatableRead' },
  )
}

function byRules({ famiglie, tipi, vincoli, impostazioni }: Omit<StoredCatalogo, 'forRules'>): CatalogoPreventivo {
  return {
    famiglie,
    tipi,
    vincoli: vincoli.map((v) => ({ ...v, famiglia: v.famigliaId, tipoSerramento: v.tipoSerramentoId })),
    tipiCliente: impostazioni.tipi_cliente,
    tipiIntervento: impostazioni.tipi_intervento,
    piani: impostazioni.piani,
  }
}

/** Whether the catalogue is still a draft that the viewer does not see: whoever sees quotes does. */
export const isClosedTo = ({ viewer }: Pick<Context, 'viewer'>, settings: VenditeSettings): boolean =>
  settings.catalogo_pubblicato === 'no' && !can(viewer, 'viewPreventivi')

const loaded = new WeakMap<Db, Promise<Loaded>>()
const inProgress = new WeakMap<Context, Promise<StoredCatalogo>>()

/**
 * The catalogue as it is now. It is kept in the process and loaded again only when its fingerprint has changed, so
 * a change made by any process holds from its commit on. Fields of one request that ask at the same time share the
 * one statement this costs.
 */
export function readCatalogo(ctx: Context): Promise<StoredCatalogo> {
  const prior = inProgress.get(ctx)
  if (prior) return prior
  const reading = updated(ctx.services.db).finally(() => inProgress.delete(ctx))
  inProgress.set(ctx, reading)
  return reading
}

async function updated(db: Db): Promise<StoredCatalogo> {
  const tenuto = loaded.get(db)
  if (tenuto) {
    const [now, uploaded] = await Promise.all([fingerprintNow(db), tenuto.catch(() => null)])
    if (uploaded?.impronta === now) return uploaded.catalogo
  }
  // Somebody else may have begun to load meanwhile; what began after our look is as fresh as we need.
  const foreign = loaded.get(db)
  const next = foreign && foreign !== tenuto ? foreign : load(db)
  loaded.set(db, next)
  return (await next).catalogo
}
