import { html, paragraphs, richText, sanitizeRich } from '#platform/pdf/html.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { isBlankHtml } from '#shared/text.ts'
import type { TempoColumns } from '../../fornitori/rules.ts'
import type { AcquistiSettings } from '../../impostazioni/rules.ts'
import { fornituraSubject, offeredDay } from './rules.ts'

type Texts = Pick<ProductSettings & AcquistiSettings, 'azienda' | 'testo_mail_fornitore'>

interface Fornitura {
  id: number
  tipologia: string
  testoEmail: string
  ordine: { numeroCommessa: string }
}

/** Who writes, below the text. */
export function signature({ azienda }: Pick<Texts, 'azienda'>): string {
  const { ragioneSociale, telefono, email } = azienda
  return html`<p>${ragioneSociale}<br>${telefono}<br>${email}</p>`.text
}

/** The mail that is offered: the text of the supplier order, else that of the settings. Html, without the signature. */
export function fornituraDraft({ id, tipologia, testoEmail, ordine }: Fornitura, { testo_mail_fornitore }: Texts) {
  return {
    oggetto: fornituraSubject(ordine.numeroCommessa, tipologia, id),
    corpo: isBlankHtml(testoEmail) ? paragraphs(testo_mail_fornitore).text : sanitizeRich(testoEmail),
  }
}

/** The whole body that leaves. @param text html as it was written */
export function fornituraBody(text: string, settings: Pick<Texts, 'azienda'>): string {
  return `${richText(text).text}\n${signature(settings)}`
}

/** When a stored supplier order would be expected if it left now, 'YYYY-MM-DD'. */
export function offeredDayOf(
  ordine: { dataConsegna: Date | null; dataOrdine: Date | null; tipologia: string; fornitore: TempoColumns },
  now: Date,
): string {
  const { dataConsegna, dataOrdine, tipologia, fornitore } = ordine
  const days = {
    dataConsegna: dataConsegna && dayOfDate(dataConsegna),
    dataOrdine: dataOrdine && dayOfDate(dataOrdine),
  }
  return offeredDay({ ...days, tipologia, fornitore }, dayOfInstant(now))
}
