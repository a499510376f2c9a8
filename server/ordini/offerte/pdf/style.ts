const STYLE = `
  body { overflow-wrap: anywhere }
  .intestazione { padding-bottom: 4mm; margin-bottom: 5mm }
  .titolo { display: flex; justify-content: space-between; align-items: baseline; gap: 6mm; margin-bottom: 4mm }
  .colonne { align-items: stretch; gap: 5mm; margin-bottom: 4mm; padding-right: 0.3mm }
  .scheda { break-inside: avoid; border: 0.4pt solid #d1d5db; border-radius: 1.5mm; padding: 2.5mm 4mm }
  .scheda dl { gap: 0.6mm 4mm; grid-template-columns: max-content minmax(0, 1fr) }
  .evidente { font-size: 12pt; color: var(--casa) }
  .introduzione { margin: 0 0 4mm }
  .righe { table-layout: fixed }
  .righe td { padding-top: 2mm; padding-bottom: 2mm }
  .righe th, .righe .numero, .righe .posto { white-space: nowrap }
  .comuni { margin: 0 0 3mm; padding: 2mm 4mm; background: #f3f4f6; border-radius: 1.5mm; break-inside: avoid; break-after: avoid }
  .comuni span { display: inline-block; margin-right: 5mm }
  .comuni b { color: #111827 }
  .righe .posto { width: 8mm }
  .righe .pezzi { width: 22mm }
  .righe .prezzo { width: 28mm }
  .righe td:last-child .piccolo { white-space: normal }
  .righe .figura { width: 33mm; text-align: center; vertical-align: middle; color: #111827 }
  .figura svg { width: auto; height: auto; max-width: 31mm; max-height: 32mm; overflow: visible }
  .tipo { font-weight: 650; color: #111827 }
  .misura { margin-bottom: 0.8mm }
  .dettagli { columns: 34mm 2; column-gap: 3mm; font-size: 7.6pt }
  .dettagli .piccolo { font-size: inherit }
  .dettagli div, .intero { break-inside: avoid; line-height: 1.4 }
  .barrato { white-space: nowrap; text-decoration: line-through; color: #6b7280 }
  .netto { font-weight: 650; color: #111827 }
  .alternativa + .alternativa { break-inside: avoid }
  .alternativa > h2 { border-bottom: 0.8pt solid var(--casa); padding-bottom: 1.5mm; margin-top: 7mm }
  .somme { display: grid; grid-template-columns: minmax(0, 1fr) 84mm; gap: 8mm; padding-top: 4mm; break-inside: avoid }
  .fine { break-inside: avoid }
  .righe .conto { border-bottom: 0; padding: 0; white-space: normal }
  .totali { align-self: start; background: #f3f4f6; border-radius: 1.5mm; padding: 3mm 4mm }
  .totali dl { grid-template-columns: 1fr max-content; column-gap: 0 }
  .totali dt { white-space: nowrap }
  .totali dd { text-align: right; font-variant-numeric: tabular-nums }
  .totali .ultimo { font-weight: 700; color: #111827; font-size: 12pt; padding-top: 1.5mm; border-top: 0.8pt solid var(--casa) }
  .confronto td, .confronto th { padding: 2mm }
  .mancanti { font-weight: 650; color: #111827; margin: 0; padding-top: 4mm }
  .fondo, .chiusura { break-inside: avoid }
  .fondo.lungo { break-inside: auto }
  .lungo > div { columns: 2; column-gap: 8mm; font-size: 8.5pt }
  .servizi h2 { font-size: 10pt; margin: 0 0 0.5mm }
  .servizi td { padding: 0.9mm 0 }
  .servizi + .fondo { margin-top: 3mm }
  .scelta { display: grid; grid-template-columns: max-content max-content; gap: 1mm 8mm; margin: 1mm 0 0 }
  .somme .fondo h2 { font-size: 10pt; margin: 0 0 1mm }
  .somme .fondo + .fondo { margin-top: 3mm }
  .somme .fondo p { margin: 0 }
  .firme { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm; margin-top: 0; break-inside: avoid }
  .firma { border-bottom: 0.5pt solid #6b7280; height: 12mm }
  .accettazione { padding-top: 5mm; break-inside: avoid; break-before: avoid }
  .accettazione h2 { font-size: 10pt; margin: 0 0 1mm }
  .accettazione p { margin: 0 }`

const CLOSER = `
  @page { margin: 14mm 17mm 18mm }
  .recapiti { columns: 2; column-gap: 6mm; text-align: left }
  .intestazione { padding-bottom: 3mm; margin-bottom: 4mm }
  .titolo, .colonne, .introduzione { margin-bottom: 2.5mm }
  .scheda { padding: 1.5mm 4mm }
  .righe td { padding-top: 1.5mm; padding-bottom: 1.5mm }
  .figura svg { max-height: 27mm }
  .alternativa + .alternativa { break-inside: auto }
  .somme, .accettazione { padding-top: 3mm }
  .firma { height: 10mm }`

const CLOSEST = `
  @page { margin: 13mm 17mm 17mm }
  html { font-size: 9pt; line-height: 1.35 }
  .righe td { padding-top: 1.2mm; padding-bottom: 1.2mm }
  .figura svg { max-height: 22mm }
  .firma { height: 9mm }`

/** What is set on less and less paper: smaller drawings, lines closer to each other. */
export const OFFERTA_STYLES: readonly string[] = [STYLE, STYLE + CLOSER, STYLE + CLOSER + CLOSEST]
