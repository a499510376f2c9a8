// What a catalogue file would change: pure, the same for the preview and for the import.
import { ValidationError } from 'yup'
import { foldTitle } from '../../../platform/imports/rules.ts'
import { foldName, LISTA_PIENA, VOCI_MAX } from '../../../shared/arranged/rules.ts'
import { TIPO_EXTRA, TIPO_EXTRA_FISSO } from '../../tipiSerramento/rules.ts'
import { limitiTipoSchema, sortVincoli } from '../../vincoli/rules.ts'
import { type CampoCambiato, cambiatiDi } from './describe.ts'
import type {
  CatalogoDocument,
  FamigliaInFile,
  OpzioneInFile,
  SezioneCatalogo,
  TipoInFile,
  ValoreInFile,
  VincoliInFile,
} from './document/rules.ts'
import type { CatalogoFaults, CatalogoPath } from './faults.ts'
import type { CatalogoSent, SentFields } from './parse.ts'

/** What becomes of a thing: made, changed, left, retired because the file lacks it, or (constraints) removed. */
export type AzioneCatalogo = 'NUOVO' | 'MODIFICATO' | 'UGUALE' | 'RITIRATO' | 'TOLTO'

export interface VocePiano<Voce> {
  azione: AzioneCatalogo
  prima: Voce | null
  /** Null when it goes. */
  dopo: Voce | null
  campi: CampoCambiato[]
}

/** By part, the things that the file names, then those that it lacks and that change for that. */
export type PianoCatalogo = { [S in SezioneCatalogo]: VocePiano<CatalogoDocument[S][number]>[] }

const DOPPIO = 'questo nome è già nel file.'

/** What is not said of a new thing. */
const NUOVE = {
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

type Chiave = (nome: string) => string

/** Finds things by their names, as they are written or as people read them. */
function perNome<Voce extends { nome: string }>(voci: readonly Voce[], chiave: Chiave) {
  const esatti = new Map(voci.map((voce) => [voce.nome, voce]))
  const letti = new Map(voci.map((voce) => [chiave(voce.nome), voce]))
  return (nome: string): Voce | null => esatti.get(nome) ?? letti.get(chiave(nome)) ?? null
}

interface Unione<Voce> {
  attuali: readonly Voce[]
  sent: readonly SentFields<Voce>[] | null
  dove: CatalogoPath
  vuota: Voce
  chiave: Chiave
  faults: CatalogoFaults
  /** Puts together what the file says of a thing and what there is. */
  completa: (detta: Partial<Voce>, attuale: Voce | null, dove: CatalogoPath) => Partial<Voce>
}

interface Unita<Voce> {
  prima: Voce | null
  dopo: Voce
}

/** Things of the file upon those that there are, in the order of the file; those that it lacks after them. */
function unisci<Voce extends { nome: string; ordine: number }>(unione: Unione<Voce>) {
  const { attuali, sent, dove, vuota, chiave, faults, completa } = unione
  const trova = perNome(attuali, chiave)
  const viste = new Set<string>()
  const toccate = new Set<Voce>()
  const nominate = (sent ?? []).map((parte, indice): Unita<Voce> => {
    const qui = [...dove, indice]
    const detta = parte as Partial<Voce> & { nome: string }
    if (viste.has(chiave(detta.nome))) faults.add([...qui, 'nome'], DOPPIO)
    viste.add(chiave(detta.nome))
    const prima = trova(detta.nome)
    if (prima) toccate.add(prima)
    const base = prima ?? { ...vuota, ordine: indice }
    return { prima, dopo: { ...base, ...detta, ...completa(detta, prima, qui) } }
  })
  const altre = attuali.filter((voce) => !toccate.has(voce))
  const quante = nominate.length + altre.length
  if (sent && quante > VOCI_MAX && quante > attuali.length) faults.add(dove, LISTA_PIENA)
  return { nominate, altre }
}

/** The part of a family that has options, or of an option that has values, with those that the file lacks. */
function unisciScelte<Voce extends { nome: string; ordine: number; ritirato: boolean }>(
  unione: Omit<Unione<Voce>, 'chiave'>,
  ritira: boolean,
): Voce[] {
  const { nominate, altre } = unisci({ ...unione, chiave: foldName })
  const restano = unione.sent && ritira ? altre.map((voce) => ({ ...voce, ritirato: true })) : altre
  return [...nominate.map(({ dopo }) => dopo), ...restano]
}

const niente = () => ({})

/**
 * What a file would do to a catalogue.
 * @param ritira whether what the file lacks is retired
 * @param faults where what is wrong is said; the plan is worth nothing then
 */
export function planCatalogo(
  attuale: CatalogoDocument,
  sent: CatalogoSent,
  ritira: boolean,
  faults: CatalogoFaults,
): PianoCatalogo {
  const comune = { faults, chiave: foldName }

  /** The true name of what is referred to. */
  const riferito =
    (nomi: (nome: string) => { nome: string } | null, cosa: string) => (nome: string, dove: CatalogoPath) => {
      const trovato = nomi(nome)
      if (!trovato) faults.add(dove, `${cosa} «${nome}» non c’è, né nel file né nel catalogo.`)
      return trovato?.nome ?? nome
    }
  const tutte = <Voce>({ nominate, altre }: { nominate: Unita<Voce>[]; altre: Voce[] }) => [
    ...nominate.map(({ dopo }) => dopo),
    ...altre,
  ]

  const tipologie = unisci({
    ...comune,
    attuali: attuale.tipologie,
    sent: sent.tipologie,
    dove: ['tipologie'],
    vuota: NUOVE.tipologia,
    completa: niente,
  })
  const tipologia = riferito(perNome(tutte(tipologie), foldName), 'la tipologia')
  const famiglie = unisci<FamigliaInFile>({
    ...comune,
    attuali: attuale.famiglie,
    sent: sent.famiglie,
    dove: ['famiglie'],
    vuota: NUOVE.famiglia,
    completa: (detta, prima, dove) => ({
      tipologia: tipologiaDi(detta, prima, dove),
      opzioni: opzioniDi(detta, prima, dove),
    }),
  })

  function tipologiaDi(detta: Partial<FamigliaInFile>, prima: FamigliaInFile | null, dove: CatalogoPath): string {
    const nome = detta.tipologia ?? prima?.tipologia
    if (nome) return tipologia(nome, [...dove, 'tipologia'])
    faults.add([...dove, 'tipologia'], 'la tipologia è obbligatoria per una famiglia nuova.')
    return ''
  }

  function opzioniDi(detta: Partial<FamigliaInFile>, prima: FamigliaInFile | null, dove: CatalogoPath) {
    return unisciScelte<OpzioneInFile>(
      {
        faults,
        attuali: prima?.opzioni ?? [],
        sent: (detta.opzioni ?? null) as SentFields<OpzioneInFile>[] | null,
        dove: [...dove, 'opzioni'],
        vuota: NUOVE.opzione,
        completa: (opzione, sua, qui) => ({
          valori: unisciScelte<ValoreInFile>(
            {
              faults,
              attuali: sua?.valori ?? [],
              sent: (opzione.valori ?? null) as SentFields<ValoreInFile>[] | null,
              dove: [...qui, 'valori'],
              vuota: NUOVE.valore,
              completa: niente,
            },
            ritira,
          ),
        }),
      },
      ritira,
    )
  }

  const aperture = unisci({
    ...comune,
    attuali: attuale.aperture,
    sent: sent.aperture,
    dove: ['aperture'],
    vuota: NUOVE.apertura,
    completa: niente,
  })
  const accessori = unisci({
    ...comune,
    attuali: attuale.accessori,
    sent: sent.accessori,
    dove: ['accessori'],
    vuota: NUOVE.accessorio,
    completa: niente,
  })
  const apertura = riferito(perNome(tutte(aperture), foldName), 'l’apertura')
  const accessorio = riferito(perNome(tutte(accessori), foldName), 'l’accessorio')
  const tipi = unisci<TipoInFile>({
    ...comune,
    // Spreadsheets name types whatever their accents.
    chiave: foldTitle,
    attuali: attuale.tipiSerramento,
    sent: sent.tipiSerramento,
    dove: ['tipiSerramento'],
    vuota: NUOVE.tipo,
    completa: (detta, prima, dove) => {
      if (prima?.nome === TIPO_EXTRA && detta.nome !== TIPO_EXTRA) faults.add([...dove, 'nome'], TIPO_EXTRA_FISSO)
      if (detta.nome === TIPO_EXTRA && detta.ritirato) faults.add([...dove, 'ritirato'], TIPO_EXTRA_FISSO)
      controllaLimiti({ ...NUOVE.tipo, ...prima, ...detta }, dove)
      const nomi = (quali: 'aperture' | 'accessori', vero: typeof apertura) => ({
        [quali]: [...new Set((detta[quali] ?? prima?.[quali] ?? []).map((nome, i) => vero(nome, [...dove, quali, i])))],
      })
      return { ...nomi('aperture', apertura), ...nomi('accessori', accessorio) }
    },
  })

  function controllaLimiti(tipo: TipoInFile, dove: CatalogoPath): void {
    try {
      limitiTipoSchema.validateSync(tipo, { abortEarly: false, stripUnknown: true })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      for (const { path, message } of error.inner.length > 0 ? error.inner : [error])
        faults.add([...dove, path ?? ''], message)
    }
  }

  const ritirata = <S extends 'famiglie' | 'aperture' | 'accessori' | 'tipiSerramento'>(
    sezione: S,
    voci: readonly CatalogoDocument[S][number][],
  ) =>
    ritira && sent[sezione]
      ? voci
          .filter(({ nome, ritirato }) => !ritirato && !(sezione === 'tipiSerramento' && nome === TIPO_EXTRA))
          .map((prima) => voce(sezione, prima, { ...prima, ritirato: true }, 'RITIRATO'))
      : []
  const nominate = <S extends SezioneCatalogo>(sezione: S, unite: readonly Unita<CatalogoDocument[S][number]>[]) =>
    unite.map(({ prima, dopo }) => voce(sezione, prima, dopo))

  return {
    tipologie: nominate('tipologie', tipologie.nominate),
    famiglie: [...nominate('famiglie', famiglie.nominate), ...ritirata('famiglie', famiglie.altre)],
    aperture: [...nominate('aperture', aperture.nominate), ...ritirata('aperture', aperture.altre)],
    accessori: [...nominate('accessori', accessori.nominate), ...ritirata('accessori', accessori.altre)],
    tipiSerramento: [...nominate('tipiSerramento', tipi.nominate), ...ritirata('tipiSerramento', tipi.altre)],
    vincoli: planVincoli(),
  }

  function planVincoli(): VocePiano<VincoliInFile>[] {
    // A renamed family or type takes its constraints with it.
    const rinomina = (unite: readonly Unita<{ nome: string }>[]) =>
      new Map(unite.flatMap(({ prima, dopo }) => (prima ? [[prima.nome, dopo.nome]] : [])))
    const nuovi = { famiglia: rinomina(famiglie.nominate), tipo: rinomina(tipi.nominate) }
    const presenti = attuale.vincoli.map((coppia) => ({
      ...coppia,
      famiglia: nuovi.famiglia.get(coppia.famiglia) ?? coppia.famiglia,
      tipoSerramento: nuovi.tipo.get(coppia.tipoSerramento) ?? coppia.tipoSerramento,
    }))
    const chiave = ({ famiglia, tipoSerramento }: VincoliInFile) => JSON.stringify([famiglia, tipoSerramento])
    const perCoppia = new Map(presenti.map((coppia) => [chiave(coppia), coppia]))
    const famiglia = riferito(perNome(tutte(famiglie), foldName), 'la famiglia')
    const tipo = riferito(perNome(tutte(tipi), foldTitle), 'il tipo serramento')
    const viste = new Set<string>()
    const nelFile = (sent.vincoli ?? []).map((detta, indice) => {
      const dove = ['vincoli', indice]
      const dopo = {
        famiglia: famiglia(detta.famiglia ?? '', [...dove, 'famiglia']),
        tipoSerramento: tipo(detta.tipoSerramento ?? '', [...dove, 'tipoSerramento']),
        misure: sortVincoli((detta.misure ?? []) as VincoliInFile['misure']),
      }
      if (viste.has(chiave(dopo))) faults.add(dove, 'questa famiglia e questo tipo sono già nel file.')
      viste.add(chiave(dopo))
      return voce('vincoli', perCoppia.get(chiave(dopo)) ?? null, dopo)
    })
    if (!ritira || !sent.vincoli) return nelFile
    const dette = {
      famiglie: new Set(famiglie.nominate.map(({ dopo }) => dopo.nome)),
      tipi: new Set(tipi.nominate.map(({ dopo }) => dopo.nome)),
    }
    const tolti = presenti.filter(
      (coppia) =>
        !viste.has(chiave(coppia)) && dette.famiglie.has(coppia.famiglia) && dette.tipi.has(coppia.tipoSerramento),
    )
    return [...nelFile, ...tolti.map((prima) => voce('vincoli', prima, null, 'TOLTO'))]
  }
}

function voce<S extends SezioneCatalogo>(
  sezione: S,
  prima: CatalogoDocument[S][number] | null,
  dopo: CatalogoDocument[S][number] | null,
  perche?: AzioneCatalogo,
): VocePiano<CatalogoDocument[S][number]> {
  const campi = cambiatiDi(sezione, prima, dopo)
  const azione = perche ?? (prima === null ? 'NUOVO' : campi.length > 0 ? 'MODIFICATO' : 'UGUALE')
  return { azione, prima, dopo, campi }
}
