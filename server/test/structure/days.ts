import { file, isCode, isTest, type Rule } from './rule.ts'

/** A day of whatever zone a database session or UTC has: from midnight on it is not yet that of Italy. */
const ELSEWHERE =
  /\bcurrent_date\b|\bnow\(\)::date|\blocaltimestamp\b|new Date\(\)\.toISOString\(\)\.slice\(0, (?:10|7|4)\)/i

const CODE = /^(?:server|rest-compat|web)\//

export const days: readonly Rule[] = [
  {
    name: 'today is a day in Italy',
    check: (files) =>
      files
        .filter((one) => CODE.test(one.path) && isCode(one) && !isTest(one.path))
        .flatMap(({ path, text }) =>
          text.split('\n').flatMap((line, index) => {
            const found = ELSEWHERE.exec(line)
            return found ? [`${path}:${index + 1}: ${found[0]}`] : []
          }),
        ),
    example: {
      files: [
        file('server/a.ts', 'sql`WHERE giorno <= current_date`\nconst oggi = new Date().toISOString().slice(0, 10)\n'),
        file('server/b.ts', "sql`WHERE giorno <= (now() AT TIME ZONE 'Europe/Rome')::date`\n"),
      ],
      offences: ['server/a.ts:1: current_date', 'server/a.ts:2: new Date().toISOString().slice(0, 10)'],
    },
  },
]
