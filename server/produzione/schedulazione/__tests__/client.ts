// The scheduler's questions and writes as a client sends them.
import type { Client } from '#server-test/client.ts'
import { wrongInput } from '#server-test/ordini/ask.ts'

interface AnsweredFase {
  nomeFase: string
  isNeeded: boolean
  inizio: string | null
  fine: string | null
  durata: number | null
  durataOverride: number | null
  fornitorePk: number | null
  nomeFornitore: string | null
  occupations: { date: string; time: number }[]
  spiegazione: { codice: string; testo: string; ordini: { numeroCommessa: string }[] }[]
}

interface AnsweredPiano {
  schedulazioni: AnsweredFase[]
  errors: { code: string; nomeFase: string; motivo: string | null; primoUtile: string | null; testo: string }[]
  warnings: { code: string; nomeFase: string | null; giorni: number | null; nuovaConsegna: string | null }[]
  complete: boolean
}

const PIANO = `schedulazioni { nomeFase isNeeded inizio fine durata durataOverride fornitorePk nomeFornitore
    occupations { date time } spiegazione { codice testo ordini { numeroCommessa } } }
  errors { code nomeFase motivo primoUtile testo } warnings { code nomeFase giorni nuovaConsegna } complete`

interface SentChoice {
  nomeFase: string
  fromDate?: string | null
  fornitorePk?: number | null
  durataOverride?: string | null
}

export async function callProva(
  client: Client,
  pk: number,
  {
    fasi = null,
    fissate = null,
    auto = false,
  }: { fasi?: SentChoice[] | null; fissate?: string | null; auto?: boolean } = {},
) {
  const { data, errors } = await client.graphql<{ scheduleOrder: AnsweredPiano }>(
    `query ($pk: Int!, $fasi: [SceltaFaseInput!], $fissate: String, $auto: Boolean) {
      scheduleOrder(pk: $pk, fasi: $fasi, notRelaxedFasi: $fissate, autoStart: $auto) { ${PIANO} } }`,
    { pk, fasi, fissate, auto },
  )
  return { piano: data?.scheduleOrder as AnsweredPiano, errore: errors?.[0] }
}

export async function setTempi(client: Client, pk: number) {
  const { data } = await client.graphql<{
    schedulazioneOrdine: AnsweredPiano & {
      salvata: boolean
      tempiCambiati: boolean
      motivoNonSchedulato: string
      tempi: { nomeFase: string; tempo: number }[]
      tempisticheMancanti: { tipo: string; famiglia: string; forma: string; codice: string }[]
    }
  }>(
    `query ($pk: Int!) { schedulazioneOrdine(pk: $pk) { ${PIANO} salvata tempiCambiati motivoNonSchedulato
      tempi: schedulazioni { nomeFase tempo } tempisticheMancanti { tipo famiglia forma codice } } }`,
    { pk },
  )
  if (!data?.schedulazioneOrdine) throw new Error('no schedule')
  return data.schedulazioneOrdine
}

/** The phases of a plan as they are sent to be saved. */
export const toBeSaved = ({ schedulazioni }: AnsweredPiano) =>
  schedulazioni.map(({ nomeFase, inizio, fine, fornitorePk, durataOverride }) => ({
    nomeFase,
    inizio,
    fine,
    fornitorePk,
    durataOverride: durataOverride === null ? null : String(durataOverride),
  }))

/** Runs a mutation of the scheduler. @returns its payload, or the refusal */
export async function callWrite<Data = Record<string, never>>(
  client: Client,
  name: string,
  input: object,
  fields = '',
): Promise<{
  esito: (Data & { errors: { field: string | null; message: string }[] }) | null
  refusal: AnsweredRefusal | null
}> {
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  type Outcome = Data & { errors: { field: string | null; message: string }[] }
  const { data, errors } = await client.graphql<Record<string, Outcome>>(
    `mutation ($input: ${Name}Input!) { ${name}(input: $input) { ${fields} errors { field message } } }`,
    { input },
  )
  const [first] = errors ?? []
  const wrong = wrongInput(first)
  if (wrong) return { esito: { errors: wrong } as Outcome, refusal: null }
  return {
    esito: data?.[name] ?? null,
    refusal: first
      ? {
          code: String(first.extensions?.code),
          message: first.message,
          conflitti: first.extensions?.conflitti as AnsweredRefusal['conflitti'],
        }
      : null,
  }
}

interface AnsweredRefusal {
  code: string
  message: string
  conflitti?: { nomeFase: string; inizioRichiesto: string | null; inizioPossibile: string | null }[]
}

/** Places an order by auto start and saves it. */
export async function scheduleAndSave(client: Client, pk: number) {
  const { piano } = await callProva(client, pk, { auto: true })
  const done = await callWrite(client, 'saveSchedulazione', { ordinePk: pk, fasi: toBeSaved(piano) })
  return { piano, ...done }
}
