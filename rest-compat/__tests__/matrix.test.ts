import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpointGroups } from '#rest/endpoints.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeEmailTemplate, makePreventivo, type UserKind } from '#server-test/factories.ts'

// Who gets past the door of each endpoint: the table of rest-compat x every kind of user. A new endpoint
// needs its line here.

const ALL = [
  'visitatore',
  'super',
  'staff',
  'agente',
  'capoarea',
  'operatore',
  'operatore.capo',
  'app',
  'fornitore',
] as const
type Who = (typeof ALL)[number]

const withAccess: Who[] = ALL.filter((who) => who !== 'visitatore')
/** Suppliers have their portal and nothing of the house. */
const inner: Who[] = withAccess.filter((who) => who !== 'fornitore')
const management: Who[] = ['super', 'staff', 'operatore', 'operatore.capo']
const preventivi: Who[] = [...management, 'agente', 'capoarea']
const limits: Who[] = ['super', 'staff']
const clienti: Who[] = ['super', 'staff', 'agente', 'capoarea', 'operatore.capo', 'app']
const messages: Who[] = clienti.filter((who) => who !== 'app')

const documenti: Who[] = ['super', 'operatore', 'operatore.capo', 'app']
const ordini: Who[] = ['super', 'agente', 'capoarea', 'operatore.capo', 'app']
const photographers: Who[] = ['super', 'operatore', 'operatore.capo']
const fornitoriFasi: Who[] = ['super', 'operatore.capo']
const officina: Who[] = ['super', 'operatore', 'operatore.capo']
const operatori: Who[] = ['operatore', 'operatore.capo']

const matrice: Record<string, readonly Who[]> = {
  'POST /api/login/': ALL,
  'POST /api/logout/': ALL,
  'GET /api/user/': withAccess,
  'POST /api/preventivi-create/': ALL,
  'POST /api/preventivo-prezzo/': ALL,
  'GET /api/preventivi/': preventivi,
  'GET /api/preventivi/{id}/': preventivi,
  'GET /api/preventivo-pdf/{id}': preventivi,
  'PUT /api/preventivi/{id}/set_agente/': management,
  'PUT /api/preventivi/set_agente_multi/': management,
  'PUT /api/preventivi/{id}/set_stato/': preventivi,
  'PUT /api/preventivi/set_stato_multi/': management,
  'PUT /api/preventivi/{id}/set_eliminato/': preventivi,
  'PUT /api/preventivi/set_eliminato_multi/': management,
  'GET /api/email-templates': preventivi,
  'POST /api/preventivi/{id}/send_email/': preventivi,
  'POST /api/preventivi/{id}/send_email_agente/': management,
  'GET /api/catalogo/': ALL,
  'GET /api/famiglie/': ALL,
  'POST /api/famiglie/{id}/immagini/': ['super'],
  'GET /api/tipi-serramento/': ALL,
  'PATCH /api/tipi-serramento/{id}/': limits,
  'PUT /api/tipi-serramento/{id}/update_aperture/': limits,
  'GET /api/tipi-apertura/': ALL,
  'GET /api/vincoli-misura/': ALL,
  'POST /api/vincoli-misura/': limits,
  'PUT /api/vincoli-misura/{id}/': limits,
  'DELETE /api/vincoli-misura/{id}/': limits,
  'GET /api/regioni/': ALL,
  'GET /api/province/': ALL,
  'GET /api/configurazione/': ALL,
  'GET /api/agenti': management,
  'GET /api/stati-preventivo': preventivi,
  'POST /api/jobs/{id}/annulla/': inner,
  'POST /api/catalogo/file/': ['super'],
  'POST /api/planner/import-clienti/': ['super'],
  'POST /api/planner/import-orders/': ['super'],
  'POST /api/planner/import-righe-ordini-fornitore/': ['super'],
  'POST /api/planner/import-tempi': ['super'],
  'POST /api/planner/import-files/': ['super'],
  'DELETE /api/planner/ordini-stats-config/{id}/': ['super'],
  'GET /api/planner/avanzamento-ordini/': ['super'],
  'GET /api/planner/avanzamento-ordini/{ordine}/eventi/': ['super'],
  'GET /api/planner/avanzamento-per-giorno/': ['super'],
  'GET /api/planner/lavorazioni-nome-fase-pianificazione-totals/': ['super'],
  'GET /api/planner/lavorazioni-operatori-totals/': ['super'],
  'GET /api/planner/lavorazioni-ordine-operatore/': ['super'],
  'GET /api/planner/lavorazioni-ordine-operatore/excel/': ['super'],
  'GET /api/planner/ordini-stats-config/': ['super'],
  'GET /api/planner/ordini-stats-config/fields/': ['super'],
  'GET /api/planner/ordini-stats-config/{id}/': ['super'],
  'GET /api/planner/ore-lavorate/': ['super'],
  'GET /api/planner/ore-lavorate/excel/': ['super'],
  'GET /api/planner/performance-operatori/': ['super'],
  'GET /api/planner/performance-operatori/excel/': ['super'],
  'GET /api/planner/progetti/': ['super'],
  'GET /api/planner/righe-ordini-stats/{configId}/': ['super'],
  'GET /api/planner/righe-ordini-stats/{configId}/csv/': ['super'],
  'GET /api/planner/righe-ordini/csv/': ['super'],
  'POST /api/planner/analisi-postazione/': ['super'],
  'POST /api/planner/avanzamento-ordini/{ordine}/rigenera/': ['super'],
  'POST /api/planner/ordini-stats-config/': ['super'],
  'PUT /api/planner/analisi-postazione/{id}/': ['super'],
  'PUT /api/planner/ordini-stats-config/{id}/': ['super'],
  'DELETE /api/planner/analisi-postazione/{id}/': ['super'],
  'GET /api/planner/analisi-postazione/': fornitoriFasi,
  'GET /api/planner/analisi-postazione/{id}/': fornitoriFasi,
  'GET /api/planner/import-clienti/': ['super'],
  'GET /api/planner/import-orders/': ['super'],
  'GET /api/planner/ordini-fornitore/warnings/': ['super'],
  'GET /api/planner/import-righe-ordini-fornitore/': ['super'],
  'GET /api/planner/import-tempi': ['super'],
  'POST /api/planner/import-vincoli/': limits,
  'POST /api/planner/import-vincoli-files/': limits,
  'GET /api/planner/import-vincoli/': limits,
  'GET /api/planner/fasi-schedulate/': fornitoriFasi,
  'GET /api/planner/fasi-schedulate/csv/': fornitoriFasi,
  'POST /api/planner/pianificazione-banchi/': fornitoriFasi,
  'GET /api/planner/configurazione-postazione/': officina,
  'GET /api/planner/clienti/': clienti,
  'POST /api/planner/clienti/': limits,
  'GET /api/planner/clienti/{id}/': clienti,
  'PUT /api/planner/clienti/{id}/': limits,
  'DELETE /api/planner/clienti/{id}/': limits,
  'GET /api/planner/clienti-autocomplete/': clienti,
  'GET /api/planner/messaggi-ordine-emails/': messages,
  'POST /api/planner/messaggi-ordine-emails/': limits,
  'PUT /api/planner/messaggi-ordine-emails/{id}/': limits,
  'DELETE /api/planner/messaggi-ordine-emails/{id}/': limits,
  'GET /api/admin-users/users/': ['super'],
  'POST /api/admin-users/users/': ['super'],
  'GET /api/admin-users/users/{id}/': ['super'],
  'PUT /api/admin-users/users/{id}/': ['super'],
  'DELETE /api/admin-users/users/{id}/': ['super'],
  'PUT /api/admin-users/users/{id}/update_password/': ['super'],
  'POST /api/admin-users/operators/': ['super'],
  'PUT /api/admin-users/operators/{id}/': ['super'],
  'DELETE /api/admin-users/operators/{id}/': ['super'],
  'POST /api/admin-users/agenti/': ['super'],
  'PUT /api/admin-users/agenti/{id}/': ['super'],
  'DELETE /api/admin-users/agenti/{id}/': ['super'],
  'POST /api/admin-users/accounts/': ['super'],
  'PUT /api/admin-users/accounts/{id}/': ['super'],
  'DELETE /api/admin-users/accounts/{id}/': ['super'],
  'PUT /api/admin-users/accounts/{id}/accesso_clienti/': ['super'],
  'GET /api/planner/ordini/': ordini,
  'POST /api/planner/ordini/': ['super'],
  'GET /api/planner/ordini/{id}/': inner,
  'GET /api/planner/ordini/{id}/pdf/': ['super', 'agente', 'capoarea'],
  'GET /api/planner/ordini/{id}/pdf-officina/': ['super', 'agente', 'capoarea', 'operatore.capo'],
  'PUT /api/planner/ordini/{id}/': ['super'],
  'PATCH /api/planner/ordini/{id}/': ['super'],
  'DELETE /api/planner/ordini/{id}/': ['super'],
  'GET /api/planner/ordini-autocomplete/': ordini,
  'PUT /api/planner/ordini/{id}/set_stato/': ['super', 'operatore.capo'],
  'PUT /api/planner/ordini/{id}/check-list/': ['super'],
  'GET /api/planner/ordini/{id}/logs/': ['super', 'agente', 'capoarea', 'operatore.capo'],
  'GET /api/planner/ordini/{id}/options-righe-rivendita/': inner,
  'POST /api/planner/allegati-ordine/': ['super'],
  'DELETE /api/planner/allegati-ordine/{id}/': ['super'],
  'GET /api/planner/righe-ordini/': inner,
  'PUT /api/planner/righe-ordini/{id}/update-extra-fields/': ['super'],
  'GET /api/planner/righe-ordini/{id}/immagini/': inner,
  'POST /api/planner/righe-ordini/{id}/save-immagine/': photographers,
  'GET /api/planner/immagini-righe-ordini/{id}/': inner,
  'DELETE /api/planner/immagini-righe-ordini/{id}/': ['super'],
  'POST /api/localservices/svc/shot': photographers,
  'GET /api/localservices/svc/bom': inner,
  'GET /api/planner/codici-serramento/': inner,
  'GET /api/planner/tempistiche/': ['super'],
  'POST /api/planner/tempistiche/': ['super'],
  'PUT /api/planner/tempistiche/{id}/': ['super'],
  'DELETE /api/planner/tempistiche/{id}/': ['super'],
  'GET /api/planner/valori-stato/': inner,
  'GET /api/planner/scheduler-slots/': ['super'],
  'GET /api/planner/ordini/{id}/tempi/': ['super'],
  'POST /api/planner/order-schedule/{id}/': ['super'],
  'PUT /api/planner/ordini/{id}/save-tempi/': ['super'],
  'PUT /api/planner/ordini/{id}/remove-schedulazione/': ['super'],
  'PUT /api/planner/stati-fasi-ordine/set_stato/': ['super', 'operatore.capo'],
  'PUT /api/planner/ordini/{id}/move-fine/': ['super'],
  'GET /api/planner/ordini-scheduler/': ordini,
  'GET /api/planner/fasi/': inner,
  'GET /api/planner/operatori/': ['super', 'operatore', 'operatore.capo'],
  'GET /api/planner/personale/': ['super'],
  'POST /api/planner/personale/': ['super'],
  'GET /api/planner/personale/{id}/': ['super'],
  'PUT /api/planner/personale/{id}/': ['super'],
  'DELETE /api/planner/personale/{id}/': ['super'],
  'GET /api/planner/personale/{id}/assenze/': ['super'],
  'GET /api/planner/assenze/': ['super'],
  'POST /api/planner/assenze/': ['super'],
  'PUT /api/planner/assenze/{id}/': ['super'],
  'DELETE /api/planner/assenze/{id}/': ['super'],
  'GET /api/planner/festivita/': ['super'],
  'POST /api/planner/festivita/': ['super'],
  'PUT /api/planner/festivita/{id}/': ['super'],
  'DELETE /api/planner/festivita/{id}/': ['super'],
  'GET /api/planner/calendario-ore-lavorative/': ['super'],
  'POST /api/planner/calendario-ore-lavorative/create-multiple/': ['super'],
  'POST /api/planner/calendario-ore-lavorative/': ['super'],
  'PUT /api/planner/calendario-ore-lavorative/{id}/': ['super'],
  'DELETE /api/planner/calendario-ore-lavorative/{id}/': ['super'],
  'GET /api/planner/materiali/': ['super', 'operatore.capo'],
  'POST /api/planner/materiali/': ['super'],
  'PUT /api/planner/materiali/{materiale}/': ['super'],
  'DELETE /api/planner/materiali/{materiale}/': ['super'],
  'GET /api/planner/fornitori/': ['super', 'operatore.capo'],
  'POST /api/planner/fornitori/': ['super'],
  'GET /api/planner/fornitori/{id}/': ['super', 'operatore.capo'],
  'PUT /api/planner/fornitori/{id}/': ['super'],
  'PATCH /api/planner/fornitori/{id}/': ['super'],
  'DELETE /api/planner/fornitori/{id}/': ['super'],
  'GET /api/planner/ordini-fornitore/': ['super', 'operatore.capo'],
  'GET /api/planner/righe-ordini-fornitore/': ['super', 'operatore.capo'],
  'POST /api/planner/righe-ordini-fornitore/': ['super'],
  'PUT /api/planner/righe-ordini-fornitore/{id}/': ['super'],
  'PATCH /api/planner/righe-ordini-fornitore/{id}/': ['super'],
  'DELETE /api/planner/righe-ordini-fornitore/{id}/': ['super'],
  'POST /api/planner/righe-ordini-fornitore/{id}/split/': ['super'],
  'POST /api/planner/righe-ordini-fornitore/{id}/duplicate/': ['super'],
  'POST /api/planner/righe-ordini-fornitore/merge/': ['super'],
  'POST /api/planner/righe-ordini-fornitore/reset/': ['super'],
  'POST /api/planner/righe-ordini-fornitore/sposta/': ['super'],
  'POST /api/planner/righe-ordini-fornitore/genera/': ['super'],
  'POST /api/planner/righe-ordini-fornitore/delete-multi/': ['super'],
  'GET /api/planner/ordini-fornitore/export/': ['super', 'operatore.capo'],
  'POST /api/planner/ordini-fornitore/': ['super'],
  'GET /api/planner/ordini-fornitore/{id}/': ['super', 'operatore.capo'],
  'PUT /api/planner/ordini-fornitore/{id}/': ['super'],
  'PATCH /api/planner/ordini-fornitore/{id}/': ['super'],
  'DELETE /api/planner/ordini-fornitore/{id}/': ['super'],
  'GET /api/planner/ordini-fornitore/{id}/storico/': ['super', 'operatore.capo'],
  'POST /api/planner/ordini-fornitore/{id}/send-mail/': ['super'],
  'POST /api/planner/allegati-ordine-fornitore/': ['super'],
  'DELETE /api/planner/allegati-ordine-fornitore/{id}/': ['super'],
  'GET /api/planner/ordini-fornitore/{id}/pdf/': ['super', 'operatore.capo'],
  'GET /api/planner/ordini-fornitore/pdf_multi/': ['super', 'operatore.capo'],
  'GET /api/planner/statistiche-clienti/': ['super', 'capoarea'],
  'GET /api/planner/statistiche-agenti/': ['super', 'capoarea'],
  'GET /api/planner/statistiche-clienti/excel/': ['super', 'capoarea'],
  'GET /api/planner/statistiche-agenti/excel/': ['super', 'capoarea'],
  'GET /api/qrapp/admin/folders/': documenti,
  'POST /api/qrapp/admin/folders/': ['super'],
  'GET /api/qrapp/admin/folders/tree/': documenti,
  'GET /api/qrapp/admin/folders/{id}/': documenti,
  'PATCH /api/qrapp/admin/folders/{id}/': ['super'],
  'DELETE /api/qrapp/admin/folders/{id}/': ['super'],
  'PUT /api/qrapp/admin/folders/{id}/share_folder/': ['super'],
  'POST /api/qrapp/admin/files/': ['super'],
  'PATCH /api/qrapp/admin/files/{id}/': ['super'],
  'DELETE /api/qrapp/admin/files/{id}/': ['super'],
  'POST /api/qrapp/admin/files/{id}/replace/': ['super'],
  'GET /api/qrapp/admin/accounts/': ['super'],
  'GET /api/planner/lavorazioni/': officina,
  'GET /api/planner/lavorazioni-operatore/': operatori,
  'POST /api/planner/lavorazioni-operatore/': operatori,
  'GET /api/planner/lavorazioni-operatore/date_attivita_mese/': operatori,
  'GET /api/planner/lavorazioni-operatore/{id}/': officina,
  'PUT /api/planner/lavorazioni-operatore/{id}/': operatori,
  'DELETE /api/planner/lavorazioni-operatore/{id}/': operatori,
  'GET /api/planner/lavorazioni-operatore-admin/': ['super'],
  'GET /api/planner/lavorazioni-operatore-automatica-admin/': ['super'],
  'DELETE /api/planner/lavorazioni-operatore-automatica-admin/{id}/': ['super'],
  'GET /api/planner/ordini/lista-attivita/': operatori,
  'GET /api/planner/ordini/lista-attivita/{lavorazione}/': operatori,
  'GET /api/planner/ordini/{id}/lista-lavorazioni-secondarie/{lavorazione}/': officina,
  'GET /api/planner/ordini/{id}/rimanenze-attivita-operatore/': officina,
  'GET /api/planner/ordini/{id}/rimanenze-attivita-operatore-filtered/': officina,
  'GET /api/planner/ordini/{id}/completa-attivita-operatore/': ['super'],
  'POST /api/planner/ordini/{id}/completa-attivita-operatore/': ['super'],
  'GET /api/planner/ordini/{id}/completa-singola-lavorazione/': ['super'],
  'POST /api/planner/ordini/{id}/completa-singola-lavorazione/': ['super'],
  'GET /api/planner/ordini/{id}/controlli/': officina,
  'PUT /api/planner/ordini/{id}/controlli/': officina,
  'GET /api/planner/ordini/{id}/pdf-controllo-ce/': ['super'],
  'DELETE /api/planner/controlli-ordine/{id}/': officina,
  'GET /api/planner/manipolazioni-macchina-list/': ['super'],
  'POST /api/planner/manipolazioni-macchina/': ['super'],
  'POST /api/planner/problemi-officina/': operatori,
  'POST /api/admin-users/fornitori/': ['super'],
  'PUT /api/admin-users/fornitori/{id}/': ['super'],
  'DELETE /api/admin-users/fornitori/{id}/': ['super'],
  'GET /api/planner/fornitore-ordini/': ['fornitore'],
  'PATCH /api/planner/fornitore-ordini/{id}/': ['fornitore'],
  'GET /api/planner/conferme-ordine/': ['super'],
  'POST /api/planner/conferme-ordine/': ['super'],
  'GET /api/planner/conferme-ordine/{id}/': ['super'],
  'PUT /api/planner/conferme-ordine/{id}/': ['super'],
  'DELETE /api/planner/conferme-ordine/{id}/': ['super'],
  'POST /api/planner/conferme-ordine/{id}/invia/': ['super'],
  'POST /api/planner/messaggi-conferme-ordine/': ['super'],
  'GET /api/jobs/{id}/': inner,
  'GET /api/schema/': withAccess,
  'GET /api/docs/': withAccess,
}

const endpoints = Object.values(endpointGroups).flat()

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const how = (who: Who): Promise<Client> =>
  who === 'visitatore' ? Promise.resolve(app.visitor) : app.as(who satisfies UserKind)

/** With the token of the session: two GETs of the old API write. */
const json = (method: string, body: unknown, client?: Client): RequestInit =>
  method === 'GET'
    ? { headers: { 'X-CSRFToken': client?.cookies.get('csrftoken') ?? '' } }
    : { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }

test('the matrix and the table name the same endpoints', () => {
  expect(Object.keys(matrice).sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort())
})

describe.each(ALL)('%s', (who) => {
  test.each(Object.keys(matrice))('%s', async (name) => {
    const [method = '', path = ''] = name.split(' ')
    const client = await how(who)
    const response = await client.fetch(path.replace('{id}', '999999'), json(method, {}, client))
    const allowed = matrice[name]?.includes(who) ?? false
    expect(response.status === 403 ? 'rifiutato' : 'ammesso', `${response.status}`).toBe(
      allowed ? 'ammesso' : 'rifiutato',
    )
    expect(response.status).not.toBe(401)
    expect(response.status).toBeLessThan(500)
    if (!allowed) expect(await response.json()).toEqual({ detail: expect.any(String) })
  })
})

test('to an agent the quote of another is missing, whatever is tried', async () => {
  const agente = await app.as('agente')
  const { id } = await makePreventivo(app.db)
  const template = await makeEmailTemplate(app.db)
  const body = { stato: null, eliminato: true, email_template: template.id }
  const before = await app.db.preventivo.findUniqueOrThrow({ where: { id } })
  const byPreventivo = endpoints.filter(({ method, path }) => {
    return /\/preventiv[io-].*\{id\}/.test(path) && matrice[`${method} ${path}`]?.includes('agente')
  })
  expect(byPreventivo.length).toBeGreaterThan(4)
  for (const { method, path } of byPreventivo) {
    const trial = async (pk: number) => {
      const response = await agente.fetch(path.replace('{id}', String(pk)), json(method, body))
      return [path, response.status, await response.json()]
    }
    const foreign = await trial(id)
    expect(foreign).toEqual([path, 404, { detail: 'Non trovato.' }])
    expect(foreign).toEqual(await trial(999_999))
  }
  expect((await agente.fetch(`/api/email-templates?preventivo=${id}`)).status).toBe(404)
  expect(await app.db.preventivo.findUniqueOrThrow({ where: { id } })).toEqual(before)
  expect(await app.db.mail.count()).toBe(0)
})
