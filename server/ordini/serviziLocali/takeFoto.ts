import { object } from 'yup'
import { Refusal } from '#platform/errors.ts'
import { freeOperation } from '#platform/operation.ts'
import { noteFault, ServiceFault } from './askService.ts'
import { fetchFoto } from './foto.ts'

const ERRORS = {
  irraggiungibile: 'Errore connessione con la fotocamera',
  risposta: 'Errore con la fotocamera',
} as const

/**
 * Takes a picture with the workshop's camera; nothing is kept until it is saved on a piece.
 * @throws Refusal BAD_GATEWAY with one of the messages above when the camera is not there or answers nonsense
 */
export const takeFoto = freeOperation({
  nome: 'takeFoto',
  permesso: 'photographOrder',
  schema: object({}),
  async run(_input, { services }) {
    try {
      const { mime, bytes } = await fetchFoto(services.config.localServicesUrl)
      return { foto: `data:${mime};base64,${bytes.toString('base64')}` }
    } catch (error) {
      if (!(error instanceof ServiceFault)) throw error
      noteFault(services.log, 'shot', error)
      throw new Refusal('BAD_GATEWAY', ERRORS[error.tipo])
    }
  },
})
