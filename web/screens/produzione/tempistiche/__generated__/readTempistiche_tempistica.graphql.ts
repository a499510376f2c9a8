/**
 * @generated SignedSource<<81e42aecb233dd4f4a0e09696bba601d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readTempistiche_tempistica$data = {
  readonly categoria: string | null;
  readonly codiceSerramentoPk: number | null;
  readonly forma: string | null;
  readonly pk: number;
  readonly tempoRepartoBanchi: number;
  readonly tempoRepartoMacchine: number;
  readonly tipoSerramentoPk: number;
  readonly versione: number;
  readonly " $fragmentType": "readTempistiche_tempistica";
};
export type readTempistiche_tempistica$key = {
  readonly " $data"?: readTempistiche_tempistica$data;
  readonly " $fragmentSpreads": FragmentRefs<"readTempistiche_tempistica">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readTempistiche_tempistica"
};

(node as any).hash = "0844d562e4e6791f90c6df8ac1936902";

export default node;
