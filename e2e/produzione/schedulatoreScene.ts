import { type Page, resultOf } from '../base.ts'

export const uniqueForTimeline = (base: string) =>
  `${base}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

/** A call of the old API as the page's user, which must succeed. */
export const timelineApi = <T>(page: Page, method: string, path: string, data?: object) =>
  resultOf<T>(page.request, method, `/api/planner/${path}`, data)

/** An order with one line whose timing is known. */
export async function createOrdineForTimeline(page: Page) {
  const { results: tempi } = await timelineApi<{
    results: { tipo_serramento_id: number; codice_serramento_id: number | null }[]
  }>(page, 'GET', 'tempistiche/')
  const tempo = tempi.find(({ codice_serramento_id: codice }) => codice !== null)
  const cliente = await timelineApi<{ id: number }>(page, 'POST', 'clienti/', {
    nome: uniqueForTimeline('Falegnameria '),
  })
  const numero = uniqueForTimeline('S')
  const riga = {
    tipo_serramento_id: tempo?.tipo_serramento_id,
    codice_serramento_id: tempo?.codice_serramento_id,
    numero: 1,
  }
  const { id } = await timelineApi<{ id: number }>(page, 'POST', 'ordini/', {
    numero_commessa: numero,
    data: '2026-11-20',
    cliente: cliente.id,
    tipo_cliente: 'IMPRE',
    righe_ordine: [riga],
  })
  return { pk: id, numero }
}

interface TriedFase {
  nome_fase: string
  inizio: string
  fine: string
  fornitore: { id: number } | null
}

/**
 * Schedules an order by choices of its phases and saves what comes out.
 * @param durations durations typed in place of the computed ones, 'D HH:MM:SS' by phase
 * @returns when each phase begins, 'YYYY-MM-DD HH:mm:ss'
 */
export async function saveTriedPlan(
  page: Page,
  pk: number,
  choices: object,
  durations: Readonly<Record<string, string>> = {},
): Promise<Map<string, string>> {
  const { schedulazioni } = await timelineApi<{ schedulazioni: TriedFase[] }>(
    page,
    'POST',
    `order-schedule/${pk}/`,
    choices,
  )
  const sent = schedulazioni.map(({ nome_fase, inizio, fine, fornitore }) => ({
    nome_fase,
    inizio,
    fine,
    fornitore: fornitore?.id ?? null,
    durata: null,
    durata_override: durations[nome_fase] ?? null,
  }))
  await timelineApi(page, 'PUT', `ordini/${pk}/save-tempi/`, sent)
  return new Map(schedulazioni.map(({ nome_fase, inizio }) => [nome_fase, inizio]))
}

/** When each phase of a saved schedule ends, 'YYYY-MM-DD HH:mm:ss'. */
export async function savedEnds(page: Page, pk: number): Promise<Map<string, string>> {
  const { schedulazioni } = await timelineApi<{ schedulazioni: TriedFase[] }>(page, 'GET', `ordini/${pk}/tempi/`)
  return new Map(schedulazioni.map(({ nome_fase, fine }) => [nome_fase, fine]))
}

export interface CellaRest {
  capacita: number
  occupato: number
}

/** A working day of the machines that nobody has booked, some months ahead. */
export async function findFreeDay(page: Page, after: number): Promise<{ day: string; capacita: number }> {
  const between = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const slots = await timelineApi<Record<string, { macchine: CellaRest }>>(
    page,
    'GET',
    `scheduler-slots/?from_date=${between(after)}&to_date=${between(after + 60)}`,
  )
  const [day, cella] =
    Object.entries(slots)
      .sort(([a], [b]) => a.localeCompare(b))
      .find(([, { macchine }]) => macchine.capacita > 0 && macchine.occupato === 0) ?? []
  if (!day || !cella) throw new Error('Nessun giorno libero')
  return { day, capacita: cella.macchine.capacita }
}

/** Somebody of the machines is away for a day, or for some. @returns the absence */
export async function createAssenzaByApi(page: Page, day: string, al = day): Promise<number> {
  const { results } = await timelineApi<{ results: { id: number; reparto: string; data_fine: string | null }[] }>(
    page,
    'GET',
    'personale/',
  )
  const persona = results.find(({ reparto, data_fine: fine }) => reparto === 'macchine' && !fine)
  const { id } = await timelineApi<{ id: number }>(page, 'POST', 'assenze/', {
    persona: persona?.id,
    giorno_da: day,
    giorno_a: al,
  })
  return id
}

export const faseRegion = (page: Page, name: string) => page.getByRole('region', { name: `Fase ${name}` })

export const statusWith = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

export const italianDay = (day: string) => day.split('-').reverse().join('-')

export const timelineCell = (page: Page, day: string, reparto: string) =>
  page.getByRole('button', { name: new RegExp(`${italianDay(day)}, ${reparto}:`) })

/** The row of a phase in the list of all. */
export const faseRow = (page: Page, nome: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Azioni di ${nome}`, exact: true }) })
