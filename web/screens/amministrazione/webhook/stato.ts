import type { StatusTone } from '#ui/StatusChip.tsx'

interface Webhook {
  readonly sospesoIl: string | null | undefined
  readonly motivo: string
  /** Why it is told nothing, whoever resumes it. */
  readonly motivoNonValido: string | null | undefined
  readonly falliti: number
}

/** How a webhook stands: a word, and what it means in full. */
interface StatoWebhook {
  word: string
  tone: StatusTone
  spiega: string
}

/** @returns how it stands, as its list says it */
export function statoWebhook({ sospesoIl, motivo, motivoNonValido, falliti }: Webhook): StatoWebhook {
  if (motivoNonValido) return { word: 'Non valido', tone: 'negativo', spiega: motivoNonValido }
  if (sospesoIl) {
    const explain = motivo || 'Sospeso a mano: quello che succede aspetta.'
    return { word: 'Sospeso', tone: motivo ? 'negativo' : 'neutro', spiega: explain }
  }
  if (falliti > 0) {
    const explain = `Gli ultimi ${falliti} tentativi non sono riusciti: si ritenta per tre giorni.`
    return {
      word: 'Non risponde',
      tone: 'attenzione',
      spiega: falliti === 1 ? 'L’ultimo tentativo non è riuscito.' : explain,
    }
  }
  return { word: 'Attivo', tone: 'positivo', spiega: 'Riceve quello che succede.' }
}
