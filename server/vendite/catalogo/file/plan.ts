// What a catalogue file would change: pure, the same for the preview and for the import.
import { ValidationError } from 'yup'
import { foldTitle } from '#platform/imports/rules.ts'
import { FULL_LISTA, foldName, ITEMS_MAX } from '#shared/arranged.ts'
import { EXTRA_BY_PAGE, FIXED_TIPO_EXTRA, isExtraByName, otherExtraReason } from '../../tipiSerramento/rules.ts'
import { limitsOfTipoSchema, sortVincoli } from '../../vincoli/rules.ts'
import { type ChangedField, changedOf } from './describe.ts'
import type { CatalogoFaults, CatalogoPath } from './faults.ts'
import type { CatalogoSent, SentFields } from './parse.ts'
import type {
  CatalogoDocument,
  FamigliaInFile,
  OpzioneInFile,
  SezioneCatalogo,
  TipoInFile,
  ValoreInFile,
  VincoliInFile,
} from './rules.ts'

/** What becomes of a thing: made, changed, left, retired because the file lacks it, or (constraints) removed. */
export type AzioneCatalogo = 'NUOVO' | 'MODIFICATO' | 'UGUALE' | 'RITIRATO' | 'TOLTO'

export interface PianoItem<Item> {
  azione: AzioneCatalogo
  prima: Item | null
  /** Null when it goes. */
  dopo: Item | null
  campi: ChangedField[]
}

/** By part, the things that the file names, then those that it lacks and that change for that. */
export type PianoCatalogo = { [S in SezioneCatalogo]: PianoItem<CatalogoDocument[S][number]>[] }

const DOPPIO = 'questo nome è già nel file.'

/** What is not said of a new thing. */
const FRESH = {
  tipologia: { nome: '', ordine: 0 },
  famiglia: {
    nome: '',
    tipologia: '',
    descrizione: '',
    ordine: 0,
    ritirato: false,
    immagini: [],
    opzioni: [],
  } as FamigliaInFile,
  apertura: { nome: '', senso: 'SINISTRA' as const, ordine: 0, ritirato: false, immagine: null },
  accessorio: { nome: '', ordine: 0, ritirato: false },
  tipo: {
    nome: '',
    disegno: 'BATTENTE',
    ante: 1,
    conTelaio: true,
    extra: false,
    altezzaMin: null,
    altezzaMax: null,
    larghezzaMin: null,
    larghezzaMax: null,
    ordine: 0,
    ritirato: false,
    immagine: null,
    aperture: [],
    accessori: [],
  } as TipoInFile,
  opzione: { nome: '', ordine: 0, ritirato: false, valori: [] } as OpzioneInFile,
  valore: { nome: '', html: '', ordine: 0, ritirato: false } as ValoreInFile,
}

type Key = (name: string) => string

/** Finds things by their names, as they are written or as people read them. */
function byName<Item extends { nome: string }>(items: readonly Item[], key: Key) {
  const exact = new Map(items.map((item) => [item.nome, item]))
  const read = new Map(items.map((item) => [key(item.nome), item]))
  return (name: string): Item | null => exact.get(name) ?? read.get(key(name)) ?? null
}

interface Union<Item> {
  current: readonly Item[]
  sent: readonly SentFields<Item>[] | null
  dove: CatalogoPath
  empty: Item
  chiave: Key
  faults: CatalogoFaults
  /** Puts together what the file says of a thing and what there is. */
  completa: (told: Partial<Item>, current: Item | null, where: CatalogoPath) => Partial<Item>
}

interface Unita<Item> {
  prima: Item | null
  dopo: Item
}

/** Things of the file upon those that there are, in the order of the file; those that it lacks after them. */
function merge<Item extends { nome: string; ordine: number }>(union: Union<Item>) {
  const { current, sent, dove, empty, chiave, faults, completa } = union
  const find = byName(current, chiave)
  const viste = new Set<string>()
  const toccate = new Set<Item>()
  const nominate = (sent ?? []).map((part, index): Unita<Item> => {
    const here = [...dove, index]
    const told = part as Partial<Item> & { nome: string }
    if (viste.has(chiave(told.nome))) faults.add([...here, 'nome'], DOPPIO)
    viste.add(chiave(told.nome))
    const before = find(told.nome)
    if (before) toccate.add(before)
    const base = before ?? { ...empty, ordine: index }
    return { prima: before, dopo: { ...base, ...told, ...completa(told, before, here) } }
  })
  const others = current.filter((item) => !toccate.has(item))
  const count = nominate.length + others.length
  if (sent && count > ITEMS_MAX && count > current.length) faults.add(dove, FULL_LISTA)
  return { nominate, altre: others }
}

/** The part of a family that has options, or of an option that has values, with those that the file lacks. */
function mergeChoices<Item extends { nome: string; ordine: number; ritirato: boolean }>(
  union: Omit<Union<Item>, 'chiave'>,
  ritira: boolean,
): Item[] {
  const { nominate, altre } = merge({ ...union, chiave: foldName })
  const staying = union.sent && ritira ? altre.map((item) => ({ ...item, ritirato: true })) : altre
  return [...nominate.map(({ dopo }) => dopo), ...staying]
}

const nothing = () => ({})

/**
 * What a file would do to a catalogue.
 * @param ritira whether what the file lacks is retired
 * @param faults where what is wrong is said; the plan is worth nothing then
 */
export function planCatalogo(
  current: CatalogoDocument,
  sent: CatalogoSent,
  ritira: boolean,
  faults: CatalogoFaults,
): PianoCatalogo {
  const common = { faults, chiave: foldName }

  /** The true name of what is referred to. */
  const referTo =
    (names: (name: string) => { nome: string } | null, what: string) => (name: string, where: CatalogoPath) => {
      const found = names(name)
      if (!found) faults.add(where, `${what} «${name}» non c’è, né nel file né nel catalogo.`)
      return found?.nome ?? name
    }
  const all = <Item>({ nominate, altre }: { nominate: Unita<Item>[]; altre: Item[] }) => [
    ...nominate.map(({ dopo }) => dopo),
    ...altre,
  ]

  const tipologie = merge({
    ...common,
    current: current.tipologie,
    sent: sent.tipologie,
    dove: ['tipologie'],
    empty: FRESH.tipologia,
    completa: nothing,
  })
  const tipologia = referTo(byName(all(tipologie), foldName), 'la tipologia')
  const famiglie = merge<FamigliaInFile>({
    ...common,
    current: current.famiglie,
    sent: sent.famiglie,
    dove: ['famiglie'],
    empty: FRESH.famiglia,
    completa: (told, before, where) => ({
      tipologia: tipologiaOf(told, before, where),
      opzioni: opzioniOf(told, before, where),
    }),
  })

  function tipologiaOf(told: Partial<FamigliaInFile>, before: FamigliaInFile | null, where: CatalogoPath): string {
    const name = told.tipologia ?? before?.tipologia
    if (name) return tipologia(name, [...where, 'tipologia'])
    faults.add([...where, 'tipologia'], 'la tipologia è obbligatoria per una famiglia nuova.')
    return ''
  }

  function opzioniOf(told: Partial<FamigliaInFile>, before: FamigliaInFile | null, where: CatalogoPath) {
    return mergeChoices<OpzioneInFile>(
      {
        faults,
        current: before?.opzioni ?? [],
        sent: (told.opzioni ?? null) as SentFields<OpzioneInFile>[] | null,
        dove: [...where, 'opzioni'],
        empty: FRESH.opzione,
        completa: (option, own, here) => ({
          valori: mergeChoices<ValoreInFile>(
            {
              faults,
              current: own?.valori ?? [],
              sent: (option.valori ?? null) as SentFields<ValoreInFile>[] | null,
              dove: [...here, 'valori'],
              empty: FRESH.valore,
              completa: nothing,
            },
            ritira,
          ),
        }),
      },
      ritira,
    )
  }

  const aperture = merge({
    ...common,
    current: current.aperture,
    sent: sent.aperture,
    dove: ['aperture'],
    empty: FRESH.apertura,
    completa: nothing,
  })
  const accessori = merge({
    ...common,
    current: current.accessori,
    sent: sent.accessori,
    dove: ['accessori'],
    empty: FRESH.accessorio,
    completa: nothing,
  })
  const apertura = referTo(byName(all(aperture), foldName), 'l’apertura')
  const accessorio = referTo(byName(all(accessori), foldName), 'l’accessorio')
  const tipi = merge<TipoInFile>({
    ...common,
    // Spreadsheets name types whatever their accents.
    chiave: foldTitle,
    current: current.tipiSerramento,
    sent: sent.tipiSerramento,
    dove: ['tipiSerramento'],
    empty: FRESH.tipo,
    completa: (told, before, where) => {
      const extra = extraOf(told, before, where)
      checkLimits({ ...FRESH.tipo, ...before, ...told }, where)
      const names = (which: 'aperture' | 'accessori', actual: typeof apertura) => ({
        [which]: [
          ...new Set((told[which] ?? before?.[which] ?? []).map((name, i) => actual(name, [...where, which, i]))),
        ],
      })
      return { extra, ...names('aperture', apertura), ...names('accessori', accessorio) }
    },
  })

  /** Whether a type is that of the extra lines; files written before that was a property know it by its name. */
  function extraOf(told: Partial<TipoInFile>, before: TipoInFile | null, where: CatalogoPath): boolean {
    const other = current.tipiSerramento.find((one) => one.extra && one !== before)
    const extra = told.extra ?? before?.extra ?? (!other && isExtraByName(told.nome ?? ''))
    const ritirato = told.ritirato ?? before?.ritirato ?? false
    if (before && before.extra !== extra)
      faults.add([...where, 'extra'], before.extra ? FIXED_TIPO_EXTRA : EXTRA_BY_PAGE)
    else if (extra && ritirato) faults.add([...where, 'ritirato'], FIXED_TIPO_EXTRA)
    const reason = extra ? otherExtraReason(other?.nome) : null
    if (reason) faults.add([...where, 'extra'], reason)
    return extra
  }

  function checkLimits(tipo: TipoInFile, where: CatalogoPath): void {
    try {
      limitsOfTipoSchema.validateSync(tipo, { abortEarly: false, stripUnknown: true })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      for (const { path, message } of error.inner.length > 0 ? error.inner : [error])
        faults.add([...where, path ?? ''], message)
    }
  }

  const nameOfExtra = all(tipi).find(({ extra }) => extra)?.nome

  const withdrawn = <S extends 'famiglie' | 'aperture' | 'accessori' | 'tipiSerramento'>(
    section: S,
    items: readonly CatalogoDocument[S][number][],
  ) =>
    ritira && sent[section]
      ? items
          .filter(({ nome, ritirato }) => !ritirato && !(section === 'tipiSerramento' && nome === nameOfExtra))
          .map((before) => item(section, before, { ...before, ritirato: true }, 'RITIRATO'))
      : []
  const nominate = <S extends SezioneCatalogo>(section: S, unite: readonly Unita<CatalogoDocument[S][number]>[]) =>
    unite.map(({ prima, dopo }) => item(section, prima, dopo))

  return {
    tipologie: nominate('tipologie', tipologie.nominate),
    famiglie: [...nominate('famiglie', famiglie.nominate), ...withdrawn('famiglie', famiglie.altre)],
    aperture: [...nominate('aperture', aperture.nominate), ...withdrawn('aperture', aperture.altre)],
    accessori: [...nominate('accessori', accessori.nominate), ...withdrawn('accessori', accessori.altre)],
    tipiSerramento: [...nominate('tipiSerramento', tipi.nominate), ...withdrawn('tipiSerramento', tipi.altre)],
    vincoli: planVincoli(),
  }

  function planVincoli(): PianoItem<VincoliInFile>[] {
    // A renamed family or type takes its constraints with it.
    const rename = (unite: readonly Unita<{ nome: string }>[]) =>
      new Map(unite.flatMap(({ prima, dopo }) => (prima ? [[prima.nome, dopo.nome]] : [])))
    const fresh = { famiglia: rename(famiglie.nominate), tipo: rename(tipi.nominate) }
    const present = current.vincoli.map((pair) => ({
      ...pair,
      famiglia: fresh.famiglia.get(pair.famiglia) ?? pair.famiglia,
      tipoSerramento: fresh.tipo.get(pair.tipoSerramento) ?? pair.tipoSerramento,
    }))
    const key = ({ famiglia, tipoSerramento }: VincoliInFile) => JSON.stringify([famiglia, tipoSerramento])
    const byPair = new Map(present.map((pair) => [key(pair), pair]))
    const famiglia = referTo(byName(all(famiglie), foldName), 'la famiglia')
    const tipo = referTo(byName(all(tipi), foldTitle), 'il tipo serramento')
    const viste = new Set<string>()
    const inFile = (sent.vincoli ?? []).flatMap((detta, index) => {
      const where = ['vincoli', index]
      const after = {
        famiglia: famiglia(detta.famiglia ?? '', [...where, 'famiglia']),
        tipoSerramento: tipo(detta.tipoSerramento ?? '', [...where, 'tipoSerramento']),
        misure: sortVincoli((detta.misure ?? []) as VincoliInFile['misure']),
      }
      if (viste.has(key(after))) faults.add(where, 'questa famiglia e questo tipo sono già nel file.')
      viste.add(key(after))
      // Files written before the type of the extra lines was no window sell it: that part is left out.
      return after.tipoSerramento === nameOfExtra ? [] : [item('vincoli', byPair.get(key(after)) ?? null, after)]
    })
    if (!ritira || !sent.vincoli) return inFile
    const told = {
      famiglie: new Set(famiglie.nominate.map(({ dopo }) => dopo.nome)),
      tipi: new Set(tipi.nominate.map(({ dopo }) => dopo.nome)),
    }
    const removed = present.filter(
      (pair) => !viste.has(key(pair)) && told.famiglie.has(pair.famiglia) && told.tipi.has(pair.tipoSerramento),
    )
    return [...inFile, ...removed.map((before) => item('vincoli', before, null, 'TOLTO'))]
  }
}

function item<S extends SezioneCatalogo>(
  section: S,
  before: CatalogoDocument[S][number] | null,
  after: CatalogoDocument[S][number] | null,
  why?: AzioneCatalogo,
): PianoItem<CatalogoDocument[S][number]> {
  const fields = changedOf(section, before, after)
  const action = why ?? (before === null ? 'NUOVO' : fields.length > 0 ? 'MODIFICATO' : 'UGUALE')
  return { azione: action, prima: before, dopo: after, campi: fields }
}
