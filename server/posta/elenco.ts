import type { Prisma, StatoMail } from '../../prisma/generated/client.ts'
import type { Elenco } from '../db/elenco.ts'
import { puo, type Viewer } from '../permissions.ts'

export interface FiltroMail {
  stato?: StatoMail | null
  testo?: string | null
}

type Where = Prisma.MailWhereInput

const visibili = (viewer: Viewer | null): Where => (puo(viewer, 'adminPosta') ? {} : { id: { in: [] } })

function filtra({ stato, testo }: FiltroMail): Where[] {
  const parole = (testo ?? '').replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 10)
  const contiene = (parola: string) => ({ contains: parola, mode: 'insensitive' as const })
  return [
    ...(stato ? [{ stato }] : []),
    ...parole.map((parola) => ({
      OR: [{ aIndirizzo: contiene(parola) }, { aNome: contiene(parola) }, { oggetto: contiene(parola) }],
    })),
  ]
}

/** The outbox, for the page 'Posta in uscita'. */
export const elencoMail: Elenco<Where, FiltroMail> = {
  model: 'mail',
  visibili,
  filtra,
  ordinamenti: {
    creataIl: (verso) => ({ creataIl: verso }),
    inviaDal: (verso) => ({ inviaDal: verso }),
    inviataIl: (verso) => ({ inviataIl: { sort: verso, nulls: 'last' } }),
    stato: (verso) => ({ stato: verso }),
    aIndirizzo: (verso) => ({ aIndirizzo: verso }),
    oggetto: (verso) => ({ oggetto: verso }),
    id: (verso) => ({ id: verso }),
  },
  predefinito: ['-creataIl'],
}
