import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Prisma } from '../../../../prisma/generated/client.ts'
import { createRandom } from '../../../../prisma/seed/random.ts'
import { PERIODO_ROVESCIO } from '../../../numeri/statistiche/rules.ts'
import { dateOfDay, tempoDiOra } from '../../../shared/dates/days.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeOrdine, makeTipoSerramento, makeUser } from '../../../test/factories.ts'
import { queryAs } from '../../../test/ordini/ask.ts'
import { makeRigaOrdine } from '../../../test/ordini/factories.ts'
import { statementsOf } from '../../../test/statements.ts'
import { performanceOf, RAGGRUPPAMENTI, riempimentoOf } from '../rules.ts'

// An independent slow model: plain loops over what was written, against the statements.
interface Sessione {
  data: string
  operatore: number | null
  ordine: number | null
  lavorazione: number
  seconda: number | null
  chiusa: boolean
  tempo: number
  /** Theory of the pieces of either operation, and how many there are. */
  teorie: [number, number]
  pezzi: [number, number]
}

interface Parte {
  sessione: number
  data: string
  operatore: number
  ordine: number | null
  lavorazione: number
  tempo: number
  teorico: number
  pezzi: number
}

const DAL = '2026-03-02'
const AL = '2026-03-29'
const GIORNI = Array.from({ length: 40 }, (_, indice) =>
  new Date(Date.UTC(2026, 1, 25 + indice)).toISOString().slice(0, 10),
)

let app: TestApp
let superuser: Client
let operatore: Client
let operatori: number[] = []
let ordini: { id: number; tipo: string | null; riga: number }[] = []
let lavorazioni: { id: number; fase: string }[] = []
const sessioni: Sessione[] = []

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const { db } = app
  const casuale = createRandom(4)
  const users = [
    await makeUser(db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} }),
    await makeUser(db, { firstName: 'Ada', lastName: 'Neri', operatore: {} }),
    await makeUser(db, { firstName: 'Ugo', lastName: 'Alfa', operatore: {} }),
  ]
  operatore = await app.as(users[0] as (typeof users)[number])
  operatori = await Promise.all(
    users.map(async ({ id }) => (await db.operatore.findUniqueOrThrow({ where: { userId: id } })).id),
  )
  lavorazioni = await db.lavorazione.findMany({ select: { id: true, fase: true }, orderBy: { id: 'asc' } })
  const tipo = await makeTipoSerramento(db)
  const agenti = [await makeAgente(db, { tipoAgente: 'B2B' }), await makeAgente(db, { tipoAgente: 'B2Cs' })]
  ordini = await Promise.all(
    ['B2B', 'B2C*s', null, 'B2B'].map(async (quale, indice) => {
      const agenteId = quale === null ? null : (agenti[quale === 'B2B' ? 0 : 1]?.id ?? null)
      const { id } = await makeOrdine(db, { agenteId, numeroCommessa: `F${indice}` })
      return { id, tipo: quale, riga: (await makeRigaOrdine(db, id, { tipoSerramentoId: tipo.id, numero: 999 })).id }
    }),
  )
  const pezzi: Prisma.PezzoAttivitaCreateManyInput[] = []
  const attivita: Prisma.AttivitaCreateManyInput[] = []
  let posizione = 0
  for (let numero = 1; numero <= 300; numero++) {
    const automatica = casuale.intero(0, 9) === 0
    const ordine = casuale.intero(0, 7) === 0 && !automatica ? null : casuale.uno(ordini)
    const lavorazione = casuale.uno(lavorazioni)
    const altre = lavorazioni.filter(({ id }) => id !== lavorazione.id)
    const seconda = ordine && casuale.intero(0, 3) === 0 ? casuale.uno(altre) : null
    const chiusa = !automatica && casuale.intero(0, 9) > 0
    const inizio = 480 + casuale.intero(0, 400)
    const tempo = casuale.intero(0, 10) === 0 ? 0 : casuale.intero(1, 400)
    const data = casuale.uno(GIORNI)
    const chi = automatica ? null : casuale.uno(operatori)
    const teorie: [number, number] = [0, 0]
    const quanti: [number, number] = [0, 0]
    for (const [quale, una] of [lavorazione, seconda].entries()) {
      if (!una || !ordine) continue
      quanti[quale as 0 | 1] = casuale.intero(0, 3)
      for (let pezzo = 0; pezzo < quanti[quale as 0 | 1]; pezzo++) {
        const minuti = casuale.intero(0, 900_000)
        teorie[quale as 0 | 1] += minuti
        pezzi.push({
          attivitaId: numero,
          ordineId: ordine.id,
          lavorazioneId: una.id,
          rigaOrdineId: ordine.riga,
          posizione: ++posizione,
          minuti: minuti / 10_000,
        })
      }
    }
    const ora = (minuti: number) =>
      tempoDiOra(`${String(Math.floor(minuti / 60)).padStart(2, '0')}:${String(minuti % 60).padStart(2, '0')}`)
    attivita.push({
      id: numero,
      automatica,
      operatoreId: chi,
      data: dateOfDay(data),
      ordineId: ordine?.id ?? null,
      lavorazioneId: lavorazione.id,
      secondaLavorazioneId: seconda?.id ?? null,
      oraInizio: automatica ? null : ora(inizio),
      oraFine: chiusa ? ora(inizio + tempo) : null,
      tempo: chiusa ? tempo : automatica ? 0 : null,
      tempoTeorico: (teorie[0] + teorie[1]) / 10_000,
      teoricoSeconda: teorie[1] / 10_000,
      pezziFatti: quanti[0],
      pezziSeconda: quanti[1],
      note: numero % 7 === 0 ? `nota ${numero}` : '',
    })
    sessioni.push({
      data,
      operatore: chi,
      ordine: ordine?.id ?? null,
      lavorazione: lavorazione.id,
      seconda: seconda?.id ?? null,
      chiusa,
      tempo,
      teorie,
      pezzi: quanti,
    })
  }
  await db.attivita.createMany({ data: attivita })
  await db.pezzoAttivita.createMany({ data: pezzi })
})
afterAll(() => app.close())

interface Filtro {
  operatori?: number[]
  lavorazioni?: number[]
  tipoAgente?: string
  ordine?: number
}

/** What counts, by loops. Theory in ten-thousandths of a minute. */
function parti(ore: boolean, filtro: Filtro = {}): Parte[] {
  const trovate: Parte[] = []
  for (const [indice, una] of sessioni.entries()) {
    if (!una.chiusa || una.operatore === null || una.data < DAL || una.data > AL) continue
    if (!ore && una.ordine === null) continue
    if (filtro.operatori && !filtro.operatori.includes(una.operatore)) continue
    if (filtro.ordine && una.ordine !== filtro.ordine) continue
    if (filtro.tipoAgente && ordini.find(({ id }) => id === una.ordine)?.tipo !== filtro.tipoAgente) continue
    const [prima, seconda] = una.teorie
    const teoria = prima + seconda
    const secondo =
      una.seconda === null || teoria === 0 ? 0 : Math.floor((2 * una.tempo * seconda + teoria) / (2 * teoria))
    const comune = { sessione: indice + 1, data: una.data, operatore: una.operatore, ordine: una.ordine }
    trovate.push({
      ...comune,
      lavorazione: una.lavorazione,
      tempo: una.tempo - secondo,
      teorico: prima,
      pezzi: una.pezzi[0],
    })
    if (una.seconda !== null) {
      trovate.push({ ...comune, lavorazione: una.seconda, tempo: secondo, teorico: seconda, pezzi: una.pezzi[1] })
    }
  }
  return filtro.lavorazioni ? trovate.filter(({ lavorazione }) => filtro.lavorazioni?.includes(lavorazione)) : trovate
}

function somme(di: readonly Parte[]) {
  const tempo = di.reduce((somma, parte) => somma + parte.tempo, 0)
  const tempoTeorico = di.reduce((somma, parte) => somma + parte.teorico, 0) / 10_000
  const giornate = new Set(di.filter((parte) => parte.tempo > 0).map(({ data, operatore }) => `${data} ${operatore}`))
    .size
  return {
    tempo,
    tempoTeorico,
    sessioni: new Set(di.map(({ sessione }) => sessione)).size,
    giornate,
    performance: performanceOf(tempoTeorico, tempo),
    percentuale: riempimentoOf(tempo, giornate),
  }
}

const SOMME = 'tempo tempoTeorico sessioni giornate performance percentuale'

interface Figura {
  totali: ReturnType<typeof somme>
  gruppi: (ReturnType<typeof somme> & { chiave: string; nome: string; numeroOrdini: number })[]
  attivita: { totalCount: number; nodes: { pk: number; tempo: number; tempoTeorico: number }[] }
}

const leggi = (campo: string, filtro: Filtro = {}, per = 'giorno') =>
  queryAs<Figura>(
    superuser,
    `query ($filtro: FiltroFigure) { ${campo}(filtro: $filtro) { totali { ${SOMME} }
      gruppi(per: ${per}) { chiave nome numeroOrdini ${SOMME} }
      attivita(perPagina: 1000) { totalCount nodes { pk tempo tempoTeorico } } } }`,
    { filtro: { fromDate: DAL, toDate: AL, ...filtro } },
  )

/** What each division calls a part. */
const chiavi: Record<string, (parte: Parte) => string> = {
  giorno: ({ data }) => data,
  settimana({ data }) {
    const giorno = new Date(`${data}T00:00:00Z`)
    giorno.setUTCDate(giorno.getUTCDate() - ((giorno.getUTCDay() + 6) % 7))
    return giorno.toISOString().slice(0, 10)
  },
  mese: ({ data }) => `${data.slice(0, 7)}-01`,
  operatore: ({ operatore: chi }) => `${chi}`,
  lavorazione: ({ lavorazione }) => `${lavorazione}`,
  fase: ({ lavorazione }) => lavorazioni.find(({ id }) => id === lavorazione)?.fase ?? '',
  tipoAgente: ({ ordine }) => ordini.find(({ id }) => id === ordine)?.tipo ?? '',
  giornoOperatore: ({ data, operatore: chi }) => `${data} ${chi}`,
}

describe.each([
  ['performance', false],
  ['oreLavorate', true],
] as const)('%s', (campo, ore) => {
  test.each(RAGGRUPPAMENTI)('by %s agrees with plain loops, and its parts make the whole', async (per) => {
    const letta = await leggi(campo, {}, per)
    const contate = parti(ore)
    expect(letta.totali).toEqual(somme(contate))
    const attesi = Map.groupBy(contate, chiavi[per] as (parte: Parte) => string)
    expect(new Set(letta.gruppi.map(({ chiave }) => chiave))).toEqual(new Set(attesi.keys()))
    for (const { chiave, nome: _nome, numeroOrdini, ...sue } of letta.gruppi) {
      const attese = attesi.get(chiave) ?? []
      expect(sue).toEqual(somme(attese))
      expect(numeroOrdini).toBe(new Set(attese.flatMap(({ ordine }) => ordine ?? [])).size)
    }
    expect(letta.gruppi.reduce((somma, { tempo }) => somma + tempo, 0)).toBe(letta.totali.tempo)
  })

  test('under every filter the activities make the figure, and what a filter leaves out the others have', async () => {
    const divisi: Filtro[][] = [
      operatori.map((uno) => ({ operatori: [uno] })),
      lavorazioni.map(({ id }) => ({ lavorazioni: [id] })),
      [...ordini.map(({ id }) => ({ ordine: id }))],
    ]
    const tutto = somme(parti(false))
    for (const filtri of divisi) {
      let [tempo, teorico] = [0, 0]
      for (const filtro of filtri) {
        const { totali, attivita } = await leggi(campo, filtro)
        expect(totali).toEqual(somme(parti(ore, filtro)))
        expect(attivita.totalCount).toBe(totali.sessioni)
        expect(attivita.nodes.reduce((somma, una) => somma + una.tempo, 0)).toBe(totali.tempo)
        expect(attivita.nodes.reduce((somma, una) => somma + una.tempoTeorico, 0)).toBeCloseTo(totali.tempoTeorico, 6)
        tempo += totali.tempo
        teorico += Math.round(totali.tempoTeorico * 10_000)
      }
      if (!ore) expect([tempo, teorico / 10_000]).toEqual([tutto.tempo, tutto.tempoTeorico])
    }
    // Of a session of two operations both parts count, once each.
    for (const [n, { id }] of lavorazioni.entries()) {
      const due = { lavorazioni: [id, lavorazioni[(n + 1) % lavorazioni.length]?.id ?? id] }
      const { totali, attivita } = await leggi(campo, due)
      expect(totali).toEqual(somme(parti(ore, due)))
      expect(attivita.nodes.reduce((somma, una) => somma + una.tempoTeorico, 0)).toBeCloseTo(totali.tempoTeorico, 6)
    }
    const B2B = { tipoAgente: 'B2B', operatori: operatori.slice(0, 2) }
    expect((await leggi(campo, B2B)).totali).toEqual(somme(parti(ore, B2B)))
    expect((await leggi(campo, { tipoAgente: 'altro' })).totali.sessioni).toBe(0)
  })
})

test('the work of an order by operation and operator: rows, pieces, notes and sums of plain loops', async () => {
  const letta = await queryAs<{
    totalCount: number
    totali: { numeroPezzi: number; tempo: number; tempoTeorico: number }
    nodes: {
      ordine: { pk: number }
      lavorazione: { pk: number }
      operatore: { pk: number }
      pezzi: number
      tempo: number
      tempoTeorico: number
      fuoriTempo: boolean
      dataInizio: string
      dataFine: string
    }[]
  }>(
    superuser,
    `query ($filtro: FiltroFigure) { lavorazioniOrdine(filtro: $filtro, perPagina: 1000) { totalCount
      totali { numeroPezzi tempo tempoTeorico }
      nodes { ordine { pk } lavorazione { pk } operatore { pk } pezzi tempo tempoTeorico fuoriTempo dataInizio dataFine } } }`,
    { filtro: { fromDate: DAL, toDate: AL } },
  )
  const contate = parti(false)
  const attese = Map.groupBy(contate, (p) => `${p.ordine} ${p.lavorazione} ${p.operatore}`)
  expect(letta.totalCount).toBe(attese.size)
  const { tempo, tempoTeorico } = somme(contate)
  const numeroPezzi = contate.reduce((somma, { pezzi }) => somma + pezzi, 0)
  expect(letta.totali).toEqual({ numeroPezzi, tempo, tempoTeorico })
  for (const riga of letta.nodes) {
    const sue = attese.get(`${riga.ordine.pk} ${riga.lavorazione.pk} ${riga.operatore.pk}`) ?? []
    const giorni = sue.map(({ data }) => data).sort()
    const atteso = somme(sue)
    expect(riga).toMatchObject({
      pezzi: sue.reduce((somma, { pezzi }) => somma + pezzi, 0),
      tempo: atteso.tempo,
      tempoTeorico: atteso.tempoTeorico,
      fuoriTempo: atteso.tempo > atteso.tempoTeorico,
      dataInizio: giorni[0],
      dataFine: giorni.at(-1),
    })
  }
})

test('the holes of a day are what no activity covers between the first and the last, whatever is filtered', async () => {
  const minuti = (ora: string) => Number(ora.slice(0, 2)) * 60 + Number(ora.slice(3))
  const { attivita } = await queryAs<{
    attivita: { nodes: { data: string; oraInizio: string; oraFine: string; operatore: { pk: number } }[] }
  }>(
    superuser,
    `{ oreLavorate(filtro: { fromDate: "${DAL}", toDate: "${AL}" }) {
      attivita(perPagina: 1000) { nodes { data oraInizio oraFine operatore { pk } } } } }`,
  )
  const giornate = Map.groupBy(attivita.nodes, ({ data, operatore: chi }) => `${data} ${chi.pk}`)
  const [prima] = lavorazioni
  for (const filtro of ['', `, lavorazioni: [${prima?.id}]`]) {
    const ore = await queryAs<{ gruppi: { chiave: string; buchi: { minuti: number }[] }[] }>(
      superuser,
      `{ oreLavorate(filtro: { fromDate: "${DAL}", toDate: "${AL}"${filtro} }) {
        gruppi(per: giornoOperatore) { chiave buchi { minuti } } } }`,
    )
    for (const { chiave, buchi } of ore.gruppi) {
      const sue = giornate.get(chiave) ?? []
      const coperti = new Set<number>()
      for (const { oraInizio, oraFine } of sue) {
        for (let minuto = minuti(oraInizio); minuto < minuti(oraFine); minuto++) coperti.add(minuto)
      }
      const dal = Math.min(...sue.map(({ oraInizio }) => minuti(oraInizio)))
      const al = Math.max(...sue.map(({ oraFine }) => minuti(oraFine)))
      expect(
        buchi.reduce((somma, { minuti: uno }) => somma + uno, 0),
        chiave,
      ).toBe(al - dal - coperti.size)
    }
    expect(ore.gruppi.some(({ buchi }) => buchi.length > 0)).toBe(true)
  }
})

test('each figure is one statement', async () => {
  const conta = (campi: string) =>
    statementsOf(() =>
      queryAs(superuser, `{ performance(filtro: { fromDate: "${DAL}", toDate: "${AL}" }) { ${campi} } }`),
    )
  const vuoto = (await conta('fromDate')).length
  for (const campo of [
    'totali { tempo }',
    'gruppi(per: giorno) { tempo ordini { pk } }',
    'attivita { nodes { pk } }',
  ]) {
    expect((await conta(campo)).length - vuoto).toBe(1)
  }
})

test('operators get none of it; what makes no sense is refused beside its cause', async () => {
  for (const campo of [
    'performance { totali { tempo } }',
    'oreLavorate { totali { tempo } }',
    'lavorazioniOrdine { totalCount }',
  ]) {
    const { data, errors } = await operatore.graphql(`{ ${campo} }`)
    expect(data).toBeNull()
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(
    queryAs(superuser, '{ performance(filtro: { fromDate: "2026-03-02", toDate: "2026-03-01" }) { fromDate } }'),
  ).rejects.toMatchObject({ message: PERIODO_ROVESCIO })
})
