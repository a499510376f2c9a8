/**
 * @generated SignedSource<<168cd99c6aa420e19796fb77b22ea0e0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type row_fase$data = {
  readonly durata: number;
  readonly fine: string;
  readonly fornitore: {
    readonly nome: string;
  } | null;
  readonly id: string;
  readonly inizio: string;
  readonly minutiRimasti: number | null;
  readonly nomeFase: string;
  readonly numeroAnte: number;
  readonly numeroPezziAnte: number;
  readonly numeroPezziArco: number;
  readonly numeroPezziInglesine: number;
  readonly numeroSerramenti: number;
  readonly numeroVetri: number;
  readonly pk: number;
  readonly schedulazione: {
    readonly ordine: {
      readonly cliente: {
        readonly nome: string;
      };
      readonly dataConsegna: string | null;
      readonly netto: number | null;
      readonly numeroCommessa: string;
      readonly ordiniFornitoreMancanti: ReadonlyArray<string>;
      readonly pk: number;
      readonly riferimento: string;
      readonly senzaMisure: boolean;
    };
  };
  readonly statiOrdiniFornitori: ReadonlyArray<{
    readonly materiale: string;
    readonly stati: string;
  }>;
  readonly stato: {
    readonly nome: string;
    readonly pk: number;
  } | null;
  readonly statoColore: ColoreStato;
  readonly tipiSerramenti: ReadonlyArray<string>;
  readonly " $fragmentType": "row_fase";
};
export type row_fase$key = {
  readonly " $data"?: row_fase$data;
  readonly " $fragmentSpreads": FragmentRefs<"row_fase">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "row_fase"
};

(node as any).hash = "178ce3bc83d8db75e4e6a4eaba5572ef";

export default node;
