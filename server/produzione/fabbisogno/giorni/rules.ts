// When what waits to be bought is needed and until when it must be ordered. docs/rules/acquisti.md#when-it-is-needed
import { daySerial, firstDayOfWeek } from '#shared/dates/openDays.ts'
import { NO_WEEK, type Urgenza } from '../rules.ts'

const SOON_DAYS = 7

/** @param ordinareEntro the last day to order, 'YYYY-MM-DD'; null while nobody knows it */
export function urgenzaOf(ordinareEntro: string | null, today: string): Urgenza {
  if (ordinareEntro === null) return 'senzaData'
  if (ordinareEntro < today) return 'inRitardo'
  return daySerial(ordinareEntro) - daySerial(today) <= SOON_DAYS ? 'settimana' : 'dopo'
}

/** Why there is no last day to order; '' where there is one. */
export function noDayReason(riga: { necessarioIl: string | null; fornitore: unknown }): string {
  if (riga.necessarioIl === null) return 'L’ordine non è schedulato e non ha una data di consegna.'
  return riga.fornitore === null ? 'Il materiale non ha un fornitore predefinito.' : ''
}

/** A row that waits, as far as sums and order need it. */
export interface RigaDaOrdinare {
  pk: number
  ordinePk: number
  tipologia: string
  /** Its own, else the default of the material; null for none. */
  fornitore: { pk: number; nome: string } | null
  quantita: number
  um: string
  misureVetro: string
  necessarioIl: string | null
  ordinareEntro: string | null
}

/** The week in which a row is needed, or what stands for none. */
export const settimanaOf = ({ necessarioIl }: Pick<RigaDaOrdinare, 'necessarioIl'>): string =>
  necessarioIl === null ? NO_WEEK : firstDayOfWeek(necessarioIl)

/** Which group is looked at. */
interface AskedGroup {
  tipologia?: string | null
  fornitorePk?: number | null
  settimana?: string | null
}

/** The rows of the groups that are asked for. */
export function rowsOfGroup<Riga extends RigaDaOrdinare>(righe: readonly Riga[], asked: AskedGroup): Riga[] {
  const { tipologia, fornitorePk, settimana } = asked
  return righe.filter(
    (riga) =>
      (!tipologia || riga.tipologia === tipologia) &&
      (fornitorePk == null || (riga.fornitore?.pk ?? 0) === fornitorePk) &&
      (!settimana || settimanaOf(riga) === settimana),
  )
}

/** First what is to be ordered first; what has no day last. */
export function byUrgency(a: RigaDaOrdinare, b: RigaDaOrdinare): number {
  const far = '9999'
  const key = (riga: RigaDaOrdinare) =>
    `${riga.ordinareEntro ?? far} ${riga.necessarioIl ?? far} ${riga.tipologia} ${String(riga.ordinePk).padStart(10, '0')}`
  const [one, other] = [key(a), key(b)]
  return one < other ? -1 : one > other ? 1 : a.pk - b.pk
}
