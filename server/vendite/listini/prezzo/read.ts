// Lists as the pricer reads them, kept in the process: a list that has not changed is not read again.
import type { Context } from '#platform/context.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { formatMm } from '#shared/formats/formats.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'
import { storedGriglia } from '../inForce.ts'
import type { ScontoOfListino } from '../sconti/cliente/rules.ts'
import { MOTIVO_SUPPLEMENTO_LABELS } from '../words/rules.ts'
import type { ListinoPrezzi, SupplementoPrezzo } from './listino/rules.ts'
import type { ServizioPrezzo } from './servizi/rules.ts'

const named = { select: { nome: true } } as const

const ofSupplemento = {
  orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
  include: { valore: { select: { nome: true, opzione: named } }, tipoApertura: named, accessorio: named },
} satisfies Prisma.Listino$supplementiArgs

type StoredSupplemento = Prisma.SupplementoListinoGetPayload<{ include: (typeof ofSupplemento)['include'] }>

/** What a supplement is called: 'Vetro Triplo', 'Anta ribalta a sinistra', 'Altezza oltre 2.200 mm'. */
export function supplementoName({ motivo, valore, tipoApertura, accessorio, oltreMm }: StoredSupplemento): string {
  if (valore) return `${valore.opzione.nome} ${valore.nome}`
  return tipoApertura?.nome ?? accessorio?.nome ?? `${MOTIVO_SUPPLEMENTO_LABELS[motivo]} ${formatMm(oltreMm ?? 0)}`
}

const supplementoOf = (stored: StoredSupplemento): SupplementoPrezzo => ({
  nome: supplementoName(stored),
  motivo: stored.motivo,
  famigliaPk: stored.famigliaId,
  valorePk: stored.valoreId,
  tipoAperturaPk: stored.tipoAperturaId,
  accessorioPk: stored.accessorioId,
  oltreMm: stored.oltreMm,
  calcolo: stored.calcolo,
  importo: stored.importo.toNumber(),
  minimoMq: stored.minimoMq?.toNumber() ?? null,
})

/** A list with what is not of its windows: services and discounts. */
export interface WholeListino extends ListinoPrezzi {
  servizi: readonly ServizioPrezzo[]
  sconti: readonly ScontoOfListino[]
}

/** A list as the pricer reads it, by its number; null when there is none. */
export async function loadListino(db: Db | Tx, id: number): Promise<WholeListino | null> {
  const listino = await db.listino.findUnique({
    where: { id },
    select: {
      id: true,
      nome: true,
      costo: true,
      voci: { orderBy: { id: 'asc' } },
      supplementi: ofSupplemento,
      servizi: { orderBy: byOrdine },
      sconti: { orderBy: byOrdine },
    },
  })
  if (!listino) return null
  return {
    pk: listino.id,
    nome: listino.nome,
    costo: listino.costo?.toNumber() ?? null,
    voci: listino.voci.map((voce) => ({
      pk: voce.id,
      famigliaPk: voce.famigliaId,
      tipoSerramentoPk: voce.tipoSerramentoId,
      valorePk: voce.valoreId,
      modo: voce.modo,
      prezzo: voce.prezzo?.toNumber() ?? null,
      minimoMq: voce.minimoMq?.toNumber() ?? null,
      costo: voce.costo?.toNumber() ?? null,
      griglia: storedGriglia(voce.griglia),
    })),
    supplementi: listino.supplementi.map(supplementoOf),
    servizi: listino.servizi.map(({ nome, tipo, calcolo, importo, minimo, piano, zona, iva, costo }) => ({
      nome,
      tipo,
      calcolo,
      importo: importo.toNumber(),
      minimo: minimo?.toNumber() ?? null,
      piano,
      zona,
      iva: iva.toNumber(),
      costo: costo?.toNumber() ?? null,
    })),
    sconti: listino.sconti.map(({ tipoCliente, clienteId, percentuale }) => ({
      tipoCliente,
      clientePk: clienteId,
      percentuale: percentuale.toNumber(),
    })),
  }
}

interface Kept {
  versione: number
  listino: Promise<WholeListino | null>
}

// By the catalogue that was read: its names stand in the steps.
const kept = new WeakMap<object, Map<number, Kept>>()

/** A list that is kept as long as neither it nor the catalogue changes. */
async function listinoAt(ctx: Context, { id, versione }: { id: number; versione: number }) {
  const catalogo = await readCatalogo(ctx)
  const all = kept.get(catalogo) ?? new Map<number, Kept>()
  kept.set(catalogo, all)
  const known = all.get(id)
  if (known?.versione === versione) return known.listino
  const listino = loadListino(ctx.services.db, id)
  all.set(id, { versione, listino })
  // What failed is tried again.
  listino.catch(() => all.delete(id))
  return listino
}

const version = { id: true, versione: true } as const

/** A list by its number, whatever its state; null when there is none. */
export async function readListinoPrezzi(ctx: Context, pk: number): Promise<WholeListino | null> {
  const found = await ctx.services.db.listino.findUnique({ where: { id: pk }, select: version })
  return found && listinoAt(ctx, found)
}

const inProgress = new WeakMap<Context, Map<string, Promise<WholeListino[]>>>()

/**
 * The lists in force on a day, 'YYYY-MM-DD', in the order of their first days. Windows of one request that are priced at
 * the same time share the one statement this costs.
 */
export function readListiniInForce(ctx: Context, day: string): Promise<WholeListino[]> {
  const days = inProgress.get(ctx) ?? new Map<string, Promise<WholeListino[]>>()
  inProgress.set(ctx, days)
  const known = days.get(day)
  if (known) return known
  const reading = readInForce(ctx, day).finally(() => days.delete(day))
  days.set(day, reading)
  return reading
}

async function readInForce(ctx: Context, day: string): Promise<WholeListino[]> {
  const date = dateOfDay(day)
  const found = await ctx.services.db.listino.findMany({
    where: { stato: 'IN_VIGORE', dal: { lte: date }, OR: [{ al: null }, { al: { gte: date } }] },
    select: version,
    orderBy: [{ dal: 'asc' }, { id: 'asc' }],
  })
  const lists = await Promise.all(found.map((one) => listinoAt(ctx, one)))
  return lists.filter((one) => one !== null)
}
