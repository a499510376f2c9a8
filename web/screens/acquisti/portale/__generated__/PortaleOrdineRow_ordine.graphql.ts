/**
 * @generated SignedSource<<51751e0adc667f1738e1526075d5e86f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type PortaleOrdineRow_ordine$data = {
  readonly dataArrivo: string | null;
  readonly dataConsegna: string | null;
  readonly id: string;
  readonly note: string;
  readonly ordine: {
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly numeroSerramenti: number;
    readonly riferimento: string;
    readonly tipiSerramenti: ReadonlyArray<string>;
  };
  readonly pk: number;
  readonly schedulazione: {
    readonly fine: string;
    readonly inizio: string;
  } | null;
  readonly statoColore: ColoreStato;
  readonly statoNome: string;
  readonly tipologia: string;
  readonly valorePercentuale: number | null;
  readonly versione: number;
  readonly " $fragmentType": "PortaleOrdineRow_ordine";
};
export type PortaleOrdineRow_ordine$key = {
  readonly " $data"?: PortaleOrdineRow_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortaleOrdineRow_ordine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PortaleOrdineRow_ordine"
};

(node as any).hash = "b73efbb75458645515d21b53a708f421";

export default node;
