import SchemaBuilder, { BasePlugin, type PothosInputFieldConfig, type SchemaTypes } from '@pothos/core'
import { ObjectSchema, type Schema, type SchemaDescription, ValidationError } from 'yup'
import { fieldsOf, REQUIRED_FIELD } from '../../shared/fields/fields.ts'

const NOME = 'requiredInputs'

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      requiredInputs: RequiredInputsPlugin<Types>
    }
  }
}

/** What an input field that must be there tells of itself: what people read when it is not. */
export interface RequiredExtension {
  missing?: string
}

const required = new Map<string, ReadonlyMap<string, string>>()

/** What a rule says of nothing. */
function missingMessage(rule: Schema): string {
  try {
    rule.validateSync(undefined)
  } catch (error) {
    if (error instanceof ValidationError) return error.message
  }
  return REQUIRED_FIELD
}

/**
 * Makes the plain fields of an input type non-null that the rules of its operation want. Files and lists stay as they
 * are, and rules that depend on data (a function) ask for nothing here: what is missing comes back beside the field,
 * with all else that is wrong.
 */
export function requireAsRules(inputType: string, rules: unknown): void {
  if (!(rules instanceof ObjectSchema)) return
  const { fields } = rules.describe()
  // A text that may be left out keeps its test that it is not empty.
  const mayBeLeftOut = (name: string) => {
    const { optional, nullable } = fields[name] as SchemaDescription
    return optional || nullable
  }
  const names = fieldsOf(rules as ObjectSchema<object>)
    .filter(({ name, kind, required }) => required && kind !== 'other' && !mayBeLeftOut(name))
    .map(({ name }) => [name, missingMessage(rules.fields[name] as Schema)] as const)
  required.set(inputType, new Map(names))
}

class RequiredInputsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onInputFieldConfig(config: PothosInputFieldConfig<Types>): PothosInputFieldConfig<Types> {
    const missing = required.get(config.parentType)?.get(config.name)
    if (missing === undefined) return config
    const extensions = { ...config.extensions, missing } satisfies RequiredExtension
    return { ...config, extensions, type: { ...config.type, required: true } }
  }
}

SchemaBuilder.registerPlugin(NOME, RequiredInputsPlugin)

export default NOME
