// Offers as they are stored, in the plain values of the rules.
import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { KINDS_OF_PASSO, type KindOfPasso, type Passo } from '#vendite/listini/prezzo/passi/rules.ts'
import { margineOfferta } from './margine/rules.ts'
import type { OffertaFacts } from './rules.ts'
import type { PrezziRigaOfferta, PrezzoServizioOfferta } from './totali/rules.ts'

/** What the state of a stored version, or offer, is told from. */
export interface StoredFacts {
  stato: OffertaFacts['stato']
  validaFino: Date | null
}

/** The same in the values of the rules. */
export const offertaFactsOf = ({ stato, validaFino }: StoredFacts): OffertaFacts => ({
  stato,
  validaFino: validaFino && dayOfDate(validaFino),
})

type Stored = Prisma.Decimal

/** The prices of a stored line. */
export const prezziOfRiga = (riga: {
  rivendita: boolean
  listino: Stored | null
  scontoArticolo: Stored
  iva: Stored
}): PrezziRigaOfferta => ({
  rivendita: riga.rivendita,
  listino: riga.listino?.toNumber() ?? null,
  scontoArticolo: riga.scontoArticolo.toNumber(),
  iva: riga.iva.toNumber(),
})

/** The price of a stored service. */
export const prezzoOfServizio = ({ importo, iva }: { importo: Stored; iva: Stored }): PrezzoServizioOfferta => ({
  importo: importo.toNumber(),
  iva: iva.toNumber(),
})

interface StoredCosts {
  righe: { netto: Stored | null; costo: Stored | null }[]
  servizi: { importo: Stored; costo: Stored | null }[]
}

/** The margin of a stored alternative; null where no cost is known. */
export const margineOfStored = ({ righe, servizi }: StoredCosts) =>
  margineOfferta(
    [...righe, ...servizi.map(({ importo, costo }) => ({ netto: importo, costo }))].map(({ netto, costo }) => ({
      netto: netto?.toNumber() ?? null,
      costo: costo?.toNumber() ?? null,
    })),
  )

const isKind = (tipo: unknown): tipo is KindOfPasso => KINDS_OF_PASSO.some((kind) => kind === tipo)

/** The steps of a price as they were kept; one that cannot be read is left out. */
export function storedSteps(json: unknown): Passo[] {
  if (!Array.isArray(json)) return []
  return json.flatMap((one: { tipo?: unknown; testo?: unknown; importo?: unknown } | null) => {
    const { tipo, testo, importo } = one ?? {}
    return isKind(tipo) && typeof testo === 'string' && typeof importo === 'number' ? [{ tipo, testo, importo }] : []
  })
}
