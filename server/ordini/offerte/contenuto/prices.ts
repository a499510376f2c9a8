// What lists say of the lines and services of an offer.
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { costOf } from '#vendite/listini/prezzo/calcolo/rules.ts'
import type { Passo } from '#vendite/listini/prezzo/passi/rules.ts'
import { readPrezzi } from '#vendite/listini/prezzo/prices.ts'
import { readListiniInForce } from '#vendite/listini/prezzo/read.ts'
import { prezzoServizio, type ServizioPrezzo } from '#vendite/listini/prezzo/servizi/rules.ts'
import type { OfCliente } from '#vendite/listini/sconti/cliente/rules.ts'
import { specchiatureInput } from '../../composti/read.ts'
import { sameSpecchiature } from '../../composti/rules.ts'
import { sameOpzioni, samePks } from '../../finestra/rules.ts'
import { costOfFree, costsByHand } from '../costi/rules.ts'
import type { RigaOffertaInput, ServizioOffertaInput } from '../righe/rules.ts'
import { storedSteps } from '../stored.ts'
import type { StoredRigaOfferta } from './read.ts'

export const WITHOUT_FAMIGLIA = 'La riga non dice la famiglia: da quotare.'

/** A line with its whole element. */
export type SettledRigaOfferta = RigaOffertaInput & { specchiature: SpecchiaturaInput[] }

/** What lists say of a line, and what it takes of that. */
export interface PricedRiga extends Omit<SettledRigaOfferta, 'scontoArticolo' | 'iva' | 'costo'> {
  listinoCalcolato: number | null
  listinoPrezziPk: number | null
  passi: Passo[]
  senzaPrezzo: string
  /** What it costs the house, euro; null: not known. */
  costo: number | null
  scontoArticolo: number
  scontoCliente: number
  iva: number
}

/** What a list has said of a line. */
type Said = Pick<
  PricedRiga,
  'listinoCalcolato' | 'listinoPrezziPk' | 'passi' | 'senzaPrezzo' | 'costo' | 'scontoCliente'
>

const NOTHING: Said = {
  listinoCalcolato: null,
  listinoPrezziPk: null,
  passi: [],
  senzaPrezzo: '',
  costo: null,
  scontoCliente: 0,
}

/** Whether a stored line is still of the same windows, so that its price stays. */
export function isSameWindow(riga: SettledRigaOfferta, stored: StoredRigaOfferta): boolean {
  return (
    !stored.rivendita &&
    stored.tipoSerramentoId === riga.tipoSerramentoPk &&
    stored.famigliaId === riga.famigliaPk &&
    stored.tipoAperturaId === riga.tipoAperturaPk &&
    stored.altezza === riga.altezza &&
    stored.larghezza === riga.larghezza &&
    stored.numero === riga.numero &&
    stored.ante === riga.ante &&
    sameSpecchiature(specchiatureInput(stored.specchiature), riga.specchiature) &&
    sameOpzioni(
      stored.opzioni.map(({ opzioneId, valoreId }) => ({ opzionePk: opzioneId, valorePk: valoreId })),
      riga.opzioni,
    ) &&
    samePks(
      stored.accessori.map(({ id }) => id),
      riga.accessoriPks,
    )
  )
}

const saidOf = (stored: StoredRigaOfferta): Said => ({
  listinoCalcolato: stored.listinoCalcolato?.toNumber() ?? null,
  listinoPrezziPk: stored.listinoPrezziId,
  passi: storedSteps(stored.passi),
  senzaPrezzo: stored.senzaPrezzo,
  costo: stored.costo?.toNumber() ?? null,
  scontoCliente: stored.scontoCliente.toNumber(),
})

const freeFacts = ({ rivendita, numero, descrizione, costo }: StoredRigaOfferta) => ({
  rivendita,
  numero,
  descrizione,
  costo: costo?.toNumber() ?? null,
})

interface Pricing {
  cliente: OfCliente
  /** VAT rate of a line that does not say its own, percent. */
  iva: number
  /** Stored lines by number. */
  before: ReadonlyMap<number, StoredRigaOfferta>
  /** Also those whose windows have not changed. */
  anew: boolean
}

/** Lines with what lists say of them: a window that has not changed keeps the price, and the list, that it had. */
export async function priceRighe(
  ctx: Context,
  righe: readonly SettledRigaOfferta[],
  { cliente, iva, before, anew }: Pricing,
): Promise<PricedRiga[]> {
  const asked = righe.map((riga) => {
    const stored = riga.pk === null ? undefined : before.get(riga.pk)
    const kept = stored && !anew && isSameWindow(riga, stored) ? saidOf(stored) : null
    return { riga, stored, kept }
  })
  const windows = asked.flatMap(({ riga, kept }) => {
    const { tipoSerramentoPk, famigliaPk, opzioni, tipoAperturaPk, accessoriPks, altezza, larghezza } = riga
    const isPriced = !riga.rivendita && !kept && tipoSerramentoPk !== null && famigliaPk !== null
    if (!isPriced || altezza === null || larghezza === null) return []
    const { numero: quantita, ante, specchiature } = riga
    const choices = { opzioni, tipoAperturaPk, accessoriPks }
    return [
      {
        riga,
        finestra: { tipoSerramentoPk, famigliaPk, ...choices, altezza, larghezza, quantita, ante, specchiature },
      },
    ]
  })
  const prezzi =
    windows.length === 0
      ? []
      : ((await readPrezzi(
          ctx,
          windows.map(({ finestra }) => finestra),
          { cliente },
        )) ?? [])
  const priceOf = new Map(windows.map(({ riga }, place) => [riga, prezzi[place]]))
  return asked.map(({ riga, stored, kept }) => {
    const prezzo = priceOf.get(riga)
    const fresh: Said = prezzo
      ? {
          listinoCalcolato: prezzo.riga,
          listinoPrezziPk: prezzo.riga === null ? null : prezzo.listinoPk,
          passi: prezzo.passi,
          senzaPrezzo: prezzo.senzaPrezzo ?? '',
          costo: prezzo.costo,
          scontoCliente: prezzo.sconto,
        }
      : { ...NOTHING, senzaPrezzo: riga.rivendita ? '' : WITHOUT_FAMIGLIA }
    const said = kept ?? fresh
    const byHand = riga.rivendita || riga.aMano
    return {
      ...riga,
      ...said,
      costo: riga.rivendita ? costOfFree(riga, stored && freeFacts(stored)) : said.costo,
      aMano: riga.aMano && !riga.rivendita,
      listino: byHand ? riga.listino : said.listinoCalcolato,
      scontoArticolo: riga.scontoArticolo ?? stored?.scontoArticolo.toNumber() ?? said.scontoCliente,
      iva: riga.iva ?? stored?.iva.toNumber() ?? iva,
    }
  })
}

/** A service with what the list says of it. */
export interface PricedServizio extends Omit<ServizioOffertaInput, 'importo' | 'iva' | 'costo'> {
  importo: number
  importoCalcolato: number | null
  /** What it costs the house, euro; null: not known. */
  costo: number | null
  /** That was written, and goes before the list's. */
  costoAMano: boolean
  iva: number
}

/** What services are done for: the windows of an alternative. */
function servedBy(righe: readonly Pick<PricedRiga, 'rivendita' | 'numero' | 'altezza' | 'larghezza'>[]) {
  const windows = righe.filter(({ rivendita }) => !rivendita)
  return {
    pezzi: windows.reduce((sum, { numero }) => sum + numero, 0),
    area: windows.reduce(
      (sum, { numero, altezza, larghezza }) => sum + BigInt(altezza ?? 0) * BigInt(larghezza ?? 0) * BigInt(numero),
      0n,
    ),
  }
}

/** The services of the lists in force today, those of the first before those of the next. */
export async function readServizi(ctx: Context): Promise<ServizioPrezzo[]> {
  const listini = await readListiniInForce(ctx, isoDate(new Date()))
  return listini.flatMap(({ servizi }) => servizi)
}

/**
 * Services with what the lists in force say of them: an amount, or a cost, that is not told is theirs.
 * @param iva of a service that neither it nor a list says, percent
 * @param before those that they come in the place of: a cost by hand stays where none is sent
 */
export async function priceServizi(
  ctx: Context,
  servizi: readonly ServizioOffertaInput[],
  righe: Parameters<typeof servedBy>[0],
  iva: number,
  before: readonly PricedServizio[] = [],
): Promise<PricedServizio[]> {
  if (servizi.length === 0) return []
  const offered = await readServizi(ctx)
  const served = servedBy(righe)
  const costs = costsByHand(before)
  return servizi.map((servizio) => {
    const ofKind = offered.filter(({ tipo }) => tipo === servizio.tipo)
    const ofList = ofKind.find(({ nome }) => nome === servizio.nome)
    const amounts = (ofList ? [ofList] : ofKind).map((one) => prezzoServizio(one, served))
    // One under another name is measured by the cheapest of its kind: a name gives nothing away.
    const calculated = amounts.length === 0 ? null : Math.min(...amounts)
    const kept = costs.take(servizio)
    const byHand = servizio.costo === undefined ? kept : servizio.costo
    return {
      ...servizio,
      importo: servizio.importo ?? calculated ?? 0,
      importoCalcolato: calculated,
      costo: byHand ?? (ofList && calculated !== null ? costOf(calculated, ofList.costo) : null),
      costoAMano: byHand !== null,
      iva: servizio.iva ?? ofList?.iva ?? iva,
    }
  })
}

/** The discounts that a list lets one give, percent. */
interface LimitsOfListino {
  agenti: number
  office: number
}

/**
 * What lists let one give: by list, and for what no list prices the least of those in force today; nothing without one.
 * @param pks of the lists that lines are priced by
 */
export async function readLimits(
  db: Db | Tx,
  ctx: Context,
  pks: readonly number[],
): Promise<{ of(pk: number | null): LimitsOfListino }> {
  const inForce = (await readListiniInForce(ctx, isoDate(new Date()))).map(({ pk }) => pk)
  const rows = await db.listino.findMany({
    where: { id: { in: [...pks, ...inForce] } },
    select: { id: true, scontoMaxAgenti: true, scontoMaxUfficio: true },
  })
  const byPk = new Map(
    rows.map(({ id, scontoMaxAgenti, scontoMaxUfficio }) => [
      id,
      { agenti: scontoMaxAgenti.toNumber(), office: scontoMaxUfficio.toNumber() },
    ]),
  )
  const current = inForce.flatMap((pk) => byPk.get(pk) ?? [])
  const least = (values: readonly number[]) => (values.length === 0 ? 0 : Math.min(...values))
  const others = {
    agenti: least(current.map(({ agenti }) => agenti)),
    office: least(current.map(({ office }) => office)),
  }
  return { of: (pk) => (pk === null ? others : (byPk.get(pk) ?? others)) }
}
