import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { FileTenuto } from '#platform/graphql/files/FileTenuto.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import type { ChangedField } from '../describe.ts'
import { importCatalogo } from '../importCatalogo.ts'
import type { CatalogoOutcome, OutcomeItem, SectionCount } from '../outcome.ts'
import type { AzioneCatalogo } from '../plan.ts'
import { SEZIONI_CATALOGO, type SezioneCatalogo, sezioneCatalogoLabels } from '../rules.ts'
import { uploadCatalogo } from '../uploadCatalogo.ts'

const authScopes = { permesso: 'adminCatalogo' } as const

const SezioneCatalogoEnum = choiceEnum(
  'SezioneCatalogo',
  SEZIONI_CATALOGO,
  'A part of the catalogue.',
  Object.fromEntries(
    SEZIONI_CATALOGO.map((section) => [section, `${sezioneCatalogoLabels[section].plurale}.`]),
  ) as Record<SezioneCatalogo, string>,
)

const AzioneCatalogoEnum = builder.enumType('AzioneCatalogo', {
  description: 'What becomes of a thing of the catalogue.',
  values: {
    NUOVO: { description: 'Is added.' },
    MODIFICATO: { description: 'Changes.' },
    UGUALE: { description: 'Stays as it is.' },
    RITIRATO: { description: 'Is retired, since the file lacks it.' },
    TOLTO: { description: 'Constraints that go, since the file lacks them.' },
  } satisfies Record<AzioneCatalogo, { description: string }>,
})

const ChangedFieldType = builder.objectRef<ChangedField>('CampoCatalogoCambiato').implement({
  description: 'A field that an import of the catalogue changes.',
  authScopes,
  fields: (t) => ({
    etichetta: t.exposeString('etichetta', { description: 'What people call it.' }),
    prima: t.exposeString('prima', { nullable: true, description: 'In words; null when it was not there.' }),
    dopo: t.exposeString('dopo', { nullable: true, description: 'In words; null when it goes.' }),
  }),
})

const ImportedItem = builder.objectRef<OutcomeItem>('VoceCatalogoImportata').implement({
  description: 'A thing of the catalogue that an import changes.',
  authScopes,
  fields: (t) => ({
    sezione: t.expose('sezione', { type: SezioneCatalogoEnum, description: 'Part of the catalogue.' }),
    nome: t.exposeString('nome', { description: 'As it is called after the import.' }),
    azione: t.expose('azione', { type: AzioneCatalogoEnum, description: 'What becomes of it.' }),
    campi: t.expose('campi', { type: [ChangedFieldType], description: 'What changes of it.' }),
  }),
})

const CountType = builder.objectRef<SectionCount>('ConteggioSezioneCatalogo').implement({
  description: 'How many things of a part of the catalogue become what.',
  authScopes,
  fields: (t) => ({
    sezione: t.expose('sezione', { type: SezioneCatalogoEnum, description: 'Part of the catalogue.' }),
    nuovi: t.exposeInt('nuovi', { description: 'Added.' }),
    modificati: t.exposeInt('modificati', { description: 'Changed.' }),
    uguali: t.exposeInt('uguali', { description: 'In the file, and left as they are.' }),
    ritirati: t.exposeInt('ritirati', { description: 'Retired, since the file lacks them.' }),
    tolti: t.exposeInt('tolti', { description: 'Gone, since the file lacks them; constraints only.' }),
  }),
})

const CatalogoOutcomeType = builder.objectRef<CatalogoOutcome>('EsitoCatalogo').implement({
  description: 'What an import of the catalogue did, or would do.',
  authScopes,
  fields: (t) => ({
    anteprima: t.exposeBoolean('anteprima', { description: 'Nothing was written.' }),
    impronta: t.exposeString('impronta', { description: 'What the import has to be asked with.' }),
    conteggi: t.expose('conteggi', { type: [CountType], description: 'Of every part.' }),
    voci: t.expose('voci', { type: [ImportedItem], description: 'What changes; the first 500.' }),
    totaleVoci: t.exposeInt('totaleVoci', { description: 'All that changes.' }),
    avvisi: t.exposeStringList('avvisi', { description: 'What to look at, that stops nothing.' }),
  }),
})

const FileInput = builder.inputType('CatalogoFileInput', {
  description: 'A catalogue file.',
  fields: (t) => ({
    nome: t.string({ description: 'Its name, with the extension.' }),
    base64: t.string({ description: 'The bytes.' }),
  }),
})

mutationField(uploadCatalogo, {
  description: 'Keeps a catalogue file for its preview and its import; refused when it is not sound.',
  input: (t) => ({ file: t.field({ type: FileInput, description: 'At most 50 MB.' }) }),
  payload: (t) => ({
    file: t.field({
      type: FileTenuto,
      nullable: true,
      description: 'Names it in the import; null when there are errors.',
      resolve: ({ result }) => result,
    }),
  }),
})

mutationField(importCatalogo, {
  description: 'Imports a catalogue file: all of it or nothing.',
  input: (t) => ({
    nome: t.string({ description: 'As `uploadCatalogo` answered.' }),
    chiave: t.string({ description: 'As `uploadCatalogo` answered.' }),
    ritira: t.boolean({ description: 'What the file lacks is retired.' }),
    anteprima: t.boolean({ description: 'Only say what would change.' }),
    impronta: t.string({ description: 'Of the preview: refused when the catalogue has changed since.' }),
  }),
  payload: (t) => ({
    esito: t.field({
      type: CatalogoOutcomeType,
      nullable: true,
      description: 'What was done, or would be; null when there are errors.',
      resolve: ({ result }) => result,
    }),
  }),
})

changeTopic('CATALOGO', {
  log: 'catalogo',
  permesso: 'adminCatalogo',
  description: 'Something of the catalogue: what is shown of it is to be read again.',
})
