// The rules of the bills of two demo families: wood, and wood with aluminium outside.
import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '../../generated/client.ts'

type Regola = Omit<Prisma.RegolaDistintaCreateManyInput, 'famigliaId' | 'valoreId'>

// A frame of 78 mm and sashes of 82 mm that lie on it by 30; two sashes overlap by 18. Tenons are 50 long, glass stands
// 14 in its rebate.
const SASHES = '(larghezza - 96 + 18 * (ante - 1)) / ante'
const PANE = { larghezza: `${SASHES} - 136`, altezza: 'altezza - 232' }
/** Kilograms of a metre of bar. */
const weight = (length: string, kilograms: number) => `(${length}) / 1000 * ${kilograms}`

const bar = (posto: number, descrizione: string, quantita: string, length: string, rest: Partial<Regola>): Regola => ({
  ...{ posto, descrizione, quantita, lunghezza: length, um: 'pz', tipologia: 'legno' },
  ...(rest.tipologia ? {} : { peso: weight(length, 3) }),
  ...rest,
})

const wood = { codice: 'LAM-80', sezione: '80×78' }
const sash = { codice: 'LAM-80-A', sezione: '80×82' }

const LEGNO: readonly Regola[] = [
  bar(10, 'Montante telaio', '2', 'altezza', wood),
  bar(20, 'Traverso telaio', '2', 'larghezza - 56', wood),
  bar(30, 'Montante anta', 'ante * 2', 'altezza - 96', sash),
  bar(40, 'Traverso anta', 'ante * 2', `${SASHES} - 64`, sash),
  {
    ...{ posto: 80, tipologia: 'ferramenta', codice: 'GU-UNI', descrizione: 'Ferramenta fino a 80 kg', um: 'kit' },
    ...{ quantita: 'ante', condizione: 'peso / max(ante, 1) <= 80' },
  },
  {
    ...{ posto: 81, tipologia: 'ferramenta', codice: 'GU-130', descrizione: 'Ferramenta fino a 130 kg', um: 'kit' },
    ...{ quantita: 'ante', condizione: 'peso / max(ante, 1) > 80' },
  },
  {
    ...{ posto: 90, tipologia: 'guarnizioni', codice: 'GUA-4', descrizione: 'Guarnizione a quattro alette', um: 'm' },
    quantita: 'perimetro * 2',
  },
]

const ALLUMINIO: readonly Regola[] = [
  bar(50, 'Profilo alluminio telaio, verticale', '2', 'altezza - 12', { tipologia: 'telai', codice: 'ALU-T' }),
  bar(51, 'Profilo alluminio telaio, orizzontale', '2', 'larghezza - 12', { tipologia: 'telai', codice: 'ALU-T' }),
  bar(52, 'Profilo alluminio anta, verticale', 'ante * 2', 'altezza - 108', { tipologia: 'telai', codice: 'ALU-A' }),
  bar(53, 'Profilo alluminio anta, orizzontale', 'ante * 2', `${SASHES} - 12`, { tipologia: 'telai', codice: 'ALU-A' }),
]

/** Of each value of the option Vetro: composition, and kilograms of a m². */
const VETRI: Readonly<Record<string, readonly [composizione: string, peso: number]>> = {
  'Doppio basso emissivo': ['4/16/4', 20],
  'Triplo basso emissivo': ['4/12/4/12/4', 30],
  'Acustico 42 dB': ['44.2/16/4', 31],
}

const pane = ([composizione, peso]: readonly [string, number]): Regola => ({
  ...{ posto: 70, tipologia: 'vetro', codice: composizione, descrizione: 'Vetrocamera', sezione: composizione },
  ...{ um: 'pz', quantita: 'ante', ...PANE, peso: `(${PANE.larghezza}) * (${PANE.altezza}) / 1000000 * ${peso}` },
})

/** The families whose bills are made of rules, with the rules that not all of them have. */
const FAMIGLIE: Readonly<Record<string, readonly Regola[]>> = { 'Natura 80': [], 'Duo 80': ALLUMINIO }

/** Inserts the rules; families and materials must be there. */
export async function seedRegoleDistinta(tx: Tx): Promise<void> {
  for (const [nome, own] of Object.entries(FAMIGLIE)) {
    const { id: famigliaId, opzioni } = await tx.famiglia.findUniqueOrThrow({
      where: { nome },
      include: { opzioni: { where: { nome: 'Vetro' }, include: { valori: true } } },
    })
    const vetri = (opzioni[0]?.valori ?? []).flatMap((valore) => {
      const glass = VETRI[valore.nome]
      return glass ? [{ ...pane(glass), valoreId: valore.id }] : []
    })
    await tx.regolaDistinta.createMany({
      data: [...LEGNO, ...own, ...vetri].map((regola) => ({ ...regola, famigliaId })),
    })
  }
}
