/**
 * @generated SignedSource<<6aea7930028bf7f34e9c3eeb17ea2e98>>
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

(node as any).hash = "f466cb54bc0bbb48d648848eca8b156d";

export default node;
