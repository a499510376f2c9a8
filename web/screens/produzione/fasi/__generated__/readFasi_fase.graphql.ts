/**
 * @generated SignedSource<<941b44b34bf85000fa437a1e7e78b4c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type UnitaFase = "days" | "hours" | "minutes";
import type { FragmentRefs } from "relay-runtime";
export type readFasi_fase$data = {
  readonly dependencies: ReadonlyArray<string>;
  readonly infiniteCapacity: boolean;
  readonly nome: string;
  readonly pk: number;
  readonly reparto: RepartoFase | null;
  readonly soloConTelai: boolean;
  readonly unit: UnitaFase;
  readonly versione: number;
  readonly withFornitore: boolean;
  readonly " $fragmentType": "readFasi_fase";
};
export type readFasi_fase$key = {
  readonly " $data"?: readFasi_fase$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFasi_fase">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFasi_fase"
};

(node as any).hash = "d35887a85505fa7c8fd8d9cef63ba887";

export default node;
