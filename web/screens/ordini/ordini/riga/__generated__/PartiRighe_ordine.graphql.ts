/**
 * @generated SignedSource<<650d351bc2cb0d387d2a65e3630323a6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartiRighe_ordine$data = {
  readonly righe: ReadonlyArray<{
    readonly pk: number;
    readonly " $fragmentSpreads": FragmentRefs<"PartiRiga_riga">;
  }>;
  readonly " $fragmentType": "PartiRighe_ordine";
};
export type PartiRighe_ordine$key = {
  readonly " $data"?: PartiRighe_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartiRighe_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartiRighe_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RigaOrdine",
      "kind": "LinkedField",
      "name": "righe",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PartiRiga_riga"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "ea78aba42cff8b615fd3937635df4315";

export default node;
