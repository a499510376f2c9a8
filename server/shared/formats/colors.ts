/** The green of the house: pages and paper have the same. */
export const HOUSE_GREEN = '#1f5c46'

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)

/** Red, green and blue of '#rrggbb', 0 to 255. */
export const channelsOf = (hex: string): [number, number, number] => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]

function luminance(hex: string): number {
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = channelsOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast of two colours '#rrggbb', 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** What small writing needs to be read, by WCAG AA. */
const READABLE = 4.5

/** Whether a colour can be read on white, and white on it. */
export const readsOnWhite = (hex: string): boolean =>
  /^#[0-9a-f]{6}$/.test(hex) && contrastOf(hex, '#ffffff') >= READABLE

/** A colour mixed with another: 0 is the first, 1 the other. */
export function mixed(hex: string, other: string, amount: number): string {
  const [from, to] = [channelsOf(hex), channelsOf(other)]
  return `#${from
    .map((value, n) => Math.round(value + ((to[n] ?? value) - value) * amount))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** The lightened colour that can be read on a dark page. */
export function onDark(hex: string, paper: string): string {
  for (let amount = 0.3; amount < 1; amount += 0.05) {
    const lighter = mixed(hex, '#ffffff', amount)
    if (contrastOf(lighter, paper) >= 7) return lighter
  }
  return '#ffffff'
}
