import { expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'

// Whole stories, each looked at by axe several times.
const pages = ['/impostazioni/#/', '/impostazioni/#/posta', '/impostazioni/#/segnalazioni', '/impostazioni/#/token']
test('a page that breaks: a superuser reports the problem and finds it again', async ({ browser }) => {
  const breakPage = (page: Page) =>
    page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('PreventiviPageQuery')) return route.continue()
      return route.fulfill({ json: { data: { preventivi: { totalCount: 1, edges: [null] } } } })
    })
  const agente = await loginAs(browser, 'agente', '/')
  await breakPage(agente)
  await agente.goto('/preventivi/#/')
  await expect(agente.getByText('Ops, qualcosa è andato storto.')).toBeVisible()
  await expect(agente.getByText('Stiamo lavorando per risolvere il problema.')).toBeVisible()
  await expect(agente.getByRole('button', { name: 'Riporta il Problema' })).toBeHidden()

  const admin = await loginAs(browser, 'super', '/')
  await breakPage(admin)
  await admin.goto('/preventivi/#/')
  await admin.getByRole('button', { name: 'Riporta il Problema' }).click()
  await expect(admin.getByText('Problema riportato, grazie.')).toBeVisible()

  await admin.goto('/')
  await admin.getByRole('link', { name: /^\d+ oggi$/ }).click()
  await expect(admin).toHaveURL(/\/segnalazioni\?dal=/)
  await admin.getByLabel('Origine', { exact: true }).selectOption('Riportata')
  await expect(admin).toHaveURL(/origine=riportato/)
  await expect(admin.getByRole('row').nth(1)).toContainText('Silvia Moretti')
  await withoutAxeFindings(admin)
  await admin.getByRole('row').nth(1).getByText('Riportata').click()
  const detail = admin.getByRole('dialog', { name: /^Segnalazione n\./ })
  await expect(detail.getByRole('group', { name: 'Dove nel codice' })).toContainText('at ')
  await expect(detail).toContainText('/preventivi/#/')
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await detail.getByRole('button', { name: 'Copia tutto' }).click()
  await expect(detail.getByText('Copiato')).toBeVisible()
  expect(await admin.evaluate(() => navigator.clipboard.readText())).toContain('Utente: Silvia Moretti')
  await withoutAxeFindings(admin)
})

test('a page that does not arrive: what is there stays, it is tried again when the server answers', async ({
  browser,
}) => {
  const admin = await loginAs(browser, 'super', '/planner/#/clienti')
  await expect(admin.getByRole('heading', { name: 'Clienti' })).toBeVisible()
  await admin.getByRole('button', { name: 'Produzione', expanded: false }).click()
  await admin.context().setOffline(true)
  await admin.getByRole('link', { name: 'Tempistiche' }).click()
  await expect(admin.getByRole('alert').filter({ hasText: 'Pagina non caricata' })).toBeVisible()
  await admin.getByRole('button', { name: 'Riprova' }).click()
  await expect(admin.getByText('Il server non risponde ancora.')).toBeVisible()
  await expect(admin.getByRole('link', { name: 'Tempistiche' })).toBeVisible()
  await admin.context().setOffline(false)
  await admin.getByRole('button', { name: 'Riprova' }).click()
  await expect(admin.getByRole('heading', { name: 'Tempistiche' })).toBeVisible()
})

test('an address that does not exist, a page that may not be seen: they say so, and one gets back to the home', async ({
  browser,
}) => {
  const agente = await loginAs(browser, 'agente', '/questa-non-c-e')
  await expect(agente.getByRole('heading', { name: 'Pagina non trovata' })).toHaveCSS('font-size', '20px')
  await withoutAxeFindings(agente)
  await agente.getByRole('link', { name: 'Vai alla home' }).click()
  await expect(agente.getByRole('heading', { name: /^Ciao/ })).toBeVisible()
  // What a shell does not know leads to where it begins.
  await agente.goto('/planner/#/questa-non-c-e')
  await expect(agente).toHaveURL(/\/planner\/#\/ordini$/)
  await agente.goto('/preventivi/#/questa/non-c-e')
  await expect(agente).toHaveURL(/\/preventivi\/#\/$/)
  await agente.goto('/planner/#/schedulatore')
  await expect(agente.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
  await agente.getByRole('link', { name: 'Vai alla home' }).click()
  await expect(agente.getByRole('heading', { name: /^Ciao/ })).toBeVisible()
})

test('who is no administrator finds the door closed; anybody changes their password', async ({ browser }) => {
  const staff = await loginAs(browser, 'staff', '/')
  await expect(staff.getByRole('heading', { name: 'Amministrazione' })).toBeHidden()
  for (const page of pages) {
    await staff.goto('/')
    await staff.goto(page)
    await expect(staff.getByText('Non hai i permessi per accedere a questa pagina.')).toBeVisible()
  }
  await staff.getByRole('button', { name: /menu utente/ }).click()
  await staff.getByRole('menuitem', { name: 'Cambia password' }).click()
  await expect(staff.getByRole('menu')).toBeHidden()
  const modulo = staff.getByRole('dialog', { name: 'Cambia password' })
  await modulo.getByLabel('Password attuale').fill('sbagliata')
  await modulo.getByLabel('Nuova password').first().fill('una frase lunga')
  await modulo.getByLabel('Ripeti la nuova password').fill('una frase diversa')
  await modulo.getByRole('button', { name: 'Salva' }).click()
  await expect(modulo.getByText('Le due password inserite non sono uguali')).toBeVisible()
})

test('who works at a bench begins at the work, who sees orders at the home', async ({ browser }) => {
  const operatore = await loginAs(browser, 'operatore', '/')
  await expect(operatore.getByRole('heading', { level: 1, name: 'Operatore' })).toBeVisible()
  await expect(operatore.getByRole('link', { name: 'Home' })).toHaveCount(0)
  const capo = await loginAs(browser, 'operatore.capo', '/')
  await expect(capo.getByRole('heading', { level: 1, name: /^Ciao/ })).toBeVisible()
})

test('on a phone nothing scrolls sideways', async ({ browser }) => {
  const telefono = await loginAs(browser, 'super', '/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  for (const page of pages) {
    await telefono.goto('/')
    await telefono.goto(page)
    await expect(telefono.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(telefono.getByRole('status', { name: 'Caricamento...' })).toHaveCount(0)
    const largo = await telefono.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('pre'))
        .map((e) => e.outerHTML.slice(0, 120)),
    )
    expect(largo, page).toEqual([])
    await withoutAxeFindings(telefono)
  }
})

test('an address that no page has leads to the one its part begins from', async ({ browser }) => {
  const page = await loginAs(browser, 'super', 'about:blank')
  for (const [unknown, first] of [
    ['/planner/#/non-esiste', '/planner/#/ordini'],
    ['/planner/#/ordini/1/2/3', '/planner/#/ordini'],
    ['/preventivi/#/a/b', '/preventivi/#/'],
    ['/utenti/#/x/y', '/utenti/#/'],
    ['/app/#/zzz', '/app/#/folders'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(unknown)
    await expect.poll(() => page.url().replace(/^http:\/\/[^/]+/, '')).toBe(first)
  }
})
