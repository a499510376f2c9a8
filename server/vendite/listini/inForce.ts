import { refuseFor, type UserError, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Listino } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { overlapReason } from './rules.ts'
import { type Griglia, grigliaSchema } from './voci/griglia/rules.ts'
import { emptyVoceReason } from './voci/rules.ts'

export const NO_VOCI = 'Il listino non ha ancora voci: aggiungine prima di metterlo in vigore.'

const named = {
  famigliaId: true,
  tipoSerramentoId: true,
  famiglia: { select: { nome: true } },
  tipoSerramento: { select: { nome: true } },
} as const

interface NamedPair {
  famigliaId: number
  tipoSerramentoId: number
  famiglia: { nome: string }
  tipoSerramento: { nome: string }
}

const pairOf = ({ famigliaId, tipoSerramentoId, famiglia, tipoSerramento }: NamedPair) => ({
  famigliaPk: famigliaId,
  tipoSerramentoPk: tipoSerramentoId,
  nome: `${famiglia.nome} × ${tipoSerramento.nome}`,
})

/** A grid as it is stored. */
export const storedGriglia = (griglia: unknown): Griglia => grigliaSchema.cast(griglia)

const days = ({ dal, al }: Pick<Listino, 'dal' | 'al'>) => ({ dal: dayOfDate(dal), al: al && dayOfDate(al) })

/**
 * Refuses a list that would price, on some day, what another in force prices; one change of the lists in force at a
 * time, since two, each right, could price the same.
 * @param al the last day that it is about to have
 * @throws UserErrors
 */
export async function refuseOverlap({ tx }: OperationContext, listino: Listino, al: string | null): Promise<void> {
  await tx.$executeRaw`LOCK TABLE listini IN SHARE ROW EXCLUSIVE MODE`
  const own = await tx.voceListino.findMany({ where: { listinoId: listino.id }, select: named })
  const others = await tx.listino.findMany({
    where: { stato: 'IN_VIGORE', id: { not: listino.id } },
    select: { nome: true, dal: true, al: true, voci: { select: named, orderBy: { id: 'asc' } } },
    orderBy: [{ dal: 'asc' }, { id: 'asc' }],
  })
  const mine = { nome: listino.nome, dal: dayOfDate(listino.dal), al, voci: own.map(pairOf) }
  refuseFor(
    overlapReason(
      mine,
      others.map(({ nome, voci, ...rest }) => ({ nome, ...days(rest), voci: voci.map(pairOf) })),
    ),
  )
}

/** Refuses a list that has entries without a price, or none at all. @throws UserErrors that name them */
export async function refuseIncomplete({ tx }: OperationContext, { id }: Listino): Promise<void> {
  const voci = await tx.voceListino.findMany({
    where: { listinoId: id },
    select: { ...named, modo: true, prezzo: true, griglia: true },
    orderBy: { id: 'asc' },
  })
  if (voci.length === 0) throw UserErrors.of(null, NO_VOCI, 'CONFLICT')
  const errors = voci.flatMap((voce): UserError[] => {
    const prezzo = voce.prezzo?.toNumber() ?? null
    const reason = emptyVoceReason({ modo: voce.modo, prezzo, griglia: storedGriglia(voce.griglia) })
    return reason === null ? [] : [{ code: 'CONFLICT', field: null, message: `${pairOf(voce).nome}: ${reason}` }]
  })
  if (errors.length > 0) throw new UserErrors(errors)
}
