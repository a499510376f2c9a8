import type { Page } from '../base.ts'
import { accessible, focusKept, overflow, type PageLook, settled, underNotices } from './looks.ts'

/**
 * Words of the buttons that open something to fill in; nothing that acts at once, as a new code, a place up and down, or
 * what is made and opened with one press, whose page comes when it is no longer waited for.
 */
const OPENS =
  /^(Aggiungi|Nuov[oa](?! codice)|Crea(?! conferma| offerta| link)|Modifica|Rinomina|Cambia|Carica|Condividi|Filtri|Colonne|Programma|Copia da|Sposta(?! su| giù)|Prima data|Esporta|Invia|Assegna|Elimina|Ripristina|Importa|PDF|Azioni)\b/
/** Buttons tried on one page: those after them are the same ones of further rows. */
const MOST = 12

const dialogOf = (page: Page) => page.locator('[role="dialog"]:visible, [role="alertdialog"]:visible').last()

/** Every dialog that a page's buttons open takes the focus, closes by Esc as it was opened, and gives the focus back. */
export const dialogs: PageLook = async (page) => {
  const faults: string[] = []
  const address = page.url()
  const names = await page.evaluate(
    ([source, most]) => {
      const opens = new RegExp(source)
      const found = [...document.querySelectorAll<HTMLButtonElement>('main button:not(:disabled)')]
        .filter(
          (button) =>
            button.checkVisibility({ visibilityProperty: true }) && button.getAttribute('aria-pressed') === null,
        )
        .map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim())
        .filter((name) => opens.test(name))
      // 'Modifica Verdi' and 'Modifica Rossi' open the same form.
      const first = new Map<string, string>()
      for (const name of found) {
        const kind = name.split(/[\s:]+/)[0] ?? name
        const key = found.filter((other) => other.startsWith(kind)).length > 3 ? kind : name
        if (!first.has(key)) first.set(key, name)
      }
      return [...first.values()].slice(0, most)
    },
    [OPENS.source, MOST] as const,
  )
  for (const name of names) {
    const button = page.locator('main').getByRole('button', { name, exact: true }).first()
    if (!(await button.isVisible())) continue
    await button
      .click({ timeout: 30_000 })
      .catch((error: Error) => faults.push(`«${name}»: ${error.message.split('\n')[0]}`))
    const dialog = dialogOf(page)
    const opened = await dialog.waitFor({ timeout: 1_500 }).then(
      () => true,
      () => false,
    )
    if (opened) {
      await dialog
        .locator('[aria-busy="true"], .MuiSkeleton-root')
        .first()
        .waitFor({ state: 'detached', timeout: 60_000 })
      faults.push(...(await lookInto(page)).map((fault) => `«${name}»: ${fault}`))
      continue
    }
    // A menu closes by Esc too; what leads to another page is looked at there.
    await page.keyboard.press('Escape')
    if (page.url() !== address) {
      await page.goto(address)
      await settled(page)
    }
  }
  return faults
}

/** Looks at the open dialog and closes it by Esc. */
async function lookInto(page: Page): Promise<string[]> {
  const faults: string[] = []
  const inside = await page
    .waitForFunction(() => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') !== null, null, {
      timeout: 2_000,
    })
    .then(
      () => true,
      () => false,
    )
  // An export that ended meanwhile has taken its dialog with it.
  if ((await page.locator('[role="dialog"]:visible, [role="alertdialog"]:visible').count()) === 0) return faults
  if (!inside) faults.push('il fuoco resta fuori dal dialogo')
  faults.push(...(await overflow(page)), ...(await underNotices(page)), ...(await accessible(page)))
  const before = await page.locator('[role="dialog"]:visible, [role="alertdialog"]:visible').count()
  if (before === 0) return faults
  await page.keyboard.press('Escape')
  const closed = await page
    .waitForFunction(
      (open) =>
        [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ).length < open,
      before,
      { timeout: 3_000 },
    )
    .then(
      () => true,
      () => false,
    )
  if (!closed) {
    faults.push('Esc non chiude il dialogo')
    await page.reload()
    await settled(page)
    return faults
  }
  return [...faults, ...(await focusKept(page))]
}

/** A row opened by Enter and left again is where the keys are. */
export const backOnRow: PageLook = async (page) => {
  const cell = page.locator('main .MuiDataGrid-row [role="gridcell"]:not([data-field="__check__"])').first()
  const card = page.locator('main [role="list"] .MuiCardActionArea-root').first()
  const onGrid = (await cell.count()) > 0
  if (!onGrid && (await card.count()) === 0) return []
  const address = page.url()
  await (onGrid ? cell : card).focus()
  await page.keyboard.press('Enter')
  const opened = await page
    .waitForFunction((old) => location.href !== old || document.querySelector('[role="dialog"]') !== null, address, {
      timeout: 3_000,
    })
    .then(
      () => true,
      () => false,
    )
  if (!opened) return []
  if (page.url() === address) {
    const faults = (await lookInto(page)).map((fault) => `riga: ${fault}`)
    return faults.length ? faults : await onRow(page)
  }
  await settled(page)
  await page.goBack()
  await settled(page)
  return onRow(page)
}

const onRow: PageLook = (page) =>
  page
    .waitForFunction(() => document.activeElement?.closest('.MuiDataGrid-row, [role="listitem"]') !== null, null, {
      timeout: 3_000,
    })
    .then(
      () => [],
      async () => {
        const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
        return [`tornati indietro il fuoco non è sulla riga ma su ${at}`]
      },
    )
