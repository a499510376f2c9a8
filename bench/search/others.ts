/**
 * `node bench/search/others.ts [--ordini 1000 --secondi 10 --preparato]`: what others wait for while a plan of so many orders is
 * searched: a page of the list of orders, an order, the timeline, one request at a time, before and during. Fails when
 * one in a hundred waits longer than 100 ms. `--preparato` leaves the data ready and waits for a line on standard input.
 */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { cliOption, openBench, startFlags, withDatabase } from '../bench.ts'
import { byToken, postGraphql } from '../graphql/postGraphql.ts'

const ORDINI = cliOption('ordini', 1000)
const SECONDI = cliOption('secondi', 10)
/** How long one in a hundred may wait, milliseconds. */
const LIMIT = 100
/** Between two requests, milliseconds. */
const PAUSE = 15

const between = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const OTHERS = [
  { query: '{ ordini(perPagina: 25) { totalCount nodes { pk numeroCommessa cliente { nome } dataConsegna } } }' },
  { query: '{ clienti(perPagina: 25) { totalCount nodes { pk nome } } }' },
  { query: '{ viewer { username } }' },
  {
    query:
      'query ($da: Date!, $a: Date!) { schedulerSlots(periodo: { dal: $da, al: $a }) { giorno reparto capacita stato } }',
    variables: { da: between(0), a: between(90) },
  },
]
const PROPOSE = `mutation ($input: ProposePianoInput!) { proposePiano(input: $input) {
  errors { message } proposta { pk } } }`
const STATO = 'query ($pk: Int!) { propostaPiano(pk: $pk) { situazione passi prima { ritardo } dopo { ritardo } } }'

interface Proposta {
  situazione: string
  passi: number | null
  prima: { ritardo: number } | null
  dopo: { ritardo: number } | null
}

const quantile = (waits: readonly number[], quota: number) =>
  waits.toSorted((a, b) => a - b)[Math.min(waits.length - 1, Math.floor(waits.length * quota))] ?? 0

const banco = await openBench({ preventivi: 100, ordini: ORDINI * 3 })
try {
  const ordini = await withDatabase(banco.url, async (client) => {
    // Deliveries to come, of orders that nobody has planned.
    const { rows } = await client.query<{ id: number }>(
      `UPDATE ordini SET data_consegna = current_date + 20 + (id % 120)::int
       WHERE id IN (SELECT o.id FROM ordini o WHERE NOT o.non_schedulabile
         AND NOT EXISTS (SELECT FROM schedulazioni_ordine s WHERE s.ordine_id = o.id) ORDER BY id DESC LIMIT $1)
       RETURNING id`,
      [ORDINI],
    )
    return rows.map(({ id }) => id)
  })
  const { port } = await banco.start('bench/product.ts', startFlags())
  const agente = new Agent({ keepAlive: true, maxSockets: 4 })
  const ask = <Data>(body: object) =>
    postGraphql<{ data: Data; errors?: { message: string }[] }>(port, agente, byToken(banco.token), body)

  /** Others' requests, one at a time, until something ends. @returns how long each took */
  async function others(finished: () => boolean): Promise<number[]> {
    const waits: number[] = []
    for (let n = 0; !finished(); n++) {
      const inizio = performance.now()
      const { errors: wrong } = await ask(OTHERS[n % OTHERS.length] as object)
      if (wrong) throw new Error(JSON.stringify(wrong))
      waits.push(performance.now() - inizio)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    return waits
  }
  function tell(at: string, waits: readonly number[]): void {
    const items = [0.5, 0.95, 0.99, 1].map((quota) => quantile(waits, quota).toFixed(0))
    console.log(
      `${at}: ${waits.length} richieste, p50 ${items[0]} p95 ${items[1]} p99 ${items[2]} massimo ${items[3]} ms`,
    )
  }

  const upTo = performance.now() + 3000
  await others(() => performance.now() > upTo)
  if (process.argv.includes('--preparato')) {
    console.log('pronto')
    await once(process.stdin, 'data')
    process.stdin.pause()
  }
  const before = performance.now() + 5000
  tell('prima', await others(() => performance.now() > before))
  const inizio = performance.now()
  const input = { ambito: 'SELEZIONE', ordinePks: ordini, secondi: SECONDI }
  const { data, errors } = await ask<{ proposePiano: { errors: unknown[]; proposta: { pk: number } | null } }>({
    query: PROPOSE,
    variables: { input },
  })
  if (errors) throw new Error(JSON.stringify(errors))
  const pk = data.proposePiano.proposta?.pk
  if (!pk) throw new Error(JSON.stringify(data.proposePiano.errors))
  let outcome: Proposta | null = null
  async function follow(): Promise<void> {
    while (!outcome) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const { data: read } = await ask<{ propostaPiano: Proposta }>({ query: STATO, variables: { pk } })
      if (read.propostaPiano.situazione !== 'IN_RICERCA') outcome = read.propostaPiano
    }
  }
  const [waits] = await Promise.all([others(() => outcome !== null), follow()])
  tell(`durante una ricerca di ${SECONDI} s su ${ordini.length} ordini`, waits)
  console.log(`dopo ${((performance.now() - inizio) / 1000).toFixed(1)} s: ${JSON.stringify(outcome)}`)
  if (quantile(waits, 0.99) > LIMIT) process.exitCode = 1
  agente.destroy()
} finally {
  await banco.close()
}
