import { operation } from '../operation.ts'
import { dataDiGiorno } from '../ordini/giorni.ts'
import { giornoDi } from '../tempo.ts'
import { ripartisci } from './ripartizione/rules.ts'
import { type Assegnazione, type PianificazioneInput, pianificazioneSchema } from './rules.ts'
import { leggiScelti, type OrdineAiBanchi } from './scelti.ts'

/** Who works what, in the order of work: as it was sent, else as it is proposed. */
function assegna({ assegnazioni, configurazioni }: PianificazioneInput, ordini: readonly OrdineAiBanchi[]) {
  if (assegnazioni.length > 0) return assegnazioni
  const proposta = ripartisci(ordini, configurazioni)
  return ordini.map(({ pk }): Assegnazione => ({ ordine: pk, configurazione: proposta.get(pk) ?? 0 }))
}

/**
 * Saves a bench planning: an entry of the weekly programming of today, with the orders shared out between its
 * workstations. The schedule of the orders stays as it is (spec/001 §2, §5 'Bench planning').
 */
export const pianificaBanchi = operation({
  nome: 'pianificaBanchi',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: pianificazioneSchema,
  async run(input, ctx) {
    const { ordini, postazioni } = await leggiScelti(ctx, input.ordini, input.configurazioni)
    const assegnazioni = assegna(input, ordini)
    const perPk = new Map(ordini.map((ordine) => [ordine.pk, ordine]))
    const { id: pk } = await ctx.tx.analisiPostazione.create({
      data: { nome: input.nome, data: dataDiGiorno(giornoDi(new Date())), creataDaId: ctx.viewer?.id ?? null },
    })
    const create = await ctx.tx.postazioneAnalisi.createManyAndReturn({
      data: postazioni.map(({ postazione, campi }, indice) => ({
        ...{ analisiId: pk, postazione, campi, posizione: indice + 1 },
      })),
    })
    const nuove = new Map(create.map(({ postazione, id }) => [postazione, id]))
    const scelte = new Map(postazioni.map(({ id, postazione }) => [id, { postazione, nuova: nuove.get(postazione) }]))
    const turni = new Map<number, number>()
    const righe = assegnazioni.map(({ ordine, configurazione }) => {
      const posizione = (turni.get(configurazione) ?? 0) + 1
      turni.set(configurazione, posizione)
      const minuti = perPk.get(ordine)?.minuti ?? 0
      return { analisiId: pk, ordineId: ordine, postazioneId: scelte.get(configurazione)?.nuova, minuti, posizione }
    })
    await ctx.tx.ordineAnalisi.createMany({ data: righe })
    await ctx.audit(
      { oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'crea', dopo: input.nome },
      ...assegnazioni.map(({ ordine, configurazione }) => {
        const { postazione = '' } = scelte.get(configurazione) ?? {}
        const dopo = `${postazione}, ${perPk.get(ordine)?.minuti ?? 0} min (${input.nome})`
        return { oggetto: 'Ordine', oggettoPk: ordine, azione: 'pianifica', campo: 'postazione', dopo }
      }),
    )
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})
