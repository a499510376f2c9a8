import SchemaBuilder, { BasePlugin, type PothosInputFieldConfig, type SchemaTypes } from '@pothos/core'
import { ObjectSchema, type Schema, type SchemaDescription, ValidationError } from 'yup'
import { fieldsOf, INVALID_CHOICE, REQUIRED_FIELD } from '#shared/fields/fields.ts'

const NAME = 'ruledInputs'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      ruledInputs: RuledInputsPlugin<Types>
    }
  }
}

/** What an input field that must be there tells of itself: what people read when it is not. */
export interface RequiredExtension {
  missing?: string
}

/** What an input field that takes one of some words tells of itself: what people read of any other. */
interface ChoiceExtension {
  wrong?: string
}

/** What is said of a word that is none of those of an input field. */
export const wrongWord = (extensions: object = {}): string => (extensions as ChoiceExtension).wrong ?? INVALID_CHOICE

/** Of an input field, what its rule says. */
type Ruled = RequiredExtension & ChoiceExtension

const ruled = new Map<string, ReadonlyMap<string, Ruled>>()

/** What a rule says of a value that it refuses. */
function messageOf(rule: Schema, value: unknown, otherwise: string): string {
  try {
    rule.validateSync(value)
  } catch (error) {
    if (error instanceof ValidationError) return error.message
  }
  return otherwise
}

/** No word of any list. */
const NO_WORD = '?'

/** The words that a rule takes and no other; none when it takes whatever text. */
export function takenWords({ meta, oneOf = [] }: SchemaDescription): readonly string[] {
  return meta?.choices ?? oneOf.filter((word) => typeof word === 'string')
}

/**
 * Gives the fields of an input type what the rules of its operation say. The plain ones that they want are non-null;
 * files and lists stay as they are, and rules that depend on data (a function) ask for nothing here: what is missing
 * comes back beside the field, with all else that is wrong. Those that take one of some words know what is said of any
 * other.
 */
export function ruleInputs(inputType: string, rules: unknown): void {
  if (!(rules instanceof ObjectSchema)) return
  const { fields } = rules.describe()
  // A change is judged with the rest of its object.
  const judges = (rules.meta()?.judgedBy ?? rules) as ObjectSchema<Record<string, unknown>>
  // A text that may be left out keeps its test that it is not empty.
  const mayBeLeftOut = (name: string) => {
    const { optional, nullable } = fields[name] as SchemaDescription
    return optional || nullable
  }
  const told = fieldsOf(rules as ObjectSchema<object>).map(({ name, kind, required }) => {
    const rule = rules.fields[name] as Schema
    const says: Ruled = {}
    if (required && kind !== 'other' && !mayBeLeftOut(name)) says.missing = messageOf(rule, undefined, REQUIRED_FIELD)
    const judging = judges.fields[name] as Schema | undefined
    if (judging && takenWords(judging.describe()).length > 0) says.wrong = messageOf(judging, NO_WORD, INVALID_CHOICE)
    return [name, says] as const
  })
  ruled.set(inputType, new Map(told))
}

class RuledInputsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    const says = ruled.get(config.parentType)?.get(config.name)
    if (!says) return config
    const extensions = { ...config.extensions, ...says }
    const type = says.missing === undefined ? config.type : { ...config.type, required: true }
    return { ...config, extensions, type }
  }
}

SchemaBuilder.registerPlugin(NAME, RuledInputsPlugin)

export default NAME
