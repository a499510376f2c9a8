import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { batched } from '../../platform/db/batched.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { byOrdine } from '../../platform/graphql/referenceField.ts'
import { readSettings } from '../../platform/settings/read.ts'
import type { SettingValues } from '../../platform/settings/rules.ts'
import type { CatalogoPreventivo } from './catalogo/rules.ts'

const ordinati = { orderBy: byOrdine }
/** What is offered, in its order. */
const offerti = { ...ordinati, where: { ritirato: false } }
const file = { select: { chiave: true, nome: true } } as const

const famigliaIntera = {
  tipologiaFamiglia: true,
  immagini: { ...ordinati, include: { file } },
  opzioni: { ...offerti, include: { valori: offerti } },
} satisfies Prisma.FamigliaInclude

const aperturaIntera = { immagine: file } satisfies Prisma.TipoAperturaInclude

const tipoIntero = {
  immagine: file,
  aperture: { ...offerti, include: aperturaIntera },
  accessori: offerti,
} satisfies Prisma.TipoSerramentoInclude

/** Everything the wizard chooses from, whole and in order, as Prisma reads it. */
interface StoredCatalogo {
  famiglie: Prisma.FamigliaGetPayload<{ include: typeof famigliaIntera }>[]
  tipi: Prisma.TipoSerramentoGetPayload<{ include: typeof tipoIntero }>[]
  aperture: Prisma.TipoAperturaGetPayload<{ include: typeof aperturaIntera }>[]
  vincoli: Prisma.VincoloGetPayload<object>[]
  impostazioni: SettingValues
  /** The same for the rules of a quote; the same object as long as nothing changes. */
  perRegole: CatalogoPreventivo
}

/**
 * One text that changes with any write to the catalogue or the settings, by whatever process or program: rows and
 * their transaction numbers. About a thousand short rows, less than a millisecond. Events would come too late here:
 * a moment after the commit, or when a lost listener is back.
 */
async function impronta(db: Db | Tx): Promise<string> {
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

const improntaInsieme = new WeakMap<Db, () => Promise<string>>()

/** The fingerprint as it is now; those who ask at the same time are told by one statement. */
function improntaDiAdesso(db: Db): Promise<string> {
  const nota = improntaInsieme.get(db)
  if (nota) return nota()
  const trova = batched(
    async () => [await impronta(db)],
    () => '',
  )
  const chiedi = async () => (await trova('')) ?? ''
  improntaInsieme.set(db, chiedi)
  return chiedi()
}

interface Caricato {
  impronta: string
  catalogo: StoredCatalogo
}

/** Reads it all from one snapshot, so that the fingerprint is really its own. */
function carica(db: Db): Promise<Caricato> {
  return db.$transaction(
    async (tx) => {
      const caricato = await impronta(tx)
      const orderBy = [{ tipologiaFamiglia: { ordine: 'asc' as const } }, ...byOrdine]
      const famiglie = await tx.famiglia.findMany({ where: offerti.where, include: famigliaIntera, orderBy })
      const tipi = await tx.tipoSerramento.findMany({ include: tipoIntero, ...offerti })
      const aperture = await tx.tipoApertura.findMany({ include: aperturaIntera, ...offerti })
      const vincoli = await tx.vincolo.findMany({
        orderBy: [{ famigliaId: 'asc' }, { tipoSerramentoId: 'asc' }, { altezzaMin: 'asc' }, { id: 'asc' }],
      })
      const letto = { famiglie, tipi, aperture, vincoli, impostazioni: await readSettings(tx) }
      return { impronta: caricato, catalogo: { ...letto, perRegole: perRegole(letto) } }
    },
    { isolationLevel: 'RepeatableRead' },
  )
}

function perRegole({ famiglie, tipi, vincoli, impostazioni }: Omit<StoredCatalogo, 'perRegole'>): CatalogoPreventivo {
  return {
    famiglie,
    tipi,
    vincoli: vincoli.map((v) => ({ ...v, famiglia: v.famigliaId, tipoSerramento: v.tipoSerramentoId })),
    tipiCliente: impostazioni.tipi_cliente,
    tipiIntervento: impostazioni.tipi_intervento,
    piani: impostazioni.piani,
  }
}

const caricati = new WeakMap<Db, Promise<Caricato>>()
const inCorso = new WeakMap<Context, Promise<StoredCatalogo>>()

/**
 * The catalogue as it is now. It is kept in the process and loaded again only when its fingerprint has changed, so
 * a change made by any process holds from its commit on. Fields of one request that ask at the same time share the
 * one statement this costs.
 */
export function readCatalogo(ctx: Context): Promise<StoredCatalogo> {
  const gia = inCorso.get(ctx)
  if (gia) return gia
  const lettura = aggiornato(ctx.services.db).finally(() => inCorso.delete(ctx))
  inCorso.set(ctx, lettura)
  return lettura
}

async function aggiornato(db: Db): Promise<StoredCatalogo> {
  const tenuto = caricati.get(db)
  if (tenuto) {
    const [adesso, caricato] = await Promise.all([improntaDiAdesso(db), tenuto.catch(() => null)])
    if (caricato?.impronta === adesso) return caricato.catalogo
  }
  // Somebody else may have begun to load meanwhile; what began after our look is as fresh as we need.
  const altrui = caricati.get(db)
  const nuovo = altrui && altrui !== tenuto ? altrui : carica(db)
  caricati.set(db, nuovo)
  return (await nuovo).catalogo
}
