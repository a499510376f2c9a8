import { use } from 'react'
import { formatCount, formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { appresoKey, isProposto, TempiAppresiContext } from './useTempiAppresi.ts'

/** Median and spread of what orders took, beside the minutes of a timing. */
export function AppresoMark({ tempistica, reparto }: { tempistica: number; reparto: 'macchine' | 'banchi' }) {
  const appreso = use(TempiAppresiContext).get(appresoKey(tempistica, reparto))
  if (!appreso) return null
  const { mediana, primoQuartile, terzoQuartile, ordini, esclusi, proposta } = appreso
  const [meta, da, a] = [mediana, primoQuartile, terzoQuartile].map((minuti) => formatInteger(Math.round(minuti)))
  const quanti = formatCount(ordini, 'ordine', 'ordini')
  const fuori = esclusi > 0 ? `, ${formatCount(esclusi, 'escluso', 'esclusi')} perché troppo lontani` : ''
  const pochi = proposta == null ? ': pochi per proporre un tempo' : ''
  return (
    <span
      className={isProposto(appreso) ? 'appreso diverso' : 'appreso'}
      title={`Metà degli ordini ha richiesto fra ${da} e ${a} minuti, mediana ${meta}: ${quanti}${fuori}${pochi}`}
    >
      {meta} ({da}-{a})
    </span>
  )
}
