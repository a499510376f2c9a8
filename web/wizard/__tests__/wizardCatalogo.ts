import type { WizardCatalogo, WizardTipo } from '../model.ts'

const item = (id: number, name: string) => ({ id, nome: name, html: '' })
const tipo = (id: number, name: string, different: Partial<WizardTipo> = {}): WizardTipo => ({
  id,
  nome: name,
  disegno: 'BATTENTE',
  ante: 1,
  altezzaMin: null,
  altezzaMax: null,
  larghezzaMin: null,
  larghezzaMax: null,
  aperture: [
    { id: 1, nome: 'Battente', senso: 'SINISTRA' },
    { id: 2, nome: 'Ribalta', senso: 'RIBALTA' },
  ],
  accessori: [
    { id: 1, nome: 'Zanzariera' },
    { id: 2, nome: 'Persiana' },
  ],
  ...different,
})
const vincolo = (famiglia: number, tipoSerramento: number) => ({
  id: famiglia * 10 + tipoSerramento,
  famiglia,
  tipoSerramento,
  altezzaMin: 500,
  altezzaMax: 2000,
  larghezzaMin: 400,
  larghezzaMax: 1200,
})
const famiglia = (
  id: number,
  name: string,
  tipologia: string,
  options: WizardCatalogo['famiglie'][number]['opzioni'],
) => ({
  id,
  nome: name,
  tipologia,
  opzioni: options,
  descrizione: '',
  immagini: [],
})

/** Family 1 sells types 1 and 2, family 2 sells type 2 only; type 3 is sold by nobody. */
export const wizardCatalogo: WizardCatalogo = {
  famiglie: [
    famiglia(1, 'Classica', 'Legno', [
      { id: 1, nome: 'Colore', valori: [item(11, 'Noce'), item(12, 'Rovere')] },
      { id: 2, nome: 'Vetro', valori: [item(21, 'Doppio'), item(22, 'Triplo')] },
    ]),
    famiglia(2, 'Bianca', 'PVC', [{ id: 3, nome: 'Colore', valori: [item(31, 'Bianco')] }]),
    famiglia(3, 'Natura', 'Legno', []),
  ],
  tipi: [
    tipo(1, 'Finestra 1 anta'),
    tipo(2, 'Oblò', {
      disegno: 'TONDO',
      aperture: [{ id: 3, nome: 'Fissa', senso: 'FISSA' }],
      accessori: [{ id: 2, nome: 'Persiana' }],
    }),
    tipo(3, 'Fuori catalogo'),
  ],
  vincoli: [vincolo(1, 1), vincolo(1, 2), vincolo(2, 2)],
  tipiCliente: ['non professionista', 'impresa'],
  tipiIntervento: ['nuovo', 'sostituzione'],
  piani: ['piano terra', '1'],
  azienda: 'Serramenti di prova',
  pubblicato: true,
  confermaIndirizzo: false,
  telefonoCommerciale: '800 000 000',
  sito: 'https://example.com',
  informativaPrivacy: 'Informativa',
}
