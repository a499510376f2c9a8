import type { Prisma } from '../../../prisma/generated/client.ts'
import { readPage } from '../../db/read.ts'
import { letterale, parole } from '../../db/ricerca.ts'
import { builder } from '../../graphql/builder.ts'
import { bounded } from '../../graphql/elencoField.ts'

const PAGINA_MAX = 1000
