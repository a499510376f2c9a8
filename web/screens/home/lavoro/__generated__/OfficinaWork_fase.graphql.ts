/**
 * @generated SignedSource<<e9bd35cf5ed22fcb22f2fca556fc1b0a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type OfficinaWork_fase$data = {
  readonly fine: string;
  readonly inizio: string;
  readonly nomeFase: string;
  readonly pk: number;
  readonly schedulazione: {
    readonly ordine: {
      readonly cliente: {
        readonly nome: string;
      };
      readonly numeroCommessa: string;
      readonly pk: number;
    };
  };
  readonly stato: {
    readonly nome: string;
  } | null;
  readonly statoColore: ColoreStato;
  readonly " $fragmentType": "OfficinaWork_fase";
};
export type OfficinaWork_fase$key = {
  readonly " $data"?: OfficinaWork_fase$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficinaWork_fase">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "OfficinaWork_fase"
};

(node as any).hash = "bc18d46245480cb4d3b5928c3614b17f";

export default node;
