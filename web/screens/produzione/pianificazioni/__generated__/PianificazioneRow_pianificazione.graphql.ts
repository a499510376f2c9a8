/**
 * @generated SignedSource<<6eba5de7444fc056ee96b826d6a6fb46>>
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
  readonly totali: unknown;
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

(node as any).hash = "64bedc91cb26904410fa61f625d3d970";

export default node;
