// What the figures of what waits to be bought open, for tests.
import {
  fabbisognoParams,
  fabbisognoUrlState,
  needOfGroupUrl,
} from '#screens/produzione/fabbisogno/fabbisognoUrlState.ts'
import { readUrl } from '#ui/urlState.ts'
import type { Client } from '../client.ts'
import { type FigureCase, rounded } from './figure.ts'

interface Need {
  totale: number
  righe: { ordinePk: number; um: string; quantita: number }[]
  gruppi: {
    tipologia: string
    fornitorePk: number | null
    settimana: string
    righe: number
    ordini: number
    quantita: { um: string; quantita: number }[]
  }[]
}

async function readNeed(who: Client, filtro: object): Promise<Need> {
  const { data } = await who.graphql<{ fabbisogno: Need }>(
    `query ($filtro: FiltroFabbisogno) { fabbisogno(filtro: $filtro) {
      totale righe { ordinePk um quantita }
      gruppi { tipologia fornitorePk settimana righe ordini quantita { um quantita } } } }`,
    { filtro },
  )
  if (!data) throw new Error('fabbisogno: no answer')
  return data.fabbisogno
}

const byUnit = (rows: readonly { um: string; quantita: number }[]) =>
  [...Map.groupBy(rows, ({ um }) => um)]
    .map(
      ([um, same]) =>
        [
          um,
          rounded(
            same.reduce((sum, { quantita }) => sum + quantita, 0),
            1000,
          ),
        ] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))

export const needFigures: FigureCase = {
  permesso: 'adminOrdiniFornitore',
  async compare(who) {
    const { gruppi } = await readNeed(who, {})
    return Promise.all(
      gruppi.map(async (group) => {
        const search = needOfGroupUrl('', group)
        const opened = await readNeed(
          who,
          fabbisognoUrlState.filter(readUrl(fabbisognoParams, new URLSearchParams(search))),
        )
        const ordini = new Set(opened.righe.map(({ ordinePk }) => ordinePk)).size
        return {
          figure: search,
          shown: [group.righe, group.ordini, byUnit(group.quantita)],
          opened: [opened.totale, ordini, byUnit(opened.righe)],
        }
      }),
    )
  },
}
