import fc from 'fast-check'
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import fornitureQuery from '../../../web/screens/acquisti/ordiniFornitore/__generated__/OrdiniFornitorePageQuery.graphql.ts'
import { ordiniFornitoreUrlState } from '../../../web/screens/acquisti/ordiniFornitore/list/ordiniFornitoreUrlState.ts'
import postaQuery from '../../../web/screens/amministrazione/posta/__generated__/PostaPageQuery.graphql.ts'
import { postaUrlState } from '../../../web/screens/amministrazione/posta/postaUrlState.ts'
import segnalazioniQuery from '../../../web/screens/amministrazione/segnalazioni/__generated__/SegnalazioniPageQuery.graphql.ts'
import { segnalazioniUrlState } from '../../../web/screens/amministrazione/segnalazioni/segnalazioniUrlState.ts'
import { FIGURES, figureAddress } from '../../../web/screens/home/figures.ts'
import attivitaQuery from '../../../web/screens/officina/attivita/__generated__/AttivitaOperatoriPageQuery.graphql.ts'
import { attivitaUrlState } from '../../../web/screens/officina/attivita/attivitaUrlState.ts'
import operatoreQuery from '../../../web/screens/officina/operatore/__generated__/OperatorePageQuery.graphql.ts'
import confermeQuery from '../../../web/screens/ordini/conferme/__generated__/ConfermePageQuery.graphql.ts'
import { confermeUrlState } from '../../../web/screens/ordini/conferme/confermeUrlState.ts'
import ordiniQuery from '../../../web/screens/ordini/ordini/list/__generated__/OrdiniPageQuery.graphql.ts'
import { ordiniUrlState } from '../../../web/screens/ordini/ordini/list/ordiniUrlState.ts'
import calendarioQuery from '../../../web/screens/persone/calendario/__generated__/CalendarioAziendalePageQuery.graphql.ts'
import fasiQuery from '../../../web/screens/produzione/fasiSchedulate/__generated__/FasiSchedulatePageQuery.graphql.ts'
import { fasiSchedulateUrlState } from '../../../web/screens/produzione/fasiSchedulate/fasiSchedulateUrlState.ts'
import warningsQuery from '../../../web/screens/produzione/rischio/__generated__/WarningsPageQuery.graphql.ts'
import preventiviQuery from '../../../web/screens/vendite/preventivi/__generated__/PreventiviPageQuery.graphql.ts'
import { preventiviVariables } from '../../../web/screens/vendite/preventivi/preventiviUrlState.ts'
import { type Client, createTestApp, type TestApp } from '../client.ts'
import { type UserKind, userKinds } from '../factories.ts'
import {
  askAs,
  countOf,
  daOrdinareQuery,
  homeQuery,
  type PersistedQuery,
  persistedText,
  readHome,
} from '../home/reading.ts'
import { homeBasis, homeDay, writeHomeDay } from '../home/scene.ts'

let app: TestApp
let basis: Awaited<ReturnType<typeof homeBasis>>
beforeAll(async () => {
  app = await createTestApp()
  basis = await homeBasis(app)
})
afterAll(() => app.close())

/** The pages that figures open: the query of each, its variables by the search part of the address, the field of its rows. */
const PAGES: Record<string, [PersistedQuery, (search: URLSearchParams) => object, string]> = {
  '/impostazioni/#/posta': [postaQuery, postaUrlState.variables, 'mails'],
  '/impostazioni/#/segnalazioni': [segnalazioniQuery, segnalazioniUrlState.variables, 'segnalazioni'],
  '/planner/#/attivita-operatori': [attivitaQuery, attivitaUrlState.variables, 'attivitaOperatori'],
  '/planner/#/calendario-aziendale': [
    calendarioQuery,
    () => ({ fromDate: '2026-01-01', toDate: '2026-01-31' }),
    'celleRotte',
  ],
  '/planner/#/conferme-ordini': [confermeQuery, confermeUrlState.variables, 'confermeOrdine'],
  '/planner/#/fasi-schedulate': [fasiQuery, fasiSchedulateUrlState.variables, 'fasiSchedulate'],
  '/planner/#/operatore': [
    operatoreQuery,
    () => ({ data: '2026-01-01', mese: '2026-01', banco: '', conBanco: false }),
    'aperte',
  ],
  '/planner/#/ordini': [ordiniQuery, ordiniUrlState.variables, 'ordini'],
  '/planner/#/ordini-fornitore': [fornitureQuery, ordiniFornitoreUrlState.variables, 'ordiniFornitore'],
  '/planner/#/warnings-ordini-fornitore': [warningsQuery, () => ({}), 'warningsOrdiniFornitore'],
  '/preventivi/#/': [preventiviQuery, preventiviVariables, 'preventivi'],
}

/** How many rows an address opens for a user. */
async function openedBy(who: Client, address: string): Promise<number> {
  const [path = '', search = ''] = address.split('?')
  const page = PAGES[path]
  if (!page) throw new Error(`${path}: no page of the comparison`)
  const [query, variables, field] = page
  return countOf((await askAs(who, query, variables(new URLSearchParams(search))))[field])
}

/** Names of the fields that a query of the pages asks the root for. */
function rootFieldsOf(page: PersistedQuery): string[] {
  const isOfRoot = (node: { kind: Kind }): node is OperationDefinitionNode | FragmentDefinitionNode =>
    node.kind === Kind.OPERATION_DEFINITION ||
    (node.kind === Kind.FRAGMENT_DEFINITION && (node as FragmentDefinitionNode).typeCondition.name.value === 'Query')
  return parse(persistedText(page))
    .definitions.filter(isOfRoot)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((field) => (field.kind === Kind.FIELD ? [(field.alias ?? field.name).value] : []))
}

test('whatever the home reads is a figure whose address is known', () => {
  const asked = [...rootFieldsOf(homeQuery), ...rootFieldsOf(daOrdinareQuery)]
  expect([...new Set(asked)].sort()).toEqual(Object.keys(FIGURES).sort())
})

type FigureName = keyof typeof FIGURES

/** The figures of a user's home, and how many rows the address of each opens. */
async function figuresOf(who: Client): Promise<[FigureName, number, number][]> {
  const { shown, days } = await readHome(who)
  const compared: [FigureName, number, number][] = []
  for (const [name, answer] of Object.entries(shown)) {
    const figure = name as FigureName
    if (FIGURES[figure] === null) continue
    const pks = Array.isArray(answer) ? answer.flatMap(({ pk }) => (typeof pk === 'number' ? [pk] : [])) : []
    const count = countOf(answer)
    // What counts nothing is not shown.
    if (count === 0) continue
    const address = figureAddress(figure as Parameters<typeof figureAddress>[0], days, pks)
    compared.push([figure, count, await openedBy(who, address)])
  }
  return compared
}

test('every figure of the home opens exactly the rows that it counts, for everybody', async () => {
  // A day has too many rows to be shrunk, or printed whole: what repeats it is its seed.
  const seed = Date.now() % 1_000_000_007
  const linked = Object.entries(FIGURES).flatMap(([name, opens]) => (opens === null ? [] : [name]))
  const met = new Set<string>()
  for (const [n, day] of fc.sample(homeDay, { numRuns: 6, seed }).entries()) {
    // Further days only for a figure that nothing was counted by yet.
    if (n >= 2 && met.size === linked.length) break
    await writeHomeDay(app, basis, day)
    const wrong: string[] = []
    for (const kind of Object.keys(userKinds) as UserKind[]) {
      for (const [figure, shown, opened] of await figuresOf(await app.as(kind))) {
        met.add(figure)
        if (shown !== opened) wrong.push(`${kind}: ${figure} says ${shown}, opens ${opened}`)
      }
    }
    expect(wrong, `seed ${seed}`).toEqual([])
  }
  expect([...met].sort(), `seed ${seed}`).toEqual(linked.sort())
})
