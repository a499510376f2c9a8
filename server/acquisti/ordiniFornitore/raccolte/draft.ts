import type { ProductSettings } from '#platform/settings/rules.ts'
import type { AcquistiSettings } from '../../impostazioni/rules.ts'
import { fornituraDraft } from '../mail/draft.ts'
import { raccoltaSubject } from './rules.ts'

interface DraftedRaccolta {
  id: number
  tipologia: string
  ordini: readonly { id: number; testoEmail: string; ordine: { numeroCommessa: string } }[]
}

/** The mail that is offered: the text of the first member that has one, else that of the settings. */
export function raccoltaDraft(
  { id, tipologia, ordini }: DraftedRaccolta,
  settings: Pick<ProductSettings & AcquistiSettings, 'azienda' | 'testo_mail_fornitore'>,
) {
  const numbers = ordini.map(({ ordine }) => ordine.numeroCommessa)
  const written = ordini.find(({ testoEmail }) => testoEmail !== '')?.testoEmail ?? ''
  const own = { id, tipologia, testoEmail: written, ordine: { numeroCommessa: '' } }
  return { ...fornituraDraft(own, settings), oggetto: raccoltaSubject(id, tipologia, numbers) }
}
