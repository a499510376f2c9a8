/**
 * @generated SignedSource<<46b1264039c14b9e66ba5f201d0edab7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
import type { FragmentRefs } from "relay-runtime";
export type CelleWork_query$data = {
  readonly celleRotte: ReadonlyArray<{
    readonly giorno: string;
    readonly libero: number;
    readonly ordini: ReadonlyArray<{
      readonly pk: number;
    }>;
    readonly reparto: RepartoFase;
  }>;
  readonly " $fragmentType": "CelleWork_query";
};
export type CelleWork_query$key = {
  readonly " $data"?: CelleWork_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CelleWork_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CelleWork_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CellaRotta",
      "kind": "LinkedField",
      "name": "celleRotte",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "giorno",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reparto",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "libero",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrdineNominato",
          "kind": "LinkedField",
          "name": "ordini",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pk",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5ceb0480f81c014faa32daf1664564e9";

export default node;
