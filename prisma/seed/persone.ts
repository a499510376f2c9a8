// Plausible Italian visitors: names, towns with their province and region, streets, notes.
import type { Random } from './random.ts'

const names = [
  'Alessandro',
  'Andrea',
  'Antonio',
  'Barbara',
  'Beatrice',
  'Claudio',
  'Daniela',
  'Emanuele',
  'Federica',
  'Francesca',
  'Gabriele',
  'Giorgio',
  'Irene',
  'Laura',
  'Lorenzo',
  'Lucia',
  'Maria Grazia',
  'Matteo',
  'Michela',
  'Nicola',
  'Paola',
  'Pietro',
  'Raffaella',
  'Riccardo',
  'Sara',
  'Simone',
  'Teresa',
  'Tommaso',
]
const cognomi = [
  'Amato',
  'Barbieri',
  'Basile',
  'Bellini',
  'Bernardi',
  'Caruso',
  "D'Angelo",
  'De Luca',
  'Esposito',
  'Fabbri',
  'Farina',
  'Fontana',
  'Gentile',
  'Giordano',
  'Grassi',
  'Greco',
  'Guerra',
  'Leone',
  'Longo',
  'Mancini',
  'Marini',
  'Martinelli',
  'Monti',
  'Neri',
  'Orlando',
  'Palumbo',
  'Pellegrini',
  'Ricci',
  'Rizzo',
  'Romano',
  'Sala',
  'Santoro',
  'Serra',
  'Testa',
  'Valentini',
  'Villa',
  'Vitale',
  'Zanetti',
]
export const demoLuoghi: readonly (readonly [citta: string, provincia: string, regione: string])[] = [
  ['Bologna', 'Bologna', 'Emilia-Romagna'],
  ['Imola', 'Bologna', 'Emilia-Romagna'],
  ['Cesena', 'Forlì-Cesena', 'Emilia-Romagna'],
  ['Milano', 'Milano', 'Lombardia'],
  ['Monza', 'Monza e della Brianza', 'Lombardia'],
  ['Lecco', 'Lecco', 'Lombardia'],
  ['Torino', 'Torino', 'Piemonte'],
  ['Verbania', 'Verbano-Cusio-Ossola', 'Piemonte'],
  ['Verona', 'Verona', 'Veneto'],
  ['Belluno', 'Belluno', 'Veneto'],
  ['Bassano del Grappa', 'Vicenza', 'Veneto'],
  ['Merano', 'Bolzano', 'Trentino-Alto Adige'],
  ['Udine', 'Udine', 'Friuli-Venezia Giulia'],
  ['Sarzana', 'La Spezia', 'Liguria'],
  ['Firenze', 'Firenze', 'Toscana'],
  ['Lucca', 'Lucca', 'Toscana'],
  ['Perugia', 'Perugia', 'Umbria'],
  ['Ancona', 'Ancona', 'Marche'],
  ['Roma', 'Roma', 'Lazio'],
  ["L'Aquila", "L'Aquila", 'Abruzzo'],
  ['Napoli', 'Napoli', 'Campania'],
  ['Bari', 'Bari', 'Puglia'],
  ['Palermo', 'Palermo', 'Sicilia'],
  ['Cagliari', 'Cagliari', 'Sardegna'],
]
const streets = [
  'Via Roma',
  'Via Garibaldi',
  'Via Mazzini',
  'Corso Italia',
  'Via dei Mille',
  'Viale della Libertà',
  'Via San Francesco',
  'Piazza Vittoria',
  'Via Leonardo da Vinci',
  'Vicolo Stretto',
  'Località Pian di Mezzo',
]
const sentences = [
  'Vorrei sapere anche i tempi di consegna.',
  'Il cantiere è al primo piano senza ascensore.',
  'Richiamare dopo le 18, grazie.',
  'Le misure sono indicative: serve un sopralluogo.',
  'Possiamo detrarre la spesa con il bonus ristrutturazioni?',
  'Da sostituire vecchi infissi in legno con vetro singolo.\nIl vicino ha già comprato da voi.',
  'Edificio vincolato: le ante devono avere l’inglesina.',
]

/** Longer than any column would like, to see how the pages take it. */
export const LONG_NAME =
  'Condominio Residenza Le Querce di Villa Bianchi Martinengo, amministrazione dott.ssa Maria Antonietta Quattrocchi della Rovere, scala B interno 14'

export interface PersonaDemo {
  nomeCognome: string
  telefono: string
  email: string
  indirizzo: string
  citta: string
  provincia: string
  regione: string
}

/** A visitor; addresses end in a domain that receives nothing. */
export function personaDemo(example: Random): PersonaDemo {
  const [name, cognome] = [example.one(names), example.one(cognomi)]
  const [citta, provincia, regione] = example.one(demoLuoghi)
  const mailbox = `${name}.${cognome}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()
  return {
    nomeCognome: `${name} ${cognome}`,
    telefono: `3${example.integer(20, 99)} 000${String(example.integer(0, 9999)).padStart(4, '0')}`,
    email: `${mailbox}@example.com`,
    indirizzo: `${example.one(streets)} ${example.integer(1, 140)}`,
    citta,
    provincia,
    regione,
  }
}

/** A note of a visitor; most leave none. */
export function notaDemo(example: Random): string {
  return example.forse(0.4) ? example.one(sentences) : ''
}
