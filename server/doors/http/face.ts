import { markPath } from '#platform/settings/paper.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import { channelsOf, HOUSE_GREEN, mixed, onDark } from '#shared/formats/colors.ts'
import { escapeHtml } from '#shared/formats/formats.ts'

/** Whose product it is, as pages show it. */
export type Face = Pick<ProductSettings, 'azienda' | 'marchio' | 'colore'>

/** Papers of dark pages, of `web/ui/theme.ts`: the lighter one asks for more. */
const DARK_PAPER = '#1a1f1d'

const meta = (name: string, content: string) =>
  content === '' ? '' : `<meta name="${name}" content="${escapeHtml(content)}" />`

/** Name, mark and telephone in the head of a page, where its own code finds them. */
export function faceMeta({ azienda, marchio }: Face): string {
  return [
    meta('application-name', azienda.ragioneSociale),
    meta('azienda-marchio', marchio ? markPath(marchio) : ''),
    meta('azienda-telefono', azienda.telefono),
    meta('azienda-email', azienda.email),
  ].join('')
}

/** The mark, or the name, over the title of the wizard: in the page itself, so that nothing moves. */
export function wizardHead({ azienda, marchio }: Face): string {
  const name = escapeHtml(azienda.ragioneSociale)
  if (marchio) {
    const { larghezza, altezza } = marchio
    return `<img class="testata-marchio" src="${escapeHtml(markPath(marchio))}" alt="${name}" width="${larghezza}" height="${altezza}" />`
  }
  return name && `<p class="testata-nome">${name}</p>`
}

const channels = (hex: string) => channelsOf(hex).join(' ')

/** The colour as the variables of MUI have it. */
function muiVariables(main: string, dark: string, light: string, over: string): string {
  const shades = Object.entries({ main, dark, light, contrastText: over })
  return shades
    .map(
      ([name, color]) =>
        `--mui-palette-primary-${name}:${color};--mui-palette-primary-${name}Channel:${channels(color)};`,
    )
    .join('')
}

/** The house's own colour on the pages that customers and suppliers see; nothing where it is the product's. */
export function faceStyle({ colore }: Face, nonce: string): string {
  if (colore === HOUSE_GREEN) return ''
  const deep = mixed(colore, '#000000', 0.25)
  const bright = onDark(colore, DARK_PAPER)
  const over = mixed(colore, '#000000', 0.8)
  const light = `--primario:${colore};--primario-scuro:${deep};--testata:${colore};`
  const night = `--primario:${bright};--primario-scuro:${mixed(bright, '#000000', 0.2)};--su-primario:${over};--testata:${mixed(colore, '#000000', 0.4)};`
  const rules = [
    `:root{${light}}`,
    `@media (prefers-color-scheme:dark){:root{${night}}}`,
    // Twice the attribute: MUI writes its own after this, with one.
    `:root:root,[data-tema="light"][data-tema]{${muiVariables(colore, deep, mixed(colore, '#ffffff', 0.2), '#ffffff')}}`,
    `[data-tema="dark"][data-tema][data-tema]{${muiVariables(bright, mixed(bright, '#000000', 0.2), mixed(bright, '#ffffff', 0.4), over)}}`,
  ]
  return `<style nonce="${nonce}">${rules.join('')}</style>`
}
