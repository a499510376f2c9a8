import { type HtmlValue, html, paragraphs, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { findProvincia } from '#shared/places.ts'
import type { VenditeSettings } from '../../impostazioni/rules.ts'
import type { PrintedPreventivo } from './data.ts'
import { serramentiSection, summarySection } from './serramenti.ts'
import { preventivoStyle } from './style.ts'

/** 'Bologna (BO)'. */
function luogo(citta: string, provincia: string): string {
  const sigla = findProvincia(provincia)?.siglaAutomobilistica
  return [citta, sigla ? `(${sigla})` : provincia].filter(Boolean).join(' ')
}

/** Pairs of name and value; those without a value are left out. */
function tab(title: string, righe: readonly (readonly [nome: string, valore: HtmlValue])[]): SafeHtml {
  const present = righe.filter(([, value]) => value !== '' && value !== null)
  return html`<section class="scheda">
    <h2>${title}</h2>
    <dl>${present.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
  </section>`
}

function cliente(p: PrintedPreventivo): SafeHtml {
  return tab('Cliente', [
    ['Nome', html`<b>${p.nomeCognome}</b>`],
    ['Indirizzo', p.indirizzo],
    ['Città', luogo(p.citta, p.provincia)],
    ['Telefono', p.telefono],
    ['E-mail', p.email],
    ['Tipo di cliente', p.tipoCliente],
  ])
}

function posa(p: PrintedPreventivo): SafeHtml {
  return tab('Messa in posa', [
    ['Indirizzo', p.indirizzoPosa],
    ['Città', luogo(p.cittaPosa, p.provinciaPosa)],
    ['Piano', p.pianoPosa],
    ['Regione', p.regionePosa],
  ])
}

function fornitura({ famiglia, opzioni, tipoIntervento, messaInPosa, regionePosa }: PrintedPreventivo): SafeHtml {
  return tab('Fornitura', [
    ['Famiglia', html`<b>${famiglia.nome}</b>`],
    ['Tipologia', famiglia.tipologiaFamiglia.nome],
    ['Intervento', tipoIntervento],
    ['Messa in posa', messaInPosa ? 'sì' : 'no, sola fornitura'],
    ['Regione', messaInPosa ? '' : regionePosa],
    ...opzioni.map(({ opzione, valore }) => [opzione.nome, valore.nome] as const),
  ])
}

/** Who, where and what; without installation there is no place to print and the rest stands side by side. */
function tabs(p: PrintedPreventivo): SafeHtml {
  if (!p.messaInPosa) return html`<div class="colonne">${cliente(p)}${fornitura(p)}</div>`
  return html`<div class="colonne">${cliente(p)}${posa(p)}</div><div class="larga">${fornitura(p)}</div>`
}

/** Characters of notes that still fit beside the totals. */
const NOTE_BESIDE = 400

function noteSection(note: string): SafeHtml | null {
  return note === '' ? null : html`<div><h2>Note del cliente</h2><div class="note">${paragraphs(note)}</div></div>`
}

/** The document of a quote on the company's paper. */
export function preventivoDocument(
  preventivo: PrintedPreventivo,
  { azienda, sito, telefono_commerciale }: ProductSettings & VenditeSettings,
): Promise<SafeHtml> {
  const { id, dataCreazione, serramenti, note } = preventivo
  const title = `Preventivo n. ${id}`
  return letterhead({
    azienda,
    titolo: title,
    sottotitolo: `Richiesta del ${formatDate(dataCreazione)}`,
    piede: `${azienda.ragioneSociale} · ${title} del ${formatDate(dataCreazione)}`,
    stile: preventivoStyle,
    corpo: html`
      ${tabs(preventivo)}
      ${serramentiSection(serramenti)}
      <div class="chiusura ${note.length > NOTE_BESIDE && 'lunga'}">
        ${summarySection(serramenti)}
        ${noteSection(note)}
        <p class="piccolo contatti">
          Per informazioni: numero verde ${telefono_commerciale}, ${azienda.email}, ${sito.replace(/^https?:\/\//, '')}
        </p>
      </div>`,
  })
}
