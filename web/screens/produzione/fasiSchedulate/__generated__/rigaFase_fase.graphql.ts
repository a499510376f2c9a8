/**
 * @generated SignedSource<<4280f8d0c49541ac933767cd6f8bd3fa>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rigaFase_fase$data = {
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
  readonly " $fragmentType": "rigaFase_fase";
};
export type rigaFase_fase$key = {
  readonly " $data"?: rigaFase_fase$data;
  readonly " $fragmentSpreads": FragmentRefs<"rigaFase_fase">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rigaFase_fase"
};

(node as any).hash = "c4eb758a6b62b3793c62b164035976cf";

export default node;
