/**
 * @generated SignedSource<<52de7732b27809ace1a5e73d59b1a383>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type row_fase$data = {
  readonly durata: number;
  readonly fine: string;
  readonly fornitore: {
    readonly nome: string;
  } | null;
  readonly id: string;
  readonly inizio: string;
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
      readonly pk: number;
      readonly riferimento: string;
      readonly senzaMisure: boolean;
    };
  };
  readonly statiOrdiniFornitori: unknown;
  readonly stato: {
    readonly nome: string;
    readonly pk: number;
  } | null;
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

(node as any).hash = "1f36cb0ea5026780d2bec735a8c4bb3c";

export default node;
