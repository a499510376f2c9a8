import { fileURLToPath } from 'node:url'
import { expect, type Locator, loginAs, type Page, resultOf, test } from '../base.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// Whole days of the order desk.
test.describe.configure({ timeout: 180_000 })

const campione = (nome: string) => fileURLToPath(new URL(`../files/${nome}`, import.meta.url))

const riga = (page: Page, numero: number) => page.getByRole('region', { name: new RegExp(`^Riga ${numero}(,|$)`) })
const field = (dove: Page | Locator, nome: string) => dove.getByRole('textbox', { name: nome, exact: true })
const scheda = (page: Page, nome: string) =>
  page.getByRole('tablist', { name: 'Schede dell’ordine' }).getByRole('tab', { name: nome })

/** Opens the page of an import and asks for the preview of some files. */
async function anteprima(page: Page, title: string, percorso: string, files: string[]) {
  await page.goto(`/planner/#${percorso}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles(files.map(campione))
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText(/Celle da correggere: \d+\./)).toBeVisible()
}

const importa = (page: Page) => page.getByRole('button', { name: 'Importa', exact: true })

test('dai fogli di calcolo alla mail: importazioni, righe, sconto, allegato, schedulazione, chi ha cambiato che cosa', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')

  // Customers, twice: the same file again changes nothing.
  for (const expected of ['Clienti inseriti: 3.', 'Già presenti: 3.']) {
    await anteprima(page, 'Importa clienti', '/importa-clienti', ['clienti.xls'])
    await importa(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Clienti inseriti' })).toContainText(expected)
    await page.getByRole('link', { name: 'Vai ai clienti' }).click()
  }
  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill('universita forli')
  await expect(page.getByRole('row').filter({ hasText: 'C90001' })).toContainText('Edilizia Carrà S.r.l.')

  // What the windows of the orders take.
  await anteprima(page, 'Importa tempi', '/tempistiche/importa', ['tempi.xlsx'])
  await importa(page).click()
  await expect(page.getByText(/Tempi aggiunti: \d+\. Aggiornati: \d+\. Già presenti: \d+\./)).toBeVisible()

  // Two files of orders, of both kinds; two cells of one are wrong, and are mended where they are shown.
  await anteprima(page, 'Importa Ordini', '/importa-ordini', ['ordini-errori.xls', 'ordine-scheda.xls'])
  await expect(page.getByText('Celle da correggere: 2.')).toBeVisible()
  await expect(page.getByText(/^ordini-errori\.xls: riga 3, colonna Numero: /)).toBeVisible()
  await expect(page.getByText(/^ordini-errori\.xls: riga 6, colonna Codice: .*FX/)).toBeVisible()
  await expect(importa(page)).toBeDisabled()
  await field(page, 'Riga 3, Numero').fill('2')
  await field(page, 'Riga 6, Codice').fill('FA')
  await page.getByRole('button', { name: 'Applica le correzioni' }).click()
  await expect(page.getByText('Celle da correggere: 0.')).toBeVisible()
  await importa(page).click()
  await expect(page.getByText('Ordini importati: 3. Già esistenti: 0.')).toBeVisible()
  await page.getByRole('link', { name: '26/9011' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ordine 26/9011' })).toBeVisible()
  const pk = Number(/ordini\/(\d+)/.exec(page.url())?.[1])

  // Lines: what the file said, changed by hand, one copied, then one discount for all.
  await scheda(page, 'Modifica').click()
  await expect(field(riga(page, 1), 'Numero')).toHaveValue('6')
  await expect(field(riga(page, 2), 'Numero')).toHaveValue('2')
  await expect(field(riga(page, 2), 'Listino')).toHaveValue('1.234,50')
  await field(riga(page, 1), 'Numero').fill('8')
  await riga(page, 2).getByRole('button', { name: 'Duplica riga 2' }).click()
  await field(riga(page, 3), 'Descrizione').fill('Studio')
  const prezzi = page.getByRole('region', { name: 'Prezzi' })
  await field(prezzi, 'Sconto').fill('30')
  await prezzi.getByRole('button', { name: 'Applica a tutte le righe' }).click()
  await expect(field(riga(page, 3), 'Sconto')).toHaveValue('30')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Ordine salvato')).toBeVisible()

  await scheda(page, 'Allegati').click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'rilievo misure.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await expect(page.getByRole('link', { name: 'rilievo misure.pdf', exact: true })).toBeVisible()

  // No mail before there is a schedule.
  await expect(page.getByRole('button', { name: 'Programma mail' })).toHaveCount(0)
  await page.goto(`/planner/#/schedulatore?id=${pk}`)
  await page.getByRole('button', { name: 'Auto start' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Da salvare' })).toBeVisible()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Schedulazione salvata' }).first()).toBeVisible()
  await page.goto(`/planner/#/ordini/${pk}`)
  await page.getByRole('button', { name: 'Programma mail' }).click()
  const mail = page.getByRole('dialog', { name: 'Mail di approntamento dell’ordine 26/9011' })
  await mail.getByRole('textbox', { name: 'Testo' }).fill('Gentile cliente,')
  await expect(mail.getByRole('group', { name: 'Anteprima della mail' })).toContainText(
    'La merce sarà pronta dal 15-01-2027 al 22-01-2027',
  )
  await mail.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('button', { name: 'In attesa invio' })).toBeVisible()

  // All of it is in the history, with who did it.
  await scheda(page, 'Logs').click()
  const log = page.getByRole('table', { name: 'Logs' })
  await expect(log.getByRole('row').filter({ hasText: 'rilievo misure.pdf' })).toContainText('Silvia Moretti')
  const numero = log.getByRole('row').filter({ hasText: /Riga 1.*Numero/i })
  await expect(numero).toContainText('Silvia Moretti')
  await expect(numero.getByRole('cell', { name: '6', exact: true })).toBeVisible()
  await expect(numero.getByRole('cell', { name: '8', exact: true })).toBeVisible()
})

test('agente, capo area, operatore e account dell’app: ciascuno la sua parte, da ogni porta', async ({ browser }) => {
  const ufficio = await loginAs(browser, 'super', '/planner/#/ordini')
  const agenti = await resultOf<{ id: number; codice: string }[]>(ufficio.request, 'GET', '/api/agenti/')
  const tipi = await resultOf<{ id: number; nome: string }[]>(ufficio.request, 'GET', '/api/tipi-serramento/')
  const codici = await resultOf<{ id: number }[]>(ufficio.request, 'GET', '/api/planner/codici-serramento/')
  const appena = await loginAs(browser, 'app', '/planner/#/clienti')
  const dellApp = await resultOf<{ results: { id: number }[] }>(appena.request, 'GET', '/api/planner/clienti/')
  const altrui = await resultOf<{ id: number }>(ufficio.request, 'POST', '/api/planner/clienti/', {
    nome: `Infissi ${Date.now().toString(36)}`,
  })

  // One order for each of them and one of nobody's, found by the same word.
  const word = `Banco${Date.now().toString(36)}`
  const crea = async (nome: string, agente: string | null, cliente: number) => {
    const { id } = await resultOf<{ id: number }>(ufficio.request, 'POST', '/api/planner/ordini/', {
      numero_commessa: `${word}/${nome}`,
      data: '2026-11-02',
      cliente,
      tipo_cliente: 'PRIVA',
      agente: agenti.find(({ codice }) => codice === agente)?.id ?? null,
      righe_ordine: [
        {
          tipo_serramento_id: tipi[0]?.id,
          codice_serramento_id: codici[0]?.id,
          numero: 2,
          listino: 1000,
          sconto_articolo: 10,
        },
      ],
    })
    return { id, numero: `${word}/${nome}` }
  }
  const ordini = {
    capo: await crea('capo', 'AG01', altrui.id),
    sub: await crea('sub', 'AG02', altrui.id),
    lontano: await crea('lontano', 'AG05', altrui.id),
    app: await crea('app', null, dellApp.results[0]?.id ?? 0),
  }
  type Chiave = keyof typeof ordini

  const parti: {
    username: string
    vede: Chiave[]
    schede: string[]
    prezzi: boolean
    agente: boolean
  }[] = [
    {
      username: 'agente',
      vede: ['sub'],
      schede: ['Dettaglio', 'Allegati', 'Check list', 'Logs'],
      prezzi: true,
      agente: false,
    },
    {
      username: 'capoarea',
      vede: ['capo', 'sub'],
      schede: ['Dettaglio', 'Allegati', 'Check list', 'Logs'],
      prezzi: true,
      agente: true,
    },
    {
      username: 'operatore.capo',
      vede: ['capo', 'sub', 'lontano', 'app'],
      schede: ['Dettaglio', 'Fasi', 'Ordini a Fornitore', 'Allegati', 'Marcatura CE', 'Check list', 'Logs'],
      prezzi: false,
      agente: false,
    },
    { username: 'operatore', vede: [], schede: [], prezzi: false, agente: false },
    { username: 'app', vede: ['app'], schede: ['Dettaglio'], prezzi: false, agente: false },
  ]
  for (const parte of parti) {
    await test.step(parte.username, async () => {
      const page = await loginAs(browser, parte.username, `/planner/#/ordini?search=${word}`)
      const suoi = parte.vede.map((chiave) => ordini[chiave])
      const nonSuoi = Object.values(ordini).filter((uno) => !suoi.includes(uno))

      // The list: its rows, its count, its columns; who sees no orders is told so.
      const numeri = page.getByRole('row').filter({ hasText: word })
      const forbidden = page.getByText('Non hai i permessi per accedere a questa pagina.')
      if (suoi.length === 0) await expect(forbidden).toBeVisible()
      await expect(numeri).toHaveCount(suoi.length)
      for (const { numero } of suoi) await expect(numeri.filter({ hasText: numero })).toBeVisible()
      if (suoi.length > 0) {
        await expect(page.getByLabel(`${suoi.length} in tutto`)).toBeVisible()
        await page.getByRole('button', { name: 'Colonne' }).click()
        await expect(page.getByRole('checkbox', { name: 'Cliente', exact: true })).toBeVisible()
        await expect(page.getByRole('checkbox', { name: 'Netto', exact: true })).toHaveCount(parte.prezzi ? 1 : 0)
        await expect(page.getByRole('checkbox', { name: 'Agente', exact: true })).toHaveCount(parte.agente ? 1 : 0)
        await page.keyboard.press('Escape')
      }

      // The search of everything.
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Cerca/ }).fill(word)
      const found = page.getByRole('listbox').getByRole('option').filter({ hasText: word })
      if (suoi.length === 0) await expect(page.getByText(/Nessun risultato/)).toBeVisible()
      await expect(found).toHaveCount(suoi.length)
      await page.keyboard.press('Escape')

      // The old API: its own, and 404 for the others, as for what does not exist.
      const list = `/api/planner/ordini/?search=${word}`
      if (suoi.length === 0) expect((await page.context().request.get(list)).status()).toBe(403)
      const { results } =
        suoi.length === 0
          ? { results: [] }
          : await resultOf<{ results: { id: number; netto?: number | null }[] }>(page.request, 'GET', list)
      expect(results.map(({ id }) => id).sort()).toEqual(suoi.map(({ id }) => id).sort())
      for (const { netto } of results) expect(netto ?? null).toBe(parte.prezzi ? 900 : null)
      for (const { id } of [...nonSuoi, { id: 99_999_999 }]) {
        const risposta = await page.context().request.get(`/api/planner/ordini/${id}/`)
        expect(risposta.status()).toBe(404)
      }

      // The address of each order.
      for (const { id } of nonSuoi) {
        await page.goto(`/planner/#/ordini/${id}/logs`)
        await expect(page.getByText('Questo ordine non esiste')).toBeVisible()
        await expect(page.getByText(word)).toHaveCount(0)
      }
      for (const { id, numero } of suoi.slice(0, 1)) {
        await page.goto(`/planner/#/ordini/${id}`)
        await expect(page.getByRole('heading', { level: 1, name: `Ordine ${numero}` })).toBeVisible()
        await expect(page.getByRole('tablist', { name: 'Schede dell’ordine' }).getByRole('tab')).toHaveText(
          parte.schede,
        )
        await expect(page.getByRole('heading', { name: 'Importi' })).toHaveCount(parte.prezzi ? 1 : 0)
        await expect(page.getByText('Agente', { exact: true })).toHaveCount(parte.agente ? 1 : 0)
        await expect(page.getByRole('button', { name: /^(Elimina|Programma mail|Modifica)/ })).toHaveCount(0)
      }
    })
  }
  for (const { id } of Object.values(ordini)) await resultOf(ufficio.request, 'DELETE', `/api/planner/ordini/${id}/`)
  await resultOf(ufficio.request, 'DELETE', `/api/planner/clienti/${altrui.id}/`)
})
