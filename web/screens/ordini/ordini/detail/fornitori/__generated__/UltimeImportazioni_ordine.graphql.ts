/**
 * @generated SignedSource<<9dc880c268835b73cd7c6a9dc95e2f12>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UltimeImportazioni_ordine$data = {
  readonly importazioniRighe: ReadonlyArray<{
    readonly il: string;
    readonly nomeFile: string;
    readonly pk: number;
    readonly qui: number;
    readonly righe: number;
    readonly userNome: string;
  }> | null;
  readonly " $fragmentType": "UltimeImportazioni_ordine";
};
export type UltimeImportazioni_ordine$key = {
  readonly " $data"?: UltimeImportazioni_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"UltimeImportazioni_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UltimeImportazioni_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportazioneRighe",
      "kind": "LinkedField",
      "name": "importazioniRighe",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pk",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "il",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userNome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nomeFile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "righe",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "qui",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "f1787d5d2acb3bec913fade7df120535";

export default node;
