import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { announcePostazioni, readPostazioni } from './entity.ts'

/** Puts the workstations in another order. @throws UserErrors when they are not all there, each once */
export const arrangePostazioni = arrangeOperation({
  nome: 'arrangePostazioni',
  model: 'configurazionePostazione',
  place: 'posizione',
  permesso: 'adminImpostazioni',
  list: (ctx) => readPostazioni(ctx),
  changed: announcePostazioni,
})
