import { fileURLToPath } from 'node:url'
import { expect, type Locator, loginAs, type Page, resultOf, test } from '../base.ts'
import { openOrdineActions, openOrdineTab } from './ordiniDettaglioScene.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// Whole days of the order desk.
const sample = (name: string) => fileURLToPath(new URL(`../files/${name}`, import.meta.url))

const riga = (page: Page, numero: number) => page.getByRole('region', { name: new RegExp(`^Riga ${numero}(,|$)`) })
const field = (where: Page | Locator, name: string) => where.getByRole('textbox', { name, exact: true })

/** Opens the page of an import and asks for the preview of some files. */
async function preview(page: Page, title: string, path: string, files: string[]) {
  await page.goto(`/planner/#${path}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles(files.map(sample))
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByText(/Celle da correggere: \d+\./)).toBeVisible()
}

const runImport = (page: Page) => page.getByRole('button', { name: 'Importa', exact: true })

test('from the spreadsheets to the mail: imports, lines, discount, attachment, scheduling, who changed what', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')

  // Customers, twice: the same file again changes nothing.
  for (const expected of ['Clienti inseriti: 3.', 'Già presenti: 3.']) {
    await preview(page, 'Importa clienti', '/importa-clienti', ['clienti.xls'])
    await runImport(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Clienti inseriti' })).toContainText(expected)
    await page.getByRole('link', { name: 'Vai ai clienti' }).click()
  }
  await page.getByRole('searchbox', { name: 'Ricerca libera' }).fill('universita forli')
  await expect(page.getByRole('row').filter({ hasText: 'C90001' })).toContainText('Edilizia Carrà S.r.l.')

  // What the windows of the orders take.
  await preview(page, 'Importa tempi', '/tempistiche/importa', ['tempi.xlsx'])
  await runImport(page).click()
  await expect(page.getByText(/Tempi aggiunti: \d+\. Aggiornati: \d+\. Già presenti: \d+\./)).toBeVisible()

  // Two files of orders, of both kinds; two cells of one are wrong, and are mended where they are shown.
  await preview(page, 'Importa Ordini', '/importa-ordini', ['ordini-errori.xls', 'ordine-scheda.xls'])
  await expect(page.getByText('Celle da correggere: 2.')).toBeVisible()
  await expect(page.getByText(/^ordini-errori\.xls: riga 3, colonna Numero: /)).toBeVisible()
  await expect(page.getByText(/^ordini-errori\.xls: riga 6, colonna Codice: .*FX/)).toBeVisible()
  await expect(runImport(page)).toBeDisabled()
  await field(page, 'Riga 3, Numero').fill('2')
  await field(page, 'Riga 6, Codice').fill('FA')
  await page.getByRole('button', { name: 'Applica le correzioni' }).click()
  await expect(page.getByText('Celle da correggere: 0.')).toBeVisible()
  await runImport(page).click()
  await expect(page.getByText('Ordini importati: 3. Già esistenti: 0.')).toBeVisible()
  await page.getByRole('link', { name: '26/9011' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ordine 26/9011' })).toBeVisible()
  const pk = Number(/ordini\/(\d+)/.exec(page.url())?.[1])

  // Lines: what the file said, changed by hand, one copied, then one discount for all.
  await openOrdineTab(page, 'Modifica')
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

  await openOrdineTab(page, 'Allegati')
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
  await openOrdineActions(page)
  await page.getByRole('button', { name: 'Programma mail' }).click()
  const mail = page.getByRole('dialog', { name: 'Mail di approntamento dell’ordine 26/9011' })
  await mail.getByRole('textbox', { name: 'Testo' }).fill('Gentile cliente,')
  await expect(mail.getByRole('group', { name: 'Anteprima della mail' })).toContainText(
    'La merce sarà pronta dal 15-01-2027 al 22-01-2027',
  )
  await mail.getByRole('button', { name: 'Salva' }).click()
  await openOrdineActions(page)
  await expect(page.getByRole('button', { name: 'In attesa invio' })).toBeVisible()
  await page.keyboard.press('Escape')

  // All of it is in the history, with who did it.
  await openOrdineTab(page, 'Logs')
  const log = page.getByRole('table', { name: 'Logs' })
  await expect(log.getByRole('row').filter({ hasText: 'rilievo misure.pdf' })).toContainText('Silvia Moretti')
  const numero = log.getByRole('row').filter({ hasText: /Riga 1.*Numero/i })
  await expect(numero).toContainText('Silvia Moretti')
  await expect(numero.getByRole('cell', { name: '6', exact: true })).toBeVisible()
  await expect(numero.getByRole('cell', { name: '8', exact: true })).toBeVisible()
})

test('agent, area manager, operator and app account: each their own part, by every door', async ({ browser }) => {
  const office = await loginAs(browser, 'super', '/planner/#/ordini')
  const agenti = await resultOf<{ id: number; codice: string }[]>(office.request, 'GET', '/api/agenti/')
  const tipi = await resultOf<{ id: number; nome: string }[]>(office.request, 'GET', '/api/tipi-serramento/')
  const codici = await resultOf<{ id: number }[]>(office.request, 'GET', '/api/planner/codici-serramento/')
  const justNow = await loginAs(browser, 'app', '/planner/#/clienti')
  const dellApp = await resultOf<{ results: { id: number }[] }>(justNow.request, 'GET', '/api/planner/clienti/')
  const foreign = await resultOf<{ id: number }>(office.request, 'POST', '/api/planner/clienti/', {
    nome: `Infissi ${Date.now().toString(36)}`,
  })

  // One order for each of them and one of nobody's, found by the same word.
  const word = `Banco${Date.now().toString(36)}`
  const create = async (name: string, agente: string | null, cliente: number) => {
    const { id } = await resultOf<{ id: number }>(office.request, 'POST', '/api/planner/ordini/', {
      numero_commessa: `${word}/${name}`,
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
    return { id, numero: `${word}/${name}` }
  }
  const ordini = {
    capo: await create('capo', 'AG01', foreign.id),
    sub: await create('sub', 'AG02', foreign.id),
    lontano: await create('lontano', 'AG05', foreign.id),
    app: await create('app', null, dellApp.results[0]?.id ?? 0),
  }
  type Key = keyof typeof ordini

  const parts: {
    username: string
    sees: Key[]
    tabs: string[]
    /** Behind *Altro*. */
    others?: string[]
    prezzi: boolean
    agente: boolean
  }[] = [
    {
      username: 'agente',
      sees: ['sub'],
      tabs: ['Dettaglio', 'Allegati', 'Check list', 'Logs'],
      prezzi: true,
      agente: false,
    },
    {
      username: 'capoarea',
      sees: ['capo', 'sub'],
      tabs: ['Dettaglio', 'Allegati', 'Check list', 'Logs'],
      prezzi: true,
      agente: true,
    },
    {
      username: 'operatore.capo',
      sees: ['capo', 'sub', 'lontano', 'app'],
      tabs: ['Dettaglio', 'Fasi', 'Ordini a Fornitore'],
      others: ['Distinte', 'Allegati', 'Marcatura CE', 'Check list', 'Logs'],
      prezzi: false,
      agente: false,
    },
    { username: 'operatore', sees: [], tabs: [], prezzi: false, agente: false },
    { username: 'app', sees: ['app'], tabs: ['Dettaglio'], prezzi: false, agente: false },
  ]
  for (const part of parts) {
    await test.step(part.username, async () => {
      const page = await loginAs(browser, part.username, `/planner/#/ordini?search=${word}`)
      const own = part.sees.map((key) => ordini[key])
      const notOwn = Object.values(ordini).filter((one) => !own.includes(one))

      // The list: its rows, its count, its columns; who sees no orders is told so.
      const numeri = page.getByRole('row').filter({ hasText: word })
      const forbidden = page.getByText('Non hai i permessi per accedere a questa pagina.')
      if (own.length === 0) await expect(forbidden).toBeVisible()
      await expect(numeri).toHaveCount(own.length)
      for (const { numero } of own) await expect(numeri.filter({ hasText: numero })).toBeVisible()
      if (own.length > 0) {
        await expect(page.getByLabel(`${own.length} in tutto`)).toBeVisible()
        await page.getByRole('button', { name: 'Colonne' }).click()
        await expect(page.getByRole('checkbox', { name: 'Cliente', exact: true })).toBeVisible()
        await expect(page.getByRole('checkbox', { name: 'Netto', exact: true })).toHaveCount(part.prezzi ? 1 : 0)
        await expect(page.getByRole('checkbox', { name: 'Agente', exact: true })).toHaveCount(part.agente ? 1 : 0)
        await page.keyboard.press('Escape')
      }

      // The search of everything.
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Cerca/ }).fill(word)
      const found = page.getByRole('listbox').getByRole('option').filter({ hasText: word })
      if (own.length === 0) await expect(page.getByText(/Nessun risultato/)).toBeVisible()
      await expect(found).toHaveCount(own.length)
      await page.keyboard.press('Escape')

      // The old API: its own, and 404 for the others, as for what does not exist.
      const list = `/api/planner/ordini/?search=${word}`
      if (own.length === 0) expect((await page.context().request.get(list)).status()).toBe(403)
      const { results } =
        own.length === 0
          ? { results: [] }
          : await resultOf<{ results: { id: number; netto?: number | null }[] }>(page.request, 'GET', list)
      expect(results.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
      for (const { netto } of results) expect(netto ?? null).toBe(part.prezzi ? 900 : null)
      for (const { id } of [...notOwn, { id: 99_999_999 }]) {
        const answer = await page.context().request.get(`/api/planner/ordini/${id}/`)
        expect(answer.status()).toBe(404)
      }

      // The address of each order.
      for (const { id } of notOwn) {
        await page.goto(`/planner/#/ordini/${id}/logs`)
        await expect(page.getByText('Questo ordine non esiste')).toBeVisible()
        await expect(page.getByText(word)).toHaveCount(0)
      }
      for (const { id, numero } of own.slice(0, 1)) {
        await page.goto(`/planner/#/ordini/${id}`)
        await expect(page.getByRole('heading', { level: 1, name: `Ordine ${numero}` })).toBeVisible()
        await expect(page.getByRole('tablist', { name: 'Schede dell’ordine' }).getByRole('tab')).toHaveText(part.tabs)
        const others = page.getByRole('button', { name: 'Altro', exact: true })
        await expect(others).toHaveCount(part.others ? 1 : 0)
        if (part.others) {
          await others.click()
          await expect(page.getByRole('menuitem')).toHaveText(part.others)
          await page.keyboard.press('Escape')
        }
        await expect(page.getByRole('heading', { name: 'Importi' })).toHaveCount(part.prezzi ? 1 : 0)
        await expect(page.getByText('Agente', { exact: true })).toHaveCount(part.agente ? 1 : 0)
        await openOrdineActions(page)
        await expect(page.getByRole('button', { name: /^(Elimina|Programma mail)/ })).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('link', { name: 'Modifica' })).toHaveCount(0)
      }
    })
  }
  for (const { id } of Object.values(ordini)) await resultOf(office.request, 'DELETE', `/api/planner/ordini/${id}/`)
  await resultOf(office.request, 'DELETE', `/api/planner/clienti/${foreign.id}/`)
})
