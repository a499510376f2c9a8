import { expect, loginAs, type Page, resultOf, test, withoutAxeFindings } from '../base.ts'
import { italianDay } from '../produzione/schedulatoreScene.ts'
import { createScheduledOrdine, dayAhead } from './scheduledOrdine.ts'

const warnings = async (page: Page, numero: string) => {
  await page.goto(`/planner/#/warnings-ordini-fornitore?search=${encodeURIComponent(numero)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Avvisi ordini fornitore' })).toBeVisible()
}
const block = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true }).getByRole('row', { name: /^(?!Commessa)/ })

test('warnings: one supplier order is missing, one arrives late; ordered and arrived, they are gone', async ({
  browser,
}) => {
  const page = await loginAs(browser, 'super', '/planner/#/ordini')
  const { pk, numero, inizio } = await createScheduledOrdine(page, dayAhead(40))
  const serve = inizio.get('macchine') ?? ''
  const call = <T>(method: string, path: string, body?: object) =>
    resultOf<T>(page.request, method, `/api/planner/${path}`, body)

  await warnings(page, numero)
  const lacks = block(page, 'Ordini fornitore mancanti')
  const lacksOf = (material: string) =>
    lacks.filter({ has: page.getByRole('link', { name: `Ordina: ${material} per ${numero}` }) })
  for (const material of ['legno', 'vetro']) await expect(lacksOf(material)).toHaveCount(1)
  await expect(lacks.filter({ hasText: italianDay(serve) })).not.toHaveCount(0)
  await expect(page.getByText('Nessun ordine a rischio.')).toBeVisible()
  await withoutAxeFindings(page)

  // The list of phases shows it too.
  await page.goto(`/planner/#/fasi-schedulate?nome_fase=macchine&search=${numero}&data_da=${serve}&data_a=${serve}`)
  const icon = page.getByRole('row', { name: new RegExp(numero) }).getByRole('img', { name: /non completi/ })
  await expect(icon).toBeVisible()

  // Its link opens what is bought for it, where the missing one is ordered.
  await warnings(page, numero)
  await lacksOf('legno').getByRole('link', { name: numero, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`#/ordini/${pk}/fornitori`))
  await expect(page.getByRole('link', { name: 'Attenzione ordini fornitori non completi' })).toBeVisible()
  const { results } = await call<{ results: { id: number; tipologia: string; is_default: boolean }[] }>(
    'GET',
    'fornitori/?page_size=100',
  )
  const late = new Date(new Date(serve).getTime() + 5 * 86_400_000).toISOString().slice(0, 10)
  const done = new Map<string, number>()
  for (const tipologia of ['legno', 'vetro', 'telai', 'verniciatura']) {
    const fornitore = results.find((one) => one.tipologia === tipologia && one.is_default)?.id
    const { id } = await call<{ id: number }>('POST', 'ordini-fornitore/', {
      ordine: pk,
      tipologia,
      fornitore,
      data_consegna: tipologia === 'legno' ? late : dayAhead(1),
    })
    done.set(tipologia, id)
  }
  await warnings(page, numero)
  await expect(page.getByText('Non manca nessun ordine fornitore.')).toBeVisible()
  const rischio = block(page, 'Ordini a rischio')
  await expect(rischio).toHaveCount(1)
  await expect(rischio).toContainText(`n. ${done.get('legno')} · legno`)
  await expect(rischio.getByRole('link', { name: `Sollecita: ${numero}` })).toBeVisible()
  await expect(rischio).toContainText(italianDay(late))
  await expect(rischio).toContainText('5 giorni')

  await call('PATCH', `ordini-fornitore/${done.get('legno')}/`, {
    stato: 'ARRIVATO',
    data_arrivo: dayAhead(0),
    domanda1_legno: true,
    domanda2_legno: 'NO',
  })
  await warnings(page, numero)
  await expect(page.getByText('Nessun ordine a rischio.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await withoutAxeFindings(page)
  await call('PUT', `ordini/${pk}/remove-schedulazione/`, [])
})
