// Run by zona.test.ts in a zone of its own: prints what auto start makes of an order on the eve of both changes of the hour.
import { creaCalendario } from '../capacita.ts'
import { creaDisponibilita } from '../disponibilita.ts'
import { creaLibro } from '../libro.ts'
import { conAutoInizio, piazza } from '../piazza.ts'
import { istanteCivile, scriviIstante } from '../tempo.ts'
import type { FaseRichiesta, Reparto } from '../tipi.ts'

const fase = (nome: string, posizione: number, dipendenze: string[], reparto: Reparto | null): FaseRichiesta => ({
  nome,
  posizione,
  dipendenze,
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

const piani = ['2026-03-27T23:30:00Z', '2026-10-23T22:30:00Z'].map((adesso) => {
  const richiesta = { fasi, adesso: istanteCivile(new Date(adesso)), dataConsegna: null, senzaMisure: false }
  const calendario = creaCalendario({ apertura: 480, ore: [], festivita: [], persone: [] })
  const piano = piazza(conAutoInizio(richiesta), creaDisponibilita(calendario, creaLibro()))
  return Object.fromEntries(
    piano.fasi.map(({ nome, inizio, fine }) => [nome, [inizio ?? 0, fine ?? 0].map(scriviIstante)]),
  )
})
process.stdout.write(JSON.stringify({ zona: Intl.DateTimeFormat().resolvedOptions().timeZone, piani }))
