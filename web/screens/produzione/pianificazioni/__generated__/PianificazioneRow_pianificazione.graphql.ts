/**
 * @generated SignedSource<<adb7d03bea4679b04dfc3d7099451549>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PianificazioneRow_pianificazione$data = {
  readonly creataDa: string | null;
  readonly creataIl: string;
  readonly id: string;
  readonly nome: string;
  readonly numeroOrdini: number;
  readonly pk: number;
  readonly postazioni: ReadonlyArray<{
    readonly minuti: number;
    readonly postazione: string;
  }>;
  readonly " $fragmentType": "PianificazioneRow_pianificazione";
};
export type PianificazioneRow_pianificazione$key = {
  readonly " $data"?: PianificazioneRow_pianificazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"PianificazioneRow_pianificazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PianificazioneRow_pianificazione"
};

(node as any).hash = "6649abfd877de13a44dccb0513472751";

export default node;
