// Two price lists: one in force, complete for what the families sell, and a draft for next year with its gaps.

import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { isFeasibleCella } from '#vendite/listini/rilievi/rules.ts'
import { type Griglia, raisedGriglia } from '#vendite/listini/voci/griglia/rules.ts'
import { type Area, allowedIntervals } from '#vendite/vincoli/misure/rules.ts'

/** Euro a m² of each family; others take the last. */
const PER_MQ: Readonly<Record<string, number>> = {
  'Classica 68': 395,
  'Natura 80': 465,
  'Passiva 92': 590,
  'Duo 80': 640,
  'Duo 92': 735,
  'Bianca 76': 265,
  'Bianca 82 Plus': 310,
  'Panorama alzante': 820,
  'Panorama parallelo': 560,
}
const PER_MQ_OTHERS = 450
/** Euro a leaf: hardware. */
const PER_LEAF = 68.5

const STEP = 200
/** Types that are no rectangle. */
const BY_AREA: ReadonlySet<string> = new Set(['Finestra ad arco'])
const BY_PIECE: ReadonlySet<string> = new Set(['Oblò', 'Portoncino'])

const ESSENZE: Readonly<Record<string, number>> = { Larice: 6.5, Rovere: 18, Okumè: 4 }
const VETRI: Readonly<Record<string, number>> = {
  'Triplo basso emissivo': 42,
  'Triplo selettivo': 55,
  'Triplo acustico 45 dB': 78,
  'Acustico 42 dB': 61,
}
const APERTURE: Readonly<Record<string, number>> = { 'Anta ribalta a sinistra': 38.5, 'Anta ribalta a destra': 38.5 }
const ACCESSORI: Readonly<Record<string, number>> = {
  Persiana: 310,
  'Tapparella motorizzata': 385,
  'Cassonetto isolato': 165,
  'Veneziana interna al vetro': 290,
  'Maniglia con chiave': 24.9,
  Microventilazione: 12.5,
  'Sensore di apertura': 58,
  'Soglia ribassata': 96,
  'Serratura a cinque punti': 142,
}

/** Measures from a first to a last one, whole steps between. */
function stepsOf(first: number, last: number): number[] {
  const from = Math.ceil(first / STEP) * STEP
  const steps = Array.from({ length: Math.max(0, Math.ceil((last - from) / STEP)) }, (_, i) => from + i * STEP)
  return [...steps.filter((mm) => mm < last), last]
}

const halves = (amount: number) => Math.round(amount * 2) / 2

/** A grid that prices each size that can be made, and no other. */
function grigliaOf(areas: readonly Area[], perMq: number, ante: number): Griglia {
  const altezze = stepsOf(Math.min(...areas.map((a) => a.altezzaMin)), Math.max(...areas.map((a) => a.altezzaMax)))
  const larghezze = stepsOf(
    Math.min(...areas.map((a) => a.larghezzaMin)),
    Math.max(...areas.map((a) => a.larghezzaMax)),
  )
  const prezzi = altezze.map((altezza, i) =>
    larghezze.map((larghezza, j) => {
      if (!isFeasibleCella(areas, { altezze, larghezze }, i, j)) return null
      return halves((perMq * Math.max(altezza * larghezza, 600_000)) / 1_000_000 + PER_LEAF * ante)
    }),
  )
  return { altezze, larghezze, prezzi }
}

type Voce = Omit<Prisma.VoceListinoCreateManyInput, 'listinoId' | 'griglia'> & { griglia?: Griglia }

async function vociOf(tx: Tx): Promise<Voce[]> {
  const famiglie = await tx.famiglia.findMany({ include: { vincoli: true }, orderBy: { ordine: 'asc' } })
  const tipi = await tx.tipoSerramento.findMany({ orderBy: { ordine: 'asc' } })
  return famiglie.flatMap(({ id: famigliaId, nome, vincoli }) =>
    tipi.flatMap((tipo): Voce[] => {
      const areas = allowedIntervals(
        tipo,
        vincoli.filter((vincolo) => vincolo.tipoSerramentoId === tipo.id),
      )
      if (areas.length === 0) return []
      const of = { famigliaId, tipoSerramentoId: tipo.id }
      const perMq = PER_MQ[nome] ?? PER_MQ_OTHERS
      if (BY_AREA.has(tipo.nome)) return [{ ...of, modo: 'MQ', prezzo: halves(perMq * 1.35), minimoMq: 1 }]
      if (BY_PIECE.has(tipo.nome)) return [{ ...of, modo: 'PEZZO', prezzo: halves(perMq * 2.6) }]
      return [{ ...of, modo: 'GRIGLIA', griglia: grigliaOf(areas, perMq, tipo.ante) }]
    }),
  )
}

type Supplemento = Omit<Prisma.SupplementoListinoCreateManyInput, 'listinoId' | 'ordine'>

async function supplementiOfDemo(tx: Tx): Promise<Supplemento[]> {
  const values = await tx.valoreOpzione.findMany({ orderBy: { id: 'asc' } })
  const aperture = await tx.tipoApertura.findMany({ orderBy: { ordine: 'asc' } })
  const accessori = await tx.accessorio.findMany({ orderBy: { ordine: 'asc' } })
  return [
    ...values.flatMap(({ id: valoreId, nome }): Supplemento[] => {
      const percent = ESSENZE[nome]
      if (percent !== undefined) return [{ motivo: 'VALORE', valoreId, calcolo: 'PERCENTO', importo: percent }]
      const perMq = VETRI[nome]
      return perMq === undefined ? [] : [{ motivo: 'VALORE', valoreId, calcolo: 'MQ', importo: perMq, minimoMq: 0.5 }]
    }),
    ...aperture.flatMap(({ id: tipoAperturaId, nome }): Supplemento[] => {
      const importo = APERTURE[nome]
      return importo === undefined ? [] : [{ motivo: 'APERTURA', tipoAperturaId, calcolo: 'ANTA', importo }]
    }),
    ...accessori.flatMap(({ id: accessorioId, nome }): Supplemento[] => {
      if (nome === 'Zanzariera')
        return [{ motivo: 'ACCESSORIO', accessorioId, calcolo: 'MQ', importo: 58, minimoMq: 1.5 }]
      if (nome === 'Inglesina') return [{ motivo: 'ACCESSORIO', accessorioId, calcolo: 'PERIMETRO', importo: 9.8 }]
      const importo = ACCESSORI[nome]
      return importo === undefined ? [] : [{ motivo: 'ACCESSORIO', accessorioId, calcolo: 'PEZZO', importo }]
    }),
    { motivo: 'ALTEZZA', oltreMm: 2200, calcolo: 'PERCENTO', importo: 6 },
    { motivo: 'ALTEZZA', oltreMm: 2500, calcolo: 'PERCENTO', importo: 12 },
    { motivo: 'LARGHEZZA', oltreMm: 2400, calcolo: 'PERCENTO', importo: 8 },
  ]
}

const servizi = [
  { nome: 'Posa in opera', tipo: 'POSA', calcolo: 'PEZZO', importo: 95, minimo: 190, iva: 10, costo: 78 },
  {
    nome: 'Posa oltre il terzo piano',
    tipo: 'POSA',
    calcolo: 'PEZZO',
    importo: 128,
    minimo: 256,
    piano: '4',
    iva: 10,
    costo: 80,
  },
  {
    nome: 'Smaltimento dei vecchi serramenti',
    tipo: 'SMALTIMENTO',
    calcolo: 'PEZZO',
    importo: 28,
    minimo: 60,
    iva: 10,
  },
  { nome: 'Trasporto', tipo: 'TRASPORTO', calcolo: 'PEZZO', importo: 14.5, minimo: 120, iva: 22, costo: 85 },
  { nome: 'Rilievo misure', tipo: 'RILIEVO', calcolo: 'CORPO', importo: 80, iva: 22 },
] as const satisfies readonly Omit<Prisma.ServizioListinoCreateManyInput, 'listinoId'>[]

/** Inserts the two lists; after catalogue and customers. */
export async function seedListini(tx: Tx, adesso: Date): Promise<void> {
  const year = Number(isoDate(adesso).slice(0, 4))
  const voci = await vociOf(tx)
  const supplementi = await supplementiOfDemo(tx)
  const cliente = await tx.cliente.findFirst({ where: { tipoCliente: 'RIVEN' }, orderBy: { id: 'asc' } })

  async function insert(data: Prisma.ListinoCreateInput, written: readonly Voce[]): Promise<void> {
    const { id: listinoId } = await tx.listino.create({ data })
    await tx.voceListino.createMany({ data: written.map((voce) => ({ ...voce, listinoId })) })
    await tx.supplementoListino.createMany({ data: supplementi.map((one, ordine) => ({ ...one, ordine, listinoId })) })
    await tx.servizioListino.createMany({ data: servizi.map((one, ordine) => ({ ...one, ordine, listinoId })) })
    await tx.scontoListino.createMany({
      data: [
        { listinoId, ordine: 0, tipoCliente: 'RIVEN', percentuale: 35 },
        { listinoId, ordine: 1, tipoCliente: 'IMPRE', percentuale: 20 },
        ...(cliente ? [{ listinoId, ordine: 2, clienteId: cliente.id, percentuale: 38 }] : []),
      ],
    })
  }

  const limits = { scontoMaxAgenti: 10, scontoMaxUfficio: 20, costo: 64 }
  await insert({ nome: `Listino ${year}`, stato: 'IN_VIGORE', dal: dateOfDay(`${year}-01-01`), ...limits }, voci)
  // Raised, and being written: the largest height of each grid has no price yet.
  const draft = voci.map((voce) => {
    if (!voce.griglia) return voce
    const griglia = raisedGriglia(voce.griglia, 4)
    const prezzi = griglia.prezzi.map((row, i) => (i === griglia.prezzi.length - 1 ? row.map(() => null) : row))
    return { ...voce, griglia: { ...griglia, prezzi } }
  })
  const name = `Listino ${year + 1}`
  await insert({ nome: name, stato: 'BOZZA', dal: dateOfDay(`${year + 1}-01-01`), ...limits }, draft)
}
