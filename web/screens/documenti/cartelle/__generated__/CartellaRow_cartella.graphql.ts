/**
 * @generated SignedSource<<e11262b00a6674c0ab593ffcb02b37cf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartellaRow_cartella$data = {
  readonly descrizione: string;
  readonly id: string;
  readonly nome: string;
  readonly numeroAccount: number | null;
  readonly numeroFile: number | null;
  readonly parent: {
    readonly pk: number;
  } | null;
  readonly percorso: string;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentType": "CartellaRow_cartella";
};
export type CartellaRow_cartella$key = {
  readonly " $data"?: CartellaRow_cartella$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartellaRow_cartella">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CartellaRow_cartella"
};

(node as any).hash = "a9ced8747bfe10290d7c75b6abd2d31a";

export default node;
