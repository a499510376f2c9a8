// Run by zone.test.ts in a zone of its own: prints what auto start makes of an order on the eve of both changes of the hour.

import { USUAL_WEEK } from '#platform/settings/rules.ts'
import { createDisponibilita } from '../availability.ts'
import { createCalendario } from '../capacita.ts'
import { createLibro } from '../libro.ts'
import { piazza, withAutoInizio } from '../piazza.ts'
import { civilInstant, writeInstant } from '../time.ts'
import type { RepartoFase, RequestedFase } from '../types.ts'

const fase = (name: string, posizione: number, dependencies: string[], reparto: RepartoFase | null): RequestedFase => ({
  nome: name,
  posizione,
  dipendenze: dependencies,
  reparto,
  capacitaInfinita: reparto === null,
  unit: reparto ? 'minutes' : 'days',
  conFornitore: false,
  soloConTelai: false,
  necessaria: true,
  durata: reparto ? 500 : 2,
  fornitore: null,
  da: null,
  fissata: false,
})
const fasi = [
  fase('legno', 0, [], null),
  fase('macchine', 1, ['legno'], 'macchine'),
  fase('verniciatura', 2, ['macchine'], null),
  fase('banchi', 3, ['verniciatura'], 'banchi'),
]

const piani = ['2026-03-27T23:30:00Z', '2026-10-23T22:30:00Z'].map((now) => {
  const request = { fasi, adesso: civilInstant(new Date(now)), dataConsegna: null, senzaMisure: false }
  const calendario = createCalendario({
    reparti: [
      { chiave: 'macchine', capacita: 'persone' },
      { chiave: 'banchi', capacita: 'persone' },
    ],
    apertura: 480,
    settimana: USUAL_WEEK,
    ore: [],
    festivita: [],
    persone: [],
  })
  const piano = piazza(withAutoInizio(request), createDisponibilita(calendario, createLibro()))
  return Object.fromEntries(
    piano.fasi.map(({ nome, inizio, fine }) => [nome, [inizio ?? 0, fine ?? 0].map(writeInstant)]),
  )
})
process.stdout.write(JSON.stringify({ zona: Intl.DateTimeFormat().resolvedOptions().timeZone, piani }))
