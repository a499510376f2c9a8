// What a change of calendar, absence, holiday or staff does to the cells: told before, and after.
import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { inTransaction, type OperationContext } from '../../platform/operation.ts'
import { caricaCalendario } from './dati/calendario.ts'
import { caricaLibro, numeriCommessa } from './dati/libro.ts'
import { creaCalendario } from './engine/capacita.ts'
import { type CellaRotta, celleNuoveRotte, celleRotte } from './engine/celle.ts'
import { giornoDi, istanteCivile, scriviGiorno } from './engine/tempo.ts'
import type { Reparto } from './engine/tipi.ts'
import type { OrdineNominato } from './vista.ts'

/** A cell with more minutes booked than there are, and whose orders are in it. */
export interface CellaRottaVista {
  giorno: string
  reparto: Reparto
  capacita: number
  occupato: number
  /** Negative: how many minutes are too many. */
  libero: number
  ordini: OrdineNominato[]
}

const oggi = () => giornoDi(istanteCivile(new Date()))

async function nominate(db: Db | Tx, celle: readonly CellaRotta[]): Promise<CellaRottaVista[]> {
  const numeri = await numeriCommessa(
    db,
    celle.flatMap(({ ordini }) => ordini),
  )
  return celle.map(({ giorno, reparto, capacita, occupato, libero, ordini }) => ({
    giorno: scriviGiorno(giorno),
    reparto,
    capacita,
    occupato,
    libero,
    ordini: ordini.map((pk) => ({ pk, numeroCommessa: numeri.get(pk) ?? '' })),
  }))
}

/** The worklist: every broken cell from today on. */
export async function leggiCelleRotte(db: Db | Tx): Promise<CellaRottaVista[]> {
  const dal = oggi()
  const calendario = creaCalendario(await caricaCalendario(db, dal))
  return nominate(db, celleRotte(calendario, await caricaLibro(db, dal), dal))
}

/**
 * Does a write that changes capacity and tells what it breaks; the write announces its days itself.
 * @returns what the write returned, with the cells that it newly breaks or breaks further
 */
export async function conImpatto<Esito>(
  ctx: OperationContext,
  scrivi: () => Promise<Esito>,
): Promise<{ esito: Esito; rotte: CellaRottaVista[] }> {
  const dal = oggi()
  const prima = creaCalendario(await caricaCalendario(ctx.tx, dal))
  const esito = await scrivi()
  const dopo = creaCalendario(await caricaCalendario(ctx.tx, dal))
  const libro = await caricaLibro(ctx.tx, dal)
  return { esito, rotte: await nominate(ctx.tx, celleNuoveRotte({ prima, dopo }, libro, oggi())) }
}

class Annulla extends Error {
  readonly rotte: CellaRottaVista[]
  constructor(rotte: CellaRottaVista[]) {
    super('Dry run')
    this.rotte = rotte
  }
}

/** What a write would break: it is done in a transaction that is then rolled back. */
export async function soloImpatto(
  ctx: Context,
  scrivi: (ctx: OperationContext) => Promise<{ rotte: CellaRottaVista[] }>,
): Promise<CellaRottaVista[]> {
  try {
    return await inTransaction(ctx, async (dentro) => {
      throw new Annulla((await scrivi(dentro)).rotte)
    })
  } catch (error) {
    if (error instanceof Annulla) return error.rotte
    throw error
  }
}
