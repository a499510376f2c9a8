import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import {
  booleanField,
  choiceField,
  dayField,
  listOfField,
  pkField,
  type RestField,
  refusedValue,
  rowsField,
  textField,
} from '#rest/core/fields.ts'
import { mapField } from '#rest/core/mapField.ts'
import { NOT_TEXT } from '#rest/core/messages.ts'
import {
  listSchema,
  mapSchema,
  nullableSchema,
  objectSchema,
  schemaPart,
  schemaParts,
  wholeSchema,
} from '#rest/core/reshape.ts'
import { listDocument, ordersOf } from '#rest/core/resource.ts'
import { scheduledEndpoints } from '#rest/ordini/scheduled.ts'

/** A phase as both answers have it. */
const FASE = `fragment FaseLetta on PianoFase {
  nome_fase: nomeFase
  unit
  with_fornitore: withFornitore
  infinite_capacity: infiniteCapacity
  reparto
  dependencies
  isNeeded
  inizio
  fine
  durata
  durata_override: durataOverride
  fornitore: fornitorePk
  nome: nomeFornitore
  tempo_fornitore: tempoFornitore
  is_default: fornitorePredefinito
  occupations { date time }
  spiegazione { codice testo ordini { id: pk numero_commessa: numeroCommessa } }
}`
const ERRORS = `errors { code nome_fase: nomeFase data motivo primo_utile: primoUtile testo }
  warnings { code nome_fase: nomeFase giorni nuova_consegna: nuovaConsegna testo }`

const TEMPI = `fragment Tempi on PianoSchedulazione {
  schedulazioni { ...FaseLetta tempo }
  mancanti: tempisticheMancanti { tipo famiglia forma codice }
  warnings { code nome_fase: nomeFase giorni nuova_consegna: nuovaConsegna testo }
  complete
  salvata
  tempi_cambiati: tempiCambiati
  motivo_non_schedulato: motivoNonSchedulato
} ${FASE}`

interface Occupazione {
  date: string
  time: number
}
interface ReadFase {
  nome_fase: string
  fornitore: number | null
  nome: string | null
  tempo_fornitore: number | null
  is_default: boolean | null
  occupations: Occupazione[]
}
interface Tempi {
  schedulazioni: (ReadFase & { tempo: number })[]
  mancanti: object[]
}
interface Trial {
  schedulazioni: ReadFase[]
  errors: { nome_fase: string }[]
}
interface Cella {
  giorno: string
  reparto: string
}

/** A phase with its supplier, read flat, as an object. */
const asFase = {
  fa<Fase extends ReadFase>({ nome, tempo_fornitore: tempo, is_default, ...fase }: Fase) {
    const { fornitore: id, nome_fase: tipologia } = fase
    return { ...fase, fornitore: id === null ? null : { id, nome, tempo, tipologia, is_default } }
  },
  schema(read: JsonSchema): Record<string, JsonSchema> {
    const { nome, tempo_fornitore, is_default, ...fase } = schemaParts(read)
    const { fornitore, nome_fase: tipologia = {} } = fase
    const always = (part: JsonSchema = {}) => ({ ...part, type: Array.isArray(part.type) ? part.type[0] : part.type })
    const whole = { id: always(fornitore), nome: always(nome), tempo: always(tempo_fornitore), tipologia }
    return { ...fase, fornitore: nullableSchema(wholeSchema({ ...whole, is_default: always(is_default) })) }
  },
}

/** `tempi` by phase, and the missing timings among the errors. */
const asTempi = {
  fa({ schedulazioni, mancanti, ...resto }: Tempi) {
    const tempi = Object.fromEntries(schedulazioni.map(({ nome_fase, tempo }) => [nome_fase, tempo]))
    const fasi = schedulazioni.map(({ tempo: _tempo, ...fase }) => asFase.fa(fase))
    return { schedulazioni: fasi, ...resto, tempi, errors: { tempistiche_mancanti: mancanti } }
  },
  schema(read: JsonSchema) {
    const { schedulazioni = {}, mancanti = {}, ...rest } = schemaParts(read)
    const { tempo: _tempo, ...fase } = asFase.schema(schedulazioni)
    const tempi = mapSchema({ type: 'number' }, 'Fase → minuti, o giorni.')
    const fasi = listSchema(objectSchema(fase))
    return objectSchema({
      schedulazioni: fasi,
      ...rest,
      tempi,
      errors: objectSchema({ tempistiche_mancanti: mancanti }),
    })
  },
}

const asProva = {
  fa(trial: Trial) {
    const withDate = trial.schedulazioni.filter(({ occupations }) => occupations.length > 0)
    const phases = trial.schedulazioni.map((phase) => ({
      ...asFase.fa(phase),
      errors: trial.errors.filter(({ nome_fase }) => nome_fase === phase.nome_fase),
    }))
    const occupations = Object.fromEntries(withDate.map((fase) => [fase.nome_fase, fase.occupations]))
    return { ...trial, schedulazioni: phases, occupations }
  },
  schema(read: JsonSchema) {
    const { schedulazioni = {}, ...rest } = schemaParts(read)
    return objectSchema({
      ...rest,
      schedulazioni: listSchema(objectSchema({ ...asFase.schema(schedulazioni), errors: schemaPart(read, 'errors') })),
      occupations: mapSchema(schemaPart(schedulazioni, 'occupations'), 'Fase → minuti di ogni giorno.'),
    })
  },
}

/** Day → department → cell. */
const asCelle = {
  fa(celle: Cella[]) {
    const days: Record<string, Record<string, object>> = {}
    for (const { giorno: which, reparto, ...cella } of celle) days[which] = { ...days[which], [reparto]: cella }
    return days
  },
  schema(read: JsonSchema) {
    const { giorno: _day, reparto: _reparto, ...cell } = schemaParts(read)
    return mapSchema(mapSchema(objectSchema(cell)), 'Giorno → reparto → cella.')
  },
}

/** The status record of a phase. */
const asStatoFase = {
  fa: ({ ordine, nome_fase, id, nome }: { ordine: number; nome_fase: string; id: number; nome: string }) => ({
    schedulazione_ordine: { ordine: { id: ordine } },
    nome_fase,
    stato: { id, nome },
  }),
  schema: objectSchema({
    schedulazione_ordine: objectSchema({ ordine: objectSchema({ id: { type: 'integer' } }) }),
    nome_fase: { type: 'string' },
    stato: objectSchema({ id: { type: 'integer' }, nome: { type: 'string' } }),
  }),
}

/** A phase by name, or as a record that has one. */
const nomeFase: RestField = {
  ...textField(),
  read(value, origin) {
    const name = typeof value === 'object' && value !== null ? (value as { nome_fase?: unknown }).nome_fase : value
    return typeof name === 'string' ? textField().read(name, origin) : refusedValue(NOT_TEXT)
  },
}

const data = () => textField({ descrizione: 'YYYY-MM-DD HH:mm:ss' })
const duration = () => textField({ descrizione: "'D HH:MM:SS' o 'HH:MM:SS'." })

/** The scheduler: occupation, dry run, save, remove. */
export const schedulerEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/scheduler-slots/',
    summary: 'Le celle di un periodo, per giorno e reparto; minuti.',
    answer: 'dati',
    query: {
      from_date: dayField({ fills: 'periodo.dal', required: true }),
      to_date: dayField({ fills: 'periodo.al', required: true }),
    },
    rimodella: asCelle,
    document: `query ($fromDate: Date!, $toDate: Date!) {
      dati: schedulerSlots(periodo: { dal: $fromDate, al: $toDate }) {
        giorno reparto capacita occupato libero stato apertura ore
        ordini { id: pk numero_commessa: numeroCommessa time: minuti }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/tempi/',
    summary: 'La schedulazione di un ordine, le durate e le tempistiche mancanti.',
    answer: 'dati',
    rimodella: asTempi,
    document: `query ($id: Int!) { dati: schedulazioneOrdine(pk: $id) { ...Tempi } } ${TEMPI}`,
  },
  {
    method: 'POST',
    path: '/api/planner/order-schedule/{id}/',
    summary: 'Prova di schedulazione: le date che risultano dalle scelte. Non salva nulla.',
    answer: 'dati',
    asks: true,
    mapBody: 'fasi',
    query: { not_relaxed_fasi: textField({ descrizione: 'Una fase, ALL, o niente.' }) },
    body: {
      fasi: mapField('nomeFase', {
        from_date: textField({ descrizione: 'YYYY-MM-DD HH' }),
        fornitore: pkField(),
        durata_override: textField({ descrizione: "Cifre, nell'unità della fase." }),
      }),
    },
    rimodella: asProva,
    document: `query ($id: Int!, $fasi: [SceltaFaseInput!], $notRelaxedFasi: String) {
      dati: scheduleOrder(pk: $id, fasi: $fasi, notRelaxedFasi: $notRelaxedFasi) {
        schedulazioni { ...FaseLetta } ${ERRORS} complete
      }
    } ${FASE}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/ordini/{id}/save-tempi/',
    summary: 'Salva la schedulazione; se nel frattempo il posto è stato preso risponde 409 con le date possibili.',
    answer: 'dati',
    listBody: 'fasi',
    body: {
      fasi: rowsField(
        {
          nome_fase: textField({ required: true }),
          inizio: data(),
          fine: data(),
          fornitore: pkField(),
          durata: duration(),
          durata_override: duration(),
        },
        { required: true },
      ),
    },
    rimodella: asTempi,
    document: `mutation ($id: Int!, $fasi: [FaseInviataInput!]!) {
      esito: saveSchedulazione(input: { ordinePk: $id, fasi: $fasi }) {
        errors { code field message }
        dati: schedulazione { ...Tempi }
      }
    } ${TEMPI}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/ordini/{id}/remove-schedulazione/',
    summary: 'Toglie dalla schedulazione le fasi elencate, o tutte.',
    answer: 'dati',
    listBody: 'fasi',
    body: { fasi: listOfField(nomeFase) },
    rimodella: asTempi,
    document: `mutation ($id: Int!, $fasi: [String!]) {
      esito: removeSchedulazione(input: { ordinePk: $id, fasi: $fasi }) {
        errors { code field message }
        dati: schedulazione { ...Tempi }
      }
    } ${TEMPI}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/ordini/{id}/move-fine/',
    summary: 'Sposta la fine di una fase e, se richiesto, quel che ne dipende e la data di approntamento.',
    answer: 'dati',
    body: {
      nome_fase: textField({ required: true }),
      fine: textField({ required: true, descrizione: 'YYYY-MM-DD o YYYY-MM-DD HH:mm:ss' }),
      modo: choiceField(['solo', 'dipendenti', 'dipendenti_e_consegna']),
    },
    rimodella: asTempi,
    document: `mutation ($id: Int!, $nomeFase: String!, $fine: String!, $modo: ModoSpostamento) {
      esito: moveFineFase(input: { ordinePk: $id, nomeFase: $nomeFase, fine: $fine, modo: $modo }) {
        errors { code field message }
        dati: schedulazione { ...Tempi }
      }
    } ${TEMPI}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/stati-fasi-ordine/set_stato/',
    summary: 'Imposta lo stato di una fase di un reparto per un ordine.',
    answer: 'dati',
    body: {
      ordine: pkField({ required: true, descrizione: 'Numero dell’ordine.' }),
      nome_fase: textField({ required: true }),
      stato: pkField({ required: true, descrizione: 'Numero dello stato, fra quelli della fase.' }),
    },
    rimodella: asStatoFase,
    document: `mutation ($ordine: Int!, $nomeFase: String!, $stato: Int!) {
      esito: setStatoFase(input: { ordinePk: $ordine, nomeFase: $nomeFase, statoPk: $stato }) {
        errors { code field message }
        dati: fase { ordine nome_fase: nome nome: stato id: statoPk }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini-scheduler/',
    summary: 'Gli ordini fra cui scegliere nello schedulatore, 20 per pagina.',
    answer: 'elenco',
    perPagina: 20,
    query: {
      search: textField(),
      ordini: listOfField(pkField(), { fills: 'pks' }),
      scheduled: scheduledEndpoints,
      non_schedulabili: booleanField({ descrizione: 'true: solo quelli non schedulabili; false: solo gli altri.' }),
    },
    aliases: { non_schedulabile: 'non_schedulabili' },
    orderings: ordersOf(['id', 'numeroCommessa', 'data', 'dataConsegna']),
    document: listDocument(
      'ordini',
      `{
          id: pk text: etichetta numero_commessa: numeroCommessa riferimento cliente { nome }
          data_consegna: dataConsegna non_schedulabile: nonSchedulabile schedulato
        }`,
    ),
  },
  {
    method: 'GET',
    path: '/api/planner/fasi/',
    summary: 'Le fasi di produzione, come sono configurate.',
    answer: 'dati',
    document: `query {
      dati: fasi {
        id: pk nome_fase: nome posizione unit with_fornitore: withFornitore infinite_capacity: infiniteCapacity
        reparto dependencies solo_con_telai: soloConTelai
      }
    }`,
  },
]
