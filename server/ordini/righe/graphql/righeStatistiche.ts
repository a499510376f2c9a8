import { listField } from '#platform/graphql/listField.ts'
import { RigheStatisticheFilterInput } from '../statsFilterInput.ts'
import { righeStatisticheList } from '../statsList.ts'
import { RigaOrdine } from './RigaOrdine.ts'

listField('righeStatistiche', {
  tipo: RigaOrdine,
  elenco: righeStatisticheList,
  filtro: RigheStatisticheFilterInput,
  permesso: 'viewStats',
  description: 'The lines that statistics are made of, newest first. Prices are null for who may not see them.',
})
