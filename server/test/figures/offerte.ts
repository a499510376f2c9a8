// What the figures of offers open, for tests.
import query from '#generated/StatisticheOffertePageQuery.graphql.ts'
import {
  type CountedOfferte,
  monthWithin,
  offerteFigureUrl,
  statisticheOfferteVariables,
} from '#screens/numeri/offerte/offerteFigureUrl.ts'
import type { Client } from '../client.ts'
import { askAs } from '../home/reading.ts'
import { type Compared, dayFromNow, type FigureCase, rounded, somePeriod } from './figure.ts'
import { rowsAt } from './pages.ts'

interface Amount {
  offerte: number
  valore: number
}
type Kind = 'inviate' | 'aperte' | 'accettate' | 'rifiutate' | 'scadute' | 'ritirate'
type Figure = Record<Kind, Amount>
interface Page {
  statisticheOfferte: {
    dal: string
    al: string
    totale: Figure
    mesi: { mese: string; figure: Figure }[]
    agenti: { pk: number; figure: Figure }[] | null
    famiglie: { pk: number; figure: Figure }[]
    cause: ({ causa: string } & Amount)[]
  }
}

const STATI: Readonly<Record<Kind, string | undefined>> = {
  inviate: undefined,
  aperte: 'INVIATA',
  accettate: 'ACCETTATA',
  rifiutate: 'RIFIUTATA',
  scadute: 'SCADUTA',
  ritirate: 'RITIRATA',
}

async function opened(who: Client, { offerte, valore }: Amount, of: CountedOfferte): Promise<Compared> {
  const address = offerteFigureUrl(of)
  const rows = await rowsAt(who, address, 'offerte')
  const sum = rows.reduce((total, { netto }) => total + (netto ?? 0), 0)
  return { figure: address, shown: [offerte, rounded(valore)], opened: [rows.length, rounded(sum)] }
}

async function ofFigure(who: Client, figure: Figure, of: CountedOfferte): Promise<Compared[]> {
  const kinds = Object.keys(STATI) as Kind[]
  return Promise.all(kinds.map((kind) => opened(who, figure[kind], { ...of, stato: STATI[kind] })))
}

export const offerteFigures: FigureCase = {
  permesso: 'viewOfferte',
  async compare(who, random) {
    const compared: Compared[] = []
    const { from, to } = somePeriod(random, 120)
    for (const { dal, al } of [
      { dal: dayFromNow(-360), al: dayFromNow(0) },
      { dal: from, al: to },
    ]) {
      const asked = statisticheOfferteVariables({ dal, al })
      const { statisticheOfferte: read } = (await askAs(who, query, asked)) as {
        statisticheOfferte: Page['statisticheOfferte']
      }
      const all = { dal: read.dal, al: read.al }
      compared.push(...(await ofFigure(who, read.totale, all)))
      for (const { mese, figure } of read.mesi) compared.push(...(await ofFigure(who, figure, monthWithin(mese, all))))
      for (const { pk, figure } of read.agenti ?? [])
        compared.push(...(await ofFigure(who, figure, { ...all, agente: pk })))
      for (const { pk, figure } of read.famiglie)
        compared.push(...(await ofFigure(who, figure, { ...all, famiglia: pk })))
      for (const { causa, ...amount } of read.cause) compared.push(await opened(who, amount, { ...all, causa }))
    }
    return compared
  },
}
