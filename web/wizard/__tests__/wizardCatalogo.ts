import type { WizardCatalogo, WizardTipo } from '../model.ts'

const voce = (id: number, nome: string) => ({ id, nome, html: '' })
const tipo = (id: number, nome: string, diverso: Partial<WizardTipo> = {}): WizardTipo => ({
  id,
  nome,
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
  ...diverso,
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
  nome: string,
  tipologia: string,
  opzioni: WizardCatalogo['famiglie'][number]['opzioni'],
) => ({
  id,
  nome,
  tipologia,
  opzioni,
  descrizione: '',
  immagini: [],
})

/** Family 1 sells types 1 and 2, family 2 sells type 2 only; type 3 is sold by nobody. */
export const wizardCatalogo: WizardCatalogo = {
  famiglie: [
    famiglia(1, 'Classica', 'Legno', [
      { id: 1, nome: 'Colore', valori: [voce(11, 'Noce'), voce(12, 'Rovere')] },
      { id: 2, nome: 'Vetro', valori: [voce(21, 'Doppio'), voce(22, 'Triplo')] },
    ]),
    famiglia(2, 'Bianca', 'PVC', [{ id: 3, nome: 'Colore', valori: [voce(31, 'Bianco')] }]),
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
  telefonoCommerciale: '800 000 000',
  sito: 'https://example.com',
  informativaPrivacy: 'Informativa',
}
