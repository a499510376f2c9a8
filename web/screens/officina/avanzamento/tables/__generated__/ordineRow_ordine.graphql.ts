/**
 * @generated SignedSource<<550f934fbe47dd6c07bf921aa9a895d8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ordineRow_ordine$data = {
  readonly codiceSistema: string;
  readonly completo: boolean;
  readonly dataConsegna: string | null;
  readonly netto: number;
  readonly nomeCliente: string;
  readonly numeroCommessa: string;
  readonly percentualeAvanzamento: number | null;
  readonly percentualeAvanzamentoAvMateriali: number | null;
  readonly pk: number;
  readonly progetto: string;
  readonly tipoAgente: string | null;
  readonly totaleValoreEconomico: number;
  readonly totaleValoreManodopera: number;
  readonly totaleValoreMateriali: number;
  readonly valoriMateriali: ReadonlyArray<{
    readonly materiale: string;
    readonly ordiniFornitori: ReadonlyArray<{
      readonly dataArrivo: string | null;
      readonly nome: string;
      readonly ordineFornitore: number;
      readonly valorePercentuale: number | null;
    }>;
    readonly ordiniFornitoriNonArrivati: ReadonlyArray<{
      readonly nome: string;
      readonly ordineFornitore: number;
      readonly stato: string | null;
    }>;
    readonly totalePercentualeMateriali: number | null;
    readonly valoreEconomicoMateriale: number;
    readonly valoreEconomicoMaterialeAvanzamento: number;
  }>;
  readonly warnings: ReadonlyArray<{
    readonly motivo: string;
    readonly tipologia: string;
  }>;
  readonly " $fragmentType": "ordineRow_ordine";
};
export type ordineRow_ordine$key = {
  readonly " $data"?: ordineRow_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"ordineRow_ordine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ordineRow_ordine"
};

(node as any).hash = "b62d8e7e0354f3141a2753261cea107d";

export default node;
