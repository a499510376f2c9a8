/**
 * @generated SignedSource<<db4881473d125e9c76389ec610490873>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FamigliaEntry_famiglia$data = {
  readonly immagini: ReadonlyArray<{
    readonly immagine: string;
    readonly pk: number;
  }>;
  readonly mancanze: ReadonlyArray<{
    readonly codice: string;
    readonly testo: string;
  }>;
  readonly nome: string;
  readonly opzioni: ReadonlyArray<{
    readonly nome: string;
    readonly ritirato: boolean;
  }>;
  readonly pk: number;
  readonly ritirato: boolean;
  readonly tipologiaFamiglia: number;
  readonly " $fragmentType": "FamigliaEntry_famiglia";
};
export type FamigliaEntry_famiglia$key = {
  readonly " $data"?: FamigliaEntry_famiglia$data;
  readonly " $fragmentSpreads": FragmentRefs<"FamigliaEntry_famiglia">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FamigliaEntry_famiglia"
};

(node as any).hash = "98eb847387812ac69ecf8e97eabeeb99";

export default node;
