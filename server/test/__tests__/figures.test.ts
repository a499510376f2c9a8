import fc from 'fast-check'
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import attivitaQuery from '#generated/AttivitaOperatoriPageQuery.graphql.ts'
import calendarioQuery from '#generated/CalendarioAziendalePageQuery.graphql.ts'
import confermeQuery from '#generated/ConfermePageQuery.graphql.ts'
import fasiQuery from '#generated/FasiSchedulatePageQuery.graphql.ts'
import offerteQuery from '#generated/OffertePageQuery.graphql.ts'
import operatoreQuery from '#generated/OperatorePageQuery.graphql.ts'
import fornitureQuery from '#generated/OrdiniFornitorePageQuery.graphql.ts'
import ordiniQuery from '#generated/OrdiniPageQuery.graphql.ts'
import postaQuery from '#generated/PostaPageQuery.graphql.ts'
import preventiviQuery from '#generated/PreventiviPageQuery.graphql.ts'
import segnalazioniQuery from '#generated/SegnalazioniPageQuery.graphql.ts'
import warningsQuery from '#generated/WarningsPageQuery.graphql.ts'
import { ordiniFornitoreUrlState } from '#screens/acquisti/ordiniFornitore/list/ordiniFornitoreUrlState.ts'
import { postaUrlState } from '#screens/amministrazione/posta/postaUrlState.ts'
import { segnalazioniUrlState } from '#screens/amministrazione/segnalazioni/segnalazioniUrlState.ts'
import { FIGURES, figureAddress } from '#screens/home/figures.ts'
import { attivitaUrlState } from '#screens/officina/attivita/attivitaUrlState.ts'
import { confermeUrlState } from '#screens/ordini/conferme/confermeUrlState.ts'
import { offerteUrlState } from '#screens/ordini/offerte/list/offerteUrlState.ts'
import { ordiniUrlState } from '#screens/ordini/ordini/list/ordiniUrlState.ts'
import { fasiSchedulateUrlState } from '#screens/produzione/fasiSchedulate/fasiSchedulateUrlState.ts'
import { preventiviVariables } from '#screens/vendite/preventivi/preventiviUrlState.ts'
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
    () => ({ periodo: { dal: '2026-01-01', al: '2026-01-31' } }),
    'celleRotte',
  ],
  '/planner/#/conferme-ordini': [confermeQuery, confermeUrlState.variables, 'confermeOrdine'],
  '/planner/#/fasi-schedulate': [fasiQuery, fasiSchedulateUrlState.variables, 'fasiSchedulate'],
  '/planner/#/operatore': [
    operatoreQuery,
    () => ({ data: '2026-01-01', mese: '2026-01', banco: '', conBanco: false }),
    'aperte',
  ],
  '/offerte/#/': [offerteQuery, offerteUrlState.variables, 'offerte'],
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
    const pks = Array.isArray(answer)
      ? (answer as { ordine?: { pk: number } }[]).flatMap(({ ordine }) => ordine?.pk ?? [])
      : []
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
