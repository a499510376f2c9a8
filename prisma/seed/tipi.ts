// The demo window types and openings, and which measures each family makes of them.
import type { OpeningSense, SerramentoDrawing } from '#shared/drawings/drawings.ts'
import type { LimitsOfTipo } from '#vendite/vincoli/rules.ts'

export const apertureDemo: Record<string, OpeningSense> = {
  'Battente a sinistra': 'SINISTRA',
  'Battente a destra': 'DESTRA',
  'Anta ribalta a sinistra': 'ANTA_RIBALTA_SINISTRA',
  'Anta ribalta a destra': 'ANTA_RIBALTA_DESTRA',
  'A ribalta': 'RIBALTA',
  Scorrevole: 'SCORREVOLE',
  Fissa: 'FISSA',
}

export const accessoriDemo = [
  'Zanzariera',
  'Persiana',
  'Tapparella motorizzata',
  'Cassonetto isolato',
  'Veneziana interna al vetro',
  'Inglesina',
  'Maniglia con chiave',
  'Microventilazione',
  'Sensore di apertura',
  'Soglia ribassata',
  'Serratura a cinque punti',
]

const battenti = ['Battente a sinistra', 'Battente a destra', 'Anta ribalta a sinistra', 'Anta ribalta a destra']
const forFinestre = [
  'Zanzariera',
  'Persiana',
  'Tapparella motorizzata',
  'Inglesina',
  'Maniglia con chiave',
  'Microventilazione',
]
const forDoors = [
  'Zanzariera',
  'Persiana',
  'Tapparella motorizzata',
  'Maniglia con chiave',
  'Sensore di apertura',
  'Soglia ribassata',
]
const withoutLimits: LimitsOfTipo = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }

interface TipoDemo {
  nome: string
  disegno: Omit<SerramentoDrawing, 'quote' | 'titolo' | 'colore'>
  aperture: string[]
  accessori: string[]
  conTelaio: boolean
  extra: boolean
  limits: LimitsOfTipo
  /** Height from, to, width from, to (mm): what a family makes unless it says otherwise. */
  misure: [number, number, number, number][]
}

type Drawing = [
  disegno: SerramentoDrawing['disegno'],
  ante: number,
  senso: OpeningSense,
  larghezza: number,
  altezza: number,
]

const tipo = (
  name: string,
  [drawing, ante, direction, larghezza, altezza]: Drawing,
  aperturaNames: string[],
  accessorioNames: string[],
  misure: TipoDemo['misure'],
  different: Partial<TipoDemo> = {},
): TipoDemo => ({
  nome: name,
  disegno: { disegno: drawing, ante, senso: direction, larghezza, altezza },
  aperture: aperturaNames,
  accessori: accessorioNames,
  conTelaio: true,
  extra: false,
  limits: withoutLimits,
  misure,
  ...different,
})

export const tipiDemo: TipoDemo[] = [
  tipo('Finestra 1 anta', ['BATTENTE', 1, 'ANTA_RIBALTA_SINISTRA', 800, 1300], [...battenti, 'Fissa'], forFinestre, [
    [500, 1200, 400, 1000],
    [1201, 1800, 400, 900],
    [1801, 2400, 450, 750],
  ]),
  tipo('Finestra 2 ante', ['BATTENTE', 2, 'ANTA_RIBALTA_DESTRA', 1200, 1400], battenti, forFinestre, [
    [500, 1400, 800, 1800],
    [1401, 2000, 800, 1600],
  ]),
  tipo('Finestra 3 ante', ['BATTENTE', 3, 'DESTRA', 1900, 1400], battenti, forFinestre, [
    [600, 1400, 1500, 2700],
    [1401, 1800, 1500, 2400],
  ]),
  tipo('Portafinestra 1 anta', ['PORTA', 1, 'SINISTRA', 850, 2250], battenti, forDoors, [
    [1900, 2400, 600, 1000],
    [2401, 2700, 600, 900],
  ]),
  tipo('Portafinestra 2 ante', ['PORTA', 2, 'ANTA_RIBALTA_DESTRA', 1400, 2250], battenti, forDoors, [
    [1900, 2400, 1100, 2000],
    [2401, 2700, 1100, 1700],
  ]),
  tipo(
    'Vasistas',
    ['VASISTAS', 1, 'RIBALTA', 1000, 600],
    ['A ribalta', 'Fissa'],
    ['Zanzariera', 'Sensore di apertura'],
    [[350, 800, 500, 1600]],
    // Made the same way for every family: the bounds of the type hold.
    { limits: { altezzaMin: 350, altezzaMax: 800, larghezzaMin: 500, larghezzaMax: 1600 } },
  ),
  tipo(
    'Scorrevole alzante',
    ['SCORREVOLE', 2, 'SCORREVOLE', 3000, 2300],
    ['Scorrevole', 'Fissa'],
    ['Tapparella motorizzata', 'Veneziana interna al vetro', 'Sensore di apertura', 'Soglia ribassata'],
    [
      [1900, 2300, 1800, 6000],
      [2301, 2600, 1800, 5000],
      [2601, 2800, 1800, 4000],
    ],
  ),
  tipo(
    'Scorrevole parallelo',
    ['SCORREVOLE', 2, 'SCORREVOLE', 1900, 2200],
    ['Scorrevole', 'A ribalta'],
    ['Zanzariera', 'Tapparella motorizzata', 'Maniglia con chiave'],
    [
      [700, 1400, 1400, 2400],
      [1401, 2300, 1500, 2200],
    ],
  ),
  tipo(
    'Finestra ad arco',
    ['ARCO', 2, 'SINISTRA', 1200, 1700],
    ['Battente a sinistra', 'Battente a destra', 'Fissa'],
    ['Inglesina', 'Persiana'],
    [
      [800, 1600, 500, 1400],
      [1601, 2200, 500, 1200],
    ],
  ),
  tipo('Oblò', ['TONDO', 1, 'FISSA', 700, 700], ['Fissa', 'A ribalta'], [], [[400, 1000, 400, 1000]], {
    conTelaio: false,
  }),
  tipo(
    'Portoncino',
    ['PORTA', 1, 'DESTRA', 1000, 2200],
    ['Battente a sinistra', 'Battente a destra'],
    ['Serratura a cinque punti', 'Soglia ribassata', 'Sensore di apertura'],
    [
      [2000, 2300, 850, 1100],
      [2301, 2500, 900, 1050],
    ],
  ),
  tipo('EXTRA', ['LIBERA', 1, 'FISSA', 1500, 1200], ['Fissa', 'Battente a sinistra', 'Battente a destra'], [], [], {
    conTelaio: false,
    extra: true,
  }),
]

const base = ['Finestra 1 anta', 'Finestra 2 ante', 'Portafinestra 1 anta', 'Portafinestra 2 ante', 'Vasistas']

/** Types sold by each family, with the measures where they are not the usual ones. */
export const venditeDemo: Record<string, Record<string, TipoDemo['misure'] | 'solite'>> = {
  'Classica 68': {
    ...usualOnes(...base, 'Finestra 3 ante', 'Finestra ad arco', 'Oblò', 'Portoncino'),
    // Wider than the type allows: the limits screen says that the bounds of the type hide it.
    Vasistas: [[300, 900, 500, 1600]],
  },
  'Natura 80': {
    ...usualOnes(...base, 'Finestra 3 ante', 'Scorrevole parallelo', 'Oblò', 'Portoncino'),
    // Two ranges that overlap: the limits screen says which one counts.
    'Finestra ad arco': [
      [800, 1600, 500, 1400],
      [1500, 2200, 500, 1200],
    ],
  },
  'Passiva 92': {
    ...usualOnes(...base, 'Scorrevole alzante'),
    'Finestra 1 anta': [
      [500, 1000, 400, 1100],
      [1001, 1500, 400, 1000],
      [1501, 2000, 450, 900],
      [2001, 2500, 500, 800],
    ],
  },
  'Duo 80': usualOnes(...base, 'Finestra 3 ante', 'Scorrevole alzante', 'Scorrevole parallelo', 'Finestra ad arco'),
  'Duo 92': usualOnes(...base, 'Scorrevole alzante'),
  'Bianca 76': {
    ...usualOnes(...base, 'Scorrevole parallelo'),
    // No width between the two heights: the limits screen shows the gap.
    'Finestra 3 ante': [
      [600, 1300, 1500, 2600],
      [1401, 1800, 1500, 2400],
    ],
  },
  'Bianca 82 Plus': usualOnes(...base, 'Finestra 3 ante', 'Scorrevole parallelo', 'Oblò'),
  'Panorama alzante': usualOnes('Scorrevole alzante'),
  'Panorama parallelo': usualOnes('Scorrevole parallelo'),
}

function usualOnes(...names: string[]): Record<string, 'solite'> {
  return Object.fromEntries(names.map((name) => [name, 'solite'] as const))
}
