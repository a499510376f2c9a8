import { use } from 'react'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { appresoKey, isProposed, TempiAppresiContext } from './useTempiAppresi.ts'

/** Median and spread of what orders took, beside the minutes of a timing. */
export function AppresoMark({ tempistica, reparto }: { tempistica: number; reparto: 'macchine' | 'banchi' }) {
  const appreso = use(TempiAppresiContext).get(appresoKey(tempistica, reparto))
  if (!appreso) return null
  const { mediana, primoQuartile, terzoQuartile, ordini, esclusi, proposta } = appreso
  const [meta, from, a] = [mediana, primoQuartile, terzoQuartile].map((minutes) => formatInteger(Math.round(minutes)))
  const count = formatCount(ordini, 'ordine', 'ordini')
  const outside = esclusi > 0 ? `, ${formatCount(esclusi, 'escluso', 'esclusi')} perché troppo lontani` : ''
  const few = proposta == null ? ': pochi per proporre un tempo' : ''
  return (
    <span
      className={isProposed(appreso) ? 'appreso diverso' : 'appreso'}
      title={`Metà degli ordini ha richiesto fra ${from} e ${a} minuti, mediana ${meta}: ${count}${outside}${few}`}
    >
      {meta} ({from}-{a})
    </span>
  )
}
