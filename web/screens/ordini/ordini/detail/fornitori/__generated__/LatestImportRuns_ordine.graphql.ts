/**
 * @generated SignedSource<<d268a3b26051bb8ca2a7a206c213103d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LatestImportRuns_ordine$data = {
  readonly importazioniRighe: ReadonlyArray<{
    readonly il: string;
    readonly nomeFile: string;
    readonly pk: number;
    readonly qui: number;
    readonly righe: number;
    readonly userNome: string;
  }> | null;
  readonly " $fragmentType": "LatestImportRuns_ordine";
};
export type LatestImportRuns_ordine$key = {
  readonly " $data"?: LatestImportRuns_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestImportRuns_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LatestImportRuns_ordine",
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

(node as any).hash = "a2f6eb42db8e5a67b93997ec21757dd2";

export default node;
