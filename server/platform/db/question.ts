import { Prisma } from '#prisma/generated/client.ts'
import type { Db, Tx } from './prisma.ts'
import { askPrisma, compiledOr, type Model, nameOfModel } from './read.ts'
import type { WrittenQuery } from './sql/reader.ts'

type Part = { model: Model; action: 'findMany' | 'count'; args: object } | WrittenQuery

/** What is asked of the database, and what is made of the answer. */
export interface Question<Answer> {
  parts: readonly Part[]
  /** @param answers of the parts, in their order */
  read(answers: readonly unknown[]): Answer
}

const simple = <Answer>(part: Part): Question<Answer> => ({ parts: [part], read: ([answer]) => answer as Answer })

/** The rows of a model, as Prisma's findMany gives them. */
export const rowsQuestion = <M extends Model, Args extends Prisma.Args<Db[M], 'findMany'>>(
  model: M,
  args: Prisma.Exact<Args, Prisma.Args<Db[M], 'findMany'>>,
) => simple<Prisma.Result<Db[M], Args, 'findMany'>>({ model, action: 'findMany', args: args as object })

/** How many rows of a model there are. */
export const countQuestion = <M extends Model>(model: M, where: NonNullable<Prisma.Args<Db[M], 'count'>['where']>) =>
  simple<number>({ model, action: 'count', args: { where } })

/** An expression of PostgreSQL that makes JSON; its values are texts, numbers, truths, or lists of them. */
export const jsonQuestion = <Answer>({ strings, values }: Prisma.Sql) => simple<Answer>({ strings, values })

type AnswerOf<Asked> = Asked extends Question<infer Answer> ? Answer : never

type Questions = Readonly<Record<string, Question<unknown>>>
type Answers<Asked extends Questions> = { [Name in keyof Asked]: AnswerOf<Asked[Name]> }

/** Several questions as one. @param read what is made of their answers; they themselves unless told */
export function oneQuestion<Asked extends Questions>(questions: Asked): Question<Answers<Asked>>
export function oneQuestion<Asked extends Questions, Answer>(
  questions: Asked,
  read: (answers: Answers<Asked>) => Answer,
): Question<Answer>
export function oneQuestion<Asked extends Questions>(
  questions: Asked,
  read: (answers: Answers<Asked>) => unknown = (answers) => answers,
): Question<unknown> {
  const named = Object.entries(questions)
  return {
    parts: named.flatMap(([, { parts }]) => parts),
    read(answers: readonly unknown[]) {
      let first = 0
      const own = named.map(([name, question]) => {
        const last = first + question.parts.length
        const answer = question.read(answers.slice(first, last))
        first = last
        return [name, answer]
      })
      return read(Object.fromEntries(own) as Answers<Asked>)
    },
  }
}

/**
 * Answers a question by one statement, however many its parts: all of one moment. By Prisma, one after the other, inside
 * transactions, and where a part can’t be compiled or they are more than a statement takes.
 */
export async function ask<Answer>(db: Db | Tx, { parts, read }: Question<Answer>): Promise<Answer> {
  const named = parts.map((part) => ('args' in part ? { ...part, model: nameOfModel(part.model) } : part))
  const answers = await compiledOr(
    db,
    (reader) => reader.together(named),
    async () => {
      const alone: unknown[] = []
      for (const part of parts) alone.push(await askAlone(db, part))
      return alone
    },
  )
  return read(answers)
}

async function askAlone(db: Db | Tx, part: Part): Promise<unknown> {
  if ('args' in part) return askPrisma(db, part.model, part.action, part.args)
  const expression = new Prisma.Sql([...part.strings], [...part.values])
  const [row] = await db.$queryRaw<{ json: string }[]>`SELECT (${expression})::text AS json`
  return JSON.parse(row?.json ?? 'null')
}
