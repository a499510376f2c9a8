/**
 * The plans of the lists: every order and every filter of orders, customers, lines and timings, as the product asks
 * them, explained by PostgreSQL. A table of many rows read from its beginning to its end is a failure.
 */
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { type OrdiniFilter, ordiniList } from '../server/ordini/ordini/list.ts'
import { type RigheFilter, righeList } from '../server/ordini/righe/list.ts'
import { type ListSource, orderByOf, whereOf } from '../server/platform/db/listSource.ts'
import { createDb, type Db } from '../server/platform/db/prisma.ts'
import { readCount, readPage } from '../server/platform/db/read.ts'
import { viewerOf, viewerSelection } from '../server/platform/identity/viewer.ts'
import { type TempisticheFilter, tempisticheList } from '../server/produzione/tempistiche/list.ts'
import { type ClientiFilter, clientiList } from '../server/vendite/clienti/list.ts'

/** Rows above which a table may not be read whole. */
const GRANDE = 10_000
/** Rows read for a page, one that follows it included. */
const PAGE = 51

interface Lista<Filter> {
  nome: string
  elenco: ListSource<object, Filter>
  filters: Record<string, Filter>
}

/** What is filtered by in the measures: common values and rare ones. @param db to find some that exist */
async function liste(db: Db): Promise<Lista<never>[]> {
  const cliente = await db.cliente.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const stato = await db.valoreStato.findFirstOrThrow({ where: { contesto: 'ORDINE' } })
  const [item] = await db.voceCheckList.findMany({ take: 1 })
  const ordine = await db.ordine.findFirstOrThrow({ orderBy: { id: 'desc' }, include: { righe: { take: 1 } } })
  const codice = await db.codiceSerramento.findFirstOrThrow()
  const agente = cliente.agenteId
  const [from, a] = ['2026-03-01', '2026-03-31']
  const ordini: Record<string, OrdiniFilter> = {
    'ricerca, molti': { search: 'villa' },
    'ricerca, due parole': { search: 'condominio esposito' },
    'ricerca, uno': { search: ordine.numeroCommessa },
    numeroCommessa: { numeroCommessa: ordine.numeroCommessa.slice(0, 6) },
    progetto: { progetto: 'condominio' },
    riferimento: { riferimento: 'geom' },
    nomeCliente: { nomeCliente: cliente.nome },
    cliente: { clientePk: cliente.id },
    data: { data: { dal: from, al: a } },
    dataConsegna: { dataConsegna: { dal: from, al: a } },
    dataPosa: { dataPosa: { dal: from, al: a } },
    stato: { statoPk: stato.id },
    senzaStato: { senzaStato: true },
    tipoCliente: { tipoCliente: 'IMPRE' },
    codiceSistema: { codiceSistema: 'LEGNO92' },
    agente: { agentePk: agente },
    senzaAgente: { senzaAgente: true },
    areaConsegna: { areaConsegna: 'EST' },
    senzaMisure: { senzaMisure: true },
    schedulati: { scheduled: '1' },
    'non schedulati': { scheduled: '0' },
    'non schedulabili': { scheduled: 'non_schedulabili' },
    'check fatta': { checkFattaPks: [item?.id ?? 0] },
    'check non fatta': { checkNonFattaPks: [item?.id ?? 0] },
    mancanti: { ordiniFornitoreMancanti: true },
    'nessuno manca': { ordiniFornitoreMancanti: false },
    'mail in attesa': { statoInvioMail: 'in_attesa_invio' },
    'mail inviata': { statoInvioMail: 'inviata' },
    'inizio di una fase': { fasi: [{ nomeFase: 'banchi', inizio: { dal: from, al: a } }] },
    'fine di una fase': { fasi: [{ nomeFase: 'macchine', fine: { dal: from, al: a } }] },
    'inizio della schedulazione': { fasi: [{ inizio: { dal: from, al: a } }] },
    'tre filtri': { tipoCliente: 'RIVEN', statoPk: stato.id, data: { dal: '2026-01-01' } },
  }
  const clienti: Record<string, ClientiFilter> = {
    'ricerca, molti': { search: 'srl' },
    'ricerca, uno': { search: cliente.codice },
    tipoCliente: { tipoCliente: 'IMPRE' },
    agente: { agentePk: agente },
  }
  const riga = ordine.righe[0]
  const righe: Record<string, RigheFilter> = {
    ordine: { ordinePk: ordine.id },
    tipoSerramento: { tipoSerramentoPk: riga?.tipoSerramentoId },
    categoria: { categoria: codice.categoria, forma: codice.forma, codice: codice.codice },
  }
  const tempistiche: Record<string, TempisticheFilter> = {
    tipoSerramento: { tipoSerramentoPk: riga?.tipoSerramentoId },
    codiceSerramento: { codiceSerramentoPk: codice.id },
  }
  return [
    { nome: 'ordini', elenco: ordiniList, filters: ordini },
    { nome: 'clienti', elenco: clientiList, filters: clienti },
    { nome: 'righe', elenco: righeList, filters: righe },
    { nome: 'tempistiche', elenco: tempisticheList, filters: tempistiche },
  ] as unknown as Lista<never>[]
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]

interface Question {
  text: string
  values: unknown[]
}

/** What is asked of PostgreSQL while something runs, whoever asks: pg is under all of them. */
async function questions(run: () => Promise<unknown>): Promise<Question[]> {
  const prototype = pg.Client.prototype as { query: (...argList: unknown[]) => unknown }
  const { query } = prototype
  const heard: Question[] = []
  prototype.query = function (this: unknown, ...argList: unknown[]) {
    const [before, second] = argList
    const text = typeof before === 'string' ? before : String((before as { text?: string }).text ?? '')
    const values = (before as { values?: unknown[] }).values ?? (Array.isArray(second) ? second : [])
    if (/^\s*(SELECT|WITH)\b/i.test(text)) heard.push({ text, values })
    return query.apply(this, argList)
  }
  await run().finally(() => {
    prototype.query = query
  })
  return heard
}

/** One question of a list and what PostgreSQL does to answer it. */
interface QueryPlan {
  nome: string
  ms: number
  /** Big tables read whole. */
  integers: string[]
}

/** Explains the questions of all lists. @param databaseUrl with many rows, freshly analysed */
export async function queryPlans(databaseUrl: string): Promise<QueryPlan[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const db = createDb(databaseUrl, 2)
  const { rows } = await client.query<{ relname: string }>(
    `SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples > $1 AND relnamespace = 'public'::regnamespace`,
    [GRANDE],
  )
  const large = new Set(rows.map(({ relname }) => relname))

  async function explain(name: string, ask: () => Promise<unknown>): Promise<QueryPlan> {
    let ms = 0
    const whole = new Set<string>()
    for (const { text, values } of await questions(ask)) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
        values,
      )
      const piano = rows[0]?.['QUERY PLAN'][0]
      if (!piano) continue
      ms += piano['Execution Time']
      for (const node of nodes(piano.Plan)) {
        const table = node['Relation Name'] ?? ''
        if (node['Node Type'].includes('Seq Scan') && large.has(table)) whole.add(table)
      }
    }
    return { nome: name, ms, integers: [...whole] }
  }

  try {
    const superuser = viewerOf(
      await db.user.findFirstOrThrow({ where: { isSuperuser: true, isActive: true }, select: viewerSelection }),
    )
    const outcomes: QueryPlan[] = []
    for (const { nome, elenco, filters } of await liste(db)) {
      const read = (filter: object, ordine: string[]) => {
        const where = whereOf(elenco, filter, superuser)
        const orderBy = orderByOf(elenco, ordine, superuser)
        return readPage(db, elenco.model, { select: { id: true } }, where, orderBy, { take: PAGE })
      }
      for (const ordine of Object.keys(elenco.orderings)) {
        for (const direction of [ordine, `-${ordine}`]) {
          outcomes.push(await explain(`${nome}, ordine ${direction}`, () => read({}, [direction])))
        }
      }
      for (const [how, filter] of Object.entries(filters)) {
        outcomes.push(await explain(`${nome}, ${how}`, () => read(filter, [])))
        const where = whereOf(elenco, filter, superuser)
        outcomes.push(await explain(`${nome}, ${how}, conteggio`, () => readCount(db, elenco.model, where)))
      }
    }
    return outcomes
  } finally {
    await db.$disconnect()
    await client.end()
  }
}

/** Prints the plans. @returns how many read a big table whole */
export function printPlans(outcomes: readonly QueryPlan[]): number {
  const male = outcomes.filter(({ integers }) => integers.length > 0)
  for (const { nome, ms, integers } of [...male].sort((a, b) => b.ms - a.ms)) {
    console.log(`✗ ${nome.padEnd(56)} ${ms.toFixed(1).padStart(8)} ms  legge tutta ${integers.join(', ')}`)
  }
  const lenti = outcomes.filter(({ integers, ms }) => integers.length === 0 && ms > 50)
  for (const { nome, ms } of lenti.sort((a, b) => b.ms - a.ms)) {
    console.log(`· ${nome.padEnd(56)} ${ms.toFixed(1).padStart(8)} ms`)
  }
  console.log(
    `${male.length === 0 ? '✓' : '✗'} piani: ${outcomes.length} domande, ${male.length} leggono una tabella intera`,
  )
  return male.length
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('serve DATABASE_URL')
  process.exitCode = printPlans(await queryPlans(url)) > 0 ? 1 : 0
}
