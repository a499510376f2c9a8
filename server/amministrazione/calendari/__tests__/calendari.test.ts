import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeAssenza, makePersona } from '#server-test/personaleFactories.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

let app: TestApp
let admin: Client

beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'https://serramenti.example' } })
  admin = await app.as('super')
})
afterAll(() => app.close())

async function share(tipo: string, reparto?: string): Promise<string> {
  const { data } = await admin.graphql<{ createLinkCalendario: { percorso: string } }>(
    `mutation ($input: CreateLinkCalendarioInput!) {
      createLinkCalendario(input: $input) { percorso errors { message } }
    }`,
    { input: { nome: 'Furgone', tipo, reparto } },
  )
  return data?.createLinkCalendario.percorso ?? ''
}

const day = (offset: number) => dayOfInstant(new Date(Date.now() + offset * 86_400_000))
const midnight = (offset: number) => new Date(`${day(offset)}T00:00:00Z`)

/** An event as either parser reads it. */
interface Read {
  uid: string
  title: string
  from: string
  to: string
  status: string
}

const sorted = (events: Read[]) => events.sort((a, b) => a.uid.localeCompare(b.uid))

/** A day stays a day, an instant is one. */
const said = (isDay: boolean, date: Date, ofDay: string) => (isDay ? ofDay : date.toISOString())

function byIcalJs(text: string): Read[] {
  const root = new ICAL.Component(ICAL.parse(text))
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return sorted(
    root.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      const read = (time: InstanceType<typeof ICAL.Time>) => said(time.isDate, time.toJSDate(), time.toString())
      return {
        uid: event.uid,
        title: event.summary,
        from: read(event.startDate),
        to: read(event.endDate),
        status: String(component.getFirstPropertyValue('status')),
      }
    }),
  )
}

function byNodeIcal(text: string): Read[] {
  const localDay = (date: Date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return sorted(
    Object.values(nodeIcal.parseICS(text)).flatMap((one): Read[] => {
      if (one?.type !== 'VEVENT') return []
      const isDay = one.datetype === 'date'
      const end = one.end ?? one.start
      return [
        {
          uid: one.uid,
          title: String(one.summary),
          from: said(isDay, one.start, localDay(one.start)),
          to: said(isDay, end, localDay(end)),
          status: String(one.status),
        },
      ]
    }),
  )
}

async function read(path: string): Promise<Read[]> {
  const response = await app.fetch(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  expect(text.match(/^(?:DTSTAMP|LAST-MODIFIED):(?!\d{8}T\d{6}Z\r?$).*$/gm)).toBeNull()
  expect(byNodeIcal(text)).toEqual(byIcalJs(text))
  return byIcalJs(text)
}

test('deliveries and installations: days of Italy, moved and cancelled under the same UID', async () => {
  const path = await share('CONSEGNE')
  const { id, numeroCommessa } = await makeOrdine(app.db, { dataConsegna: midnight(3), dataPosa: midnight(10) })
  const uid = `ordine-${id}-consegna@serramenti.example`
  const found = async () => (await read(path)).filter((event) => event.uid.startsWith(`ordine-${id}-`))
  expect(await found()).toMatchObject([
    { uid, from: day(3), to: day(4), status: 'CONFIRMED' },
    { uid: `ordine-${id}-posa@serramenti.example`, from: day(10) },
  ])
  await app.db.ordine.update({ where: { id }, data: { dataConsegna: midnight(5), dataPosa: null } })
  expect(await found()).toMatchObject([{ uid, from: day(5) }])
  await app.db.ordine.delete({ where: { id } })
  expect(await found()).toMatchObject([
    { uid, from: day(5), status: 'CANCELLED', title: `Consegna: ${numeroCommessa}` },
  ])
})

test('absences: hours of Italy on both sides of a change of the clocks', async () => {
  const path = await share('ASSENZE')
  const persona = await makePersona(app.db, { nome: 'Ada, la "prima"; sempre\\qui' })
  const winter = `${new Date().getFullYear() + (new Date().getMonth() === 11 ? 1 : 0)}-12-20`
  const { id } = await makeAssenza(app.db, winter, winter, {
    personaId: persona.id,
    title: 'Visita',
    ore: ['09:30', '11:00'],
  })
  const [event] = (await read(path)).filter((one) => one.uid.startsWith(`assenza-${id}@`))
  expect(event).toMatchObject({
    title: 'Ada, la "prima"; sempre\\qui: Visita',
    from: `${winter}T08:30:00.000Z`,
    to: `${winter}T10:00:00.000Z`,
  })
})

test('the plan of a department has each phase once after a hundred changes', async () => {
  const path = await share('PIANO', 'banchi')
  await app.db.fase.create({
    data: { nome: 'Banco di prova', unit: 'MINUTES', reparto: 'banchi', withFornitore: false, infiniteCapacity: false },
  })
  const ordini: { id: number }[] = []
  for (let n = 0; n < 5; n++) ordini.push(await makeOrdine(app.db))
  let random = 7
  const next = (below: number) => {
    random = (random * 16_807) % 2_147_483_647
    return random % below
  }
  for (let n = 0; n < 100; n++) {
    const ordineId = ordini[next(5)]?.id ?? 0
    const inizio = new Date(Date.now() + next(200) * 3_600_000)
    const fine = new Date(inizio.getTime() + (1 + next(9)) * 3_600_000)
    // Saved again as a plan is, or taken away.
    await app.db.schedulazioneOrdine.deleteMany({ where: { ordineId } })
    if (next(4) === 0) continue
    const fasi = { create: [{ nomeFase: 'Banco di prova', inizio, fine }] }
    await app.db.schedulazioneOrdine.create({ data: { ordineId, inizio, fine, fasi } })
  }
  const events = await read(path)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  const confirmed = events.filter(({ status }) => status === 'CONFIRMED')
  expect(confirmed).toHaveLength(await app.db.schedulazioneFase.count())
  expect(confirmed.length).toBeGreaterThan(0)
})

test('a calendar that has not changed is not sent again; revoked, or of somebody who is off, it is none', async () => {
  const path = await share('CONSEGNE')
  const etag = (await app.fetch(path)).headers.get('etag') ?? ''
  expect((await app.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const link = await app.db.linkCalendario.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await app.db.user.update({ where: { id: link.userId }, data: { isActive: false } })
  expect((await app.fetch(path)).status).toBe(404)
  await app.db.user.update({ where: { id: link.userId }, data: { isActive: true } })
  await admin.graphql(`mutation { revokeLinkCalendario(input: { pk: ${link.id} }) { errors { message } } }`)
  expect((await app.fetch(path)).status).toBe(404)
  expect((await app.fetch('/calendario/indovinato.ics')).status).toBe(404)
})

test('a plan without a department is refused beside its field, and nobody without tokens makes one', async () => {
  const mutation = `mutation { createLinkCalendario(input: { nome: "x", tipo: PIANO }) { percorso errors { field } } }`
  const { data } = await admin.graphql<{ createLinkCalendario: object }>(mutation)
  expect(data?.createLinkCalendario).toEqual({ percorso: null, errors: [{ field: 'reparto' }] })
  const { errors } = await (await app.as('staff')).graphql(mutation)
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})
