import { type Browser, expect, loginAs, type Page, test, withoutAxeFindings } from '../base.ts'
import { activitiesOf, begin } from './officinaScene.ts'

const NAME = `Tablet della storia ${Date.now()}`

async function typePin(wall: Page, pin: string) {
  for (const digit of pin) await wall.getByRole('button', { name: digit, exact: true }).click()
  await wall.getByRole('button', { name: 'Entra' }).click()
}

async function enter(wall: Page, name: string, pin: string) {
  await wall.getByRole('button', { name: name }).click()
  await typePin(wall, pin)
  await expect(wall.getByRole('heading', { name: 'Operatore', level: 1 })).toBeVisible()
}

/** What the server has of somebody, asked from elsewhere. */
async function ofPerson(browser: Browser, username: string) {
  const office = await browser.newContext()
  await office.request.post('/api/login/', { data: { username, password: 'demo' } })
  return () => activitiesOf(office.request)
}

test('one tablet, several people: each by name and PIN, in its own name, also when the network is away', async ({
  browser,
}) => {
  const admin = await loginAs(browser, 'super', '/planner/#/tablet-officina')
  await admin.getByRole('button', { name: 'Aggiungi tablet' }).click()
  await admin.getByRole('dialog').getByLabel('Nome').fill(NAME)
  await admin.getByRole('button', { name: 'Salva' }).click()
  const code = admin.getByRole('dialog', { name: `Collega «${NAME}»` })
  const codice = (await code.locator('output').textContent()) ?? ''
  await code.getByRole('button', { name: 'Fatto' }).click()

  // One sets its own PIN by its password …
  const mario = await loginAs(browser, 'operatore', '/planner/#/operatore')
  await mario.getByRole('button', { name: /menu utente/ }).click()
  const marioName = (await mario.getByRole('menu').locator('.MuiListItemText-primary').first().textContent()) ?? ''
  await mario.getByRole('menuitem', { name: 'Accesso e sicurezza' }).click()
  await mario.getByRole('button', { name: /^(Imposta|Cambia) PIN$/ }).click()
  await mario.getByLabel('Password attuale').fill('demo')
  await mario.getByLabel('Nuovo PIN').fill('1234')
  await mario.getByRole('button', { name: 'Imposta', exact: true }).click()
  await expect(mario.getByText('Questo PIN si indovina subito: scegline un altro.')).toBeVisible()
  await mario.getByLabel('Nuovo PIN').fill('4821')
  await mario.getByRole('button', { name: 'Imposta', exact: true }).click()
  await expect(mario.getByText('PIN impostato', { exact: true })).toBeVisible()
  // … another is given one by who administers users.
  const capo = await loginAs(browser, 'operatore.capo', '/')
  const { id } = (await (await capo.request.get('/api/user/')).json()) as { id: number }
  await admin.goto(`/utenti/#/${id}`)
  const capoName = (await admin.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Utente' }).textContent()) ?? ''
  await admin.getByRole('tab', { name: 'Operatore' }).click()
  const access = admin.getByRole('form', { name: 'Tablet dell’officina' })
  await access.getByRole('textbox', { name: /PIN/ }).fill('9036')
  await access.getByRole('button', { name: 'Salva accesso ai tablet' }).click()
  await expect(admin.getByText('Accesso ai tablet salvato')).toBeVisible()

  const device = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true })
  const wall = await device.newPage()
  await wall.goto('/postazione')
  await wall.getByLabel('Codice di collegamento').fill(codice.toLowerCase())
  await wall.getByRole('button', { name: 'Collega questo dispositivo' }).click()
  await expect(wall.getByRole('heading', { name: 'Chi sei?' })).toBeVisible()
  await withoutAxeFindings(wall)
  const names = await wall.getByRole('listitem').getByRole('button').all()
  for (const name of names) expect((await name.boundingBox())?.height).toBeGreaterThanOrEqual(56)

  await wall.getByRole('button', { name: marioName }).click()
  await typePin(wall, '9036')
  await expect(wall.getByText('PIN sbagliato.')).toBeVisible()
  await withoutAxeFindings(wall)
  await typePin(wall, '4821')
  await expect(wall.getByRole('heading', { name: 'Operatore', level: 1 })).toBeVisible()
  const hisActivities = await ofPerson(browser, 'operatore')
  const herActivities = await ofPerson(browser, 'operatore.capo')
  const [his, hers] = [(await hisActivities()).length, (await herActivities()).length]
  await begin(wall, 'imballaggio')
  await wall.getByRole('button', { name: 'Ho finito' }).click()
  await expect(wall.getByRole('heading', { name: 'Chi sei?' })).toBeVisible()
  // The way back leads nowhere: nobody is in.
  await wall.goto('/planner/#/operatore')
  await expect(wall.getByRole('heading', { name: 'Chi sei?' })).toBeVisible()

  await enter(wall, capoName, '9036')
  await device.setOffline(true)
  await begin(wall, 'vetratura')
  await expect(wall.getByText('1 registrazione non ancora inviata')).toBeVisible()
  await wall.getByRole('button', { name: 'Ho finito' }).click()
  await wall.getByRole('alertdialog', { name: 'Manca la rete' }).getByRole('button', { name: 'Esci lo stesso' }).click()
  await expect(wall.getByText(/1 registrazione è al sicuro su questo dispositivo/)).toBeVisible()
  await device.setOffline(false)
  await expect(wall.getByRole('heading', { name: 'Chi sei?' })).toBeVisible()
  // What she had done went out in her name, whoever comes next.
  await expect.poll(async () => (await herActivities()).length).toBe(hers + 1)
  expect(await hisActivities()).toHaveLength(his + 1)
  expect((await device.cookies()).map(({ name }) => name)).not.toContain('sessionid')

  await enter(wall, capoName, '9036')
  await admin.goto('/planner/#/tablet-officina')
  await admin.getByRole('listitem', { name: NAME }).getByRole('button', { name: 'Scollega' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Scollega' }).click()
  await expect(admin.getByRole('listitem', { name: NAME })).toContainText('Non collegato')
  await wall.reload()
  await expect(wall.getByLabel('Codice di collegamento')).toBeVisible()
})
