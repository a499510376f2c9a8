import { expect, test } from 'vitest'
import {
  type FaseInWords,
  fasiAtTappa,
  fasiInWords,
  isWeekOver,
  NO_FACTS,
  type PhaseFacts,
  promessaWeek,
  type Step,
  tappaOf,
} from '../rules.ts'

const it = (day: string) => new Date(`${day}T08:00:00Z`)
const fase = (nomeFase: string, inizio: string, fine: string) => ({ nomeFase, inizio: it(inizio), fine: it(fine) })

const facts = (diverse: Partial<PhaseFacts> = {}): PhaseFacts => ({ ...NO_FACTS, ...diverse })
const supplies = (all: number, sent: number, arrived: number) => facts({ supplies: { all, sent, arrived } })

test('phases in the order of the plan, in plain words; by the plan alone none is done', () => {
  const fasi = [
    fase('banchi', '2026-11-20', '2026-11-25'),
    fase('legno', '2026-11-01', '2026-11-10'),
    fase('laccatura', '2026-11-26', '2026-11-27'),
  ]
  expect(fasiInWords(fasi, new Map(), it('2026-11-20'))).toEqual([
    { nome: 'Preparazione del legno', passo: 'in_corso' },
    { nome: 'Montaggio', passo: 'in_corso' },
    { nome: 'Laccatura', passo: 'da_fare' },
  ])
  expect(fasiInWords([], new Map(), it('2026-11-20'))).toEqual([])
})

// Once before the plan begins it, once after the plan has ended it.
test.each<[string, PhaseFacts, string, string]>([
  ['nothing recorded', facts(), 'da_fare', 'in_corso'],
  ['its material to be ordered', supplies(2, 0, 0), 'da_fare', 'da_fare'],
  ['its material ordered', supplies(2, 2, 0), 'in_corso', 'in_corso'],
  ['a part of it arrived', supplies(2, 2, 1), 'in_corso', 'in_corso'],
  ['all of it arrived', supplies(2, 2, 2), 'fatto', 'fatto'],
  ['all arrived but what is not ordered yet', { ...supplies(1, 1, 1), toOrder: true }, 'in_corso', 'in_corso'],
  ['work begun', facts({ work: 'begun' }), 'in_corso', 'in_corso'],
  ['all pieces closed', facts({ work: 'done' }), 'fatto', 'fatto'],
  ['the first state of its list', facts({ state: 'first' }), 'da_fare', 'in_corso'],
  ['a state between', facts({ state: 'middle' }), 'in_corso', 'in_corso'],
  ['the last state of its list', facts({ state: 'last', work: 'begun' }), 'fatto', 'fatto'],
])('%s: %s', (_title, own, before, after) => {
  const steps = ['2026-10-01', '2026-12-01'].map((day) =>
    fasiInWords([fase('vetro', '2026-11-01', '2026-11-10')], new Map([['vetro', own]]), it(day)).map(
      ({ passo }) => passo,
    ),
  )
  expect(steps).toEqual([[before], [after]])
})

test('what a done phase has waited for is done, however far behind', () => {
  const fasi = [
    fase('legno', '2026-11-01', '2026-11-10'),
    fase('macchine', '2026-11-11', '2026-11-18'),
    fase('banchi', '2026-11-20', '2026-11-25'),
    fase('posa', '2026-11-26', '2026-11-27'),
  ]
  const known = new Map([
    ['legno', supplies(1, 1, 0)],
    ['macchine', facts({ waitsFor: ['legno'] })],
    ['banchi', facts({ waitsFor: ['macchine'], work: 'done' })],
    ['posa', facts({ waitsFor: ['banchi'] })],
  ])
  expect(fasiInWords(fasi, known, it('2026-11-19')).map(({ passo }) => passo)).toEqual([
    'fatto',
    'fatto',
    'fatto',
    'da_fare',
  ])
})

const steps = (...passi: Step[]): FaseInWords[] => passi.map((step, n) => ({ nome: `Fase ${n}`, passo: step }))
test.each<[string | null, FaseInWords[], string]>([
  ['Consegnato', steps('in_corso'), 'consegnato'],
  ['Annullato', steps('in_corso'), 'concluso'],
  ['Pronto', steps('in_corso'), 'pronto'],
  ['In produzione', steps('fatto', 'fatto'), 'pronto'],
  ['In produzione', steps('fatto', 'da_fare'), 'in_lavorazione'],
  [null, steps('in_corso', 'da_fare'), 'in_lavorazione'],
  [null, steps('da_fare', 'da_fare'), 'in_programma'],
  [null, [], 'ricevuto'],
  ['Consegnato', [], 'consegnato'],
])('an order in state %s with %j is %s', (stato, fasi, tappa) => {
  expect(tappaOf(stato, ['Consegnato', 'Annullato'], fasi)).toBe(tappa)
})

test('of an order that is ready every phase is done; of one that is over nothing is told', () => {
  expect(fasiAtTappa('consegnato', steps('in_corso', 'da_fare'))).toEqual(steps('fatto', 'fatto'))
  expect(fasiAtTappa('in_lavorazione', steps('in_corso'))).toEqual(steps('in_corso'))
  expect(fasiAtTappa('concluso', steps('in_corso'))).toEqual([])
})

test.each([
  ['2026-11-22', '2026-11-23', true],
  ['2026-11-23', '2026-11-29', false],
  ['2026-11-29', '2026-11-23', false],
  [null, '2026-11-23', false],
])('the week of %s is over on %s: %s', (day, today, over) => {
  expect(isWeekOver(day, today)).toBe(over)
})

test.each([
  ['2026-11-23', 'dal 23-11-2026 al 29-11-2026'],
  ['2026-11-29', 'dal 23-11-2026 al 29-11-2026'],
  ['2027-01-01', 'dal 28-12-2026 al 03-01-2027'],
])('the promised week of %s', (day, wait) => {
  expect(promessaWeek(day)).toBe(wait)
  expect(promessaWeek(null)).toBeNull()
})
