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
const LIMITE = 100
/** Between two requests, milliseconds. */
const PAUSA = 15

const fra = (giorni: number) => new Date(Date.now() + giorni * 86_400_000).toISOString().slice(0, 10)
const ALTRE = [
  { query: '{ ordini(perPagina: 25) { totalCount nodes { pk numeroCommessa cliente { nome } dataConsegna } } }' },
  { query: '{ clienti(perPagina: 25) { totalCount nodes { pk nome } } }' },
  { query: '{ viewer { username } }' },
  {
    query:
      'query ($da: Date!, $a: Date!) { schedulerSlots(fromDate: $da, toDate: $a) { giorno reparto capacita stato } }',
    variables: { da: fra(0), a: fra(90) },
  },
]
const PROPONI = `mutation ($input: ProponiPianoInput!) { proponiPiano(input: $input) {
  errors { message } proposta { pk } } }`
const STATO = 'query ($pk: Int!) { propostaPiano(pk: $pk) { situazione passi prima { ritardo } dopo { ritardo } } }'

interface Proposta {
  situazione: string
  passi: number | null
  prima: { ritardo: number } | null
  dopo: { ritardo: number } | null
}

const quantile = (attese: readonly number[], quota: number) =>
  attese.toSorted((a, b) => a - b)[Math.min(attese.length - 1, Math.floor(attese.length * quota))] ?? 0

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
  const { port } = await banco.avvia('bench/product.ts', startFlags())
  const agente = new Agent({ keepAlive: true, maxSockets: 4 })
  const chiedi = <Dati>(body: object) =>
    postGraphql<{ data: Dati; errors?: { message: string }[] }>(port, agente, byToken(banco.token), body)

  /** Others' requests, one at a time, until something ends. @returns how long each took */
  async function altre(finito: () => boolean): Promise<number[]> {
    const attese: number[] = []
    for (let n = 0; !finito(); n++) {
      const inizio = performance.now()
      const { errors } = await chiedi(ALTRE[n % ALTRE.length] as object)
      if (errors) throw new Error(JSON.stringify(errors))
      attese.push(performance.now() - inizio)
      await new Promise((resolve) => setTimeout(resolve, PAUSA))
    }
    return attese
  }
  function racconta(quando: string, attese: readonly number[]): void {
    const voci = [0.5, 0.95, 0.99, 1].map((quota) => quantile(attese, quota).toFixed(0))
    console.log(
      `${quando}: ${attese.length} richieste, p50 ${voci[0]} p95 ${voci[1]} p99 ${voci[2]} massimo ${voci[3]} ms`,
    )
  }

  const finoA = performance.now() + 3000
  await altre(() => performance.now() > finoA)
  if (process.argv.includes('--preparato')) {
    console.log('pronto')
    await once(process.stdin, 'data')
    process.stdin.pause()
  }
  const prima = performance.now() + 5000
  racconta('prima', await altre(() => performance.now() > prima))
  const inizio = performance.now()
  const input = { ambito: 'selezione', ordini, secondi: SECONDI }
  const { data } = await chiedi<{ proponiPiano: { errors: unknown[]; proposta: { pk: number } | null } }>({
    query: PROPONI,
    variables: { input },
  })
  const pk = data.proponiPiano.proposta?.pk
  if (!pk) throw new Error(JSON.stringify(data.proponiPiano.errors))
  let esito: Proposta | null = null
  async function segui(): Promise<void> {
    while (!esito) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const { data: letta } = await chiedi<{ propostaPiano: Proposta }>({ query: STATO, variables: { pk } })
      if (letta.propostaPiano.situazione !== 'IN_RICERCA') esito = letta.propostaPiano
    }
  }
  const [attese] = await Promise.all([altre(() => esito !== null), segui()])
  racconta(`durante una ricerca di ${SECONDI} s su ${ordini.length} ordini`, attese)
  console.log(`dopo ${((performance.now() - inizio) / 1000).toFixed(1)} s: ${JSON.stringify(esito)}`)
  if (quantile(attese, 0.99) > LIMITE) process.exitCode = 1
  agente.destroy()
} finally {
  await banco.chiudi()
}
