/**
 * @generated SignedSource<<9983e3dc4f285bf141ac7d7c96aa8ef0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PianoOrdineNotices_piano$data = {
  readonly motivoNonSchedulato: string;
  readonly salvata: boolean;
  readonly tempiCambiati: boolean;
  readonly tempisticheMancanti: ReadonlyArray<{
    readonly codice: string;
    readonly famiglia: string;
    readonly forma: string;
    readonly tipo: string;
  }>;
  readonly warnings: ReadonlyArray<{
    readonly testo: string;
  }>;
  readonly " $fragmentType": "PianoOrdineNotices_piano";
};
export type PianoOrdineNotices_piano$key = {
  readonly " $data"?: PianoOrdineNotices_piano$data;
  readonly " $fragmentSpreads": FragmentRefs<"PianoOrdineNotices_piano">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PianoOrdineNotices_piano",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salvata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tempiCambiati",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivoNonSchedulato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TempisticaMancante",
      "kind": "LinkedField",
      "name": "tempisticheMancanti",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "famiglia",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forma",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codice",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvvisoSchedulazione",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SchedulazioneScheduler",
  "abstractKey": null
};

(node as any).hash = "c2c19e18749661d06ceca03a1a08497f";

export default node;
