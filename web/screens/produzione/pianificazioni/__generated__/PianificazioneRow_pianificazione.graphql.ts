/**
 * @generated SignedSource<<be3a4625084ed08f5c88069aaba8c438>>
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
  readonly puoPianificare: boolean;
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

(node as any).hash = "258c1d64374b9f63070ac10544c615d1";

export default node;
