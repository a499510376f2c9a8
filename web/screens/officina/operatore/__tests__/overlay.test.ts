import { describe, expect, it } from 'vitest'
import type { KeptWrite } from '#relay/offline/queueStore.ts'
import type { ShownAttivita } from '../attivita.ts'
import { daySigns, withWaiting } from '../queue/overlay.ts'

const attivita = (object: string, more: Partial<ShownAttivita> = {}): ShownAttivita => ({
  object,
  pk: 7,
  data: '2026-11-22',
  ordine: null,
  lavorazione: { pk: 1, nome: 'taglio' },
  secondaLavorazione: null,
  oraInizio: '08:00',
  oraFine: null,
  fineProposta: null,
  chiusura: null,
  tempo: null,
  note: '',
  fineLavorazione: false,
  avanzamento: '',
  versione: 1,
  motivoNonModificabile: null,
  motivoNonEliminabile: null,
  inAttesa: false,
  ...more,
})

const write = (kind: string, object: string, variables: object): KeptWrite => ({
  seq: 1,
  key: 'k',
  owner: 1,
  kind,
  object,
  variables,
  words: '',
  pressedAt: 0,
  failures: 0,
  refused: null,
  partly: false,
})

describe('what waits on the device', () => {
  it('is drawn over what the server has told, in its order', () => {
    const fresh = attivita('new:k', { pk: null })
    const shown = withWaiting(
      [attivita('attivita:7'), attivita('attivita:8')],
      [
        write('update', 'attivita:7', { input: { oraFine: '09:30', note: 'fatto' } }),
        write('delete', 'attivita:8', { input: {} }),
        write('create', 'new:k', { input: {}, shown: fresh }),
        write('update', 'new:k', { input: { oraInizio: '10:00', oraFine: '10:45' } }),
      ],
      new Set(),
    )
    expect(shown).toMatchObject([
      { object: 'new:k', oraFine: '10:45', tempo: 45, inAttesa: true },
      { object: 'attivita:7', oraInizio: '08:00', oraFine: '09:30', tempo: 90, note: 'fatto', inAttesa: true },
    ])
  })

  it('leaves what is on its way as it is, beside the button that was pressed; what begins is there at once', () => {
    const fresh = attivita('new:k', { pk: null })
    const shown = withWaiting(
      [attivita('attivita:7'), attivita('attivita:8')],
      [
        write('update', 'attivita:7', { input: { oraFine: '09:30' } }),
        write('delete', 'attivita:8', { input: {} }),
        write('create', 'new:k', { input: {}, shown: fresh }),
      ],
      new Set([1]),
    )
    expect(shown).toEqual([{ ...fresh, inAttesa: true }, attivita('attivita:7'), attivita('attivita:8')])
  })

  it('changes the sign of its day', () => {
    const signs = daySigns(
      [
        { giorno: '2026-11-20', aperte: 0 },
        { giorno: '2026-11-21', aperte: 1 },
      ],
      [
        attivita('new:a', { inAttesa: true }),
        attivita('new:b', { data: '2026-11-20', oraFine: '09:00', inAttesa: true }),
        attivita('attivita:9', { data: '2026-11-19' }),
      ],
    )
    expect(Object.fromEntries(signs)).toEqual({
      '2026-11-20': 'attivita',
      '2026-11-21': 'aperta',
      '2026-11-22': 'aperta',
    })
  })
})
