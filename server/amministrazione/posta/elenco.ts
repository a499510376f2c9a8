import type { Prisma, StatoMail } from '../../../prisma/generated/client.ts'
import type { Elenco } from '../../platform/db/elenco.ts'
import { letterale, parole } from '../../platform/db/ricerca.ts'
import { puo, type Viewer } from '../../platform/permissions.ts'

export interface FiltroMail {
  stato?: StatoMail | null
  testo?: string | null
}

type Where = Prisma.MailWhereInput

const visibili = (viewer: Viewer | null): Where => (puo(viewer, 'adminPosta') ? {} : { id: { in: [] } })

function filtra({ stato, testo }: FiltroMail): Where[] {
  const contiene = (parola: string) => ({ contains: letterale(parola), mode: 'insensitive' as const })
  return [
    ...(stato ? [{ stato }] : []),
    ...parole(testo).map((parola) => ({
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
