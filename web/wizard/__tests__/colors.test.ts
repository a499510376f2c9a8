import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { theme } from '#ui/theme.ts'

const css = readFileSync(new URL('../style/base.css', import.meta.url), 'utf8')

/** The variables of a block of the sheet. */
function variables(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]))
}

const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

test.each([
  ['light', variables(light)],
  ['dark', variables(dark)],
] as const)('the wizard has the colours of the %s theme', (schema, v) => {
  const { palette } = theme.colorSchemes[schema] ?? {}
  expect({
    primario: v.primario,
    'primario-scuro': v['primario-scuro'],
    errore: v.errore,
    avviso: v.avviso,
    successo: v.successo,
    info: v.info,
    fondo: v.fondo,
    carta: v.carta,
    testo: v.testo,
    'testo-2': v['testo-2'],
    bordo: v.bordo,
  }).toEqual({
    primario: palette?.primary.main,
    'primario-scuro': palette?.primary.dark,
    errore: palette?.error.main,
    avviso: palette?.warning.main,
    successo: palette?.success.main,
    info: palette?.info.main,
    fondo: palette?.background.default,
    carta: palette?.background.paper,
    testo: palette?.text.primary,
    'testo-2': palette?.text.secondary,
    bordo: palette?.divider,
  })
})
