// Reminders by mail: what each says. docs/rules/acquisti.md#reminders
import { type HtmlValue, html, raw, type SafeHtml } from '../../platform/pdf/html.ts'
import { formatCount, formatDate } from '../../shared/formats/formats.ts'

/** The kinds of reminder, by the flag of the users who get them. */
export const PROMEMORIA = {
  consegne: 'remindStatoOrdineFornitore',
  mancanti: 'remindMissOrdiniFornitore',
  schedulazione: 'mailSchedulazione',
} as const
export type TipoPromemoria = keyof typeof PROMEMORIA

/** Objects that a mail names at most; the others are counted. */
export const PROMEMORIA_MAX = 100

/** A supplier order that should be here. */
export interface LateConsegna {
  pk: number
  fornitore: string
  tipologia: string
  /** YYYY-MM-DD. */
  dataConsegna: string
  /** '' for none. */
  stato: string
  ordine: { pk: number; numeroCommessa: string; cliente: string }
}

/** A material that an order lacks a supplier order for; days are YYYY-MM-DD. */
export interface OrdineToComplete {
  ordine: { pk: number; numeroCommessa: string; cliente: string }
  materiali: { materiale: string; necessario: string | null; ordinareEntro: string | null }[]
}

/** An order whose plan has changed. */
export interface ChangedPiano {
  ordine: { pk: number; numeroCommessa: string; cliente: string; dataConsegna: string | null }
  /** First and last day, YYYY-MM-DD; null when it is scheduled no more. */
  piano: { inizio: string; fine: string } | null
  /** Who changed it. */
  chi: string[]
}

/** A mail, but for whom it goes to. */
export interface PromemoriaText {
  oggetto: string
  corpo: string
}

/** Where the product answers; undefined when the mail server alone knows. */
type Indirizzo = string | undefined

const link = (base: Indirizzo, path: string, text: string): HtmlValue =>
  base === undefined ? text : html`<a href="${base}${path}">${text}</a>`

const ordineLink = (base: Indirizzo, { pk, numeroCommessa }: { pk: number; numeroCommessa: string }, tab = '') =>
  link(base, `/planner/#/ordini/${pk}${tab}`, numeroCommessa)

function table(titles: readonly string[], righe: readonly (readonly HtmlValue[])[]): SafeHtml {
  return html`<table><thead><tr>${titles.map((title) => html`<th>${title}</th>`)}</tr></thead><tbody>${righe.map(
    (celle) => html`<tr>${celle.map((cella) => html`<td>${cella}</td>`)}</tr>`,
  )}</tbody></table>`
}

const others = (shown: number, total: number): HtmlValue => total > shown && html`<p>E altri ${total - shown}.</p>`

const open = (base: Indirizzo, path: string, text: string): HtmlValue =>
  base !== undefined && html`<p>${link(base, path, text)}</p>`

/** Supplier orders that should be here, by supplier. @param total all of them */
export function consegneMail(righe: readonly LateConsegna[], total: number, base: Indirizzo): PromemoriaText {
  const byFornitore = [...Map.groupBy(righe, ({ fornitore }) => fornitore)]
  return {
    oggetto: `Promemoria: ${formatCount(total, 'ordine fornitore in ritardo', 'ordini fornitore in ritardo')}`,
    corpo: html`<p>La consegna prevista è passata e il materiale non risulta arrivato.</p>${byFornitore.map(
      ([fornitore, own]) =>
        html`<h3>${fornitore}</h3>${table(
          ['N.', 'Commessa', 'Cliente', 'Tipologia', 'Consegna prevista', 'Stato'],
          own.map(({ pk, ordine, tipologia, dataConsegna, stato }) => [
            pk,
            ordineLink(base, ordine, '/fornitori'),
            ordine.cliente,
            tipologia,
            formatDate(dataConsegna),
            stato || 'Nessuno stato',
          ]),
        )}`,
    )}${others(righe.length, total)}${open(base, '/planner/#/ordini-fornitore', 'Apri gli ordini fornitore')}`.text,
  }
}

const needed = ({ materiale, necessario, ordinareEntro }: OrdineToComplete['materiali'][number]) =>
  [
    materiale,
    necessario && `serve il ${formatDate(necessario)}`,
    ordinareEntro && `da ordinare entro il ${formatDate(ordinareEntro)}`,
  ]
    .filter(Boolean)
    .join(', ')

/**
 * Orders that lack supplier orders, the first to be ordered before.
 * @param notices whether the reader may open the page of the warnings
 */
export function missingMail(
  righe: readonly OrdineToComplete[],
  total: number,
  base: Indirizzo,
  notices: boolean,
): PromemoriaText {
  return {
    oggetto: `Promemoria: ordini fornitore mancanti per ${formatCount(total, 'ordine', 'ordini')}`,
    corpo: html`<p>Per questi ordini manca ancora qualche ordine fornitore.</p>${table(
      ['Commessa', 'Cliente', 'Materiali'],
      righe.map(({ ordine, materiali }) => [
        ordineLink(base, ordine, '/fornitori'),
        ordine.cliente,
        materiali.map((one, index) => html`${raw(index > 0 ? '<br>' : '')}${needed(one)}`),
      ]),
    )}${others(righe.length, total)}${
      notices && open(base, '/planner/#/warnings-ordini-fornitore', 'Apri gli avvisi dei fornitori')
    }`.text,
  }
}

/** Orders whose plan has changed, by number. @param scheduler whether the reader may open it */
export function schedulazioneMail(
  righe: readonly ChangedPiano[],
  total: number,
  base: Indirizzo,
  scheduler: boolean,
): PromemoriaText {
  return {
    oggetto: `Schedulazione: ${formatCount(total, 'ordine cambiato', 'ordini cambiati')}`,
    corpo: html`<p>La schedulazione di questi ordini è cambiata.</p>${table(
      ['Commessa', 'Cliente', 'Inizio', 'Fine', 'Approntamento', 'Da'],
      righe.map(({ ordine, piano, chi }) => [
        scheduler
          ? link(base, `/planner/#/schedulatore?id=${ordine.pk}`, ordine.numeroCommessa)
          : ordineLink(base, ordine),
        ordine.cliente,
        piano ? formatDate(piano.inizio) : 'Non più schedulato',
        piano && formatDate(piano.fine),
        ordine.dataConsegna && formatDate(ordine.dataConsegna),
        chi.join(', '),
      ]),
    )}${others(righe.length, total)}`.text,
  }
}

/** The working day (Monday to Friday) before a day, YYYY-MM-DD: when the digest was written last. */
export function workdayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`)
  do before.setUTCDate(before.getUTCDate() - 1)
  while (before.getUTCDay() % 6 === 0)
  return before.toISOString().slice(0, 10)
}
