import { choiceText } from '#forms/entity/choiceText.ts'
import { compostoInWords } from '#ordini/composti/rules.ts'
import { type AccessoPosa, accessoPosaLabels } from '#ordini/posa/rules.ts'
import { tipoClienteName } from '#screens/vendite/clienti/tipoClienteName.ts'
import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import { formatDate, formatEuro, formatMm, formatPercentage } from '#shared/formats/formats.ts'
import type { ChosenOpzione } from '#vendite/listini/prezzo/finestra/rules.ts'
import type { OrdineFormContext } from '../context.ts'
import type { RigaFormValues } from '../formValues.ts'
import { finestraPartInWords } from '../righe/finestra/choices.ts'

/** A value in words. */
export function ordineValueInWords(field: string, value: unknown, context: OrdineFormContext): string {
  if (value === null || value === '' || value === undefined) return '–'
  if (field === 'senzaMisure') return value === true ? 'no' : 'sì'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'string') {
    if (field.startsWith('data')) return formatDate(value)
    return field === 'tipoCliente' ? tipoClienteName(value) : value
  }
  if (field === 'accessoPosa') return accessoPosaLabels[value as AccessoPosa] ?? String(value)
  const { finestre } = context
  if (field === 'specchiature') {
    const names = {
      tipi: new Map([...finestre.tipi].map(([pk, { nome }]) => [pk, nome])),
      aperture: new Map(
        [...finestre.tipi.values()].flatMap(({ aperture }) => aperture.map((one) => [one.pk, one.nome])),
      ),
    }
    return compostoInWords({ specchiature: value as SpecchiaturaInput[] }, names) || '–'
  }
  if (field === 'opzioni') return finestraPartInWords({ opzioni: value as ChosenOpzione[] }, finestre)
  if (field === 'accessoriPks') return finestraPartInWords({ accessoriPks: value as number[] }, finestre)
  if (field === 'tipoAperturaPk') return finestraPartInWords({ tipoAperturaPk: Number(value) }, finestre)
  if (field === 'famigliaPk') return finestraPartInWords({ famigliaPk: Number(value) }, finestre)
  const numero = Number(value)
  if (field === 'statoPk') return choiceText(context.stati, value)
  if (field === 'agentePk') return choiceText(context.agenti, value)
  if (field === 'tipoSerramentoPk') return choiceText(context.tipiExtra, value)
  if (field === 'clientePk') return context.clienti.get(numero) ?? `n. ${numero}`
  if (field === 'codiceSerramentoPk') return context.codici.get(numero) ?? `n. ${numero}`
  if (field === 'listino' || field === 'netto') return formatEuro(numero)
  if (field.startsWith('sconto')) return formatPercentage(numero)
  return field === 'altezza' || field === 'larghezza' ? formatMm(numero) : String(value)
}

/** 'Finestra 1 anta LEGNO · RETT · F1 × 2' */
export function describeRigaForm(riga: RigaFormValues | null, context: OrdineFormContext): string {
  if (!riga) return 'riga rimossa'
  const codice = riga.rivendita ? riga.codiceRivendita : context.codici.get(riga.codiceSerramentoPk ?? 0)
  return [choiceText(context.tipiExtra, riga.tipoSerramentoPk), codice, `× ${riga.numero}`].filter(Boolean).join(' ')
}
