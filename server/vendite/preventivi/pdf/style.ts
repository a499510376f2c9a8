import { HOUSE_GREEN } from '#shared/formats/colors.ts'

/** What the document of a quote adds to the company's paper. */
export const preventivoStyle = `
  body { overflow-wrap: anywhere }
  .intestazione { margin-bottom: 6mm }
  .titolo { margin-bottom: 4mm }
  .colonne { align-items: stretch; gap: 6mm }
  .scheda { break-inside: avoid; border: 0.4pt solid #d1d5db; border-radius: 1.5mm; padding: 3mm 4mm 3.5mm }
  .scheda h2 { margin: 0 0 2mm; font-size: 8pt; text-transform: uppercase; letter-spacing: 0.06em; color: ${HOUSE_GREEN} }
  .scheda dl { gap: 0.6mm 4mm; grid-template-columns: max-content minmax(0, 1fr) }
  .larga { margin-top: 5mm }
  .larga dl { grid-template-columns: repeat(2, max-content minmax(0, 1fr)) }
  .serramento {
    break-inside: avoid; display: grid; grid-template-columns: 50mm minmax(0, 1fr) 20mm; gap: 5mm; align-items: center;
    border-top: 0.4pt solid #d1d5db; padding: 2.5mm 0;
  }
  .serramento .disegno { text-align: center; color: #111827 }
  .serramento h3 { margin: 0 0 2mm; font-size: 11pt }
  .serramento .posizione {
    display: inline-block; min-width: 6mm; margin-right: 1mm; padding: 0 1.5mm; border-radius: 1mm;
    background: ${HOUSE_GREEN}; color: #fff; font-size: 8.5pt; text-align: center; font-variant-numeric: tabular-nums;
  }
  .serramento dl { grid-template-columns: 33mm minmax(0, 1fr) }
  .quantita { text-align: right; font-variant-numeric: tabular-nums }
  .quantita b { display: block; font-size: 17pt; line-height: 1.1 }
  .quantita span { color: #6b7280; font-size: 8pt }
  .serramento:last-of-type { border-bottom: 0.4pt solid #d1d5db }
  .serramenti { display: flex; justify-content: space-between; align-items: baseline }
  .serramenti .piccolo { font-weight: 400 }
  h2 { margin-top: 4mm }
  .riepilogo th, .riepilogo td { padding-top: 0.8mm; padding-bottom: 0.8mm }
  .chiusura { display: grid; grid-template-columns: 100mm minmax(0, 1fr); gap: 0 8mm; break-inside: avoid }
  .chiusura.lunga { display: block; break-inside: auto }
  .chiusura.lunga .riepilogo { width: 100mm }
  .riepilogo tfoot td { font-weight: 650; border-bottom: 0; border-top: 0.6pt solid #9ca3af }
  .note { border-left: 1mm solid #d1d5db; padding-left: 4mm }
  .contatti { grid-column: 1 / -1; margin: 4mm 0 0; break-inside: avoid }`
