/**
 * @generated SignedSource<<46c5b35706851a52735c0a72a121fdd6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegnalazioneRow_segnalazione$data = {
  readonly id: string;
  readonly il: string;
  readonly messaggio: string;
  readonly origine: string;
  readonly pk: number;
  readonly requestId: string;
  readonly url: string;
  readonly user: {
    readonly nome: string;
  } | null;
  readonly " $fragmentType": "SegnalazioneRow_segnalazione";
};
export type SegnalazioneRow_segnalazione$key = {
  readonly " $data"?: SegnalazioneRow_segnalazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegnalazioneRow_segnalazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SegnalazioneRow_segnalazione"
};

(node as any).hash = "e83f289c0ef0ea482201534b4595edfa";

export default node;
