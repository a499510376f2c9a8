// Pictures of the demo families: a window in its room, and the section of its profile.

export interface Look {
  materiale: 'legno' | 'legno_alluminio' | 'pvc'
  colore: string
  ombra: string
  /** mm of the profile. */
  spessore: number
  paesaggio: 'colline' | 'bosco' | 'monti' | 'mare' | 'citta'
  forma: 'una_anta' | 'due_ante' | 'portafinestra' | 'scorrevole'
}

const rect = (x: number, y: number, w: number, h: number, style: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${style}/>`

const SKIES: Record<Look['paesaggio'], [string, string]> = {
  colline: ['#8ec5ea', '#f4ecd8'],
  bosco: ['#a9d3e8', '#eef4e4'],
  monti: ['#6fa8dc', '#e8f1f8'],
  mare: ['#7cc0e8', '#fdf3e0'],
  citta: ['#9fb9d3', '#f6e3d0'],
}

/** What is seen through the window, in a 800 x 600 picture. */
function scenery(which: Look['paesaggio']): string {
  const sky = rect(0, 0, 800, 600, 'fill="url(#cielo)"')
  switch (which) {
    case 'colline':
      return `${sky}<circle cx="560" cy="210" r="34" fill="#fff3c4"/><path d="M0 420Q200 320 420 400T800 360V600H0Z" fill="#9dbb7a"/><path d="M0 470Q260 390 520 460T800 430V600H0Z" fill="#7ea25d"/><path d="M0 530Q300 470 800 520V600H0Z" fill="#5f8647"/>${[250, 275, 300, 520, 545].map((x, i) => `<ellipse cx="${x}" cy="${430 + (i % 3) * 6}" rx="7" ry="30" fill="#3f5f35"/>`).join('')}`
    case 'bosco':
      return `${sky}<path d="M0 380Q400 330 800 380V600H0Z" fill="#8fae86"/>${[180, 240, 300, 350, 420, 470, 540, 600, 650].map((x, i) => `<path d="M${x} ${250 + ((i * 37) % 60)}l46 190h-92Z" fill="${i % 2 ? '#4d7a51' : '#3d6544'}"/>`).join('')}<path d="M0 500Q400 450 800 500V600H0Z" fill="#6c9462"/>`
    case 'monti':
      return `${sky}<path d="M80 440L270 190L380 330L500 160L740 440Z" fill="#8397ad"/><path d="M230 243L270 190L312 245L290 262L268 240L250 262ZM452 228L500 160L556 228L528 250L500 218L474 250Z" fill="#fff"/><path d="M0 450L180 340L340 440L520 350L800 460V600H0Z" fill="#5f7d6b"/><path d="M0 510Q400 450 800 510V600H0Z" fill="#7da06f"/>`
    case 'mare':
      return `${sky}<circle cx="300" cy="230" r="32" fill="#fff0bf"/>${rect(0, 380, 800, 220, 'fill="#3f87ab"')}${[400, 430, 465, 505].map((y, i) => `<path d="M${120 + i * 90} ${y}h${170 - i * 20}M${470 - i * 60} ${y + 14}h120" stroke="#cfe8f2" stroke-width="3" stroke-opacity=".7" fill="none"/>`).join('')}<path d="M520 372l40-92v92ZM552 372l34-70v70ZM505 378h96l-14 18h-68Z" fill="#fdfdfb"/><path d="M0 540Q300 500 800 545V600H0Z" fill="#e3cfa4"/>`
    case 'citta':
      return `${sky}${[
        [150, 300, 70],
        [226, 250, 60],
        [292, 330, 80],
        [378, 280, 56],
        [440, 220, 74],
        [520, 310, 66],
        [592, 270, 80],
      ]
        .map(
          ([x = 0, y = 0, w = 0], i) =>
            rect(x, y, w, 350, `fill="${['#c9a58a', '#b98f78', '#d7b79a', '#a98f86'][i % 4]}"`) +
            [0, 1, 2, 3]
              .map((r) =>
                [0, 1]
                  .map((c) =>
                    rect(x + 12 + c * (w / 2 - 4), y + 22 + r * 44, 14, 20, 'fill="#6b5f63" fill-opacity=".55"'),
                  )
                  .join(''),
              )
              .join(''),
        )
        .join('')}<path d="M130 300l55-32l45 32ZM432 220l45-34l44 34Z" fill="#96503e"/>`
  }
}

/** Boards of a wooden profile: fine lines along it. */
function veins(x: number, y: number, w: number, h: number, shadow: string): string {
  const vertical = h > w
  return Array.from({ length: 4 }, (_, i) => {
    const step = ((i + 1) * (vertical ? w : h)) / 5
    const d = vertical
      ? `M${x + step} ${y}q3 ${h / 3} 0 ${h / 2}t0 ${h / 2}`
      : `M${x} ${y + step}q${w / 3} 3 ${w / 2} 0t${w / 2} 0`
    return `<path d="${d}" stroke="${shadow}" stroke-opacity=".35" fill="none"/>`
  }).join('')
}

/** A box of profiles around an opening. */
function cornice(x: number, y: number, w: number, h: number, p: number, look: Look): string {
  const sides: [number, number, number, number][] = [
    [x, y, w, p],
    [x, y + h - p, w, p],
    [x, y, p, h],
    [x + w - p, y, p, h],
  ]
  const grana = look.materiale === 'pvc' ? '' : sides.map((side) => veins(...side, look.ombra)).join('')
  return `<path d="M${x} ${y}h${w}v${h}h${-w}ZM${x + p} ${y + p}v${h - 2 * p}h${w - 2 * p}v${2 * p - h}Z" fill="${look.colore}" stroke="${look.ombra}" stroke-width="1.5"/>${grana}<path d="M${x} ${y}l${p} ${p}M${x + w} ${y}l${-p} ${p}M${x} ${y + h}l${p} ${-p}M${x + w} ${y + h}l${-p} ${-p}" stroke="${look.ombra}" stroke-opacity=".6"/>`
}

const FORME: Record<Look['forma'], { x: number; y: number; w: number; h: number; ante: number }> = {
  una_anta: { x: 265, y: 90, w: 270, h: 360, ante: 1 },
  due_ante: { x: 195, y: 100, w: 410, h: 340, ante: 2 },
  portafinestra: { x: 225, y: 60, w: 350, h: 500, ante: 2 },
  scorrevole: { x: 90, y: 70, w: 620, h: 490, ante: 2 },
}

/** The family in a room: an SVG of 800 x 600. */
export function roomImage(look: Look): string {
  const { x, y, w, h, ante } = FORME[look.forma]
  const aTerra = y + h > 500
  const inside = { x: x + 14, y: y + 14, w: w - 28, h: h - 28 }
  const step = inside.w / ante
  const profile = look.forma === 'scorrevole' ? 26 : 30
  const leaves = Array.from({ length: ante }, (_, i) => {
    const fx = inside.x + step * i
    const maniglia =
      i === ante - 1
        ? rect(
            look.forma === 'una_anta' ? fx + step - 19 : fx + 11,
            y + h * 0.52,
            7,
            34,
            'rx="3" fill="#8b9094" stroke="#5d6265"',
          )
        : ''
    const luce = `<path d="M${fx + profile + 10} ${y + h * 0.45}L${fx + step * 0.55} ${y + 50}M${fx + profile + 10} ${y + h * 0.55}L${fx + step * 0.7} ${y + 55}" stroke="#fff" stroke-width="6" stroke-opacity=".25"/>`
    return luce + cornice(fx, inside.y, step, inside.h, profile, look) + maniglia
  }).join('')
  const [high, low] = SKIES[look.paesaggio]
  const sill = aTerra
    ? ''
    : `${rect(x - 22, y + h, w + 44, 16, 'fill="#efe9df" stroke="#cfc6b8"')}${rect(x - 22, y + h + 16, w + 44, 6, 'fill="#000" fill-opacity=".08"')}<path d="M${x + w - 60} ${y + h}l6 -34h34l6 34Z" fill="#b5654a"/><path d="M${x + w - 37} ${y + h - 34}q-34 -20 -30 -58q26 8 30 50q2 -48 34 -62q8 40 -34 70Z" fill="#5f8a57"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><defs><linearGradient id="cielo" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient><linearGradient id="muro" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f2eee7"/><stop offset="1" stop-color="#e2dbd0"/></linearGradient></defs>${scenery(look.paesaggio)}<path d="M0 0H800V600H0ZM${x} ${y}V${y + h}H${x + w}V${y}Z" fill="url(#muro)"/><path d="M${x - 10} ${y - 10}h${w + 20}v${h + 10}h${-(w + 20)}Z" fill="none" stroke="#d5ccbf" stroke-width="4"/>${rect(0, 556, 800, 44, 'fill="#c8ab86"')}${rect(0, 548, 800, 10, 'fill="#f7f4ee" stroke="#d8d0c4"')}${aTerra ? `<path d="M${x} 556h${w}l60 44h${-(w + 120)}Z" fill="#fff6dc" fill-opacity=".45"/>` : ''}${cornice(x, y, w, h, 14, look)}${leaves}${sill}</svg>`
}

/** The section of frame, leaf and glass, with the depth of the profile. */
export function sectionImage(look: Look): string {
  const { materiale, colore, ombra, spessore } = look
  const long = spessore * 4.2
  const x = 400 - long / 2
  const panes = spessore >= 82 ? 3 : 2
  const style = `fill="${colore}" stroke="${ombra}" stroke-width="2.5" stroke-linejoin="round"`
  const telaio = `M${x} 520V360H${x + long * 0.62}V330H${x + long * 0.78}V420H${x + long}V520Z`
  const anta = `M${x + long * 0.08} 345V190H${x + long * 0.3}V250H${x + long * 0.72}V190H${x + long * 0.9}V405H${x + long * 0.82}V318H${x + long * 0.58}V345Z`
  const inner =
    materiale === 'pvc'
      ? chambers(x, long, ombra)
      : `${lines(x + 8, 520, long * 0.55, 150, ombra)}${lines(x + long * 0.12, 338, long * 0.42, 80, ombra)}`
  const cladding =
    materiale === 'legno_alluminio'
      ? `<path d="M${x - 26} 530V350H${x - 10}V516H${x + 30}V530ZM${x + long * 0.08 - 34} 342V176H${x + long * 0.3 - 8}V190H${x + long * 0.08 - 18}V342Z" fill="#6d757b" stroke="#3f464b" stroke-width="2"/>`
      : ''
  const largo = long * 0.42
  const vetri = Array.from({ length: panes }, (_, i) =>
    rect(
      x + long * 0.3 + (i * (largo - 14)) / (panes - 1),
      40,
      14,
      205,
      'fill="#a9d3ea" stroke="#5c93b3" stroke-width="1.5"',
    ),
  ).join('')
  const spacers = Array.from({ length: panes - 1 }, (_, i) =>
    rect(
      x + long * 0.3 + 14 + (i * (largo - 14)) / (panes - 1),
      218,
      (largo - 14) / (panes - 1) - 14,
      18,
      'fill="#4a4f53"',
    ),
  ).join('')
  const gaskets = [
    [x + long * 0.58, 342],
    [x + long * 0.83, 400],
    [x + long * 0.06, 350],
  ]
    .map(([gx, gy]) => `<circle cx="${gx}" cy="${gy}" r="8" fill="#2e3236"/>`)
    .join('')
  const quota = `<path d="M${x} 545V572M${x + long} 545V572M${x} 560H${x + long}M${x - 7} 567l14 -14M${x + long - 7} 567l14 -14" stroke="#33404a" stroke-width="1.6" fill="none"/><text x="400" y="592" text-anchor="middle" font-family="Inter, Helvetica, Arial, sans-serif" font-size="24" fill="#33404a">${spessore} mm</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">${rect(0, 0, 800, 600, 'fill="#f7f8f7"')}<text x="110" y="70" font-family="Inter, Helvetica, Arial, sans-serif" font-size="22" fill="#7b868d">esterno</text><text x="690" y="70" text-anchor="end" font-family="Inter, Helvetica, Arial, sans-serif" font-size="22" fill="#7b868d">interno</text>${vetri}${spacers}<path d="${telaio}" ${style}/><path d="${anta}" ${style}/>${inner}${cladding}${gaskets}${quota}</svg>`
}

/** Glued layers and grain of a wooden section. */
function lines(x: number, y: number, w: number, h: number, shadow: string): string {
  const strati = [1, 2].map((i) => `M${x + (w * i) / 3} ${y - 6}v${-(h - 14)}`).join('')
  const grana = Array.from(
    { length: 6 },
    (_, i) => `M${x + 8} ${y - 18 - i * (h / 8)}q${w / 4} -14 ${w / 2} 0t${w / 2 - 16} 0`,
  ).join('')
  return `<path d="${strati}" stroke="${shadow}" stroke-width="2" fill="none"/><path d="${grana}" stroke="${shadow}" stroke-opacity=".45" fill="none"/>`
}

/** Chambers of an extruded section, with the steel inside. */
function chambers(x: number, long: number, shadow: string): string {
  const empty = `fill="#fbfcfb" stroke="${shadow}" stroke-width="2"`
  const below = [0.03, 0.2, 0.37, 0.54].map((from) => rect(x + long * from, 376, long * 0.14, 130, empty)).join('')
  const above = [0.11, 0.29, 0.45].map((from) => rect(x + long * from, 262, long * 0.13, 66, empty)).join('')
  const steel = `<path d="M${x + long * 0.22} 494V388h${long * 0.1}V494" fill="none" stroke="#7d868b" stroke-width="7"/>`
  return below + above + steel
}
