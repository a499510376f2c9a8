import type { Db } from '#platform/db/prisma.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { SETTING_CONTROLS } from '#platform/settings/rules.ts'
import type { Impostazione as Riga } from '#prisma/generated/client.ts'
import { setMarchio } from '../marchio/setMarchio.ts'
import { type SettingKey, settingKeys, settings, settingValues } from '../rules.ts'
import { updateImpostazione } from '../updateImpostazione.ts'

const ControlloEnum = choiceEnum('ControlloImpostazione', SETTING_CONTROLS, 'What a setting is edited with.', {
  elenco: 'A list of texts.',
  testo: 'A line of text.',
  testo_lungo: 'Lines of text.',
  numero: 'A number.',
  ora: 'An hour, `HH:mm`.',
  settimana: 'Hours of the days of a week, Monday to Sunday.',
  azienda: 'The data of the company.',
  marchio: 'The mark of the company, by `setMarchio` alone.',
  colore: 'A colour, `#rrggbb`.',
  indirizzi: 'Mail addresses, none included.',
  si_no: 'Yes or no.',
  scelta: 'One of some words.',
  ruoli: 'Roles of users.',
})

interface ReadSetting {
  chiave: SettingKey
  valore: unknown
  versione: number
  modificataIl: Date | null
  /** Name as it was then; '' when nobody is known. */
  modificataDa: string
}

/** Every setting in the order of rules.ts, stored or not. */
export async function readAllSettings(db: Db): Promise<ReadSetting[]> {
  const righe: Riga[] = await db.impostazione.findMany()
  const authors = new Map((await readAuthors(db)).map(({ campo, nome }) => [campo, nome]))
  const values = settingValues(righe)
  const byKey = new Map(righe.map((riga) => [riga.chiave, riga]))
  return settingKeys.map((key) => {
    const riga = byKey.get(key)
    return {
      chiave: key,
      valore: values[key],
      versione: riga?.versione ?? 0,
      modificataIl: riga?.modificataIl ?? null,
      modificataDa: riga ? (authors.get(key) ?? '') : '',
    }
  })
}

/** Who changed each setting last, from the history. */
function readAuthors(db: Db): Promise<{ campo: string; nome: string }[]> {
  return db.$queryRaw`
    SELECT DISTINCT ON (campo) campo, user_nome AS nome FROM audit_log
    WHERE oggetto = 'Impostazione' AND oggetto_pk = 0 ORDER BY campo, id DESC`
}

export const Impostazione = builder.objectRef<ReadSetting>('Impostazione').implement({
  description: 'A setting that a superuser may change.',
  authScopes: { permesso: 'adminImpostazioni' },
  fields: (t) => ({
    chiave: t.exposeString('chiave', { description: 'Its name, for `updateImpostazione`.' }),
    etichetta: t.string({ description: 'Italian label.', resolve: ({ chiave }) => settings[chiave].label }),
    aiuto: t.string({ description: 'Italian explanation.', resolve: ({ chiave }) => settings[chiave].help }),
    gruppo: t.string({
      description: 'Italian heading it stands under.',
      resolve: ({ chiave }) => settings[chiave].gruppo,
    }),
    controllo: t.field({
      type: ControlloEnum,
      description: 'What it is edited with.',
      resolve: ({ chiave }) => settings[chiave].controllo,
    }),
    pubblica: t.boolean({
      description: 'Visitors read it too.',
      resolve: ({ chiave }) => settings[chiave].pubblica,
    }),
    valore: t.field({
      type: 'JSON',
      nullable: true,
      description:
        'What holds now, as its control has it: a list of texts, a text, a number, a boolean, `HH:mm`, the fields of the company, or null for no mark: `["CL30", "CL40"]`, `{"nome": "Serramenti", "indirizzo": "Via Roma 1"}`.',
      resolve: ({ valore }) => valore,
    }),
    predefinito: t.field({
      type: 'JSON',
      nullable: true,
      description: 'What holds until it is changed, in the same shape: `["CL30", "CL40"]`.',
      resolve: ({ chiave }) => settings[chiave].predefinito,
    }),
    versione: t.exposeInt('versione', { description: 'Send it back when changing; 0 while the default holds.' }),
    modificataIl: t.expose('modificataIl', { type: 'DateTime', nullable: true, description: 'Last change, or null.' }),
    modificataDa: t.exposeString('modificataDa', { description: 'Who made the last change, or empty.' }),
  }),
})

builder.queryField('impostazioni', (t) =>
  t.field({
    type: [Impostazione],
    description: 'All the settings of the product.',
    authScopes: { permesso: 'adminImpostazioni' },
    resolve: (_root, _args, ctx) => readAllSettings(ctx.services.db),
  }),
)

const changed = (t: PayloadBuilder<{ chiave: string }>) => ({
  impostazione: t.field({
    type: Impostazione,
    nullable: true,
    description: 'As it is now; null when there are errors.',
    resolve: async ({ result }, _args, ctx) =>
      result && ((await readAllSettings(ctx.services.db)).find(({ chiave }) => chiave === result.chiave) ?? null),
  }),
})

mutationField(setMarchio, {
  description: 'Sets the mark of the company, drawn anew as a PNG; refused with CONFLICT when it was changed since.',
  input: (t) => ({
    immagine: t.field({ type: FileInput, description: 'PNG, JPEG, WebP or SVG without code and letters.' }),
    removeImmagine: t.boolean({ description: 'True takes it away.' }),
    versione: t.int({ required: true, description: 'The version that was read.' }),
  }),
  payload: changed,
})

mutationField(updateImpostazione, {
  description: 'Changes a setting; refused with CONFLICT when it was changed since it was read.',
  input: (t) => ({
    chiave: t.string({ required: true, description: 'Name of the setting.' }),
    valore: t.field({
      type: 'JSON',
      required: true,
      description: 'The whole new value, in the shape of what holds: `["CL30"]`.',
    }),
    versione: t.int({ required: true, description: 'The version that was read.' }),
  }),
  payload: changed,
})
