import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin, { resolveNodes } from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import type { ColoreStato, StatoMail, TipoCliente } from '#prisma/generated/enums.ts'
import type PrismaTypes from '#prisma/generated/pothos.ts'
import { getDatamodel } from '#prisma/generated/pothos.ts'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { can, type Flag, hasAccount, isInternal, isWithinAreas } from '../permissions.ts'
import DirectPlugin from './executor/direct.ts'
import { checkHowMany, isReadable } from './nodes.ts'
import LinksPlugin from './plugins/links.ts'
import { refuseRowsWithoutId } from './plugins/rowIds.ts'
import RuledInputsPlugin from './plugins/ruledInputs.ts'
import VisibleColumnsPlugin from './plugins/visibleColumns.ts'

export interface SchemaTypes {
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultAuthStrategy: 'all'
  DefaultEdgesNullability: false
  AuthScopes: {
    /** Visibly open: visitors may read it. */
    pubblico: boolean
    /** Any user but suppliers, who have their portal alone. */
    login: boolean
    /** Any user, suppliers too. */
    account: boolean
    /** A flag of permissions.ts. */
    permesso: Flag
    /** Refuses tokens whose areas leave the flag out; whoever comes without areas it lets in. */
    area: Flag
  }
  Scalars: {
    Date: { Input: string; Output: Date | string }
    DateTime: { Input: Date; Output: Date }
    /** A number as the database has it, to the digit. */
    Decimal: { Input: number; Output: number }
    JSON: { Input: unknown; Output: unknown }
    ID: { Input: string; Output: string | number }
    /** Enums that a domain names without importing the one that has them. */
    TipoCliente: { Input: TipoCliente; Output: TipoCliente }
    StatoMail: { Input: StatoMail; Output: StatoMail }
    ColoreStato: { Input: Lowercase<ColoreStato>; Output: Lowercase<ColoreStato> }
  }
  /** Objects that a domain names so. */
  Objects: {
    AppAccount: object
    ValoreStato: object
    SchedulazioneScheduler: object
    ControlloOrdine: object
    RimanenzaLavorazione: object
    LavoroRimasto: object
    MaterialeMancante: object
    FornituraOrdine: object
    GiorniPassati: object
    TabletQui: object
    SpostamentoFase: object
    AvvisoSchedulazione: object
    PianoSchedulazione: object
  }
}

/** The same with Pothos' defaults, as the types of its own builders want them. */
export type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>

/**
 * The schema under construction. Closed by default: every root field names its scope and every object type or field
 * too (test/schema.test.ts walks them all).
 */
export const builder = new SchemaBuilder<SchemaTypes>({
  plugins: [
    ScopeAuthPlugin,
    LinksPlugin,
    VisibleColumnsPlugin,
    RuledInputsPlugin,
    PrismaPlugin,
    RelayPlugin,
    DirectPlugin,
  ],
  defaultFieldNullability: false,
  scopeAuth: {
    defaultStrategy: 'all',
    authorizeOnSubscribe: true,
    unauthorizedError: (_parent, context) => new Refusal(context.viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED'),
    authScopes: (context) => ({
      pubblico: true,
      login: isInternal(context.viewer),
      account: hasAccount(context.viewer),
      permesso: (flag) => can(context.viewer, flag),
      area: (flag) => isWithinAreas(context.viewer, flag),
    }),
  },
  prisma: {
    client: (context) => context.services.db,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodesOnConnection: true,
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    nodeQueryOptions: {
      authScopes: { account: true },
      description: 'Any object by its Relay id; null when it is missing or not for the caller to see.',
      resolve: (_root, { id }, ctx, info, resolveNode) => (isReadable(id, info.schema, ctx) ? resolveNode(id) : null),
    },
    nodesQueryOptions: {
      authScopes: { account: true },
      description: 'Up to 100 objects by their Relay ids; null in the place of those the caller may not see.',
      async resolve(_root, { ids }, ctx, info): Promise<unknown[]> {
        checkHowMany(ids)
        return resolveNodes(
          builder,
          ctx,
          info,
          ids.map((id) => (isReadable(id, info.schema, ctx) ? id : null)),
        )
      },
    },
  },
})

refuseRowsWithoutId(builder)

builder.queryType({ description: 'Everything that can be read. Lists and objects show what the caller may see.' })
builder.mutationType({
  description: 'Everything that can be changed. A payload holds the data, or `errors` that a user can correct.',
})
builder.subscriptionType({ description: 'What other people change while you look. Every event is authorised anew.' })
