// What the figures about orders open, for tests: of the bottlenecks, of a customer, of an order, of the workshop now.

import adessoQuery from '#generated/AdessoPageQuery.graphql.ts'
import clienteQuery from '#generated/ClientePageQuery.graphql.ts'
import colliQuery from '#generated/ColliPageQuery.graphql.ts'
import { can } from '#platform/permissions.ts'
import { fornitureOfOrdineUrl } from '#screens/acquisti/ordiniFornitore/list/ordiniFornitoreUrlState.ts'
import { chosenOrdiniUrl } from '#screens/ordini/ordini/list/ordiniUrlState.ts'
import { propostaOfUrl, propostaUrlState } from '#screens/produzione/proposte/propostaUrlState.ts'
import { ordiniOfClienteUrl } from '#screens/vendite/clienti/ordiniOfClienteUrl.ts'
import { readUrl } from '#ui/urlState.ts'
import type { Client } from '../client.ts'
import { askAs } from '../home/reading.ts'
import { queryAs } from '../ordini/ask.ts'
import type { Compared, FigureCase } from './figure.ts'
import { pageAt, rowsAt } from './pages.ts'

const sorted = (pks: readonly number[]) => [...pks].sort((a, b) => a - b)

interface Colli {
  finirebberoTardi: number[]
  settimane: { lunedi: string; reparto: string; pksInAttesa: number[] }[]
  freni: { causa: string; pks: number[] }[]
}

async function chosen(who: Client, figure: string, pks: readonly number[]): Promise<Compared[]> {
  const address = chosenOrdiniUrl(pks)
  if (address === null) return []
  const opened = (await rowsAt(who, address, 'ordini')).map(({ pk }) => pk)
  return [{ figure, shown: sorted(pks), opened: sorted(opened) }]
}

export const colliFigures: FigureCase = {
  permesso: 'scheduleOrder',
  async compare(who) {
    const { colliDiBottiglia: read } = (await askAs(who, colliQuery, {})) as { colliDiBottiglia: Colli }
    const compared = await Promise.all([
      chosen(who, 'finirebbero tardi', read.finirebberoTardi),
      ...read.freni.map(({ causa, pks }) => chosen(who, `freno ${causa}`, pks)),
      ...read.settimane.map(({ lunedi, reparto, pksInAttesa }) => chosen(who, `${reparto} ${lunedi}`, pksInAttesa)),
    ])
    return compared.flat()
  },
}

export const lateFigures: FigureCase = {
  permesso: 'scheduleOrder',
  async compare(who, random) {
    const ordini = await queryAs<{ nodes: { pk: number }[] }>(
      who,
      '{ ordini(perPagina: 50, filtro: { margine: IN_RITARDO }) { nodes { pk } } }',
    )
    const pks = random.alcuni(ordini.nodes, random.integer(0, ordini.nodes.length)).map(({ pk }) => pk)
    const search = new URLSearchParams(propostaOfUrl(pks).split('?')[1])
    return [{ figure: 'ordini in ritardo', shown: sorted(pks), opened: readUrl(propostaUrlState, search).ordini }]
  },
}

export const ordiniOfClienti: FigureCase = {
  permesso: 'viewClienti',
  async compare(who, random) {
    const { viewer } = await who.contesto()
    const conOrdini = can(viewer, 'viewElencoOrdini')
    const clienti = await queryAs<{ nodes: { pk: number }[] }>(who, '{ clienti(perPagina: 100) { nodes { pk } } }')
    return Promise.all(
      random.alcuni(clienti.nodes, Math.min(8, clienti.nodes.length)).map(async ({ pk }) => {
        const address = ordiniOfClienteUrl(pk)
        const { seenOrdini } = await askAs(who, clienteQuery, { pk, conOrdini, conMail: false })
        const opened = (await rowsAt(who, address, 'ordini')).length
        return { figure: address, shown: (seenOrdini as { totalCount: number }).totalCount, opened }
      }),
    )
  },
}

export const fornitureOfOrdini: FigureCase = {
  permesso: 'viewOrderFasi',
  async compare(who, random) {
    const ordini = await queryAs<{ nodes: { pk: number; ordiniFornitore: { pk: number }[] }[] }>(
      who,
      '{ ordini(perPagina: 50) { nodes { pk ordiniFornitore { pk } } } }',
    )
    return Promise.all(
      random.alcuni(ordini.nodes, Math.min(6, ordini.nodes.length)).map(async ({ pk, ordiniFornitore }) => {
        const address = fornitureOfOrdineUrl(pk)
        const opened = (await rowsAt(who, address, 'ordiniFornitore')).map((row) => row.pk)
        return { figure: address, shown: sorted(ordiniFornitore.map((row) => row.pk)), opened: sorted(opened) }
      }),
    )
  },
}

interface Adesso {
  inCorso: { pk: number }[]
  lasciateAperte: { pk: number }[]
}

export const officinaAdesso: FigureCase = {
  permesso: 'adminAttivitaOperatori',
  async compare(who) {
    const { officinaAdesso: now } = (await askAs(who, adessoQuery, {})) as { officinaAdesso: Adesso }
    const { attivitaOperatori } = await pageAt<{ attivitaOperatori: { totalCount: number } }>(
      who,
      '/attivita-operatori?aperte=si',
    )
    const shown = now.inCorso.length + now.lasciateAperte.length
    return [{ figure: 'in corso e lasciate aperte', shown, opened: attivitaOperatori.totalCount }]
  },
}
