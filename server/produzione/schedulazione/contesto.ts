import type { Prisma } from '../../../prisma/generated/client.ts'
import { elencoOrdini } from '../../ordini/ordini/elenco.ts'
import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { whereUno } from '../../platform/graphql/elencoField.ts'
import { caricaCalendario } from './dati/calendario.ts'
import { caricaFasi } from './dati/fasi.ts'
import { caricaLibro } from './dati/libro.ts'
import { caricaFornitori } from './dati/ordine.ts'
import { type Calendario, creaCalendario } from './engine/capacita.ts'
import type { Libro } from './engine/libro.ts'
import { type Giorno, giornoDi, type Istante, istanteCivile } from './engine/tempo.ts'
import type { FaseConfigurata, FornitoreFase } from './engine/tipi.ts'

/** What placing any order needs: phases, suppliers, calendar and ledger as they are now. */
export interface Mondo {
  configurate: FaseConfigurata[]
  fornitori: FornitoreFase[]
  calendario: Calendario
  libro: Libro
  adesso: Istante
}

/**
 * Reads phases, suppliers, calendar and ledger.
 * @param dal the first day anything may be placed on; today when it is later
 * @param fornitori numbers of suppliers that are named beside the default ones
 */
export async function caricaMondo(
  db: Db | Tx,
  dal: Giorno | null,
  fornitori: readonly number[] = [],
  adesso = istanteCivile(new Date()),
): Promise<Mondo> {
  const oggi = giornoDi(adesso)
  const primo = dal === null ? oggi : Math.min(dal, oggi)
  const [configurate, suoi, dati, libro] = await Promise.all([
    caricaFasi(db),
    caricaFornitori(db, fornitori),
    caricaCalendario(db, primo),
    caricaLibro(db, primo),
  ])
  return { adesso, configurate, fornitori: suoi, calendario: creaCalendario(dati), libro }
}

/** The order with a number, if the viewer may see it. */
export function ordineVisibile(pk: number, ctx: Pick<Context, 'viewer'>): Prisma.OrdineWhereInput {
  return whereUno(elencoOrdini, pk, ctx)
}
