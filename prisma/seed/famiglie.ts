// The demo families: what each is made of, what can be chosen, how its pictures look.
import type { Look } from './illustrations.ts'

interface DemoFamiglia {
  nome: string
  tipologia: string
  descrizione: string
  opzioni: Record<string, Record<string, string>>
  look: Look
}

export const tipologieDemo = ['Legno', 'Legno-alluminio', 'PVC', 'Grandi scorrevoli']

const essenze = {
  Pino: '<p>Chiaro e leggero, con nodi sani: la scelta più economica.</p>',
  Larice: '<p>Resinoso, <strong>molto resistente</strong> agli esterni.</p>',
  Rovere: '<p>Duro e pregiato, con venatura marcata.</p>',
  Okumè: '<p>Rosato e stabile, adatto alla laccatura.</p>',
}
const finiture = {
  Naturale: '<p>Vernice trasparente all’acqua.</p>',
  Noce: '<p>Impregnante color noce, tre mani.</p>',
  'Bianco RAL 9010': '<p>Laccato coprente opaco.</p>',
  'Verde RAL 6005': '<p>Laccato coprente, per i centri storici.</p>',
}
const vetri = {
  'Doppio basso emissivo': '<p>4/16/4 con argon, <em>Ug 1,1 W/m²K</em>.</p>',
  'Triplo basso emissivo': '<p>4/12/4/12/4 con argon, <em>Ug 0,6 W/m²K</em>.</p>',
  'Acustico 42 dB': '<p>Stratificato con PVB acustico, per strade trafficate.</p>',
}
const triple = {
  'Triplo basso emissivo': '<p>4/18/4/18/4 con argon, <em>Ug 0,5 W/m²K</em>.</p>',
  'Triplo selettivo': '<p>Lascia entrare la luce e ferma il calore estivo.</p>',
  'Triplo acustico 45 dB': '<p>Con due lastre stratificate.</p>',
}
const maniglie = {
  Hoppe: '<p>Alluminio argento, con scatto di sicurezza.</p>',
  'Ottone lucido': '<p>Fusione tradizionale.</p>',
  'Nero opaco': '<p>Linea squadrata.</p>',
}
const aluminium = {
  'Grigio antracite RAL 7016': '<p>Opaco strutturato.</p>',
  'Bronzo anodizzato': '<p>Ossidazione di 20 micron.</p>',
  'Bianco RAL 9010': '<p>Satinato.</p>',
  'Corten effetto ruggine': '<p>Verniciatura a polvere in due mani.</p>',
}
const pvcColors = {
  'Bianco massa': '<p>Colorato in massa, il più economico.</p>',
  'Rovere dorato': '<p>Pellicola acrilica su entrambi i lati.</p>',
  'Grigio antracite fuori, bianco dentro': '<p>Bicolore.</p>',
}

const descrizione = (intro: string, ...points: string[]): string =>
  `<p>${intro}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`

export const demoFamiglie: DemoFamiglia[] = [
  {
    nome: 'Classica 68',
    tipologia: 'Legno',
    descrizione: descrizione(
      'Il serramento in legno di sempre, con profili sottili e <strong>guarnizione doppia</strong>.',
      'Telaio e anta da 68 mm in lamellare a tre strati',
      'Uw fino a 1,3 W/m²K',
      'Fermavetro a scelta dritto o sagomato',
    ),
    opzioni: { Essenza: essenze, Finitura: finiture, Vetro: vetri, Maniglia: maniglie },
    look: {
      materiale: 'legno',
      colore: '#b9803f',
      ombra: '#8a5a26',
      spessore: 68,
      paesaggio: 'colline',
      forma: 'due_ante',
    },
  },
  {
    nome: 'Natura 80',
    tipologia: 'Legno',
    descrizione: descrizione(
      'Legno certificato e vernici all’acqua: il giusto equilibrio fra <strong>isolamento e prezzo</strong>.',
      'Telaio e anta da 80 mm',
      'Uw fino a 1,0 W/m²K',
      'Tripla guarnizione e gocciolatoio in legno',
    ),
    opzioni: { Essenza: essenze, Finitura: finiture, Vetro: vetri, Maniglia: maniglie },
    look: {
      materiale: 'legno',
      colore: '#d3a763',
      ombra: '#a67a3c',
      spessore: 80,
      paesaggio: 'bosco',
      forma: 'portafinestra',
    },
  },
  {
    nome: 'Passiva 92',
    tipologia: 'Legno',
    descrizione: descrizione(
      'Per le case <strong>passive e a energia quasi zero</strong>: vetro triplo di serie.',
      'Telaio e anta da 92 mm con inserto isolante in sughero',
      'Uw fino a 0,74 W/m²K',
      'Tenuta all’aria in classe 4',
    ),
    opzioni: { Essenza: { Larice: essenze.Larice, Rovere: essenze.Rovere }, Finitura: finiture, Vetro: triple },
    look: {
      materiale: 'legno',
      colore: '#8b5a33',
      ombra: '#5f3b1f',
      spessore: 92,
      paesaggio: 'monti',
      forma: 'una_anta',
    },
  },
  {
    nome: 'Duo 80',
    tipologia: 'Legno-alluminio',
    descrizione: descrizione(
      'Il calore del legno all’interno, l’alluminio fuori: <strong>nessuna manutenzione</strong> per trent’anni.',
      'Legno da 80 mm con rivestimento in alluminio ventilato',
      'Uw fino a 1,0 W/m²K',
      'Oltre 200 colori esterni',
    ),
    opzioni: { Essenza: essenze, 'Colore esterno': aluminium, Vetro: vetri, Maniglia: maniglie },
    look: {
      materiale: 'legno_alluminio',
      colore: '#c08b50',
      ombra: '#8f622f',
      spessore: 80,
      paesaggio: 'citta',
      forma: 'due_ante',
    },
  },
  {
    nome: 'Duo 92',
    tipologia: 'Legno-alluminio',
    descrizione: descrizione(
      'Anta a scomparsa: da fuori si vede <strong>quasi solo vetro</strong>.',
      'Legno da 92 mm e alluminio complanare',
      'Uw fino a 0,78 W/m²K',
      'Ferramenta a scomparsa di serie',
    ),
    opzioni: {
      Essenza: { Rovere: essenze.Rovere, Larice: essenze.Larice },
      'Colore esterno': aluminium,
      Vetro: triple,
    },
    look: {
      materiale: 'legno_alluminio',
      colore: '#a06c3a',
      ombra: '#6e4720',
      spessore: 92,
      paesaggio: 'monti',
      forma: 'portafinestra',
    },
  },
  {
    nome: 'Bianca 76',
    tipologia: 'PVC',
    descrizione: descrizione(
      'Il PVC a cinque camere, facile da pulire e <strong>pronto in quattro settimane</strong>.',
      'Profilo da 76 mm con rinforzi in acciaio zincato',
      'Uw fino a 1,1 W/m²K',
      'Due guarnizioni grigie',
    ),
    opzioni: { Colore: pvcColors, Vetro: vetri },
    look: {
      materiale: 'pvc',
      colore: '#f3f4f2',
      ombra: '#c3c8c9',
      spessore: 76,
      paesaggio: 'citta',
      forma: 'due_ante',
    },
  },
  {
    nome: 'Bianca 82 Plus',
    tipologia: 'PVC',
    descrizione: descrizione(
      'Sette camere e <strong>tre guarnizioni</strong>: il PVC che isola come il legno.',
      'Profilo da 82 mm',
      'Uw fino a 0,82 W/m²K',
      'Riciclabile al 100 %',
    ),
    opzioni: {
      Colore: pvcColors,
      Vetro: triple,
      Maniglia: { Hoppe: maniglie.Hoppe, 'Nero opaco': maniglie['Nero opaco'] },
    },
    look: {
      materiale: 'pvc',
      colore: '#e9ebe8',
      ombra: '#b6bcbd',
      spessore: 82,
      paesaggio: 'mare',
      forma: 'portafinestra',
    },
  },
  {
    nome: 'Panorama alzante',
    tipologia: 'Grandi scorrevoli',
    descrizione: descrizione(
      'Vetrate fino a <strong>sei metri</strong> che scorrono con un dito.',
      'Alzante scorrevole in legno o legno-alluminio',
      'Soglia ribassata da 25 mm',
      'Uw fino a 0,9 W/m²K',
    ),
    opzioni: { Essenza: essenze, 'Colore esterno': aluminium, Vetro: triple },
    look: {
      materiale: 'legno_alluminio',
      colore: '#ad7b45',
      ombra: '#7b5428',
      spessore: 92,
      paesaggio: 'mare',
      forma: 'scorrevole',
    },
  },
  {
    nome: 'Panorama parallelo',
    tipologia: 'Grandi scorrevoli',
    descrizione: descrizione(
      'Scorre e <strong>si apre a ribalta</strong>: la tenuta di una finestra in poco spazio.',
      'Parallelo scorrevole con comando unico',
      'Anche in sostituzione di vecchi infissi',
      'Uw fino a 1,1 W/m²K',
    ),
    opzioni: { Colore: pvcColors, Vetro: vetri },
    look: {
      materiale: 'pvc',
      colore: '#eef0ee',
      ombra: '#bcc2c3',
      spessore: 76,
      paesaggio: 'colline',
      forma: 'scorrevole',
    },
  },
]
