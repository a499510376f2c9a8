import { carta } from '../../../platform/pdf/carta.ts'
import { type Html, type HtmlValue, html, paragrafi } from '../../../platform/pdf/html.ts'
import type { ValoriImpostazioni } from '../../../platform/settings/rules.ts'
import { formatoData } from '../../../shared/formats/formats.ts'
import { trovaProvincia } from '../../../shared/places/places.ts'
import type { PreventivoDaStampare } from './dati.ts'
import { sezioneRiepilogo, sezioneSerramenti } from './serramenti.ts'
import { stile } from './stile.ts'

/** 'Bologna (BO)'. */
function luogo(citta: string, provincia: string): string {
  const sigla = trovaProvincia(provincia)?.siglaAutomobilistica
  return [citta, sigla ? `(${sigla})` : provincia].filter(Boolean).join(' ')
}

/** Pairs of name and value; those without a value are left out. */
function scheda(titolo: string, righe: readonly (readonly [nome: string, valore: HtmlValue])[]): Html {
  const presenti = righe.filter(([, valore]) => valore !== '' && valore !== null)
  return html`<section class="scheda">
    <h2>${titolo}</h2>
    <dl>${presenti.map(([nome, valore]) => html`<dt>${nome}</dt><dd>${valore}</dd>`)}</dl>
  </section>`
}

function cliente(p: PreventivoDaStampare): Html {
  return scheda('Cliente', [
    ['Nome', html`<b>${p.nomeCognome}</b>`],
    ['Indirizzo', p.indirizzo],
    ['Città', luogo(p.citta, p.provincia)],
    ['Telefono', p.telefono],
    ['E-mail', p.email],
    ['Tipo di cliente', p.tipoCliente],
  ])
}

function posa(p: PreventivoDaStampare): Html {
  return scheda('Messa in posa', [
    ['Indirizzo', p.indirizzoPosa],
    ['Città', luogo(p.cittaPosa, p.provinciaPosa)],
    ['Piano', p.pianoPosa],
    ['Regione', p.regionePosa],
  ])
}

function fornitura({ famiglia, opzioni, tipoIntervento, messaInPosa, regionePosa }: PreventivoDaStampare): Html {
  return scheda('Fornitura', [
    ['Famiglia', html`<b>${famiglia.nome}</b>`],
    ['Tipologia', famiglia.tipologiaFamiglia.nome],
    ['Intervento', tipoIntervento],
    ['Messa in posa', messaInPosa ? 'sì' : 'no, sola fornitura'],
    ['Regione', messaInPosa ? '' : regionePosa],
    ...opzioni.map(({ opzione, valore }) => [opzione.nome, valore.nome] as const),
  ])
}

/** Who, where and what; without installation there is no place to print and the rest stands side by side. */
function schede(p: PreventivoDaStampare): Html {
  if (!p.messaInPosa) return html`<div class="colonne">${cliente(p)}${fornitura(p)}</div>`
  return html`<div class="colonne">${cliente(p)}${posa(p)}</div><div class="larga">${fornitura(p)}</div>`
}

/** Characters of notes that still fit beside the totals. */
const NOTE_ACCANTO = 400

function sezioneNote(note: string): Html | null {
  return note === '' ? null : html`<div><h2>Note del cliente</h2><div class="note">${paragrafi(note)}</div></div>`
}

/** The document of a quote on the company's paper. */
export function documentoPreventivo(
  preventivo: PreventivoDaStampare,
  { azienda, sito, telefono_commerciale }: ValoriImpostazioni,
): Promise<Html> {
  const { id, dataCreazione, serramenti, note } = preventivo
  const titolo = `Preventivo n. ${id}`
  return carta({
    azienda,
    titolo,
    sottotitolo: `Richiesta del ${formatoData(dataCreazione)}`,
    piede: `${azienda.ragioneSociale} · ${titolo} del ${formatoData(dataCreazione)}`,
    stile,
    corpo: html`
      ${schede(preventivo)}
      ${sezioneSerramenti(serramenti)}
      <div class="chiusura ${note.length > NOTE_ACCANTO && 'lunga'}">
        ${sezioneRiepilogo(serramenti)}
        ${sezioneNote(note)}
        <p class="piccolo contatti">
          Per informazioni: numero verde ${telefono_commerciale}, ${azienda.email}, ${sito.replace(/^https?:\/\//, '')}
        </p>
      </div>`,
  })
}
