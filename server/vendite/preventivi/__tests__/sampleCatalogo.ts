import type { CatalogoPreventivo } from '../catalogo/rules.ts'
import type { PreventivoInput } from '../rules.ts'

const item = (id: number, name: string) => ({ id, nome: name })
const withoutLimits = { altezzaMin: null, altezzaMax: null, larghezzaMin: null, larghezzaMax: null }

/** Two families: 1 sells types 1 and 2, 2 sells type 3 with its own bounds. Type 4 is sold by nobody. */
export const sampleCatalogo: CatalogoPreventivo = {
  famiglie: [
    {
      ...item(1, 'Classica'),
      opzioni: [
        { ...item(1, 'Colore'), valori: [item(11, 'Noce'), item(12, 'Rovere')] },
        { ...item(2, 'Vetro'), valori: [item(21, 'Doppio'), item(22, 'Triplo')] },
        { ...item(3, 'Senza valori'), valori: [] },
      ],
    },
    { ...item(2, 'Essenza'), opzioni: [{ ...item(4, 'Colore'), valori: [item(41, 'Bianco')] }] },
  ],
  tipi: [
    {
      ...item(1, 'Finestra 1 anta'),
      ...withoutLimits,
      aperture: [item(1, 'Battente'), item(2, 'Ribalta')],
      accessori: [item(1, 'Zanzariera'), item(2, 'Persiana')],
    },
    { ...item(2, 'Portafinestra'), ...withoutLimits, aperture: [item(1, 'Battente')], accessori: [] },
    {
      ...item(3, 'Oblò'),
      altezzaMin: 400,
      altezzaMax: 600,
      larghezzaMin: 300,
      larghezzaMax: 700,
      aperture: [item(3, 'Fissa')],
      accessori: [],
    },
    { ...item(4, 'Fuori catalogo'), ...withoutLimits, aperture: [item(1, 'Battente')], accessori: [] },
  ],
  vincoli: [
    vincolo(2, 1, 1, [1500, 2400, 500, 900]),
    vincolo(1, 1, 1, [400, 1400, 400, 1200]),
    vincolo(3, 1, 2, [1900, 2600, 600, 1100]),
    vincolo(4, 2, 3, [100, 9000, 100, 9000]),
  ],
  tipiCliente: ['non professionista', 'rivenditore'],
  tipiIntervento: ['sostituzione', 'nuovo'],
  piani: ['piano terra', '1', '2'],
}

function vincolo(id: number, famiglia: number, tipoSerramento: number, misure: [number, number, number, number]) {
  const [altezzaMin, altezzaMax, larghezzaMin, larghezzaMax] = misure
  return { id, famiglia, tipoSerramento, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
}

/** A request that the catalogue accepts, already in the form that the schema returns. */
export const validPreventivo: PreventivoInput = {
  famigliaPk: 1,
  valoreOpzionePks: [11, 22],
  serramenti: [
    { tipoSerramentoPk: 1, tipoAperturaPk: 2, accessorioPks: [1], quantita: 2, altezza: 1200, larghezza: 800 },
  ],
  nomeCognome: 'Anna Rossi',
  telefono: '051 000000',
  email: 'anna@example.com',
  indirizzo: 'Via Roma 1',
  citta: 'Bologna',
  provincia: 'Bologna',
  messaInPosa: true,
  indirizzoPosa: 'Via Milano 2',
  cittaPosa: 'Modena',
  provinciaPosa: 'Modena',
  pianoPosa: '1',
  regionePosa: 'Emilia-Romagna',
  tipoCliente: 'rivenditore',
  tipoIntervento: 'sostituzione',
  note: 'Prima nota\nseconda nota',
  privacy: true,
  chiaveIdempotenza: 'abc-123',
}
