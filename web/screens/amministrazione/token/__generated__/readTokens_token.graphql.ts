/**
 * @generated SignedSource<<143b9ddd56ab8abb05c999161b513010>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AreaToken = "ACQUISTI" | "CLIENTI" | "MACCHINE" | "ORDINI" | "PREVENTIVI" | "PRODUZIONE" | "SCRITTURA_ORDINI" | "SCRITTURA_PREVENTIVI" | "STATISTICHE";
import type { FragmentRefs } from "relay-runtime";
export type readTokens_token$data = {
  readonly aree: ReadonlyArray<AreaToken>;
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

(node as any).hash = "7b651617f2afe3a759009a32ab7bba1d";

export default node;
