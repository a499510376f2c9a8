import type { Context } from '../../context.ts'
import { readOne } from '../../db/read.ts'
import { Refusal } from '../../errors.ts'
import { builder } from '../../graphql/builder.ts'
import { whereUno } from '../../graphql/elencoField.ts'
import { elencoPreventivi } from '../../preventivi/elenco.ts'
import { leggiStorico, type VoceStorico } from '../leggi.ts'

const preventivi = { permesso: 'viewPreventivi' } as const

const VoceStoricoType = builder.objectRef<VoceStorico>('VoceStorico').implement({
  description: 'One line of the history of an object.',
  authScopes: preventivi,
  fields: (t) => ({
    il: t.expose('il', { type: 'DateTime', description: 'When.' }),
    utente: t.exposeString('utente', { description: "Who, by the name of then; 'Modulo pubblico' for a visitor." }),
    azione: t.exposeString('azione', { description: 'What, in Italian.' }),
    campo: t.exposeString('campo', { description: 'Which field, in Italian, or empty.' }),
    prima: t.exposeString('prima', { nullable: true, description: 'Its value before.' }),
    dopo: t.exposeString('dopo', { nullable: true, description: 'Its value afterwards.' }),
  }),
})

/** Who is withheld the agent is withheld its history too. */
const DELL_AGENTE = ['setAgente', 'sendEmailAgente']

async function storicoPreventivo(pk: number, ctx: Context): Promise<VoceStorico[]> {
  const { db } = ctx.services
  const where = whereUno(elencoPreventivi, pk, ctx)
  if (!(await readOne(db, 'preventivo', { select: { id: true } }, where))) throw new Refusal('NOT_FOUND')
  return leggiStorico(db, 'Preventivo', pk, ctx.puo('adminPreventivi') ? [] : DELL_AGENTE)
}

builder.queryField('storicoPreventivo', (t) =>
  t.field({
    type: [VoceStoricoType],
    description: 'What has been done with a quote, newest first. Entries about the agent are withheld from agents.',
    authScopes: preventivi,
    args: { pk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    resolve: (_root, { pk }, ctx) => storicoPreventivo(pk, ctx),
  }),
)
