/**
 * @generated SignedSource<<f205a065c15cc759a338d90432d4c92c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readTokens_token$data = {
  readonly creatoDa: {
    readonly nome: string;
    readonly pk: number;
    readonly username: string;
  };
  readonly creatoIl: string;
  readonly introspezione: boolean;
  readonly motivoNonValido: string | null;
  readonly nome: string;
  readonly pk: number;
  readonly prefisso: string;
  readonly revocatoIl: string | null;
  readonly scadeIl: string;
  readonly scrittura: boolean;
  readonly ultimoUso: string | null;
  readonly user: {
    readonly nome: string;
    readonly pk: number;
    readonly username: string;
  };
  readonly " $fragmentType": "readTokens_token";
};
export type readTokens_token$key = {
  readonly " $data"?: readTokens_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"readTokens_token">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readTokens_token"
};

(node as any).hash = "9363d3a2a186966eaeccca01bfa1cadd";

export default node;
